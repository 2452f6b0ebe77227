/// How hard a puzzle is.
#pragma once

#include <optional>
#include <stop_token>

#include "queens/rules/state.h"

namespace gridlark::queens {

/// How hard the puzzle is from its start, 1 to 5, trials counted as 5; nothing unless it has
/// exactly one solution, or if stopped.
[[nodiscard]] std::optional<int> stars(const State& state, const std::stop_token& stop = {});

}  // namespace gridlark::queens
