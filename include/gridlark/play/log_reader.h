/// Reads a result log line by line, from where an earlier reader stopped.
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <string>
#include <string_view>

#include "gridlark/play/disk.h"
#include "gridlark/play/result.h"

namespace gridlark::play {

/// Bytes of a line of the log. A longer one is unreadable and never written.
inline constexpr std::size_t maxLogLine = 65'536;

/// How far a log has been read: enough to find out whether a file is still that log.
struct LogPlace {
    FileSystem::About file;   ///< when it was read last
    std::uint64_t bytes = 0;  ///< of whole lines, from the beginning
    std::string tail;         ///< the last bytes of them
    std::uint64_t lines = 0;
};

/// What becomes of what is read.
struct LogTaker {
    /// The file is not what was read before: everything follows from its first line on.
    std::function<void()> restart;
    /// A line, counted from 1, without its line feed; the error says what is wrong with it
    /// (English). Empty lines are passed over.
    std::function<void(std::uint64_t number, std::string_view line,
                       tl::expected<Result, std::string> result)>
        take;
};

/// Hands over the whole lines after `place` and moves it behind them. Stops when more than `most`
/// bytes are read; true if that was all. A last line without its line feed waits, as another
/// program may be writing it. A missing file is an empty log.
[[nodiscard]] Disk::Result<bool> readLog(
    FileSystem& files, const FileSystem::Path& log, LogPlace& place, const LogTaker& taker,
    std::uint64_t most = std::numeric_limits<std::uint64_t>::max());

/// Whether a line from byte `from` on has this ticket, as `toLine` writes it: much faster than
/// reading the lines.
[[nodiscard]] Disk::Result<bool> logMentions(FileSystem& files, const FileSystem::Path& log,
                                             std::uint64_t from, std::uint64_t ticket);

}  // namespace gridlark::play
