#include "records.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <algorithm>

#include "gridlark/play/statistics.h"

#include "files.h"
#include "messages.h"
#include "settings.h"

namespace gridlark::shell {

namespace {

constexpr std::chrono::seconds retryAfter{20};
constexpr auto appendSubject = "results-append";

std::filesystem::path pathOf(const QString& file) {
    return QFile::encodeName(file).toStdString();
}

}  // namespace

Records::Records(const QString& log, const QString& pending, Messages& messages, Settings& settings)
    : logFile_(log),
      pendingFile_(pending),
      messages_(messages),
      settings_(settings),
      log_(pathOf(log)),
      writer_(pathOf(log), pathOf(pending)) {
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
        messages_.add(
            tr("The results in %1 cannot be read: %2")
                .arg(QDir::toNativeSeparators(logFile_), QString::fromStdString(log_.trouble())),
            QStringLiteral("results-read"));
    }
    reportBadLines();
    if (QFile::exists(pendingFile_)) takePending();
    collect();
}

/// An unreadable line stays in the log for good, so each is reported only once.
void Records::reportBadLines() {
    QStringList numbers;
    for (const play::BadLine& line : log_.badLines()) numbers << QString::number(line.number);
    const QString lines = numbers.mid(0, 12).join(QStringLiteral(", ")) +
                          (numbers.size() > 12 ? QStringLiteral(", …") : QString());
    const QString seen = QStringLiteral("%1: %2").arg(numbers.size()).arg(lines);
    if (numbers.isEmpty() || settings_.reportedLines() == seen) return;
    settings_.setReportedLines(seen);
    messages_.add(tr("These lines of %1 cannot be read and are left as they are: %2.")
                      .arg(QDir::toNativeSeparators(logFile_), lines),
                  QStringLiteral("results-lines"));
}

/// What an earlier run could not append. The file is renamed first, so that another copy of the
/// program that adds to it just now loses nothing.
void Records::takePending() {
    const QString taken = pendingFile_ + QStringLiteral(".taken");
    if (!QFile::exists(taken) && !QFile::rename(pendingFile_, taken)) return;
    play::ResultLog log(pathOf(taken));
    if (!log.refresh()) return;
    const std::vector<play::Result> results(log.results().begin(), log.results().end());
    if (!log.badLines().empty()) {
        const QString kept = keepAside(taken);
        messages_.add(tr("Some results that waited to be kept cannot be read. They are in %1.")
                          .arg(QDir::toNativeSeparators(kept.isEmpty() ? taken : kept)));
    }
    mine_.insert(mine_.end(), results.begin(), results.end());
    post(results);
    worker_.post([taken](const std::stop_token&) { QFile::remove(taken); });
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
    worker_.post([this, results = std::move(results)](const std::stop_token&) mutable {
        write(std::move(results));
    });
}

void Records::write(std::vector<play::Result> results) {
    std::string trouble;
    std::vector<play::Result> left;
    const auto offer = [&](const play::Result& result, bool isNew) {
        if (writer_.log.append(result)) return;
        trouble = writer_.log.trouble();
        left.push_back(result);
        if (isNew) writer_.pending.append(result);  // if that fails too, memory is all there is
    };
    const bool hadSome = !writer_.waiting.empty();
    for (const play::Result& result : writer_.waiting) offer(result, false);
    for (const play::Result& result : results) offer(result, true);
    writer_.waiting = std::move(left);
    if (hadSome && writer_.waiting.empty()) {
        QFile::remove(pendingFile_);
        writer_.pending = play::ResultLog(pathOf(pendingFile_));
    }
    {
        const std::lock_guard lock(writer_.mutex);
        --writer_.jobs;
        writer_.allWritten = writer_.waiting.empty();
    }
    writer_.idle.notify_all();
    QMetaObject::invokeMethod(
        this, [this, text = QString::fromStdString(trouble)] { onWritten(text); },
        Qt::QueuedConnection);
}

void Records::onWritten(const QString& trouble) {
    if (trouble.isEmpty()) {
        messages_.clear(QLatin1String(appendSubject));
    } else {
        messages_.add(tr("A result could not be added to %1 (%2). It is kept and tried again.")
                          .arg(QDir::toNativeSeparators(logFile_), trouble),
                      QLatin1String(appendSubject));
        retry_.start();
    }
    log_.refresh();
    collect();
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

bool Records::flush(std::chrono::milliseconds atMost) {
    std::unique_lock lock(writer_.mutex);
    return writer_.idle.wait_for(lock, atMost, [this] { return writer_.jobs == 0; }) &&
           writer_.allWritten;
}

}  // namespace gridlark::shell
