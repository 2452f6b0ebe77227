#include "gridlark/play/result_log.h"

#include <algorithm>
#include <array>
#include <utility>

namespace gridlark::play {
namespace {

constexpr std::size_t tailLength = 64;

/// The last bytes before `end`, up to `tailLength` of them.
std::string tailBefore(const OpenFile& file, std::uint64_t end) {
    std::string tail(std::min<std::uint64_t>(end, tailLength), '\0');
    tail.resize(file.read(tail, end - tail.size()).value_or(0));
    return tail;
}

}  // namespace

ResultLog::ResultLog(std::filesystem::path file, FileSystem& files)
    : file_(std::move(file)), disk_(files) {}

bool ResultLog::failed(const DiskError& error) {
    trouble_ = error.text();
    why_ = error.why;
    return false;
}

/// Whether the open file is the one read before, possibly with more at its end.
bool ResultLog::goesOn(const OpenFile& file, const FileSystem::About& about) const {
    return about.sameFileAs(known_.file) && about.size >= known_.bytes &&
           tailBefore(file, known_.bytes) == known_.tail;
}

bool ResultLog::refresh() {
    trouble_.clear();
    const auto unreadable = [this](std::error_code why) {
        return failed({DiskError::Doing::reading, file_, why});
    };
    const auto opened = OpenFile::open(disk_.files(), file_, FileSystem::Mode::read);
    if (!opened) {
        if (opened.error() != std::errc::no_such_file_or_directory)
            return unreadable(opened.error());
        known_ = {};
        return true;
    }
    const auto about = opened->about();
    if (!about) return unreadable(about.error());
    if (about->kind != FileSystem::Kind::regular) return unreadable({});
    if (!goesOn(*opened, *about)) known_ = {};
    known_.file = *about;
    return readOn(*opened);
}

bool ResultLog::readOn(const OpenFile& file) {
    std::array<char, maxLine> buffer{};
    std::string line;
    bool tooLong = false;
    std::uint64_t offset = known_.bytes;
    auto count = file.read(buffer, offset);
    for (; count && *count > 0; count = file.read(buffer, offset)) {
        std::string_view rest(buffer.data(), *count);
        for (auto end = rest.find('\n'); end != rest.npos; end = rest.find('\n')) {
            tooLong = tooLong || line.size() + end > maxLine;
            if (!tooLong) line.append(rest.substr(0, end));
            takeLine(line, tooLong);
            line.clear();
            tooLong = false;
            rest.remove_prefix(end + 1);
            known_.bytes = offset + *count - rest.size();
        }
        tooLong = tooLong || line.size() + rest.size() > maxLine;
        if (!tooLong) line.append(rest);
        offset += *count;
    }
    known_.tail = tailBefore(file, known_.bytes);
    return count || failed({DiskError::Doing::reading, file_, count.error()});
}

void ResultLog::takeLine(std::string_view line, bool tooLong) {
    ++known_.lines;
    if (line.empty() && !tooLong) return;
    auto result = tooLong ? tl::unexpected(std::string("too long")) : resultFromLine(line);
    if (!result) {
        ++known_.badLineCount;
        if (known_.badLines.size() < maxBadLines)
            known_.badLines.push_back({known_.lines, result.error()});
        return;
    }
    const bool known = result->ticket != 0 && !known_.tickets.insert(result->ticket).second;
    if (!known) known_.results.push_back(std::move(*result));
}

bool ResultLog::append(const Result& result) {
    if (!refresh()) return false;
    if (contains(result.ticket)) return true;
    const std::string line = toLine(result);
    const auto readBack = resultFromLine(line);
    if (!readBack || line.size() >= maxLine) {
        trouble_ = "not a result: " + (readBack ? "too long" : readBack.error());
        return false;
    }
    if (const auto appended = disk_.append(file_, line); !appended) return failed(appended.error());
    refresh();
    trouble_.clear();  // the line is written, even if reading failed
    return true;
}

}  // namespace gridlark::play
