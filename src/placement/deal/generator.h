/// Deals for Cats: balanced region maps with as few given pieces as it takes.
#pragma once

#include <optional>
#include <stop_token>

#include "gridlark/kit/random.h"

#include "placement/rules/puzzle.h"

namespace gridlark::placement {

/// A deal and the solution it has.
struct Deal {
    Puzzle puzzle;
    Solution solution;
};

/// A balanced map: contiguous regions of N−1 … N+1 cells, exactly one solution, finished by the
/// ladder up to `kInK`; `puzzle.given` holds the sleeping cats in reading order, at most 1, 1, 2,
/// 2, 3, 4, 5 for N = 6 … 12 (other orders are not dealt). Regions are numbered in reading order of
/// their first cells. Always succeeds unless stopped (nullopt). Decided by the state of `random`
/// alone, on every machine: it takes no more work for having more time.
[[nodiscard]] std::optional<Deal> dealBalanced(int order, kit::Random& random,
                                               std::stop_token stop);

/// The same without given pieces ("open"): a map with at least one solution, of which `solution` is
/// one. Few up to N = 8 (some to a few hundred), thousands and more above.
[[nodiscard]] std::optional<Deal> dealOpen(int order, kit::Random& random, std::stop_token stop);

}  // namespace gridlark::placement
