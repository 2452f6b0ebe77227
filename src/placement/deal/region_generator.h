/// Deals for Queens: region maps of free sizes with exactly one solution and as many stars as
/// wanted.
#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>

#include "gridlark/kit/random.h"

#include "generator.h"

namespace gridlark::placement {

/// The orders that are dealt.
inline constexpr int fewestRegions = 5;
inline constexpr int mostRegions = 12;

/// Deals have 1 to so many stars: 3 on 5×5, 4 on 6×6 and 5 above. (Smaller boards have no room for
/// the harder steps, or for too few different ones.)
[[nodiscard]] int mostStars(int order);

/// How many stars a deal has if nobody asks for a number: the middle more often than the ends.
[[nodiscard]] int someStars(int order, kit::Random& random);

enum class Blocks : std::uint8_t {
    none,
    some,  ///< N/2 to N blocked cells, without which there would be several solutions
};

/// A map with exactly one solution and `stars` stars (see `Grade`), finished by the ladder up to
/// `kInK`. Regions are contiguous, of 2 to 3N open cells, one of them perhaps of a single one, and
/// numbered in reading order of their first cells. From 7×7 on last candidates alone never finish
/// it. Nothing is given. `order` is 5 … 12, `stars` 1 … `mostStars(order)`. Always succeeds unless
/// stopped (nullopt). Decided by the arguments and the state of `random` alone, on every machine.
[[nodiscard]] std::optional<Deal> dealRegions(int order, int stars, Blocks blocks,
                                              kit::Random& random, std::stop_token stop);

}  // namespace gridlark::placement
