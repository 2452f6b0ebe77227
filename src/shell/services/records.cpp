#include "records.h"

#include <QDateTime>
#include <QDir>
#include <algorithm>
#include <utility>

#include "gridlark/play/statistics.h"

#include "files.h"
#include "messages.h"
#include "settings.h"

namespace gridlark::shell {

namespace {

constexpr std::chrono::seconds retryAfter{20};
constexpr int mostNamed = 12;                    // unreadable lines in a message
constexpr std::chrono::milliseconds moment{50};  // that the window may wait
constexpr auto appendSubject = "results-append";
constexpr auto readSubject = "results-read";

}  // namespace

Records::Records(const Files& files, Messages& messages, Settings& settings, const play::Disk& disk)
    : log_(files.log), messages_(messages), settings_(settings), writer_(files, disk, [this] {
          QMetaObject::invokeMethod(this, &Records::takeOutcomes, Qt::QueuedConnection);
      }) {
    retry_.setSingleShot(true);
    retry_.setInterval(retryAfter);
    connect(&retry_, &QTimer::timeout, this, [this] { writer_.write({}); });
}

Records::~Records() {
    if (!flush(std::chrono::milliseconds(0))) writer_.write({});
    flush(std::chrono::seconds(2));
}

void Records::refresh() {
    writer_.write({});
    flush(moment);
    takeOutcomes();
}

/// An unreadable line stays in the log for good, so each is reported only once.
void Records::reportBadLines(const records::ResultIndex::BadLines& bad) {
    QStringList numbers;
    for (const play::BadLine& line : bad.first) numbers << QString::number(line.number);
    const QString first = numbers.mid(0, mostNamed).join(QStringLiteral(", "));
    const qint64 more = static_cast<qint64>(bad.count) - mostNamed;
    //: Numbers of lines, and how many others there are
    const QString lines = more > 0 ? tr("%1 and %2 more").arg(first).arg(more) : first;
    const QString seen = QStringLiteral("%1: %2").arg(numbers.size()).arg(lines);
    if (numbers.isEmpty() || settings_.reportedLines() == seen) return;
    settings_.setReportedLines(seen);
    messages_.add(tr("These lines of %1 cannot be read and are left as they are: %2.")
                      .arg(QDir::toNativeSeparators(log_), lines),
                  QStringLiteral("results-lines"));
}

void Records::add(play::Result result) {
    result.finishedAt = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
    result.version = GRIDLARK_VERSION;
    mine_.push_back(result);
    writer_.write({std::move(result)});
    emit changed();
}

play::Statistics Records::statistics(const QString& game, const kit::Options& options,
                                     const std::optional<play::Facet>& facet) {
    std::vector<play::Result> more = mine_;
    std::erase_if(more, [&](const play::Result& mine) {
        return (facet && !facet->includes(mine)) || (reader_ && reader_->contains(mine.ticket));
    });
    if (reader_) {
        auto statistics = reader_->statistics(game.toStdString(), options, facet, more);
        if (!reader_->damaged()) return statistics;
        reader_.reset();
        progress_ = 0;
        writer_.rebuildIndex();
    }
    return play::statisticsOf(more, game.toStdString(), options);
}

std::vector<kit::Options> Records::grids(const QString& game) const {
    std::vector<kit::Options> grids;
    if (reader_) grids = reader_->grids(game.toStdString());
    for (const play::Result& result : mine_) {
        const bool known = std::find(grids.begin(), grids.end(), result.options) != grids.end();
        if (!known && result.game == game.toStdString()) grids.push_back(result.options);
    }
    return grids;
}

bool Records::isBest(const play::Result& result) {
    if (progress_ || !play::countsForBest(result)) return false;
    const auto best = statistics(QString::fromStdString(result.game), result.options).best;
    return !best || result.time < *best;
}

bool Records::isBestScore(const play::Result& result) {
    if (progress_ || !play::countsForBest(result)) return false;
    const auto best = statistics(QString::fromStdString(result.game), result.options).bestScore;
    return !best || result.tally.score > *best;
}

void Records::takeOutcomes() {
    const auto outcomes = writer_.takeOutcomes();
    for (const auto& outcome : outcomes) onDone(outcome);
    if (!outcomes.empty()) emit changed();
}

void Records::onDone(const ResultWriter::Outcome& outcome) {
    if (!reader_ || reader_->place() != outcome.index)
        reader_ = records::ResultIndex::reader(outcome.index);
    progress_ = outcome.progress;
    if (outcome.wrote) onWritten(outcome);
    forgetKnown();
    if (outcome.badLines) reportBadLines(*outcome.badLines);
    if (outcome.readable) {
        messages_.clear(QLatin1String(readSubject));
    } else {
        messages_.add(tr("The results in %1 cannot be read: %2")
                          .arg(QDir::toNativeSeparators(log_), reasonOf(outcome.unread)),
                      QLatin1String(readSubject));
    }
}

void Records::onWritten(const ResultWriter::Outcome& outcome) {
    for (const play::Result& result : outcome.waiting) {
        if (!knows(result.ticket)) mine_.push_back(result);
    }
    for (const QString& kept : outcome.aside) {
        messages_.add(tr("Some results that waited to be kept cannot be read. They are in %1.")
                          .arg(QDir::toNativeSeparators(kept)));
    }
    if (outcome.waiting.empty()) {
        messages_.clear(QLatin1String(appendSubject));
    } else {
        messages_.add(tr("A result could not be added to %1 (%2). It is kept and tried again.")
                          .arg(QDir::toNativeSeparators(log_), outcome.trouble),
                      QLatin1String(appendSubject));
        retry_.start();
    }
}

bool Records::knows(std::uint64_t ticket) const {
    return (reader_ && reader_->contains(ticket)) ||
           std::any_of(mine_.begin(), mine_.end(),
                       [&](const play::Result& result) { return result.ticket == ticket; });
}

void Records::forgetKnown() {
    if (!reader_) return;
    std::erase_if(mine_,
                  [this](const play::Result& mine) { return reader_->contains(mine.ticket); });
}

}  // namespace gridlark::shell
