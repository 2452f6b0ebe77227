/// What a player sees of a board.
#pragma once

#include <cstdint>

#include "gridlark/kit/grid.h"

#include "minesweeper/rules/state.h"

namespace gridlark::minesweeper {

/// An open number is 0 to 8; the rest is below that.
enum Seen : std::int8_t {
    hidden = -1,
    flagged = -2,    ///< hidden; the flag may be wrong
    knownMine = -3,  ///< hidden, and assumed to be a mine
};

/// `cells` has the field's size and holds numbers and `Seen` values.
struct Position {
    Field field;
    kit::Grid<std::int8_t> cells;
};

/// Mines that were opened are known mines.
[[nodiscard]] Position positionOf(const State& state);

/// The position of a lost game before its last move: the mines that ended it are hidden again.
[[nodiscard]] Position beforeLoss(const State& state);

}  // namespace gridlark::minesweeper
