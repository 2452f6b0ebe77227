/// What is written into an index, within one transaction.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <tuple>

#include "gridlark/play/log_reader.h"
#include "gridlark/play/statistics.h"

#include "database.h"

namespace gridlark::records {

/// Makes an empty database, or the index of another version, an empty index.
void prepare(Database& database);
/// Whether a database is an index, or empty.
[[nodiscard]] bool isOurs(const Database& database);

/// How far the log has been read.
[[nodiscard]] play::LogPlace placeIn(const Database& database);
void keep(Database& database, const play::LogPlace& place);

/// SQLite's integers are signed; all 64 bits are kept.
[[nodiscard]] constexpr std::int64_t asStored(std::uint64_t number) {
    return static_cast<std::int64_t>(number);
}
[[nodiscard]] constexpr std::uint64_t asRead(std::int64_t number) {
    return static_cast<std::uint64_t>(number);
}

/// Adds results to an index, within one transaction.
class Filling {
  public:
    explicit Filling(Database& database);

    /// Nothing of what was taken counts.
    void restart();
    void take(const play::Result& result);
    void takeUnreadable(std::uint64_t line, const std::string& why);
    /// Keeps what was taken, as far as that is not done yet.
    void finish();

  private:
    /// Game, grid, variant, figure, value.
    using Key = std::tuple<std::string, std::string, std::string, std::string, std::int64_t>;
    struct Slice {
        std::int64_t id = 0;
        play::Figures figures;
    };

    void addTo(const Key& key, const play::Result& result);
    Slice& sliceOf(const Key& key);

    Database& database_;
    std::map<Key, Slice> slices_;
    Statement ticket_, unreadable_, find_, make_, second_, time_;
};

}  // namespace gridlark::records
