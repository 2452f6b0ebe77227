/// What each action does. The inside of the rules core.
#pragma once

#include <tl/expected.hpp>

#include "state.h"

namespace gridlark::minesweeper {

/// `state` is in play and the action's cell inside the board.
[[nodiscard]] tl::expected<State, Refusal> applyTo(const State& state, const Action& action);

/// Opens `cells` (hidden, without a flag, without a mine) and, from each zero on, all around it but
/// what is flagged.
void openAll(Squares& squares, std::vector<kit::Cell> cells);

}  // namespace gridlark::minesweeper
