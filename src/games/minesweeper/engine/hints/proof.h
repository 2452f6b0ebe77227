/// Why something is certain: a small set of numbers from which it follows.
#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "minesweeper/engine/chances/certain.h"
#include "minesweeper/engine/chances/position.h"

namespace gridlark::minesweeper {

/// What is worth proving: hidden cells that are certain, in reading order.
struct Goals {
    std::vector<kit::Cell> safe;
    std::vector<kit::Cell> mines;
};

struct Proof {
    bool mine = false;
    std::vector<kit::Cell> cells;    ///< goals of one kind that follow, reading order
    std::vector<kit::Cell> because;  ///< the numbers, reading order
    Use use = Use::numbersAlone;
};

/// The easiest proof of some goal: by one number, by two that share cells, by as few more as
/// possible, and only then by the number of mines left. Safe cells come before mines where both are
/// equally easy by one or two numbers. Nothing on failure: no goal is certain, or it cannot be
/// shown in time, or stopped.
[[nodiscard]] std::optional<Proof> prove(const Position& position, const Goals& goals,
                                         const std::stop_token& stop);

}  // namespace gridlark::minesweeper
