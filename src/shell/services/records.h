/// The finished games: the one writer of the result log, and what pages read of it.
#pragma once

#include <QObject>
#include <QStringList>
#include <QTimer>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <vector>

#include "gridlark/play/worker.h"

#include "records/result_index.h"

namespace gridlark::shell {

class Messages;
class Settings;

/// Appends on a thread of its own, as each line is flushed to disk, and reads there, too: nothing
/// here depends on how long the log is. A result that cannot be appended stays in memory, goes to a
/// second file, and is tried again later. It leaves that file only when it has been read back from
/// the log: the log is the only truth.
class Records : public QObject {
    Q_OBJECT

  public:
    struct Files {
        QString log;
        QString pending;  ///< results that could not be appended yet
        QString index;    ///< may be thrown away; empty: in memory
    };

    Records(const Files& files, Messages& messages, Settings& settings,
            const play::Disk& disk = play::Disk());
    /// Tries for at most two seconds to write what waits.
    ~Records() override;

    /// Reads what was added to the log since the last time, by whatever program, and takes up
    /// what an earlier run could not append. What takes longer than a moment comes later.
    void refresh();

    /// Fills in when it finished and by which version, and appends it.
    void add(play::Result result);

    /// How much of the log has been read, 0 … 1; nothing if all of it.
    [[nodiscard]] std::optional<double> progress() const { return progress_; }

    // Of everything known: the log as far as it has been read, and what waits for it.

    /// Whether there is a result with this ticket.
    [[nodiscard]] bool knows(std::uint64_t ticket) const;
    /// Statistics of a grid, or of those of its results that the facet includes.
    [[nodiscard]] play::Statistics statistics(const QString& game, const kit::Options& options,
                                              const std::optional<play::Facet>& facet = {}) const;
    /// Grids and variants that have results.
    [[nodiscard]] std::vector<kit::Options> grids(const QString& game) const;

    /// A won game without help that is faster than any before on its grid. False as long as not all
    /// of these are known.
    [[nodiscard]] bool isBest(const play::Result& result) const;
    /// A won game without help with a higher score than any before on its grid.
    [[nodiscard]] bool isBestScore(const play::Result& result) const;

    /// Waits until every result is in the log. False if it took too long or failed.
    bool flush(std::chrono::milliseconds atMost);
    /// Whether every result is on the disk, in the log or in the file of those that wait for it.
    [[nodiscard]] bool kept();

  signals:
    void changed();

  private:
    /// How a job of the writing thread ended.
    struct Outcome {
        bool wrote = false;                 ///< not only read; else the next four mean nothing
        QString trouble;                    ///< why a result is not in the log yet, if one is not
        std::vector<play::Result> waiting;  ///< those that are not
        bool kept = true;                   ///< these are at least on the disk
        QStringList aside;                  ///< files with unreadable results, kept aside

        std::optional<double> progress;  ///< as in `Records::progress`
        std::error_code unread;          ///< why the log could not be read
        bool readable = true;
        std::string index;                                       ///< where it is
        std::optional<records::ResultIndex::BadLines> badLines;  ///< once all has been read
    };

    /// Used by the writing thread alone, but for what the mutex guards.
    struct Writer {
        std::optional<records::ResultIndex> index;
        std::vector<play::Result> waiting;
        std::uint64_t step = 0;  ///< bytes that are read next

        std::mutex mutex;
        std::condition_variable idle;
        int jobs = 0;  ///< that write
        bool allWritten = true;
        bool allKept = true;
        std::vector<Outcome> outcomes;  ///< that the window has not heard of
    };

    void post(std::vector<play::Result> results);
    void postReading();
    [[nodiscard]] Outcome write(const std::vector<play::Result>& results);
    void read(Outcome& outcome);
    void finish(Outcome outcome);
    [[nodiscard]] records::ResultIndex& index();
    [[nodiscard]] play::Disk::Result<bool> isInLog(std::uint64_t ticket);
    [[nodiscard]] bool append(const play::Result& result, Outcome& outcome);
    /// What is in one of the files of waiting results goes into the log.
    void takeUp(const QString& file, Outcome& outcome);

    void takeOutcomes();
    void onDone(const Outcome& outcome);
    void onWritten(const Outcome& outcome);
    void reportBadLines(const records::ResultIndex::BadLines& lines);
    void forgetKnown();

    Files files_;
    Messages& messages_;
    Settings& settings_;
    play::Disk disk_;
    std::optional<records::ResultIndex> reader_;
    std::optional<double> progress_ = 0;
    std::vector<play::Result> mine_;  ///< of this run; shown until the index has them
    QTimer retry_;
    Writer writer_;
    play::Worker worker_;  // the last one, so that it stops before the rest goes
};

}  // namespace gridlark::shell
