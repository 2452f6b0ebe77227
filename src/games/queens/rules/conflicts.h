/// Conflicts between the queens on a board.
#pragma once

#include <vector>

#include "placement/rules/conflict.h"
#include "state.h"

namespace gridlark::queens {

/// Each pair of queens that breaks a rule, once for each rule: see placement::conflictsOf. Only
/// neighbours corner to corner touch; those side by side share a row or a column.
[[nodiscard]] std::vector<placement::Conflict> conflicts(const State& state);

/// The row, column or region in question, in reading order; the two cells of a touch.
[[nodiscard]] placement::Cells cellsInQuestion(const State& state,
                                               const placement::Conflict& conflict);

/// True if a queen on `queen` rules out one on `other`, another cell.
[[nodiscard]] bool sees(const placement::Puzzle& puzzle, kit::Cell queen, kit::Cell other);

/// True if a marker on the board sees `cell`.
[[nodiscard]] bool seenByMarker(const State& state, kit::Cell cell);

}  // namespace gridlark::queens
