/// Deals by difficulty: one to five stars that follow from the deal number alone.
#pragma once

#include <algorithm>
#include <limits>
#include <optional>

#include "gridlark/kit/rules.h"

namespace gridlark::kit {

/// The first number from `number` on whose deal has `least` to `most` stars. `starsOf(number)`
/// gives the stars of a deal, 1 to `highest`, without making it, or nothing if there are no such
/// deals. The search is linear: every number of stars must be frequent. Nothing if the range is
/// empty or beyond `highest`, or the numbers run out.
template <class StarsOf>
[[nodiscard]] std::optional<DealNumber> firstWithStars(DealNumber number, int least, int most,
                                                       int highest, StarsOf starsOf) {
    if (std::max(least, 1) > std::min(most, highest)) return std::nullopt;
    for (;; ++number) {
        const std::optional<int> stars = starsOf(number);
        if (!stars) return std::nullopt;
        if (*stars >= least && *stars <= most) return number;
        if (number == std::numeric_limits<DealNumber>::max()) return std::nullopt;
    }
}

}  // namespace gridlark::kit
