/// The grids on offer: square boards by their number of rows.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "gridlark/kit/at.h"
#include "gridlark/kit/rules.h"

#include "puzzle.h"

namespace gridlark::placement {

inline constexpr std::array<std::string_view, maxOrder> gridNames{
    "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16"};

/// N of a grid of `least` to `most` rows.
[[nodiscard]] inline std::optional<int> orderNamed(std::string_view grid, int least = 1,
                                                   int most = maxOrder) {
    const auto order = static_cast<int>(std::ranges::find(gridNames, grid) - gridNames.begin()) + 1;
    return order >= least && order <= most ? std::optional(order) : std::nullopt;
}

/// The grids of `least` to `most` rows, each with these variants.
[[nodiscard]] inline std::vector<kit::Preset> gridsOf(
    int least, int most, const std::vector<std::string_view>& variants) {
    std::vector<kit::Preset> grids;
    for (int order = least; order <= most; ++order)
        grids.push_back({kit::at(gridNames, order - 1), variants});
    return grids;
}

}  // namespace gridlark::placement
