/// What the player did on a board, without pixels, buttons or time: the input of a game's rules.
#pragma once

#include <cstdint>
#include <vector>

#include "gridlark/kit/grid.h"

namespace gridlark::kit {

enum class Touch : std::uint8_t {
    tap,     ///< a short press
    hold,    ///< a long press, a secondary click, or Enter
    middle,  ///< a click of the middle button
    drag,    ///< a press that left its cell
};

/// Each game has a pure function in its `rules` that says what a gesture means in a state:
/// `actionFor(gesture, state, …)`.
struct Gesture {
    Touch touch = Touch::tap;
    /// One cell; for a drag, each cell on the way once, in order.
    std::vector<Cell> cells;

    /// Where it began.
    [[nodiscard]] Cell cell() const { return cells.front(); }

    friend bool operator==(const Gesture&, const Gesture&) = default;
};

}  // namespace gridlark::kit
