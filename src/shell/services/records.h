/// The finished games: the one writer of the result log, and what pages read of it.
#pragma once

#include <QObject>
#include <QStringList>
#include <QTimer>
#include <chrono>
#include <condition_variable>
#include <filesystem>
#include <mutex>
#include <span>
#include <vector>

#include "gridlark/play/result_log.h"
#include "gridlark/play/worker.h"

namespace gridlark::shell {

class Messages;
class Settings;

/// Appends on a thread of its own, as each line is flushed to disk. A result that cannot be
/// appended stays in memory, goes to a second file, and is tried again later. It leaves that file
/// only when it has been read back from the log: the log is the only truth.
class Records : public QObject {
    Q_OBJECT

  public:
    Records(const QString& log, const QString& pending, Messages& messages, Settings& settings,
            const play::Disk& disk = play::Disk());
    /// Tries for at most two seconds to write what waits.
    ~Records() override;

    /// Reads what was added to the log since the last time, by whatever program, and takes up
    /// what an earlier run could not append.
    void refresh();

    /// Fills in when it finished and by which version, and appends it.
    void add(play::Result result);

    /// Whether the log, or what waits for it, has a result with this ticket.
    [[nodiscard]] bool knows(std::uint64_t ticket) const;
    /// Everything known: the log, and what waits for it.
    [[nodiscard]] std::span<const play::Result> results() const { return results_; }
    /// A won game without help that is faster than any before on its grid.
    [[nodiscard]] bool isBest(const play::Result& result) const;
    /// A won game without help with a higher score than any before on its grid.
    [[nodiscard]] bool isBestScore(const play::Result& result) const;

    /// Waits until everything is in the log. False if it took too long or failed.
    bool flush(std::chrono::milliseconds atMost);
    /// Whether every result is on the disk, in the log or in the file of those that wait for it.
    [[nodiscard]] bool kept();

  signals:
    void changed();

  private:
    /// Used by the writing thread alone, but for what the mutex guards.
    struct Writer {
        Writer(const std::filesystem::path& logFile, play::FileSystem& files)
            : log(logFile, files) {}

        play::ResultLog log;
        std::vector<play::Result> waiting;
        std::mutex mutex;
        std::condition_variable idle;
        int jobs = 0;
        bool allWritten = true;
        bool allKept = true;
    };

    /// How a job of the writing thread ended.
    struct Outcome {
        QString trouble;                    ///< why a result is not in the log yet, if one is not
        std::vector<play::Result> waiting;  ///< those that are not
        bool kept = true;                   ///< these are at least on the disk
        QStringList aside;                  ///< files with unreadable results, kept aside
    };

    void post(std::vector<play::Result> results);
    void write(const std::vector<play::Result>& results);
    [[nodiscard]] bool append(const play::Result& result, Outcome& outcome);
    /// What is in one of the files of waiting results goes into the log.
    void takeUp(const QString& file, Outcome& outcome);
    void onWritten(const Outcome& outcome);
    void reportBadLines();
    void collect();

    QString logFile_;
    QString pendingFile_;
    Messages& messages_;
    Settings& settings_;
    play::Disk disk_;
    play::ResultLog log_;
    std::vector<play::Result> mine_;  ///< of this run; shown until the log has them
    std::vector<play::Result> results_;
    QTimer retry_;
    Writer writer_;
    play::Worker worker_;  // the last one, so that it stops before the rest goes
};

}  // namespace gridlark::shell
