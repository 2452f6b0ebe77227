#include "gestures.h"

#include "placement/rules/cells.h"

namespace gridlark::cats {

std::optional<Action> actionFor(const kit::Gesture& gesture, const State& state) {
    const kit::Cell cell = gesture.cell();
    const Content content = state.cells[cell];
    switch (gesture.touch) {
        case kit::Touch::drag:
            if (content == Content::sleeping) return std::nullopt;
            [[fallthrough]];
        case kit::Touch::tap:
            if (content == Content::empty) return Mark{placement::eachOnce(gesture.cells)};
            if (content == Content::cross) return Clear{placement::eachOnce(gesture.cells)};
            if (content == Content::sleeping) return Remove{cell};
            return std::nullopt;
        case kit::Touch::hold:
            if (content == Content::empty || content == Content::cross) return Place{cell};
            return Remove{cell};
        case kit::Touch::middle:
            break;
    }
    return std::nullopt;
}

}  // namespace gridlark::cats
