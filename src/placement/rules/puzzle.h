/// The puzzle that Cats and Queens share: an N×N board divided into N regions; one piece goes into
/// each row, each column and each region, and no two pieces touch, corners included.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "gridlark/kit/grid.h"

namespace gridlark::placement {

/// Largest N; a row then fits 16 bits.
inline constexpr int maxOrder = 16;

using Cells = std::vector<kit::Cell>;

/// The column of each row's piece.
using Solution = std::vector<int>;

/// A region map with what the deal fixed. A value; nothing in it is checked: see `flawOf`.
struct Puzzle {
    int order = 0;                      ///< N
    std::vector<std::uint8_t> regions;  ///< region (0 … N−1) of each cell, row by row: N·N values
    Cells given;                        ///< pieces that belong to the deal
    Cells blocked;                      ///< cells that can hold no piece

    [[nodiscard]] kit::Size size() const { return {order, order}; }
    [[nodiscard]] int region(kit::Cell cell) const {
        return regions[static_cast<std::size_t>(cell.row * order + cell.column)];
    }

    friend bool operator==(const Puzzle&, const Puzzle&) = default;
};

/// True if pieces on both cells would break a rule: they share a row, column or region, or touch.
[[nodiscard]] bool clash(const Puzzle& puzzle, kit::Cell a, kit::Cell b);

/// What is wrong with a puzzle, in the order in which it is looked for.
enum class Flaw : std::uint8_t {
    order,         ///< N is not 1 … 16
    notSquare,     ///< there are not N·N region numbers
    regionCount,   ///< not exactly the regions 0 … N−1; cells: those with a number from N on
    outside,       ///< cells: given or blocked ones outside the board
    givenBlocked,  ///< cells: given pieces on blocked cells
    givenClash,  ///< cells: two given pieces on one cell, in one row, column or region, or touching
    disconnected,  ///< cells: a region's, all parts but its largest
};

/// Cells are in reading order; which they are is said at each flaw, otherwise there are none.
struct PuzzleFlaw {
    Flaw flaw = Flaw::order;
    Cells cells;

    friend bool operator==(const PuzzleFlaw&, const PuzzleFlaw&) = default;
};

/// The first thing that makes a puzzle meaningless; nothing if it is sound. Never answers
/// `disconnected`: such a puzzle can be solved like any other.
[[nodiscard]] std::optional<PuzzleFlaw> flawOf(const Puzzle& puzzle);

/// `disconnected` for the first region that does not hang together edge to edge; nothing if all do.
/// The puzzle must be sound.
[[nodiscard]] std::optional<PuzzleFlaw> contiguityFlawOf(const Puzzle& puzzle);

}  // namespace gridlark::placement
