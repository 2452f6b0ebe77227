/// A puzzle and what a player has set on it, as lines of JSON tell them.
#pragma once

#include <string>
#include <vector>

#include <tl/expected.hpp>

#include "gridlark/cli/verbs.h"

#include "placement/puzzle.h"

namespace gridlark::placement {

/// Cells are in reading order, each once in each list.
struct Position {
    /// 1 ≤ N ≤ 16, exactly N regions, all cells inside; given pieces may clash or be blocked.
    Puzzle puzzle;
    std::vector<kit::Cell> pieces;  ///< the player's, given ones left out
    std::vector<kit::Cell> marks;
    std::vector<std::string> names;  ///< of the regions, one character each, as the line names them
};

/// Reads "regions", "given", "blocked", "queens" or "cats" (or both), "marks"; the error says what
/// is wrong and where (English).
[[nodiscard]] tl::expected<Position, std::string> positionOf(const cli::Json& line);

/// A puzzle as a line that `positionOf` reads: regions by letters, "given" and "blocked" if any.
[[nodiscard]] cli::Json toJson(const Puzzle& puzzle);

/// Why two pieces cannot both stand, or one not where it is.
struct Conflict {
    kit::Cell a;
    kit::Cell b;  ///< after `a` in reading order; the same for "blocked"
    std::string_view reason;
};

/// Which neighbours the rules speak of: Queens leaves those side by side to rows and columns.
enum class Touch : std::uint8_t { corners, sidesToo };

/// One for each pair and rule broken, sorted by cells; reasons in the order row, column, region,
/// touch, blocked.
[[nodiscard]] std::vector<Conflict> conflictsOf(const Puzzle& puzzle,
                                                const std::vector<kit::Cell>& pieces, Touch touch);

/// Given pieces and the player's.
[[nodiscard]] std::vector<kit::Cell> allPieces(const Position& position);

}  // namespace gridlark::placement
