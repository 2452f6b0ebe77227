/// Sentences of Minesweeper that need no table.
#pragma once

#include <QString>

#include "minesweeper/engine/hints/advice.h"
#include "minesweeper/engine/hints/verdict.h"
#include "minesweeper/rules/state.h"

namespace gridlark::minesweeper::words {

/// "9 × 9 · 10 mines"
[[nodiscard]] QString field(const Field& field);

/// "12.5 %"; what is neither certain nor impossible is never told as 0 or 100.
[[nodiscard]] QString percent(double probability);

/// What a hint says, in one sentence or two; the cells are marked on the board.
[[nodiscard]] QString hint(const Advice& advice);

/// Whether a loss was avoidable.
[[nodiscard]] QString verdict(const Verdict& verdict);

}  // namespace gridlark::minesweeper::words
