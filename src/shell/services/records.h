/// The finished games: the one writer of the result log, and what pages read of it.
#pragma once

#include <QObject>
#include <QTimer>
#include <chrono>
#include <optional>
#include <vector>

#include "records/result_index.h"
#include "result_writer.h"

namespace gridlark::shell {

class Messages;
class Settings;

/// Nothing here depends on how long the log is, or waits for the disk for longer than a moment.
class Records : public QObject {
    Q_OBJECT

  public:
    using Files = ResultWriter::Files;

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
                                              const std::optional<play::Facet>& facet = {});
    /// Grids and variants that have results.
    [[nodiscard]] std::vector<kit::Options> grids(const QString& game) const;

    /// A won game without help that is faster than any before on its grid. False as long as not all
    /// of these are known.
    [[nodiscard]] bool isBest(const play::Result& result);
    /// A won game without help with a higher score than any before on its grid.
    [[nodiscard]] bool isBestScore(const play::Result& result);

    /// Waits until every result is in the log. False if it took too long or failed.
    bool flush(std::chrono::milliseconds atMost) { return writer_.flush(atMost); }
    /// Whether every result is on the disk, in the log or in the file of those that wait for it.
    [[nodiscard]] bool kept() { return writer_.kept(); }

  signals:
    void changed();

  private:
    void takeOutcomes();
    void onDone(const ResultWriter::Outcome& outcome);
    void onWritten(const ResultWriter::Outcome& outcome);
    void reportBadLines(const records::ResultIndex::BadLines& lines);
    void forgetKnown();

    QString log_;
    Messages& messages_;
    Settings& settings_;
    std::optional<records::ResultIndex> reader_;
    std::optional<double> progress_ = 0;
    std::vector<play::Result> mine_;  ///< of this run; shown until the index has them
    QTimer retry_;
    ResultWriter writer_;  // the last one, so that it stops before the rest goes
};

}  // namespace gridlark::shell
