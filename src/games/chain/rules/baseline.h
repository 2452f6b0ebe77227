/// Simple players to measure the engine against.
#pragma once

#include "gridlark/kit/random.h"

#include "moves.h"

namespace gridlark::chain {

/// Any turn but one that loses by its own removal, each equally likely. The game is on.
[[nodiscard]] Turn randomTurn(const Position& position, kit::Random& random);

/// A beginner who looks one turn ahead: wins if that is possible, removes as many pieces as does
/// not lose, and otherwise brings together as many pieces of consecutive numbers as it can; among
/// equals, any. The game is on.
[[nodiscard]] Turn beginnersTurn(const Position& position, kit::Random& random);

}  // namespace gridlark::chain
