/// Sentences of Chain that need no table.
#pragma once

#include <QString>

#include "chain/rules/moves.h"
#include "chain/rules/record.h"
#include "chain/rules/state.h"

namespace gridlark::chain::words {

/// "Blue", "Red".
[[nodiscard]] QString colour(Colour colour);
/// "blue 7"
[[nodiscard]] QString piece(Piece piece);
/// "c4"
[[nodiscard]] QString square(Square square);
/// "7:c2-c4 x5-8"; a pass in the player's language.
[[nodiscard]] QString notation(const Turn& turn);

/// "Two players", "Level 3 · Club player".
[[nodiscard]] QString opponent(int level);
/// "Level 3"
[[nodiscard]] QString level(int level);

/// What a turn did, in one sentence: "Blue: 7 from c2 by way of c4 to e4, removes 5 to 8."
[[nodiscard]] QString turn(const Turn& turn, Colour colour);

/// Why something cannot be done.
[[nodiscard]] QString refusal(Refusal refusal);

/// How a game ended.
[[nodiscard]] QString outcome(const Outcome& outcome);

/// What is wrong with a game that was loaded.
[[nodiscard]] QString recordError(const RecordError& error);

}  // namespace gridlark::chain::words
