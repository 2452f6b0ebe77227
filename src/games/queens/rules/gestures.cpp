#include "gestures.h"

#include "placement/rules/cells.h"

namespace gridlark::queens {
namespace {

std::optional<Action> dragged(const kit::Gesture& gesture, const State& state, bool autoNotes) {
    const Content content = state.cells[gesture.cell()];
    if (content == Content::block || content == Content::given) return std::nullopt;
    if (!isOwnQueen(content)) {
        auto cells = placement::eachOnce(gesture.cells);
        if (content == Content::empty) return Note{std::move(cells)};
        return Clear{std::move(cells)};
    }
    const kit::Cell to = gesture.cells.back();
    if (to == gesture.cell()) return std::nullopt;
    return Move{gesture.cell(), to, autoNotes};
}

}  // namespace

std::optional<Action> actionFor(const kit::Gesture& gesture, const State& state, bool autoNotes) {
    const kit::Cell cell = gesture.cell();
    const Content content = state.cells[cell];
    switch (gesture.touch) {
        case kit::Touch::tap:
            if (isOwnQueen(content)) return Remove{cell};
            return Place{cell, autoNotes};
        case kit::Touch::hold:
            if (isNote(content)) return Clear{{cell}};
            return Note{{cell}};
        case kit::Touch::drag:
            return dragged(gesture, state, autoNotes);
        case kit::Touch::middle:
            break;
    }
    return std::nullopt;
}

}  // namespace gridlark::queens
