/// Deals of Queens by their stars.
#pragma once

#include <optional>

#include "gridlark/kit/rules.h"

namespace gridlark::queens {

/// How many stars deals of a grid on offer can have: 1 to this; 0 for any other grid or "own".
[[nodiscard]] int mostStars(const kit::Options& options);

/// The stars that a deal will have, known without making it; nothing if `deal` would give none.
[[nodiscard]] std::optional<int> starsOf(const kit::Options& options, kit::DealNumber number);

/// The first number from `number` on whose deal has from `least` to `most` stars: a few hundred
/// further on at the very most, and found at once. Nothing if the grid has no such deals.
[[nodiscard]] std::optional<kit::DealNumber> numberWithStars(const kit::Options& options,
                                                             kit::DealNumber number, int least,
                                                             int most);

}  // namespace gridlark::queens
