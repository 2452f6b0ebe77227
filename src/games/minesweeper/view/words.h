/// Sentences of Minesweeper that need no table.
#pragma once

#include <QString>

#include "minesweeper/rules/state.h"

namespace gridlark::minesweeper::words {

/// "9 × 9 · 10 mines"
[[nodiscard]] QString field(const Field& field);

/// "12.5 %"; what is neither certain nor impossible is never told as 0 or 100.
[[nodiscard]] QString percent(double probability);

/// What there is to say of a loss: the risk of the cell that was opened, the least risk there was,
/// and of how many cells.
[[nodiscard]] QString lookBack(double risk, double least, int cells, bool exact);

/// The rules page, as Markdown.
[[nodiscard]] QString rules();

}  // namespace gridlark::minesweeper::words
