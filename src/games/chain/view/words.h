/// The sentences of Chain.
#pragma once

#include <QString>

#include "gridlark/ui/plugin.h"

#include "chain/rules/moves.h"
#include "chain/rules/record.h"
#include "chain/rules/state.h"
#include "scene.h"

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
/// "You", "Level 3"; between two persons, the colour.
[[nodiscard]] QString player(const State* state, Colour colour);

/// What a turn did, in one sentence: "Blue: 7 from c2 by way of c4 to e4, removes 5 to 8."
[[nodiscard]] QString turn(const Turn& turn, Colour colour);
/// What the turn before the position on the board did, or who begins.
[[nodiscard]] QString lastTurn(const State* state, std::optional<std::size_t> lookedAt);
[[nodiscard]] QString hint(const Turn& turn, Colour colour);
[[nodiscard]] QString takenBack(const State& state);

/// Why something cannot be done.
[[nodiscard]] QString refusal(Refusal refusal);
/// How a chain is chosen.
[[nodiscard]] QString chooseChain();

/// Why each button of the turn makes no sense now; empty: it does.
struct Reasons {
    QString chain, end, cancel, pass;
};
[[nodiscard]] Reasons whyNot(const State* state, const Interaction& interaction);

/// "Deal 7 · fair", "Casual game".
[[nodiscard]] QString game(const State& state, kit::DealNumber deal);
/// The turn, and how many quiet ones are left if they are few.
[[nodiscard]] QList<ui::StatusItem> status(const State& state);
/// Of a game that has ended.
[[nodiscard]] ui::EndNote end(const State& state);

/// What is wrong with a game that was loaded.
[[nodiscard]] QString recordError(const RecordError& error);

/// A question over the board: the first answer changes nothing.
struct Question {
    QString icon, title, text, no, yes;
};
[[nodiscard]] Question losingRemoval(Run run);
[[nodiscard]] Question agreeDraw();
[[nodiscard]] Question resign(const State& state);
[[nodiscard]] Question leave();

}  // namespace gridlark::chain::words
