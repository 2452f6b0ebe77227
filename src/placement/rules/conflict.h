/// Which pieces on a board break which rule.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "puzzle.h"

namespace gridlark::placement {

/// In the order in which `conflictsOf` lists them.
enum class Rule : std::uint8_t {
    row,      ///< two pieces in a row
    column,   ///< two in a column
    region,   ///< two in a region
    touch,    ///< two that touch
    blocked,  ///< a piece on a blocked cell
};

/// "row", "column", "region", "touch", "blocked".
[[nodiscard]] std::string_view name(Rule rule);

/// Why two pieces cannot both stand, or one not where it is.
struct Conflict {
    kit::Cell a;
    kit::Cell b;  ///< after `a` in reading order; the same for `blocked`
    Rule rule = Rule::row;

    friend bool operator==(const Conflict&, const Conflict&) = default;
};

/// Which neighbours the rule `touch` speaks of: Queens leaves those side by side to rows and
/// columns.
enum class Touch : std::uint8_t { corners, sidesToo };

/// One for each pair and rule broken, sorted by cells, then by rule. `pieces`: in reading order,
/// each once, on the board.
[[nodiscard]] std::vector<Conflict> conflictsOf(const Puzzle& puzzle,
                                                const std::vector<kit::Cell>& pieces, Touch touch);

}  // namespace gridlark::placement
