/// The difference between two boards: what the view needs to show it.
#pragma once

#include <cstdint>
#include <vector>

#include "number-match/rules/state.h"
#include "scene.h"

namespace gridlark::number_match {

struct BoardChange {
    enum class Kind : std::uint8_t {
        none,       ///< the same board
        removed,    ///< the pair of `link` went
        returned,   ///< it came back: the move was undone
        added,      ///< the numbers from slot `from` on came
        shortened,  ///< they went again: the add was undone
        other,      ///< more than one move, or another game
    };

    Kind kind = Kind::none;
    Trace link{};             ///< the pair, as placed in the board that has it
    std::vector<int> gone{};  ///< rows that vanished with the pair, as placed before, rising
    std::vector<int> come{};  ///< rows that came back with it, as placed after, rising
    int from = 0;             ///< of `added`: the first new slot
};

/// Where several moves lead to the same board, any of them: they look the same.
[[nodiscard]] BoardChange changeBetween(const Board& before, const Board& after);

/// The same, where null stands for another game, or for none.
[[nodiscard]] BoardChange changeBetween(const State* before, const State* after);

}  // namespace gridlark::number_match
