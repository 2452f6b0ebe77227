/// The sentences of Number Match.
#pragma once

#include <QString>
#include <span>

#include "gridlark/ui/plugin.h"

#include "number-match/engine/hint.h"

namespace gridlark::number_match::words {

/// Why the two are no pair, in one sentence; the cells are slots of the board.
[[nodiscard]] QString obstacle(const Board& board, const Pair& pair, const Obstacle& obstacle);

/// What a hint says. `positions`: those that it was asked about.
[[nodiscard]] QString hint(const Hint& hint, std::span<const State> positions);

/// How many partners a number has.
[[nodiscard]] QString partners(const std::vector<kit::Cell>& cells);

/// No pair is left. `stuck`: and no add either.
[[nodiscard]] QString noPair(bool stuck);

/// An add that the largest board has no room for.
[[nodiscard]] QString full();

// What the shell shows around the board; null: nothing is dealt.

[[nodiscard]] QList<ui::StatusItem> status(const State* state);
/// The stars of the deal.
[[nodiscard]] QString level(const State* state);
/// How many numbers are left.
[[nodiscard]] QString left(const State* state);
[[nodiscard]] QStringList gestures();

/// The end of a game: a won one with the player's moves and the par of the deal.
[[nodiscard]] ui::EndNote end(const State& state);

}  // namespace gridlark::number_match::words
