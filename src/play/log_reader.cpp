#include "gridlark/play/log_reader.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

namespace gridlark::play {
namespace {

using Doing = DiskError::Doing;

constexpr std::size_t blockSize = 65'536;
constexpr std::size_t tailLength = 64;

/// The last bytes before `end`, up to `tailLength` of them.
std::string tailBefore(const OpenFile& file, std::uint64_t end) {
    std::string tail(std::min<std::uint64_t>(end, tailLength), '\0');
    tail.resize(file.read(tail, end - tail.size()).value_or(0));
    return tail;
}

/// Whether the open file is the one read before, possibly with more at its end. Of the same size
/// but written since, it was edited.
bool goesOn(const OpenFile& file, const FileSystem::About& about, const LogPlace& place) {
    if (!about.sameFileAs(place.file) || about.size < place.bytes) return false;
    if (about.size == place.file.size && about.changed != place.file.changed) return false;
    return tailBefore(file, place.bytes) == place.tail;
}

struct Log {
    OpenFile file;
    FileSystem::About about;
};

/// The open log, an ordinary file; nothing if there is none.
Disk::Result<std::optional<Log>> openLog(FileSystem& files, const FileSystem::Path& log) {
    const auto failed = [&](std::error_code why) {
        return tl::unexpected(DiskError{Doing::reading, log, why});
    };
    auto opened = OpenFile::open(files, log, FileSystem::Mode::read);
    if (!opened && opened.error() == std::errc::no_such_file_or_directory) return std::nullopt;
    if (!opened) return failed(opened.error());
    const auto about = opened->about();
    if (!about) return failed(about.error());
    if (about->kind != FileSystem::Kind::regular) return failed({});
    return Log{std::move(*opened), *about};
}

/// As `toLine` writes it.
std::string ticketText(std::uint64_t ticket) {
    return "\"ticket\":" + std::to_string(ticket);
}

void takeLine(LogPlace& place, std::string_view line, bool tooLong, const LogTaker& taker) {
    ++place.lines;
    if (line.empty() && !tooLong) return;
    taker.take(place.lines, line,
               tooLong ? tl::unexpected(std::string("too long")) : resultFromLine(line));
}

FileSystem::Result<bool> readOn(const OpenFile& file, LogPlace& place, const LogTaker& taker,
                                std::uint64_t most) {
    std::array<char, blockSize> buffer{};
    std::string line;
    bool tooLong = false;
    const std::uint64_t start = place.bytes;
    std::uint64_t offset = start;
    auto count = file.read(buffer, offset);
    for (; count && *count > 0; count = file.read(buffer, offset)) {
        std::string_view rest(buffer.data(), *count);
        for (auto end = rest.find('\n'); end != rest.npos; end = rest.find('\n')) {
            tooLong = tooLong || line.size() + end > maxLogLine;
            if (!tooLong) line.append(rest.substr(0, end));
            takeLine(place, line, tooLong, taker);
            line.clear();
            tooLong = false;
            rest.remove_prefix(end + 1);
            place.bytes = offset + *count - rest.size();
        }
        tooLong = tooLong || line.size() + rest.size() > maxLogLine;
        if (!tooLong) line.append(rest);
        offset += *count;
        if (place.bytes - start > most) break;
    }
    place.tail = tailBefore(file, place.bytes);
    return count.map([&](std::size_t bytes) { return bytes == 0 || offset >= place.file.size; });
}

}  // namespace

Disk::Result<bool> readLog(FileSystem& files, const FileSystem::Path& log, LogPlace& place,
                           const LogTaker& taker, std::uint64_t most) {
    const auto opened = openLog(files, log);
    if (!opened) return tl::unexpected(opened.error());
    if (!*opened || !goesOn((*opened)->file, (*opened)->about, place)) {
        place = {};
        taker.restart();
    }
    if (!*opened) return true;
    place.file = (*opened)->about;
    return readOn((*opened)->file, place, taker, most).map_error([&](std::error_code why) {
        return DiskError{Doing::reading, log, why};
    });
}

Disk::Result<bool> logMentions(FileSystem& files, const FileSystem::Path& log, std::uint64_t from,
                               std::uint64_t ticket) {
    const auto opened = openLog(files, log);
    if (!opened) return tl::unexpected(opened.error());
    if (!*opened) return false;
    const std::string wanted = ticketText(ticket);
    std::string text;  // a block, after what may be the beginning of a ticket in the one before
    std::array<char, blockSize> buffer{};
    for (std::uint64_t offset = from;;) {
        const auto count = (*opened)->file.read(buffer, offset);
        if (!count) return tl::unexpected(DiskError{Doing::reading, log, count.error()});
        text.append(buffer.data(), *count);
        for (auto at = text.find(wanted); at != text.npos; at = text.find(wanted, at + 1)) {
            const std::size_t after = at + wanted.size();
            if (after < text.size() && text.find_first_of(",}", after) == after) return true;
        }
        if (*count == 0) return false;
        text.erase(0, text.size() - std::min(text.size(), wanted.size() + 1));
        offset += *count;
    }
}

}  // namespace gridlark::play
