/// Simple players to measure the engine against.
#pragma once

#include "gridlark/kit/random.h"

#include "chain/rules/moves.h"

namespace gridlark::chain {

/// Any turn but one that loses by its own removal, each equally likely. The game is on.
[[nodiscard]] Turn randomTurn(const Position& position, kit::Random& random);

/// A beginner who looks one turn ahead: wins if possible, removes as many pieces as it can
/// without losing, and otherwise lets as many pieces of consecutive numbers touch as it can; among
/// equals, any, but a pass only if it must. The game is on.
[[nodiscard]] Turn beginnersTurn(const Position& position, kit::Random& random);

/// The same, and it brings pieces that do not touch yet nearer to each other, not too exactly, so
/// that it does not stall: much stronger.
[[nodiscard]] Turn greedyTurn(const Position& position, kit::Random& random);

}  // namespace gridlark::chain
