/// The board as the ladder sees it: which cells rule each other out, and what is known of each. The
/// inside of the ladder; games use ladder.h.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "ladder_cells.h"
#include "placement/rules/puzzle.h"

namespace gridlark::placement::ladder {

/// Rows are units 0 … 15, columns 16 … 31, regions 32 … 47; a set of units is a mask of these bits.
using UnitMask = std::uint64_t;
inline constexpr int unitStride = 16;
inline constexpr int kinds = 3;
inline constexpr int rowKind = 0;
inline constexpr int columnKind = 1;
inline constexpr int regionKind = 2;

[[nodiscard]] constexpr int unitAt(int kind, int index) {
    return kind * unitStride + index;
}
[[nodiscard]] constexpr UnitMask bitOf(int unit) {
    return UnitMask{1} << unit;
}

/// Calls `visit(int)` for each bit of `mask`, lowest first.
template <class Visit>
constexpr void forEachBit(std::uint64_t mask, Visit&& visit) {
    for (; mask != 0; mask &= mask - 1) visit(std::countr_zero(mask));
}

/// What never changes during a puzzle.
class Board {
  public:
    /// `puzzle` must be sound: 1 ≤ N ≤ 16, N·N regions below N. Regions may be missing or apart.
    explicit Board(const Puzzle& puzzle);

    [[nodiscard]] int order() const { return order_; }
    [[nodiscard]] UnitMask allUnits() const { return allUnits_; }
    [[nodiscard]] const CellSet& cells() const { return cells_; }
    [[nodiscard]] const CellSet& unit(int unit) const { return units_[at(unit)]; }
    /// The cells that a piece on `cell` rules out; `cell` is not one of them.
    [[nodiscard]] const CellSet& seen(CellIndex cell) const { return seen_[at(cell)]; }
    [[nodiscard]] int region(CellIndex cell) const { return regions_[at(cell)]; }
    /// The row, the column and the region of `cell`.
    [[nodiscard]] UnitMask unitsOf(CellIndex cell) const {
        return bitOf(cell / 16) | bitOf(unitAt(columnKind, cell % 16)) |
               bitOf(unitAt(regionKind, region(cell)));
    }
    /// All cells of the units of `mask`.
    [[nodiscard]] CellSet cellsOf(UnitMask mask) const;

  private:
    [[nodiscard]] static constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

    int order_;
    UnitMask allUnits_;
    CellSet cells_;
    std::array<CellSet, kinds * unitStride> units_;
    std::array<CellSet, 256> seen_;  // only the cells of the board are filled in
    std::array<std::uint8_t, 256> regions_;
};

/// What is known: a small value, copied for each trial.
struct Position {
    CellSet candidates;   ///< neither ruled out nor taken
    CellSet pieces;       ///< taken
    UnitMask done = 0;    ///< units that hold a piece
    bool broken = false;  ///< pieces clash, or one stands where it was ruled out

    /// Draws no consequences for other cells.
    void place(const Board& board, CellIndex cell);
    void eliminate(CellIndex cell);
};

/// Nothing but the given pieces and the blocked cells.
[[nodiscard]] Position startOf(const Board& board, const Puzzle& puzzle);

/// Units without a piece, by the number of their candidates.
struct Census {
    UnitMask empty = 0;   ///< none
    UnitMask single = 0;  ///< one
};

[[nodiscard]] Census censusOf(const Board& board, const Position& position);

}  // namespace gridlark::placement::ladder
