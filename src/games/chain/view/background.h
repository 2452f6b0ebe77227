/// What a table lends to those who think for it.
#pragma once

#include <functional>
#include <stop_token>

#include "chain/rules/state.h"

namespace gridlark::chain {

/// Runs `work(state, stop)` beside the window, on the state as it is. What it returns runs on the
/// thread of the window, unless the state is another one by then or the table has cancelled it.
using Background = std::function<void(
    std::function<std::function<void()>(const State& state, const std::stop_token& stop)> work)>;

}  // namespace gridlark::chain
