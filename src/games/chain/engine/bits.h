/// Sets of squares in 128 bits. Internal to the engine.
///
/// The board is stored eleven columns wide. The eleventh is never a square: a shift by a step or a
/// jump cannot wrap around an edge unnoticed.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "chain/rules/position.h"

namespace gridlark::chain {

// ISO C++ has no integer of 128 bits; GCC and Clang do.
__extension__ typedef unsigned __int128 Bits;

inline constexpr int bitColumns = 11;
inline constexpr int bitCount = bitColumns * 7;

/// A square as the number of its bit, 0 … 76.
using Spot = int;

[[nodiscard]] constexpr Spot spotOf(Square square) {
    return square / boardSize.columns * bitColumns + square % boardSize.columns;
}
[[nodiscard]] constexpr Square squareOf(Spot spot) {
    return spot / bitColumns * boardSize.columns + spot % bitColumns;
}

[[nodiscard]] constexpr Bits bit(Spot spot) {
    return Bits{1} << spot;
}

[[nodiscard]] constexpr bool has(Bits set, Spot spot) {
    return (set >> spot & 1) != 0;
}

namespace detail {

[[nodiscard]] constexpr Bits allSquares() {
    Bits all = 0;
    for (Square square = 0; square < boardSize.area(); ++square) all |= bit(spotOf(square));
    return all;
}

/// Neighbours of each spot.
[[nodiscard]] constexpr std::array<Bits, bitCount> neighbours() {
    std::array<Bits, bitCount> sets{};
    for (Square square = 0; square < boardSize.area(); ++square) {
        for (const kit::Cell step : kit::kingSteps) {
            const kit::Cell cell = boardSize.cell(square) + step;
            if (!boardSize.contains(cell)) continue;
            kit::at(sets, spotOf(square)) |= bit(spotOf(boardSize.index(cell)));
        }
    }
    return sets;
}

}  // namespace detail

inline constexpr Bits everySquare = detail::allSquares();
inline constexpr std::array<Bits, bitCount> neighboursOf = detail::neighbours();

/// The number of the lowest bit; the set is not empty.
[[nodiscard]] inline Spot lowest(Bits set) {
    const auto low = static_cast<std::uint64_t>(set);
    if (low != 0) return std::countr_zero(low);
    return 64 + std::countr_zero(static_cast<std::uint64_t>(set >> 64));
}

/// Removes the lowest bit of the set, which is not empty.
inline Spot popLowest(Bits& set) {
    const Spot spot = lowest(set);
    set &= set - 1;
    return spot;
}

/// Bits in the set. By addition in parallel (Warren, "Hacker's Delight", 5–1): the processors that
/// packages are built for need not have an instruction for it.
[[nodiscard]] inline int count(Bits set) {
    constexpr std::uint64_t pairs = 0x5555555555555555;
    constexpr std::uint64_t fours = 0x3333333333333333;
    constexpr std::uint64_t eights = 0x0f0f0f0f0f0f0f0f;
    const auto folded = [](std::uint64_t word) {
        word -= word >> 1 & pairs;
        return (word & fours) + (word >> 2 & fours);
    };
    const std::uint64_t low = folded(static_cast<std::uint64_t>(set));
    const std::uint64_t high = folded(static_cast<std::uint64_t>(set >> 64));
    const std::uint64_t bytes =
        (low & eights) + (low >> 4 & eights) + (high & eights) + (high >> 4 & eights);
    return static_cast<int>(bytes * 0x0101010101010101 >> 56);
}

}  // namespace gridlark::chain
