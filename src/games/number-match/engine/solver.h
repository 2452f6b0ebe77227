/// Finds wins, and proofs that there are none.
///
/// Whether two digits match depends only on their class: {1,9} {2,8} {3,7} {4,6} {5}. So a position
/// is a game of five colours, in which equal colours match; positions are told apart by colours.
/// Depth first with a table of positions that are known to be lost, on a stack of its own; first
/// for a win without adds, then with one, and so on. A colour with an odd number of digits cannot
/// be cleared without an add.
#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "number-match/rules/state.h"

namespace gridlark::number_match {

/// Counts of positions, so that an answer does not depend on the machine.
struct Limits {
    std::uint64_t probes =
        2'000;  ///< for lines of play that may find a win, of each number of adds
    std::uint64_t nodes = 2'000'000;  ///< for the search, if the lines have found none
    std::uint64_t cheaper =
        20'000;  ///< for the search for a win with fewer adds than the lines had
    std::uint64_t polish =
        0;  ///< for lines after a win, to find one of as many adds and fewer moves
    std::size_t tableBytes = std::size_t{32} << 20U;  ///< for positions that are lost
};

struct Solution {
    /// True with a line; false if it is proven that no line wins; nothing if limits or the stop
    /// token came first. With true, fewer adds than `adds` are proven not to do unless `cheapest`
    /// is false.
    std::optional<bool> winnable;
    std::vector<Action> line;  ///< pairs and adds from the position to the empty board
    int adds = 0;              ///< in the line
    bool cheapest = false;     ///< it is proven that no win has fewer adds
    std::uint64_t nodes = 0;   ///< positions looked at
};

/// Looks for a win with at most `adds` adds, fewest adds first. Any board will do, rows without
/// digits included. The same answer on every machine unless it was stopped.
[[nodiscard]] Solution solve(const Board& board, int adds, const Limits& limits = {},
                             const std::stop_token& stop = {});

}  // namespace gridlark::number_match
