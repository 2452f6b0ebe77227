/// The maps of Queens: regions of all sizes and shapes.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "gridlark/kit/random.h"

#include "region_map.h"

namespace gridlark::placement {

/// Regions of 2 … 3N open cells, one of them perhaps of a single one. Blocked cells belong to
/// regions like all others, but do not count.
template <int N>
class FreeMap : public RegionMap<N> {
  public:
    static constexpr int most = 3 * N;

    /// Makes a new map without blocked cells.
    FreeMap(const Columns& solution, kit::Random& random)
        : RegionMap<N>(solution), least_(random.chance(1, 4) ? 1 : 2) {
        while (!grow(random)) {
        }
    }

    using RegionMap<N>::region;

    /// True if `cell` may go over to the region of `target`, the cell beside it: sizes stay within
    /// the limits, regions contiguous and with one piece of the solution each.
    [[nodiscard]] bool canJoin(int cell, int target) const {
        const std::uint8_t from = region(cell);
        const std::uint8_t to = region(target);
        if (from == to || !spares(cell)) return false;
        return blocked(cell) || (canShrink(from) && size_[to] < most);
    }

    void move(int cell, std::uint8_t to) {
        if (!blocked(cell)) {
            --size_[region(cell)];
            ++size_[to];
        }
        board_.move(cell, to);
    }

    [[nodiscard]] bool blocked(int cell) const { return !board_.open.contains(cell); }

    /// Blocks an open cell; false if it holds a piece of the solution or its region needs it.
    bool block(int cell) {
        if (blocked(cell) || this->inSolution(cell) || !canShrink(region(cell))) return false;
        --size_[region(cell)];
        board_.open.erase(cell);
        return true;
    }

  private:
    using typename RegionMap<N>::Owners;
    using RegionMap<N>::board_;
    using RegionMap<N>::none;
    using RegionMap<N>::spares;

    /// How a region grows: how greedily, and whether as a lump or as a snake.
    struct Growth {
        std::uint32_t appetite = 1;
        std::uint32_t winding = 0;  ///< in ten steps so many go on from the last cell
        int last = -1;
    };

    /// True if a region may lose a cell: it keeps two, or one where no other region has so few.
    [[nodiscard]] bool canShrink(std::uint8_t of) const {
        return size_[of] > 2 ||
               (size_[of] > least_ && std::count(size_.begin(), size_.end(), 1) == 0);
    }

    /// False if cells are left that no region may take, or too many regions stayed small.
    bool grow(kit::Random& random) {
        Owners owners = this->pieceOwners();
        size_.fill(1);
        std::array<Growth, N> growths = someGrowths(random);
        for (int left = Geometry<N>::cells - N; left > 0; --left) {
            if (!growOne(owners, growths, random)) return false;
        }
        this->take(owners);
        return std::count(size_.begin(), size_.end(), 1) <= 2 - least_;
    }

    /// Appetites from 1 to 64, small ones more often, so that sizes differ much.
    std::array<Growth, N> someGrowths(kit::Random& random) const {
        std::array<Growth, N> growths{};
        const std::uint32_t differing = 1 + random.below(6);
        for (std::size_t row = 0; row < N; ++row) {
            growths[row].appetite = 1U << random.below(differing);
            growths[row].winding = random.below(10);
            growths[row].last = static_cast<int>(row * N + this->solution()[row]);
        }
        return growths;
    }

    /// Gives one more cell to some region; false if none can grow.
    bool growOne(Owners& owners, std::array<Growth, N>& growths, kit::Random& random) {
        std::array<bool, N> full{};
        for (;;) {
            const int chosen = someRegion(growths, full, random);
            if (chosen < 0) return false;
            const auto of = static_cast<std::uint8_t>(chosen);
            const int cell = someFreeCell(owners, of, growths[of], random);
            full[of] = cell < 0;
            if (cell < 0) continue;
            owners[static_cast<std::size_t>(cell)] = of;
            growths[of].last = cell;
            ++size_[of];
            return true;
        }
    }

    /// A region that is not full, by appetite; −1 if all are.
    int someRegion(const std::array<Growth, N>& growths, const std::array<bool, N>& full,
                   kit::Random& random) const {
        std::uint32_t total = 0;
        const auto share = [&](std::size_t i) {
            return full[i] || size_[i] >= most ? 0 : growths[i].appetite;
        };
        for (std::size_t i = 0; i < N; ++i) total += share(i);
        if (total == 0) return -1;
        std::uint32_t drawn = random.below(total);
        std::size_t i = 0;
        for (; drawn >= share(i); ++i) drawn -= share(i);
        return static_cast<int>(i);
    }

    /// A cell beside the region that has no owner yet, where possible beside its last cell if it
    /// winds; −1 if there is none.
    int someFreeCell(const Owners& owners, std::uint8_t of, const Growth& growth,
                     kit::Random& random) const {
        std::vector<int> free;
        const auto look = [&](int cell) {
            for (int direction = 0; direction < 4; ++direction) {
                const int beside = neighbour<N>(cell, direction);
                if (beside >= 0 && owners[static_cast<std::size_t>(beside)] == none) {
                    free.push_back(beside);
                }
            }
        };
        if (random.below(10) < growth.winding) look(growth.last);
        const bool anywhere = free.empty();
        for (int cell = 0; anywhere && cell < Geometry<N>::cells; ++cell) {
            if (owners[static_cast<std::size_t>(cell)] == of) look(cell);
        }
        if (free.empty()) return -1;
        return free[random.below(static_cast<std::uint32_t>(free.size()))];
    }

    std::array<int, N> size_{};
    int least_;  ///< 1: one region may have a single cell
};

}  // namespace gridlark::placement
