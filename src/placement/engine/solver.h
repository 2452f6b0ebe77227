/// Counts the solutions of a placement puzzle, up to a limit.
///
/// Depth-first search over bit masks; the next line is always the tightest row, column or region
/// (the one with the fewest candidates left), and a line without any ends the branch.
#pragma once

#include <cstdint>
#include <limits>
#include <stop_token>

#include "placement/rules/puzzle.h"

namespace gridlark::placement {

struct Count {
    int solutions = 0;  ///< number found, at most the limit
    Solution first;     ///< the first one found; empty if there is none
    Solution second;    ///< another one; empty if none was found or asked for
    std::uint64_t nodes = 0;
    bool complete =
        true;  ///< false if stopped before the limit or the end: the number is a lower bound
};

struct Effort {
    std::stop_token stop;
    std::uint64_t maxNodes = std::numeric_limits<std::uint64_t>::max();
};

/// `puzzle` must be sound (1 ≤ N ≤ 16, N·N regions below N, cells inside); regions need not be
/// contiguous or all present. `given` pieces that clash give no solution.
[[nodiscard]] Count countSolutions(const Puzzle& puzzle, int limit, const Effort& effort = {});

}  // namespace gridlark::placement
