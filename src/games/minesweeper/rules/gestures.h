/// What gestures mean.
#pragma once

#include "gridlark/kit/gesture.h"

#include "state.h"

namespace gridlark::minesweeper {

/// A tap opens a hidden square, or flags it in flag mode, and chords on an open one. A hold flags
/// in either mode; the middle button chords. Some of these the rules refuse, and the view says why:
/// to open a flagged square, to flag before there are mines. Nothing for a hold on an open square
/// and for the middle button on a hidden one.
[[nodiscard]] std::optional<Action> actionFor(const kit::Gesture& gesture, const State& state,
                                              bool flagMode);

/// The squares that the gesture opens at once, before any cascade, in reading order: the view shows
/// them pressed while the button is down.
[[nodiscard]] std::vector<kit::Cell> openedBy(const kit::Gesture& gesture, const State& state,
                                              bool flagMode);

}  // namespace gridlark::minesweeper
