/// The result log: one JSON line per finished game, only ever appended to.
#pragma once

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "gridlark/play/disk.h"
#include "gridlark/play/log_reader.h"
#include "gridlark/play/result.h"

namespace gridlark::play {

/// A line of the log that could not be read; it stays where it is.
struct BadLine {
    std::uint64_t number = 0;  ///< from 1
    std::string why;           ///< English

    friend bool operator==(const BadLine&, const BadLine&) = default;
};

/// The line that a log gets for a result, without its line feed. The error says why it is none that
/// could be read back (English).
[[nodiscard]] tl::expected<std::string, std::string> loggedLine(const Result& result);

/// Reads and appends to one file, and has all of it in memory: for files of any length there is the
/// index (src/records). Several programs may use the file at once: each line is appended
/// whole, and on the disk before `append` returns. Nothing rewrites the file. A last line cut off
/// by a crash is closed with a line feed before the next one is written; until then it does not
/// count. Of several lines with one ticket only the first counts; empty lines are ignored.
///
/// No member throws, whatever the file holds and the system reports. One thread at a time.
class ResultLog {
  public:
    /// Only so many unreadable lines are listed one by one.
    static constexpr std::size_t maxBadLines = 100;

    explicit ResultLog(std::filesystem::path file, FileSystem& files = machineFiles());

    /// Reads what any program has added since the last call, or everything if the file was replaced
    /// or cut. A missing file is an empty log. False if the file exists and cannot be read:
    /// `trouble` says why, and what was read before stays.
    bool refresh();

    /// Refreshes, appends and flushes to disk; makes the file and its folder if necessary. A result
    /// whose ticket is in the log already is left out (true). False if it could not be
    /// written: `trouble` says why, and the caller keeps the result and may append it again later.
    bool append(const Result& result);

    [[nodiscard]] std::span<const Result> results() const { return known_.results; }
    /// Whether a result with this ticket was read.
    [[nodiscard]] bool contains(std::uint64_t ticket) const {
        return known_.tickets.contains(ticket);
    }
    /// The first unreadable lines, and how many there are in all.
    [[nodiscard]] std::span<const BadLine> badLines() const { return known_.badLines; }
    [[nodiscard]] std::size_t badLineCount() const { return known_.badLineCount; }
    /// The error of the last call (English); empty if it succeeded.
    [[nodiscard]] const std::string& trouble() const { return trouble_; }
    /// The system's part of it; none also for what is no ordinary file.
    [[nodiscard]] const std::error_code& why() const { return why_; }

  private:
    /// What was read from the file so far.
    struct Known {
        std::vector<Result> results;
        std::unordered_set<std::uint64_t> tickets;
        std::vector<BadLine> badLines;
        std::size_t badLineCount = 0;
    };

    bool failed(const DiskError& error);
    void takeLine(std::uint64_t number, tl::expected<Result, std::string> result);

    std::filesystem::path file_;
    Disk disk_;
    LogPlace place_;
    Known known_;
    std::string trouble_;
    std::error_code why_;
};

}  // namespace gridlark::play
