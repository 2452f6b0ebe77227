#include "records.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
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
// Bytes of the log that are read at a time. The first steps are short, as most logs are; many short
// ones would write the whole index as many times.
constexpr std::uint64_t firstStep = 2'000'000, longestStep = 16'000'000;
constexpr auto appendSubject = "results-append";
constexpr auto readSubject = "results-read";

/// Where an earlier version left what it had taken up.
QString takenFile(const QString& pending) {
    return pending + QStringLiteral(".taken");
}

}  // namespace

Records::Records(const Files& files, Messages& messages, Settings& settings, const play::Disk& disk)
    : files_(files), messages_(messages), settings_(settings), disk_(disk) {
    writer_.step = firstStep;
    retry_.setSingleShot(true);
    retry_.setInterval(retryAfter);
    connect(&retry_, &QTimer::timeout, this, [this] { post({}); });
}

Records::~Records() {
    if (!flush(std::chrono::milliseconds(0))) post({});
    flush(std::chrono::seconds(2));
}

void Records::refresh() {
    post({});
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
                      .arg(QDir::toNativeSeparators(files_.log), lines),
                  QStringLiteral("results-lines"));
}

void Records::add(play::Result result) {
    result.finishedAt = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
    result.version = GRIDLARK_VERSION;
    mine_.push_back(result);
    post({std::move(result)});
    emit changed();
}

play::Statistics Records::statistics(const QString& game, const kit::Options& options,
                                     const std::optional<play::Facet>& facet) const {
    std::vector<play::Result> more = mine_;
    std::erase_if(more, [&](const play::Result& mine) {
        return (facet && !facet->includes(mine)) || (reader_ && reader_->contains(mine.ticket));
    });
    return reader_ ? reader_->statistics(game.toStdString(), options, facet, more)
                   : play::statisticsOf(more, game.toStdString(), options);
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

bool Records::isBest(const play::Result& result) const {
    if (progress_ || !play::countsForBest(result)) return false;
    const auto best = statistics(QString::fromStdString(result.game), result.options).best;
    return !best || result.time < *best;
}

bool Records::isBestScore(const play::Result& result) const {
    if (progress_ || !play::countsForBest(result)) return false;
    const auto best = statistics(QString::fromStdString(result.game), result.options).bestScore;
    return !best || result.tally.score > *best;
}

void Records::post(std::vector<play::Result> results) {
    {
        const std::lock_guard lock(writer_.mutex);
        ++writer_.jobs;
    }
    worker_.post([this, results = std::move(results)](const std::stop_token&) {
        Outcome outcome = write(results);
        read(outcome);
        finish(std::move(outcome));
    });
}

/// In steps: a result that has to be written waits for one of them at most.
void Records::postReading() {
    worker_.post([this](const std::stop_token&) {
        Outcome outcome;
        read(outcome);
        finish(std::move(outcome));
    });
}

Records::Outcome Records::write(const std::vector<play::Result>& results) {
    Outcome outcome;
    outcome.wrote = true;
    std::vector<play::Result> all = std::exchange(writer_.waiting, {});
    all.insert(all.end(), results.begin(), results.end());
    for (const play::Result& result : all) {
        if (append(result, outcome)) continue;
        play::ResultLog pending(pathOf(files_.pending), disk_.files());
        outcome.kept = pending.append(result) && outcome.kept;  // or memory is all there is
    }
    takeUp(files_.pending, outcome);
    takeUp(takenFile(files_.pending), outcome);
    writer_.waiting = outcome.waiting;
    return outcome;
}

void Records::read(Outcome& outcome) {
    const auto all = index().readOn(disk_.files(), pathOf(files_.log), writer_.step);
    writer_.step = all && !*all ? std::min(2 * writer_.step, longestStep) : firstStep;
    outcome.index = index().place();
    if (!all) {
        outcome.readable = false;
        outcome.unread = all.error().why;
    } else if (*all) {
        outcome.badLines = index().badLines();
    } else {
        const play::LogPlace place = index().readUpTo();
        outcome.progress = static_cast<double>(place.bytes) / static_cast<double>(place.file.size);
        postReading();
    }
}

void Records::finish(Outcome outcome) {
    {
        const std::lock_guard lock(writer_.mutex);
        if (outcome.wrote) {
            --writer_.jobs;
            writer_.allWritten = outcome.waiting.empty();
            writer_.allKept = outcome.kept;
        }
        writer_.outcomes.push_back(std::move(outcome));
    }
    writer_.idle.notify_all();
    QMetaObject::invokeMethod(this, &Records::takeOutcomes, Qt::QueuedConnection);
}

records::ResultIndex& Records::index() {
    if (!writer_.index)
        writer_.index = files_.index.isEmpty() ? records::ResultIndex()
                                               : records::ResultIndex(pathOf(files_.index), disk_);
    return *writer_.index;
}

/// Also where the index has not come that far yet.
play::Disk::Result<bool> Records::isInLog(std::uint64_t ticket) {
    if (ticket == 0) return false;
    if (index().contains(ticket)) return true;
    return play::logMentions(disk_.files(), pathOf(files_.log), index().readUpTo().bytes, ticket);
}

bool Records::append(const play::Result& result, Outcome& outcome) {
    const auto known = isInLog(result.ticket);
    const auto line = play::loggedLine(result);
    if (known && *known) return true;
    if (!line) {
        outcome.trouble = QString::fromStdString(line.error());
    } else if (!known) {  // or it could be there twice
        outcome.trouble = reasonOf(known.error().why);
    } else if (const auto done = disk_.append(pathOf(files_.log), *line); !done) {
        outcome.trouble = reasonOf(done.error().why);
    } else {
        return true;
    }
    const auto same = [&](const play::Result& other) { return other.ticket == result.ticket; };
    if (std::none_of(outcome.waiting.begin(), outcome.waiting.end(), same))
        outcome.waiting.push_back(result);
    return false;
}

void Records::takeUp(const QString& file, Outcome& outcome) {
    const auto path = pathOf(file);
    // Locked, so that no other copy adds a line between the last look and the removal.
    auto opened = play::OpenFile::open(disk_.files(), path, play::FileSystem::Mode::read);
    if (!opened || !opened->lock()) return;
    play::ResultLog pending(path, disk_.files());
    if (!pending.refresh()) return;
    bool all = true;
    for (const play::Result& result : pending.results()) all = append(result, outcome) && all;
    if (!all) return;
    for (const play::Result& result : pending.results()) {
        if (result.ticket != 0 && !isInLog(result.ticket).value_or(false)) return;
    }
    if (pending.badLineCount() == 0) {
        static_cast<void>(disk_.remove(path));
    } else if (const auto kept = keepAside(disk_, file)) {
        outcome.aside << *kept;
    }
}

void Records::takeOutcomes() {
    std::vector<Outcome> outcomes;
    {
        const std::lock_guard lock(writer_.mutex);
        outcomes.swap(writer_.outcomes);
    }
    for (const Outcome& outcome : outcomes) onDone(outcome);
    if (!outcomes.empty()) emit changed();
}

void Records::onDone(const Outcome& outcome) {
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
                          .arg(QDir::toNativeSeparators(files_.log), reasonOf(outcome.unread)),
                      QLatin1String(readSubject));
    }
}

void Records::onWritten(const Outcome& outcome) {
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
                          .arg(QDir::toNativeSeparators(files_.log), outcome.trouble),
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

bool Records::kept() {
    const std::lock_guard lock(writer_.mutex);
    return writer_.jobs == 0 && writer_.allKept;
}

bool Records::flush(std::chrono::milliseconds atMost) {
    std::unique_lock lock(writer_.mutex);
    return writer_.idle.wait_for(lock, atMost, [this] { return writer_.jobs == 0; }) &&
           writer_.allWritten;
}

}  // namespace gridlark::shell
