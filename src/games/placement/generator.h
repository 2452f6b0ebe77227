/// Deals for Cats: balanced region maps with as few given pieces as it takes.
#pragma once

#include <optional>
#include <stop_token>

#include "gridlark/kit/random.h"

#include "puzzle.h"

namespace gridlark::placement {

/// A deal and the solution it has.
struct Deal {
    Puzzle puzzle;
    Solution solution;
};

/// A balanced map: contiguous regions of N−1 … N+1 cells, exactly one solution, finished by the
/// ladder up to `kInK`; `puzzle.given` holds the sleeping cats, at most 1, 1, 2, 2, 3, 4, 5 for
/// N = 6 … 12. Always succeeds unless stopped (nullopt). Decided by the state of `random` alone.
[[nodiscard]] std::optional<Deal> dealBalanced(int order, kit::Random& random,
                                               std::stop_token stop);

/// A balanced map with at least one solution and no given piece ("open"); `solution` is one of
/// them.
[[nodiscard]] std::optional<Deal> dealOpen(int order, kit::Random& random, std::stop_token stop);

}  // namespace gridlark::placement
