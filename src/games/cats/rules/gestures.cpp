#include "gestures.h"

#include <algorithm>
#include <vector>

namespace gridlark::cats {
namespace {

std::vector<kit::Cell> eachOnce(const std::vector<kit::Cell>& cells) {
    std::vector<kit::Cell> once;
    for (const kit::Cell cell : cells) {
        if (std::ranges::find(once, cell) == once.end()) once.push_back(cell);
    }
    return once;
}

}  // namespace

std::optional<Action> actionFor(const kit::Gesture& gesture, const State& state) {
    const kit::Cell cell = gesture.cell();
    const Content content = state.cells[cell];
    switch (gesture.touch) {
        case kit::Touch::drag:
            if (content == Content::sleeping) return std::nullopt;
            [[fallthrough]];
        case kit::Touch::tap:
            if (content == Content::empty) return Mark{eachOnce(gesture.cells)};
            if (content == Content::cross) return Clear{eachOnce(gesture.cells)};
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
