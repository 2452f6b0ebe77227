/// Finds wins, and proofs that there are none.
///
/// Whether two digits match depends on their class alone: {1,9} {2,8} {3,7} {4,6} {5}. So the
/// solver plays a game of five colours in which equal colours match. Quick lines of play (probe.h)
/// find most wins; a search of every order of play (lost_search.h) finds the rest and proves that a
/// position is lost. Both look for a win without adds first, then with one, and so on. A colour
/// with an odd number of digits cannot be cleared without an add.
#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "number-match/rules/state.h"

namespace gridlark::number_match {

/// Counts of positions, so that an answer does not depend on the machine.
struct Limits {
    std::uint64_t probes = 2'000;     ///< in lines of play, for each number of adds
    std::uint64_t nodes = 2'000'000;  ///< in the search, if no line won
    std::uint64_t cheaper = 20'000;   ///< in the search for a win with fewer adds than a line had
    std::uint64_t polish = 0;  ///< in further lines, for a win of as many adds and fewer moves
    std::size_t tableBytes = std::size_t{32} << 20U;  ///< for positions that are proven lost
};

struct Solution {
    /// True with a line; false if the position is proven lost; nothing if a limit or the stop token
    /// came first.
    std::optional<bool> winnable;
    std::vector<Action> line;  ///< pairs and adds from the position to the empty board
    int adds = 0;              ///< in the line
    bool cheapest = false;     ///< proven: no win has fewer adds
    std::uint64_t nodes = 0;   ///< positions looked at
};

/// Looks for a win with at most `adds` adds, fewest adds first. Takes any board, rows without
/// digits included. The same answer on every machine, unless stopped.
[[nodiscard]] Solution solve(const Board& board, int adds, const Limits& limits = {},
                             const std::stop_token& stop = {});

}  // namespace gridlark::number_match
