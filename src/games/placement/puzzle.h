/// The puzzle that Cats and Queens share: an N×N board divided into N regions; one piece goes into
/// each row, each column and each region, and no two pieces touch, corners included.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "gridlark/kit/grid.h"

namespace gridlark::placement {

/// Largest N; a row then fits 16 bits.
inline constexpr int maxOrder = 16;

/// The column of each row's piece.
using Solution = std::vector<int>;

/// A region map with what the deal fixed. A value; nothing in it is checked: see `flawOf`.
struct Puzzle {
    int order = 0;                      ///< N
    std::vector<std::uint8_t> regions;  ///< region (0 … N−1) of each cell, row by row: N·N values
    std::vector<kit::Cell> given;       ///< pieces that belong to the deal
    std::vector<kit::Cell> blocked;     ///< cells that can hold no piece

    [[nodiscard]] kit::Size size() const { return {order, order}; }
    [[nodiscard]] int region(kit::Cell cell) const {
        return regions[static_cast<std::size_t>(cell.row * order + cell.column)];
    }

    friend bool operator==(const Puzzle&, const Puzzle&) = default;
};

}  // namespace gridlark::placement
