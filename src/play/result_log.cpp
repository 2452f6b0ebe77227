#include "gridlark/play/result_log.h"

#include <utility>

namespace gridlark::play {

ResultLog::ResultLog(std::filesystem::path file, FileSystem& files)
    : file_(std::move(file)), disk_(files) {}

bool ResultLog::failed(const DiskError& error) {
    trouble_ = error.text();
    why_ = error.why;
    return false;
}

bool ResultLog::refresh() {
    trouble_.clear();
    const LogTaker taker{
        .restart = [this] { known_ = {}; },
        .take = [this](auto number, auto, auto result) { takeLine(number, std::move(result)); },
    };
    const auto read = readLog(disk_.files(), file_, place_, taker);
    return read ? true : failed(read.error());
}

void ResultLog::takeLine(std::uint64_t number, tl::expected<Result, std::string> result) {
    if (!result) {
        ++known_.badLineCount;
        if (known_.badLines.size() < maxBadLines)
            known_.badLines.push_back({number, result.error()});
        return;
    }
    const bool known = result->ticket != 0 && !known_.tickets.insert(result->ticket).second;
    if (!known) known_.results.push_back(std::move(*result));
}

tl::expected<std::string, std::string> loggedLine(const Result& result) {
    std::string line = toLine(result);
    const auto readBack = resultFromLine(line);
    if (readBack && line.size() < maxLogLine) return line;
    return tl::unexpected("not a result: " + (readBack ? "too long" : readBack.error()));
}

bool ResultLog::append(const Result& result) {
    if (!refresh()) return false;
    if (contains(result.ticket)) return true;
    const auto line = loggedLine(result);
    if (!line) {
        trouble_ = line.error();
        return false;
    }
    if (const auto appended = disk_.append(file_, *line); !appended)
        return failed(appended.error());
    refresh();
    trouble_.clear();  // the line is written, even if reading failed
    return true;
}

}  // namespace gridlark::play
