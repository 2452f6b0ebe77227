/// The result log: one JSON line per finished game, only ever appended to.
#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "gridlark/play/result.h"

namespace gridlark::play {

/// A line of the log that could not be read; it stays where it is.
struct BadLine {
    std::size_t number = 0;  ///< from 1
    std::string why;
};

/// Reads and appends to one file. Several programs may use the same file at once: each line goes
/// out in a single appending write and is flushed to disk. Nothing rewrites the file. A last line
/// that was cut off by a crash is closed with a line feed before the next one is written.
class ResultLog {
  public:
    explicit ResultLog(std::filesystem::path file);

    /// Reads what was added since the last call, by this program or another. A missing file is an
    /// empty log. False if the file exists and cannot be read: `trouble` says why.
    bool refresh();

    /// Appends and flushes to disk. A result whose ticket is in the log already is left out (true).
    /// False if it could not be written: `trouble` says why, and the caller keeps the result.
    bool append(const Result& result);

    [[nodiscard]] std::span<const Result> results() const { return results_; }
    [[nodiscard]] std::span<const BadLine> badLines() const { return badLines_; }
    [[nodiscard]] const std::string& trouble() const { return trouble_; }

  private:
    std::filesystem::path file_;
    std::vector<Result> results_;
    std::vector<BadLine> badLines_;
    std::string trouble_;
    std::string partial_;  ///< a last line without line feed, perhaps still being written
    std::uintmax_t read_ = 0;
    std::size_t lines_ = 0;
};

}  // namespace gridlark::play
