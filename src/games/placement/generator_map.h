/// Balanced region maps around a chosen solution, as the generator makes and changes them.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>

#include "gridlark/kit/random.h"

#include "puzzle.h"
#include "solver_search.h"

namespace gridlark::placement {

/// The cell one step up, left, right or down (direction 0 … 3) of `cell`; −1 outside.
template <int N>
constexpr int neighbour(int cell, int direction) {
    const int row = cell / N;
    const int column = cell % N;
    switch (direction) {
        case 0:
            return row > 0 ? cell - N : -1;
        case 1:
            return column > 0 ? cell - 1 : -1;
        case 2:
            return column < N - 1 ? cell + 1 : -1;
        default:
            return row < N - 1 ? cell + N : -1;
    }
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

/// N contiguous regions that cover the board. Region r holds the solution's piece of row r, and no
/// other, for ever.
template <int N>
class BalancedMap {
  public:
    /// Makes a new map of N−1 … N+1 cells a region.
    BalancedMap(const Columns& solution, kit::Random& random) : solution_(solution) {
        while (!grow(random)) {
        }
    }

    [[nodiscard]] const SearchBoard<N>& board() const { return board_; }
    [[nodiscard]] const Columns& solution() const { return solution_; }
    [[nodiscard]] std::uint8_t region(int cell) const {
        return board_.regionOf[static_cast<std::size_t>(cell)];
    }
    [[nodiscard]] bool inSolution(int cell) const {
        return solution_[static_cast<std::size_t>(cell / N)] == cell % N;
    }

    /// True if `cell` may go over to the region of `target`, the cell beside it: the map stays
    /// balanced, contiguous and with one piece of the solution in each region.
    [[nodiscard]] bool canJoin(int cell, int target) const {
        const std::uint8_t from = region(cell);
        const std::uint8_t to = region(target);
        return from != to && size_[from] >= N && size_[to] <= N && spares(cell);
    }

    void move(int cell, std::uint8_t to) {
        --size_[region(cell)];
        ++size_[to];
        board_.move(cell, to);
    }

  private:
    static constexpr std::uint8_t none = 0xff;
    static constexpr int balancingSteps = 50000;

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

    using Owners = std::array<std::uint8_t, Geometry<N>::cells>;

    bool grow(kit::Random& random) {
        Owners owners{};
        owners.fill(none);
        size_.fill(1);
        for (std::size_t row = 0; row < N; ++row) {
            owners[row * N + solution_[row]] = static_cast<std::uint8_t>(row);
        }
        for (int left = Geometry<N>::cells - N; left > 0; --left) claimOne(owners, random);
        board_ = {};
        for (int cell = 0; cell < Geometry<N>::cells; ++cell) {
            board_.assign(cell, owners[static_cast<std::size_t>(cell)]);
        }
        return balance(random);
    }

    /// Gives one more cell to the smallest of the regions that can still grow. A cell that touches
    /// the region along two edges is twice as likely as one along a single edge: that keeps shapes
    /// from being all stripes.
    void claimOne(Owners& owners, kit::Random& random) {
        int chosen = -1;
        std::uint8_t owner = none;
        std::uint32_t ties = 0;
        for (int cell = 0; cell < Geometry<N>::cells; ++cell) {
            if (owners[static_cast<std::size_t>(cell)] != none) continue;
            for (int direction = 0; direction < 4; ++direction) {
                const int beside = neighbour<N>(cell, direction);
                if (beside < 0) continue;
                const std::uint8_t region = owners[static_cast<std::size_t>(beside)];
                if (region == none) continue;
                const bool smaller = chosen < 0 || size_[region] < size_[owner];
                if (!smaller && size_[region] > size_[owner]) continue;
                ties = smaller ? 1 : ties + 1;
                if (random.below(ties) != 0) continue;
                chosen = cell;
                owner = region;
            }
        }
        owners[static_cast<std::size_t>(chosen)] = owner;
        ++size_[owner];
    }

    /// Lets single cells drift from larger regions to smaller ones; false if that does not end.
    bool balance(kit::Random& random) {
        for (int step = 0; step < balancingSteps; ++step) {
            const auto [least, most] = std::minmax_element(size_.begin(), size_.end());
            if (*least >= N - 1 && *most <= N + 1) return true;
            const auto cell = static_cast<int>(random.below(Geometry<N>::cells));
            const int target = neighbour<N>(cell, static_cast<int>(random.below(4)));
            if (target < 0) continue;
            if (size_[region(cell)] > size_[region(target)] && spares(cell)) {
                move(cell, region(target));
            }
        }
        return false;
    }

    SearchBoard<N> board_;
    Columns solution_;
    std::array<int, N> size_{};
};

}  // namespace gridlark::placement
