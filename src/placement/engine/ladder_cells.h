/// A set of cells of a board up to 16×16: 256 bits, 16 for each row whatever the order. The inside
/// of the ladder; games use ladder.h.
#pragma once

#include <cstdint>

#include "gridlark/kit/at.h"
#include "gridlark/kit/grid.h"

#include "solver_bits.h"

namespace gridlark::placement::ladder {

/// Row × 16 + column.
using CellIndex = int;

[[nodiscard]] constexpr CellIndex indexOf(kit::Cell cell) {
    return cell.row * 16 + cell.column;
}
[[nodiscard]] constexpr kit::Cell cellAt(CellIndex index) {
    return {index / 16, index % 16};
}

using CellSet = Bits<4>;

/// The columns of one row of the set, as bits.
[[nodiscard]] constexpr std::uint32_t columnsOfRow(const CellSet& cells, int row) {
    return static_cast<std::uint32_t>(kit::at(cells.words, row / 4) >> (row % 4 * 16)) & 0xFFFF;
}

/// Which of the four 16-bit lanes are not zero, as four bits. The addition carries into a lane's
/// top bit unless its lower 15 are zero; the product gathers the top bits side by side.
[[nodiscard]] constexpr std::uint32_t filledLanes(std::uint64_t bits) {
    constexpr std::uint64_t low = 0x7FFF'7FFF'7FFF'7FFF;
    const std::uint64_t top = (((bits & low) + low) | bits) & ~low;
    return static_cast<std::uint32_t>((top >> 15) * 0x0001'0002'0004'0008 >> 48) & 0xF;
}

/// The rows that hold a cell, as bits.
[[nodiscard]] constexpr std::uint32_t rowsOf(const CellSet& cells) {
    std::uint32_t mask = 0;
    for (int i = 0; i < 4; ++i) mask |= filledLanes(kit::at(cells.words, i)) << (4 * i);
    return mask;
}

/// The columns that hold a cell, as bits.
[[nodiscard]] constexpr std::uint32_t columnsOf(const CellSet& cells) {
    std::uint64_t all = 0;
    for (const std::uint64_t bits : cells.words) all |= bits;
    const std::uint64_t half = all | all >> 32;
    return static_cast<std::uint32_t>(half | half >> 16) & 0xFFFF;
}

}  // namespace gridlark::placement::ladder
