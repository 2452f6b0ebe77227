/// Region maps around a chosen solution, as the generators make and change them.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <vector>

#include "gridlark/kit/at.h"
#include "gridlark/kit/random.h"

#include "placement/engine/solver_search.h"
#include "placement/rules/puzzle.h"

namespace gridlark::placement {

/// The cell one step up, left, right or down (direction 0 … 3) of `cell`; −1 outside.
template <int N>
constexpr int neighbour(int cell, int direction) {
    const kit::Cell beside = kit::Cell{cell / N, cell % N} + kit::at(kit::edgeSteps, direction);
    return kit::Size{N, N}.contains(beside) ? beside.row * N + beside.column : -1;
}

/// A random arrangement of N pieces in different rows and columns that do not touch (N ≥ 4).
template <int N>
Columns randomSolution(kit::Random& random) {
    std::array<std::uint8_t, N> columns{};
    for (std::size_t row = 0; row < N; ++row) columns[row] = static_cast<std::uint8_t>(row);
    const auto touches = [&](std::size_t row) {
        return std::abs(int{columns[row]} - int{columns[row - 1]}) == 1;
    };
    // Every arrangement is equally likely; one in about e² = 7 permutations is one.
    bool free = false;
    while (!free) {
        random.shuffle(std::span<std::uint8_t>(columns));
        free = true;
        for (std::size_t row = 1; row < N && free; ++row) free = !touches(row);
    }
    Columns solution{};
    std::copy(columns.begin(), columns.end(), solution.begin());
    return solution;
}

/// Numbers regions in reading order of their first cells, so that the numbers reveal nothing.
inline std::vector<std::uint8_t> renumbered(std::span<const std::uint8_t> regions) {
    std::vector<int> number(regions.size(), -1);
    std::vector<std::uint8_t> result;
    int next = 0;
    for (const std::uint8_t region : regions) {
        if (number[region] < 0) number[region] = next++;
        result.push_back(static_cast<std::uint8_t>(number[region]));
    }
    return result;
}

/// N contiguous regions that cover the board. Region r holds the solution's piece of row r, and no
/// other, for ever. What sizes regions may have is up to the derived maps.
template <int N>
class RegionMap {
  public:
    [[nodiscard]] const SearchBoard<N>& board() const { return board_; }
    [[nodiscard]] const Columns& solution() const { return solution_; }
    [[nodiscard]] std::uint8_t region(int cell) const {
        return board_.regionOf[static_cast<std::size_t>(cell)];
    }
    [[nodiscard]] bool inSolution(int cell) const {
        return solution_[static_cast<std::size_t>(cell / N)] == cell % N;
    }

    /// The cells of the solution's pieces, in random order.
    [[nodiscard]] std::vector<int> shuffledPieces(kit::Random& random) const {
        std::vector<int> pieces;
        for (int row = 0; row < N; ++row) pieces.push_back(row * N + kit::at(solution_, row));
        random.shuffle(std::span(pieces));
        return pieces;
    }

  protected:
    static constexpr std::uint8_t none = 0xff;
    using Owners = std::array<std::uint8_t, Geometry<N>::cells>;

    explicit RegionMap(const Columns& solution) : solution_(solution) {}

    /// Each piece's cell owned by its region, the others by none.
    [[nodiscard]] Owners pieceOwners() const {
        Owners owners{};
        owners.fill(none);
        for (std::size_t row = 0; row < N; ++row) {
            owners[row * N + solution_[row]] = static_cast<std::uint8_t>(row);
        }
        return owners;
    }

    /// Every cell must have an owner.
    void take(const Owners& owners) {
        board_.regions = {};
        for (int cell = 0; cell < Geometry<N>::cells; ++cell) {
            board_.assign(cell, owners[static_cast<std::size_t>(cell)]);
        }
    }

    /// True if the region of `cell` holds together without it. Looks at the eight cells around
    /// only, so a region may not lose a cell of a ring; rings are no loss.
    [[nodiscard]] bool spares(int cell) const {
        if (inSolution(cell)) return false;
        // Clockwise from the top: edge neighbours are at even places.
        constexpr std::array<kit::Cell, 8> around{
            {{-1, 0}, {-1, 1}, {0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}}};
        std::array<bool, 8> same{};
        for (std::size_t i = 0; i < 8; ++i) {
            const kit::Cell other = kit::Cell{cell / N, cell % N} + around[i];
            same[i] = kit::Size{N, N}.contains(other) &&
                      region(other.row * N + other.column) == region(cell);
        }
        int parts = 0;
        for (std::size_t i = 0; i < 8; i += 2) {
            if (same[i] && !(same[i + 1] && same[(i + 2) % 8])) ++parts;
        }
        return parts <= 1;
    }

    SearchBoard<N> board_;

  private:
    Columns solution_;
};

}  // namespace gridlark::placement
