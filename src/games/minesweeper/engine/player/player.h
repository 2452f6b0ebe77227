/// Playing for the best chance to win.
#pragma once

#include "minesweeper/rules/state.h"

namespace gridlark::minesweeper {

struct Played {
    bool won = false;
    int guesses = 0;  ///< cells opened that might have been mines; the first opening is none
};

/// What to open where nothing is certain.
enum class Policy : std::uint8_t {
    best,    ///< the cell after which the chance to win is best
    safest,  ///< always a cell with the least risk: for comparison
};

/// Plays a layout from `start`, which has no mine.
[[nodiscard]] Played play(const Squares& squares, int mines, kit::Cell start,
                          Policy policy = Policy::best);

}  // namespace gridlark::minesweeper
