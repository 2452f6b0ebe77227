/// A set of cells of a board up to 16×16: 256 bits, 16 for each row whatever the order. The inside
/// of the ladder; games use ladder.h.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "gridlark/kit/grid.h"

namespace gridlark::placement::ladder {

/// Row × 16 + column.
using CellIndex = int;

[[nodiscard]] constexpr CellIndex indexOf(kit::Cell cell) {
    return cell.row * 16 + cell.column;
}
[[nodiscard]] constexpr kit::Cell cellAt(CellIndex index) {
    return {index / 16, index % 16};
}

class CellSet {
  public:
    [[nodiscard]] constexpr bool has(CellIndex i) const { return (word(i) >> (i % 64) & 1) != 0; }
    constexpr void add(CellIndex i) { word(i) |= std::uint64_t{1} << (i % 64); }
    constexpr void remove(CellIndex i) { word(i) &= ~(std::uint64_t{1} << (i % 64)); }

    [[nodiscard]] constexpr bool any() const {
        return (words_[0] | words_[1] | words_[2] | words_[3]) != 0;
    }
    [[nodiscard]] constexpr bool none() const { return !any(); }
    [[nodiscard]] constexpr int count() const {
        int total = 0;
        for (const std::uint64_t bits : words_) total += std::popcount(bits);
        return total;
    }
    /// True for exactly one cell.
    [[nodiscard]] constexpr bool single() const {
        int filled = 0;
        std::uint64_t more = 0;
        for (const std::uint64_t bits : words_) {
            filled += bits != 0;
            more |= bits & (bits - 1);
        }
        return filled == 1 && more == 0;
    }
    /// The first cell in reading order; the set must not be empty.
    [[nodiscard]] constexpr CellIndex first() const {
        int i = 0;
        while (words_[at(i)] == 0) ++i;
        return i * 64 + std::countr_zero(words_[at(i)]);
    }

    /// The columns of row `row`, as bits.
    [[nodiscard]] constexpr std::uint32_t row(int row) const {
        return static_cast<std::uint32_t>(words_[at(row / 4)] >> (row % 4 * 16)) & 0xFFFF;
    }
    /// The rows that hold a cell, as bits.
    [[nodiscard]] constexpr std::uint32_t rows() const {
        std::uint32_t mask = 0;
        for (int i = 0; i < 4; ++i) mask |= filledLanes(words_[at(i)]) << (4 * i);
        return mask;
    }
    /// The columns that hold a cell, as bits.
    [[nodiscard]] constexpr std::uint32_t columns() const {
        const std::uint64_t all = words_[0] | words_[1] | words_[2] | words_[3];
        const std::uint64_t half = all | all >> 32;
        return static_cast<std::uint32_t>(half | half >> 16) & 0xFFFF;
    }

    constexpr CellSet& operator|=(const CellSet& other) {
        for (std::size_t i = 0; i < 4; ++i) words_[i] |= other.words_[i];
        return *this;
    }
    constexpr CellSet& operator&=(const CellSet& other) {
        for (std::size_t i = 0; i < 4; ++i) words_[i] &= other.words_[i];
        return *this;
    }
    constexpr CellSet& operator-=(const CellSet& other) {
        for (std::size_t i = 0; i < 4; ++i) words_[i] &= ~other.words_[i];
        return *this;
    }
    friend constexpr CellSet operator|(CellSet a, const CellSet& b) { return a |= b; }
    friend constexpr CellSet operator&(CellSet a, const CellSet& b) { return a &= b; }
    friend constexpr CellSet operator-(CellSet a, const CellSet& b) { return a -= b; }
    friend constexpr bool operator==(const CellSet&, const CellSet&) = default;

    /// Calls `visit(CellIndex)` in reading order.
    template <class Visit>
    constexpr void forEach(Visit&& visit) const {
        for (int i = 0; i < 4; ++i) {
            for (std::uint64_t bits = words_[at(i)]; bits != 0; bits &= bits - 1) {
                visit(i * 64 + std::countr_zero(bits));
            }
        }
    }

  private:
    [[nodiscard]] static constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }
    [[nodiscard]] constexpr std::uint64_t& word(CellIndex i) { return words_[at(i / 64)]; }
    [[nodiscard]] constexpr std::uint64_t word(CellIndex i) const { return words_[at(i / 64)]; }

    /// Which of the four 16-bit lanes are not zero, as four bits. The addition carries into a
    /// lane's top bit unless its lower 15 are zero; the product gathers the top bits side by side.
    [[nodiscard]] static constexpr std::uint32_t filledLanes(std::uint64_t bits) {
        constexpr std::uint64_t low = 0x7FFF'7FFF'7FFF'7FFF;
        const std::uint64_t top = (((bits & low) + low) | bits) & ~low;
        return static_cast<std::uint32_t>((top >> 15) * 0x0001'0002'0004'0008 >> 48) & 0xF;
    }

    std::array<std::uint64_t, 4> words_{};
};

}  // namespace gridlark::placement::ladder
