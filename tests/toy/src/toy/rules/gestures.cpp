#include "gestures.h"

namespace gridlark::toy {

std::optional<Action> actionFor(const kit::Gesture& gesture, const State& state) {
    const bool onLamp = state.lit.size().contains(gesture.cell());
    if (gesture.touch != kit::Touch::tap || !onLamp) return std::nullopt;
    return Action{.kind = Kind::tap, .cell = gesture.cell()};
}

}  // namespace gridlark::toy
