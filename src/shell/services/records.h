/// The finished games: the one writer of the result log, and what pages read of it.
#pragma once

#include <QObject>
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
/// appended stays in memory, goes to a second file, and is tried again later.
class Records : public QObject {
    Q_OBJECT

  public:
    Records(const QString& log, const QString& pending, Messages& messages, Settings& settings);
    /// Tries for at most two seconds to write what waits.
    ~Records() override;

    /// Reads what was added to the log since the last time, by whatever program, and takes up
    /// what an earlier run could not append.
    void refresh();

    /// Fills in when it finished and by which version, and appends it.
    void add(play::Result result);

    /// Everything known: the log, and what waits for it.
    [[nodiscard]] std::span<const play::Result> results() const { return results_; }
    /// A won game without help that is faster than any before on its grid.
    [[nodiscard]] bool isBest(const play::Result& result) const;
    /// A won game without help with a higher score than any before on its grid.
    [[nodiscard]] bool isBestScore(const play::Result& result) const;

    bool flush(std::chrono::milliseconds atMost);

  signals:
    void changed();

  private:
    /// Used by the writing thread alone, but for what `mutex` guards: `jobs` and `allWritten`.
    struct Writer {
        Writer(const std::filesystem::path& logFile, const std::filesystem::path& pendingFile)
            : log(logFile), pending(pendingFile) {}

        play::ResultLog log;
        play::ResultLog pending;
        std::vector<play::Result> waiting;
        std::mutex mutex;
        std::condition_variable idle;
        int jobs = 0;
        bool allWritten = true;
    };

    void post(std::vector<play::Result> results);
    void write(std::vector<play::Result> results);
    void takePending();
    void onWritten(const QString& trouble);
    void reportBadLines();
    void collect();

    QString logFile_;
    QString pendingFile_;
    Messages& messages_;
    Settings& settings_;
    play::ResultLog log_;
    std::vector<play::Result> mine_;  ///< of this run; shown until the log has them
    std::vector<play::Result> results_;
    QTimer retry_;
    Writer writer_;
    play::Worker worker_;  // the last one, so that it stops before the rest goes
};

}  // namespace gridlark::shell
