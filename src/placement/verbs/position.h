/// A puzzle and what a player has set on it, as lines of JSON tell them.
#pragma once

#include <string>
#include <vector>

#include <tl/expected.hpp>

#include "gridlark/cli/verbs.h"

#include "placement/rules/puzzle.h"

namespace gridlark::placement {

/// Cells are in reading order, each once in each list.
struct Position {
    /// 1 ≤ N ≤ 16, exactly N regions, all cells inside; given pieces may clash or be blocked.
    Puzzle puzzle;
    Cells pieces;  ///< the player's, given ones left out
    Cells marks;
    std::vector<std::string> names;  ///< of the regions, one character each, as the line names them
};

/// Reads "regions", "given", "blocked", "queens" or "cats" (or both), "marks"; the error says what
/// is wrong and where (English).
[[nodiscard]] tl::expected<Position, std::string> positionOf(const cli::Json& line);

/// A puzzle as a line that `positionOf` reads: regions by letters, "given" and "blocked" if any.
[[nodiscard]] cli::Json toJson(const Puzzle& puzzle);

/// Given pieces and the player's.
[[nodiscard]] Cells allPieces(const Position& position);

}  // namespace gridlark::placement
