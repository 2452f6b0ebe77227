/// Which colour each region gets, so that regions that touch look as different as they can.
#pragma once

#include <span>
#include <vector>

#include "colour_vision.h"
#include "placement/rules/puzzle.h"

namespace gridlark::placement {

/// A colour of `palette` (by index, each used once) for each region. `palette` has at least N
/// colours. Maximises the smallest difference (over usual and colour-blind vision) between regions
/// that share an edge or a corner, then the sum of those differences, by steepest exchange from
/// several starts. Decided by the map and the palette alone.
[[nodiscard]] std::vector<int> colourRegions(const Puzzle& puzzle, std::span<const Rgb> palette);

/// The smallest difference between the colours of touching regions; infinity if none touch.
[[nodiscard]] double smallestTouchingDifference(const Puzzle& puzzle, std::span<const Rgb> palette,
                                                std::span<const int> colours);

}  // namespace gridlark::placement
