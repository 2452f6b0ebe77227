/// What each action does. The inside of the rules core.
#pragma once

#include <tl/expected.hpp>

#include "state.h"

namespace gridlark::queens {

/// `state` must not be solved, and every cell of `action` on its board.
[[nodiscard]] tl::expected<State, Refusal> applyTo(const State& state, const Action& action);

/// True if a marker on the board sees `cell`.
[[nodiscard]] bool seenByMarker(const State& state, kit::Cell cell);

}  // namespace gridlark::queens
