/// The one writer of the result log and of its index.
#pragma once

#include <QString>
#include <QStringList>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "gridlark/play/worker.h"

#include "records/result_index.h"

namespace gridlark::shell {

/// Works on a thread of its own, as each line is flushed to the disk and a log can be long. A
/// result that cannot be appended stays in memory, goes to a second file, and is tried again with
/// the next one. It leaves that file only when it has been read back from the log: the log is the
/// only truth.
class ResultWriter {
  public:
    struct Files {
        QString log;
        QString pending;  ///< results that could not be appended yet
        QString index;    ///< may be thrown away; empty: in memory
    };

    /// How a job ended.
    struct Outcome {
        bool wrote = false;                 ///< not only read; else the next four mean nothing
        QString trouble;                    ///< why a result is not in the log yet, if one is not
        std::vector<play::Result> waiting;  ///< those that are not
        bool kept = true;                   ///< these are at least on the disk
        QStringList aside;                  ///< files with unreadable results, kept aside

        std::optional<double> progress;  ///< how much of the log has been read; nothing if all
        bool readable = true;            ///< whether it could be
        std::error_code unread;          ///< why not
        std::string index;               ///< where it is
        std::optional<records::ResultIndex::BadLines> badLines;  ///< once all has been read
    };

    /// `hasNews` is called on the writing thread when an outcome can be taken.
    ResultWriter(Files files, const play::Disk& disk, std::function<void()> hasNews);

    /// Appends results, after those that wait, and reads what has been added to the log.
    void write(std::vector<play::Result> results);
    /// Makes the index anew; the second time in memory.
    void rebuildIndex();
    [[nodiscard]] std::vector<Outcome> takeOutcomes();

    /// Waits until every result is in the log. False if it took too long or failed.
    bool flush(std::chrono::milliseconds atMost);
    /// Whether every result is on the disk, in the log or in the file of those that wait for it.
    [[nodiscard]] bool kept();

  private:
    void postReading();
    [[nodiscard]] Outcome writeAll(const std::vector<play::Result>& results);
    void read(Outcome& outcome);
    void finish(Outcome outcome);
    [[nodiscard]] records::ResultIndex& index();
    [[nodiscard]] play::Disk::Result<bool> isInLog(std::uint64_t ticket);
    [[nodiscard]] bool append(const play::Result& result, Outcome& outcome);
    /// What is in one of the files of waiting results goes into the log.
    void takeUp(const QString& file, Outcome& outcome);

    Files files_;
    play::Disk disk_;
    std::function<void()> hasNews_;

    // The writing thread's alone.
    std::optional<records::ResultIndex> index_;
    std::vector<play::Result> waiting_;
    std::uint64_t step_;  ///< bytes that are read next
    bool rebuilt_ = false;

    std::mutex mutex_;
    std::condition_variable idle_;
    int jobs_ = 0;  ///< that write
    bool allWritten_ = true;
    bool allKept_ = true;
    std::vector<Outcome> outcomes_;

    play::Worker worker_;  // the last one, so that it stops before the rest goes
};

}  // namespace gridlark::shell
