/// What the search knows about positions already. Internal to the engine.
#pragma once

#include <cstdint>
#include <vector>

#include "chain/engine/bitboard.h"

namespace gridlark::chain {

enum class Bound : std::uint8_t { none, exact, atLeast, atMost };

/// A table of fixed size. Each slot keeps two entries: the deepest one and the latest one.
class TranspositionTable {
  public:
    struct Entry {
        std::uint64_t key = 0;
        Move move;
        std::int16_t score = 0;
        std::int8_t depth = 0;
        Bound bound = Bound::none;
    };

    /// 2^bits entries, `bits` at least 1.
    explicit TranspositionTable(unsigned bits)
        : entries_(std::size_t{1} << bits), mask_((std::size_t{1} << bits) - 2) {}

    [[nodiscard]] const Entry* find(std::uint64_t key) const {
        const Entry* pair = &entries_[key & mask_];
        if (pair[0].key == key && pair[0].bound != Bound::none) return &pair[0];
        if (pair[1].key == key && pair[1].bound != Bound::none) return &pair[1];
        return nullptr;
    }

    void store(const Entry& entry) {
        Entry* pair = &entries_[entry.key & mask_];
        const bool deeper = pair[0].bound == Bound::none || entry.depth >= pair[0].depth;
        pair[deeper || pair[0].key == entry.key ? 0 : 1] = entry;
    }

  private:
    std::vector<Entry> entries_;
    std::size_t mask_;
};

}  // namespace gridlark::chain
