/// What each action does. Internal to the rules core.
#pragma once

#include <stop_token>

#include <tl/expected.hpp>

#include "state.h"

namespace gridlark::minesweeper {

/// `state` must be in play and the action's cell on the board. Refuses with `noLayout` if stopped
/// while it lays the mines.
[[nodiscard]] tl::expected<State, Refusal> applyTo(const State& state, const Action& action,
                                                   const std::stop_token& stop = {});

/// Opens `cells` (hidden, without flags or mines) and the cascade that follows: everything around a
/// zero opens, except what is flagged.
void openAll(Squares& squares, std::vector<kit::Cell> cells);

}  // namespace gridlark::minesweeper
