/// 3BV ("Bechtel's board benchmark value"): the fewest taps that open a board without flags. Each
/// connected area of zeros counts one, and so does each number that touches no zero.
/// Source: Stephan Bechtel, 2000; https://minesweepergame.com/forums.
#pragma once

#include "state.h"

namespace gridlark::minesweeper {

struct Bbbv {
    int all = 0;   ///< of the whole board
    int done = 0;  ///< areas with an open zero, and lone numbers that are open
};

/// 3BV/s is `done` divided by the seconds played. Zeros touch each other at corners too.
[[nodiscard]] Bbbv bbbvOf(const Squares& squares);

}  // namespace gridlark::minesweeper
