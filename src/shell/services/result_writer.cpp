#include "result_writer.h"

#include <algorithm>
#include <utility>

#include "files.h"

namespace gridlark::shell {

namespace {

// Bytes of the log that are read at a time. The first steps are short, as most logs are; many short
// ones would write the whole index as many times.
constexpr std::uint64_t firstStep = 2'000'000, longestStep = 16'000'000;

/// Where an earlier version left what it had taken up.
QString takenFile(const QString& pending) {
    return pending + QStringLiteral(".taken");
}

}  // namespace

ResultWriter::ResultWriter(Files files, const play::Disk& disk, std::function<void()> hasNews)
    : files_(std::move(files)), disk_(disk), hasNews_(std::move(hasNews)), step_(firstStep) {}

std::vector<ResultWriter::Outcome> ResultWriter::takeOutcomes() {
    const std::lock_guard lock(mutex_);
    return std::exchange(outcomes_, {});
}

void ResultWriter::write(std::vector<play::Result> results) {
    {
        const std::lock_guard lock(mutex_);
        ++jobs_;
    }
    worker_.post([this, results = std::move(results)](const std::stop_token&) {
        Outcome outcome = writeAll(results);
        read(outcome);
        finish(std::move(outcome));
    });
}

void ResultWriter::rebuildIndex() {
    worker_.post([this](const std::stop_token&) {
        if (std::exchange(rebuilt_, true) || !index().clear()) index_ = records::ResultIndex();
        Outcome outcome;
        read(outcome);
        finish(std::move(outcome));
    });
}

/// In steps: a result that has to be written waits for one of them at most.
void ResultWriter::postReading() {
    worker_.post([this](const std::stop_token&) {
        Outcome outcome;
        read(outcome);
        finish(std::move(outcome));
    });
}

ResultWriter::Outcome ResultWriter::writeAll(const std::vector<play::Result>& results) {
    Outcome outcome;
    outcome.wrote = true;
    std::vector<play::Result> all = std::exchange(waiting_, {});
    all.insert(all.end(), results.begin(), results.end());
    for (const play::Result& result : all) {
        if (append(result, outcome)) continue;
        play::ResultLog pending(pathOf(files_.pending), disk_.files());
        outcome.kept = pending.append(result) && outcome.kept;  // or memory is all there is
    }
    takeUp(files_.pending, outcome);
    takeUp(takenFile(files_.pending), outcome);
    waiting_ = outcome.waiting;
    return outcome;
}

void ResultWriter::read(Outcome& outcome) {
    const auto all = index().readOn(disk_.files(), pathOf(files_.log), step_);
    step_ = all && !*all ? std::min(2 * step_, longestStep) : firstStep;
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

void ResultWriter::finish(Outcome outcome) {
    {
        const std::lock_guard lock(mutex_);
        if (outcome.wrote) {
            --jobs_;
            allWritten_ = outcome.waiting.empty();
            allKept_ = outcome.kept;
        }
        outcomes_.push_back(std::move(outcome));
    }
    idle_.notify_all();
    hasNews_();
}

records::ResultIndex& ResultWriter::index() {
    if (!index_)
        index_ = files_.index.isEmpty() ? records::ResultIndex()
                                        : records::ResultIndex(pathOf(files_.index), disk_);
    return *index_;
}

/// Also where the index has not come that far yet.
play::Disk::Result<bool> ResultWriter::isInLog(std::uint64_t ticket) {
    if (ticket == 0) return false;
    if (index().contains(ticket)) return true;
    return play::logMentions(disk_.files(), pathOf(files_.log), index().readUpTo().bytes, ticket);
}

bool ResultWriter::append(const play::Result& result, Outcome& outcome) {
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

void ResultWriter::takeUp(const QString& file, Outcome& outcome) {
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

bool ResultWriter::kept() {
    const std::lock_guard lock(mutex_);
    return jobs_ == 0 && allKept_;
}

bool ResultWriter::flush(std::chrono::milliseconds atMost) {
    std::unique_lock lock(mutex_);
    return idle_.wait_for(lock, atMost, [this] { return jobs_ == 0; }) && allWritten_;
}

}  // namespace gridlark::shell
