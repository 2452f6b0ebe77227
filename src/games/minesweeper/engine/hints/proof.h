/// Why something is certain: a small set of numbers that proves it.
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

/// The easiest proof of any goal: by one number, by two that share cells, by as few more as
/// possible, and only then by the number of mines left. Where one or two numbers prove safe cells
/// as well as mines, safe cells come first. Nothing if no goal is certain, if no proof is found
/// within a fixed amount of work, or if stopped.
[[nodiscard]] std::optional<Proof> prove(const Position& position, const Goals& goals,
                                         const std::stop_token& stop);

}  // namespace gridlark::minesweeper
