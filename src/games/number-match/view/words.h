/// Sentences of Number Match that need no table.
#pragma once

#include <QString>
#include <span>

#include "number-match/engine/hint.h"

namespace gridlark::number_match::words {

/// Why the two are no pair, in one sentence; the cells are slots of the board.
[[nodiscard]] QString obstacle(const Board& board, const Pair& pair, const Obstacle& obstacle);

/// What a hint says. `positions`: those that were asked about.
[[nodiscard]] QString hint(const Hint& hint, std::span<const State> positions);

/// "You: 31 moves, 1 add." and the par of the deal.
[[nodiscard]] QString par(const State& state);

}  // namespace gridlark::number_match::words
