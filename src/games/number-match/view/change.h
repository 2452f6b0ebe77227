/// What happened between two boards: what the view needs to show it.
#pragma once

#include <cstdint>
#include <vector>

#include "number-match/rules/number_match.h"

namespace gridlark::number_match {

struct BoardChange {
    enum class Kind : std::uint8_t {
        none,       ///< the same board
        removed,    ///< `pair` went
        returned,   ///< `pair` came back: the move was undone
        added,      ///< numbers from `from` on came after the others
        shortened,  ///< that was undone
        other,      ///< no single move lies between them
    };

    Kind kind = Kind::none;
    Pair pair{};              ///< as placed in the board that has it
    Via via = Via::row;       ///< the link of the pair
    std::vector<int> rows{};  ///< that vanished with the pair, as placed in that board, rising
    int from = 0;             ///< of `added`: the first new slot
};

/// Of several moves with the same outcome, one that makes no difference to the eye.
[[nodiscard]] BoardChange changeBetween(const Board& before, const Board& after);

}  // namespace gridlark::number_match
