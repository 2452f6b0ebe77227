/// The balanced maps of Cats.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "gridlark/kit/random.h"

#include "region_map.h"

namespace gridlark::placement {

/// Regions of N−1 … N+1 cells.
template <int N>
class BalancedMap : public RegionMap<N> {
  public:
    /// Makes a new map.
    BalancedMap(const Columns& solution, kit::Random& random) : RegionMap<N>(solution) {
        while (!grow(random)) {
        }
    }

    using RegionMap<N>::region;

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
    using typename RegionMap<N>::Owners;
    using RegionMap<N>::board_;
    using RegionMap<N>::none;
    using RegionMap<N>::spares;

    static constexpr int balancingSteps = 50000;

    bool grow(kit::Random& random) {
        Owners owners = this->pieceOwners();
        size_.fill(1);
        for (int left = Geometry<N>::cells - N; left > 0; --left) claimOne(owners, random);
        this->take(owners);
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
                const std::uint8_t claimant = owners[static_cast<std::size_t>(beside)];
                if (claimant == none) continue;
                const bool smaller = chosen < 0 || size_[claimant] < size_[owner];
                if (!smaller && size_[claimant] > size_[owner]) continue;
                ties = smaller ? 1 : ties + 1;
                if (random.below(ties) != 0) continue;
                chosen = cell;
                owner = claimant;
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

    std::array<int, N> size_{};
};

}  // namespace gridlark::placement
