/// Sentences of Minesweeper that need no table.
#pragma once

#include <QString>

#include "minesweeper/rules/advice.h"
#include "minesweeper/rules/state.h"

namespace gridlark::minesweeper::words {

/// "9 × 9 · 10 mines"
[[nodiscard]] QString field(const Field& field);

/// "12.5 %"; what is neither certain nor impossible is never told as 0 or 100.
[[nodiscard]] QString percent(double probability);

/// What a hint says, in one sentence or two; the cells are marked on the board.
[[nodiscard]] QString hint(const Advice& advice);

/// What there is to know of the move that lost a game.
struct Loss {
    double risk = 0;   ///< of the cell that was opened
    double least = 0;  ///< of any cell
    bool exact = true;
};

/// Whether it was avoidable.
[[nodiscard]] QString lookBack(const Loss& loss);

/// The rules page, as Markdown.
[[nodiscard]] QString rules();

}  // namespace gridlark::minesweeper::words
