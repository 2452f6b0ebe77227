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
constexpr int mostNamed = 12;  // unreadable lines in a message
constexpr auto appendSubject = "results-append";

/// Where an earlier version left what it had taken up.
QString takenFile(const QString& pending) {
    return pending + QStringLiteral(".taken");
}

}  // namespace

Records::Records(const QString& log, const QString& pending, Messages& messages, Settings& settings,
                 const play::Disk& disk)
    : logFile_(log),
      pendingFile_(pending),
      messages_(messages),
      settings_(settings),
      disk_(disk),
      log_(pathOf(log), disk.files()),
      writer_(pathOf(log), disk.files()) {
    retry_.setSingleShot(true);
    retry_.setInterval(retryAfter);
    connect(&retry_, &QTimer::timeout, this, [this] { post({}); });
}

Records::~Records() {
    if (!flush(std::chrono::milliseconds(0))) post({});
    flush(std::chrono::seconds(2));
}

void Records::refresh() {
    if (!log_.refresh()) {
        messages_.add(tr("The results in %1 cannot be read: %2")
                          .arg(QDir::toNativeSeparators(logFile_), reasonOf(log_.why())),
                      QStringLiteral("results-read"));
    }
    reportBadLines();
    if (disk_.files().about(pathOf(pendingFile_)) ||
        disk_.files().about(pathOf(takenFile(pendingFile_))))
        post({});
    collect();
}

/// An unreadable line stays in the log for good, so each is reported only once.
void Records::reportBadLines() {
    QStringList numbers;
    for (const play::BadLine& line : log_.badLines()) numbers << QString::number(line.number);
    const QString first = numbers.mid(0, mostNamed).join(QStringLiteral(", "));
    const qsizetype more = static_cast<qsizetype>(log_.badLineCount()) - mostNamed;
    //: Numbers of lines, and how many others there are
    const QString lines = more > 0 ? tr("%1 and %2 more").arg(first).arg(more) : first;
    const QString seen = QStringLiteral("%1: %2").arg(numbers.size()).arg(lines);
    if (numbers.isEmpty() || settings_.reportedLines() == seen) return;
    settings_.setReportedLines(seen);
    messages_.add(tr("These lines of %1 cannot be read and are left as they are: %2.")
                      .arg(QDir::toNativeSeparators(logFile_), lines),
                  QStringLiteral("results-lines"));
}

void Records::add(play::Result result) {
    result.finishedAt = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
    result.version = GRIDLARK_VERSION;
    mine_.push_back(result);
    post({std::move(result)});
    collect();
}

bool Records::isBest(const play::Result& result) const {
    if (!play::countsForBest(result)) return false;
    const auto best = play::bestTime(results_, result.game, result.options);
    return !best || result.time < *best;
}

bool Records::isBestScore(const play::Result& result) const {
    if (!play::countsForBest(result)) return false;
    const auto best = play::bestScore(results_, result.game, result.options);
    return !best || result.tally.score > *best;
}

void Records::post(std::vector<play::Result> results) {
    {
        const std::lock_guard lock(writer_.mutex);
        ++writer_.jobs;
    }
    worker_.post([this, results = std::move(results)](const std::stop_token&) { write(results); });
}

void Records::write(const std::vector<play::Result>& results) {
    Outcome outcome;
    std::vector<play::Result> all = std::exchange(writer_.waiting, {});
    all.insert(all.end(), results.begin(), results.end());
    for (const play::Result& result : all) {
        if (append(result, outcome)) continue;
        play::ResultLog pending(pathOf(pendingFile_), disk_.files());
        outcome.kept = pending.append(result) && outcome.kept;  // or memory is all there is
    }
    takeUp(pendingFile_, outcome);
    takeUp(takenFile(pendingFile_), outcome);
    writer_.waiting = outcome.waiting;
    {
        const std::lock_guard lock(writer_.mutex);
        --writer_.jobs;
        writer_.allWritten = outcome.waiting.empty();
        writer_.allKept = outcome.kept;
    }
    writer_.idle.notify_all();
    QMetaObject::invokeMethod(
        this, [this, outcome = std::move(outcome)] { onWritten(outcome); }, Qt::QueuedConnection);
}

bool Records::append(const play::Result& result, Outcome& outcome) {
    if (writer_.log.append(result)) return true;
    outcome.trouble = reasonOf(writer_.log.why());
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
    if (!all || !writer_.log.refresh()) return;
    for (const play::Result& result : pending.results()) {
        if (result.ticket != 0 && !writer_.log.contains(result.ticket)) return;
    }
    if (pending.badLineCount() == 0) {
        static_cast<void>(disk_.remove(path));
    } else if (const auto kept = keepAside(disk_, file)) {
        outcome.aside << *kept;
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
                          .arg(QDir::toNativeSeparators(logFile_), outcome.trouble),
                      QLatin1String(appendSubject));
        retry_.start();
    }
    log_.refresh();
    collect();
}

bool Records::knows(std::uint64_t ticket) const {
    return log_.contains(ticket) ||
           std::any_of(mine_.begin(), mine_.end(),
                       [&](const play::Result& result) { return result.ticket == ticket; });
}

void Records::collect() {
    results_.assign(log_.results().begin(), log_.results().end());
    std::erase_if(mine_, [this](const play::Result& mine) {
        return std::any_of(results_.rbegin(), results_.rend(), [&mine](const play::Result& known) {
            return known.ticket == mine.ticket && known.game == mine.game;
        });
    });
    results_.insert(results_.end(), mine_.begin(), mine_.end());
    emit changed();
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
