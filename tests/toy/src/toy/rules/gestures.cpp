#include "gestures.h"

namespace gridlark::toy {

std::optional<Action> actionFor(const kit::Gesture& gesture, const State& state) {
    if (gesture.touch != kit::Touch::tap) return std::nullopt;
    if (!state.lit.size().contains(gesture.cell())) return std::nullopt;
    return Action{.kind = Kind::tap, .cell = gesture.cell()};
}

}  // namespace gridlark::toy
