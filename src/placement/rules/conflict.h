/// Which pieces on a board break which rule.
#pragma once

#include <cstdint>
#include <vector>

#include "gridlark/kit/names.h"

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

inline constexpr kit::Names ruleNames{
    std::pair{Rule::row, "row"}, std::pair{Rule::column, "column"},
    std::pair{Rule::region, "region"}, std::pair{Rule::touch, "touch"},
    std::pair{Rule::blocked, "blocked"}};

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
[[nodiscard]] std::vector<Conflict> conflictsOf(const Puzzle& puzzle, const Cells& pieces,
                                                Touch touch);

}  // namespace gridlark::placement
