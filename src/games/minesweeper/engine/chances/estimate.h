/// Probabilities where exact ones would take too long.
#pragma once

#include <optional>
#include <stop_token>

#include "knowledge.h"

namespace gridlark::minesweeper {

struct Estimate {
    Knowledge knowledge;  ///< what was certain before, and what was found to be
    /// By spot; exactly 0 or 1 only where that is certain; -1 for open cells.
    std::vector<double> mine;
};

/// Certain deductions come from windows: each number with the numbers near it, counted exactly as
/// if there were no others. What follows from fewer numbers is true, so what is called certain is
/// never wrong, but something certain may be missed. The other probabilities are guessed by
/// iterative proportional fitting (Deming and Stephan, 1940): odds are scaled until the mines
/// expected around each number are as many as it says. Nothing if a window is contradictory.
[[nodiscard]] std::optional<Estimate> estimateOf(Knowledge knowledge, const std::stop_token& stop);

}  // namespace gridlark::minesweeper
