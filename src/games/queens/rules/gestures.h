/// What gestures mean.
#pragma once

#include <optional>

#include "gridlark/kit/gesture.h"

#include "state.h"

namespace gridlark::queens {

/// A tap removes one of the player's own queens and places one anywhere else, which may be refused.
/// A hold sets a note or clears one. A drag from a queen moves it; a drag from an empty cell only
/// sets notes, and one from a note only clears them. Nothing for a drag that begins on what belongs
/// to the deal or ends where it began.
[[nodiscard]] std::optional<Action> actionFor(const kit::Gesture& gesture, const State& state,
                                              bool autoNotes);

}  // namespace gridlark::queens
