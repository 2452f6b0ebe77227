/// What each action does. The inside of the rules core.
#pragma once

#include <stop_token>

#include <tl/expected.hpp>

#include "state.h"

namespace gridlark::minesweeper {

/// `state` is in play and the action's cell inside the board. Stopped while it lays the mines, it
/// refuses with `noLayout`.
[[nodiscard]] tl::expected<State, Refusal> applyTo(const State& state, const Action& action,
                                                   const std::stop_token& stop = {});

/// Opens `cells` (hidden, without a flag, without a mine) and, from each zero on, all around it but
/// what is flagged.
void openAll(Squares& squares, std::vector<kit::Cell> cells);

}  // namespace gridlark::minesweeper
