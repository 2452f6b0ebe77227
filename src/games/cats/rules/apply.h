/// What each action does. The inside of the rules core.
#pragma once

#include <tl/expected.hpp>

#include "state.h"

namespace gridlark::cats {

/// `state` must be running (neither won nor lost) and every cell of `action` on its board.
[[nodiscard]] tl::expected<State, Refusal> applyTo(const State& state, const Action& action);

}  // namespace gridlark::cats
