/// Deals by how hard they are: one to five stars that follow from the deal's number alone.
#pragma once

#include <algorithm>
#include <limits>
#include <optional>

#include "gridlark/kit/rules.h"

namespace gridlark::kit {

/// The first number from `number` on whose deal has from `least` to `most` stars. `starsOf(number)`
/// gives the stars of a deal without making it, from 1 to `highest`, each of them often enough to
/// be found at once; nothing if there are no such deals. Nothing either if the range is empty or
/// beyond `highest`, or if the numbers end.
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
