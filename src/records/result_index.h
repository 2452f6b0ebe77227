/// The figures of a result log, ready to be shown however long the log is.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "gridlark/play/disk.h"
#include "gridlark/play/log_reader.h"
#include "gridlark/play/result_log.h"
#include "gridlark/play/statistics.h"

namespace gridlark::records {

class Database;
class DatabaseError;

/// Follows a log, which stays the only truth: the index can be thrown away and is then made anew.
/// It lies in an SQLite file (docs/formats.md) that several programs may use at once, or in memory.
/// One thread at a time for each object; another object can read while one writes.
class ResultIndex {
  public:
    using Path = std::filesystem::path;

    /// A figure with one of these values, rounded, can be a facet of the results.
    static constexpr int leastFacet = 1, mostFacet = 9;

    /// The index in this file, made if need be. What is no index is moved aside, a damaged or older
    /// one is emptied. Where the file cannot be used, in memory.
    ResultIndex(const Path& file, const play::Disk& disk);
    /// In memory.
    ResultIndex();
    /// To read what another object writes at `place`; nothing if it cannot be opened.
    [[nodiscard]] static std::optional<ResultIndex> reader(const std::string& place);

    ResultIndex(ResultIndex&&) noexcept;
    ResultIndex& operator=(ResultIndex&&) noexcept;
    ~ResultIndex();

    /// What a reader opens. May change in `readOn`, where the file no longer can be used.
    [[nodiscard]] const std::string& place() const { return place_; }
    [[nodiscard]] bool inMemory() const { return inMemory_; }

    /// Takes in what the log has and the index has not, in steps of about `most` bytes: true if
    /// that is all. The error is of reading the log.
    play::Disk::Result<bool> readOn(play::FileSystem& files, const Path& log,
                                    std::uint64_t most = std::numeric_limits<std::uint64_t>::max());
    /// Forgets everything, so that `readOn` begins at the first line. False if it cannot.
    bool clear();

    /// Whether what was asked since it was opened could not be answered, as the file is damaged:
    /// the writer has to `clear` it, or it has found that out itself in `readOn`.
    [[nodiscard]] bool damaged() const { return damaged_; }

    // What is known so far.

    [[nodiscard]] bool contains(std::uint64_t ticket) const;
    /// `more` finished after those of the index.
    [[nodiscard]] play::Statistics statistics(const std::string& game, const kit::Options& options,
                                              const std::optional<play::Facet>& facet = {},
                                              std::span<const play::Result> more = {}) const;
    /// Grids and variants that have results, in the order in which they were first played.
    [[nodiscard]] std::vector<kit::Options> grids(const std::string& game) const;

    /// The log's first unreadable lines, and how many there are in all.
    struct BadLines {
        std::vector<play::BadLine> first;
        std::uint64_t count = 0;

        friend bool operator==(const BadLines&, const BadLines&) = default;
    };
    [[nodiscard]] BadLines badLines() const;
    [[nodiscard]] play::LogPlace readUpTo() const;

    /// What is wrong with the file, or differs from an index of the same log that has come as far;
    /// empty if nothing.
    [[nodiscard]] std::string flaws(const ResultIndex& right) const;

  private:
    enum class Found { index, foreign, unusable };

    explicit ResultIndex(std::unique_ptr<Database> database);

    Found openFile(const Path& file);
    void openMemory();
    play::Disk::Result<bool> fill(play::FileSystem& files, const Path& log, std::uint64_t most);
    /// What `work` reads, all of it as of one moment; what it is at first if that cannot be read.
    template <class Work>
    auto reading(Work work) const -> decltype(work());

    std::string place_;
    bool inMemory_ = false;
    mutable bool damaged_ = false;
    std::unique_ptr<Database> database_;
};

}  // namespace gridlark::records
