/// Playing for the best chance to win.
#pragma once

#include "minesweeper/engine/chances/counting.h"
#include "minesweeper/engine/chances/layouts.h"
#include "minesweeper/rules/state.h"

namespace gridlark::minesweeper {

/// The cell to open (a spot) where nothing is certain. With few layouts left, the one that wins
/// most of them (endgame.h). Otherwise, among the cells that are nearly the safest, the one after
/// which the next step is safest: the sum over the numbers it may show, each with its probability,
/// of how safe the safest cell is then. `knowledge` has drawn its own deductions and has unknown
/// cells that may be safe.
[[nodiscard]] int bestGuess(const Knowledge& knowledge, const Layouts& layouts);

struct Played {
    bool won = false;
    int guesses = 0;  ///< cells opened that might have been mines; the first opening is none
};

/// What to open where nothing is certain.
enum class Policy : std::uint8_t {
    best,    ///< `bestGuess`
    safest,  ///< always a cell with the least risk: for comparison
};

/// Plays a layout from `start`, which has no mine.
[[nodiscard]] Played play(const Squares& squares, int mines, kit::Cell start,
                          Policy policy = Policy::best);

}  // namespace gridlark::minesweeper
