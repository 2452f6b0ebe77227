/// "Was it avoidable?": what could be known when the game was lost.
#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "gridlark/kit/grid.h"

#include "minesweeper/engine/chances/position.h"
#include "minesweeper/rules/state.h"

namespace gridlark::minesweeper {

struct Verdict {
    kit::Cell fatal{};      ///< the mine that was opened; of several, the most likely one
    double risk = 0;        ///< its probability of being a mine, as far as could be known then
    bool knowable = false;  ///< certainly a mine
    std::vector<kit::Cell> safest{};  ///< hidden cells with the least risk then, reading order
    double leastRisk = 0;             ///< theirs; 0 if something was certainly safe
    bool exact = true;                ///< false: the risks are estimates
};

/// For a lost game. Nothing for any other, or if stopped. Flags are not believed: a chord that
/// opened a mine was avoidable if that mine, or a safe cell, could be known.
[[nodiscard]] std::optional<Verdict> verdictOn(const State& lost, const std::stop_token& stop = {});

}  // namespace gridlark::minesweeper
