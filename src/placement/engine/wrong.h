/// What cannot be right among what a player has set on a board.
#pragma once

#include <optional>
#include <stop_token>

#include "placement/rules/puzzle.h"

namespace gridlark::placement {

/// The pieces, then the marks, that are not as in the solution: pieces where it has none, marks
/// where it has one. Where the puzzle has several solutions, pieces and then marks are believed in
/// the order of the lists as long as some solution agrees with all that is believed. Empty if
/// nothing is wrong; nothing if the puzzle has no solution, or if stopped. The puzzle must be
/// sound, cells must lie on the board, and given pieces are none of `pieces`.
[[nodiscard]] std::optional<Cells> wrongCells(const Puzzle& puzzle, const Cells& pieces,
                                              const Cells& marks, const std::stop_token& stop = {});

}  // namespace gridlark::placement
