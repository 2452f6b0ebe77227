/// What gestures mean.
#pragma once

#include <optional>

#include "gridlark/kit/gesture.h"

#include "lights.h"

namespace gridlark::toy {

/// A tap switches lamps; nothing else means anything.
[[nodiscard]] std::optional<Action> actionFor(const kit::Gesture& gesture, const State& state);

}  // namespace gridlark::toy
