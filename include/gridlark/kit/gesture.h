/// What a hand did on a board, without pixels, buttons or time: what the rules of a game read.
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
    std::vector<Cell>
        cells;  ///< the cell; of a drag, each cell on its way once, the first one first

    /// Where it began.
    [[nodiscard]] Cell cell() const { return cells.front(); }

    friend bool operator==(const Gesture&, const Gesture&) = default;
};

}  // namespace gridlark::kit
