#include "gestures.h"

namespace gridlark::minesweeper {

std::optional<Action> actionFor(const kit::Gesture& gesture, const State& state, bool flagMode) {
    const kit::Cell cell = gesture.cell();
    const bool open = state.squares[cell].open();
    switch (gesture.touch) {
        case kit::Touch::tap:
            if (open) return Chord{cell};
            if (flagMode) return Flag{cell};
            return Open{cell};
        case kit::Touch::hold:
            if (!open) return Flag{cell};
            break;
        case kit::Touch::middle:
            if (open) return Chord{cell};
            break;
        case kit::Touch::drag:
            break;
    }
    return std::nullopt;
}

std::vector<kit::Cell> openedBy(const kit::Gesture& gesture, const State& state, bool flagMode) {
    const auto action = actionFor(gesture, state, flagMode);
    if (!action) return {};
    if (const auto* chord = std::get_if<Chord>(&*action)) return chordCells(state, chord->cell);
    const auto* open = std::get_if<Open>(&*action);
    if (open == nullptr || state.squares[open->cell].flagged()) return {};
    return {open->cell};
}

}  // namespace gridlark::minesweeper
