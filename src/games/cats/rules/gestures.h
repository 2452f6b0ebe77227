/// What gestures mean.
#pragma once

#include <optional>

#include "gridlark/kit/gesture.h"

#include "state.h"

namespace gridlark::cats {

/// A tap sets an X or takes it off, a hold places a cat or takes it away, and a drag does with all
/// its cells what a tap does with the first one. On a sleeping cat both ask it to go, which the
/// rules refuse. Nothing for what means nothing: a tap on a cat, a drag that begins on one.
[[nodiscard]] std::optional<Action> actionFor(const kit::Gesture& gesture, const State& state);

}  // namespace gridlark::cats
