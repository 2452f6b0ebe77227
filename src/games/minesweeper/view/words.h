/// The sentences of Minesweeper.
#pragma once

#include <QString>

#include "gridlark/ui/plugin.h"

#include "minesweeper/engine/hints/hint.h"
#include "minesweeper/engine/hints/verdict.h"
#include "minesweeper/rules/state.h"

namespace gridlark::minesweeper::words {

/// "9 × 9 · 10 mines"
[[nodiscard]] QString field(const Field& field);

/// "12.5 %"; 0 and 100 only for what is impossible or certain.
[[nodiscard]] QString percent(double probability);

/// What a hint says, in a sentence or two; the squares it speaks of are marked on the board.
[[nodiscard]] QString hint(const Hint& hint);

/// Whether a loss was avoidable.
[[nodiscard]] QString verdict(const Verdict& verdict);

/// Said where there is nothing to help with yet.
[[nodiscard]] QString firstIsSafe();

/// Why an action was refused, where the player cannot see it; empty for all others.
[[nodiscard]] QString refusal(Refusal refusal);

/// 3BV and 3BV/s of a game that has ended.
[[nodiscard]] QList<ui::StatusItem> bbbv(const State& state, play::Milliseconds elapsed);

/// Of a game that has ended.
[[nodiscard]] ui::EndNote end(const State& state);

}  // namespace gridlark::minesweeper::words
