/// Exact mine probabilities of a position.
#pragma once

#include "counting.h"
#include "knowledge.h"
#include "position.h"

namespace gridlark::minesweeper {

struct Analysis {
    bool consistent = true;  ///< some layout fits; if not, the rest is empty
    /// False where the position would take too long: then `probability` is an estimate for what is
    /// not certain, `safe` and `mines` may lack cells that are certain, and whether any layout fits
    /// is not known. If one does, what they hold is certain.
    bool exact = true;
    bool stopped = false;           ///< by the token; not exact either
    std::vector<kit::Cell> safe;    ///< hidden cells without a mine, reading order
    std::vector<kit::Cell> mines;   ///< hidden cells with one, known mines included, reading order
    kit::Grid<double> probability;  ///< of a mine: hidden cells; -1 for open cells
};

/// Flags are not believed. Estimates where counting would take too long; memory stays below about
/// 200 MB.
[[nodiscard]] Analysis analyse(const Position& position, const Effort& effort = {});

/// The same from what is known already; the deductions of `knowledge` are drawn first.
[[nodiscard]] Analysis analyse(Knowledge knowledge, const Effort& effort = {});

/// The hidden cells with the least probability of a mine, equal up to rounding, in reading order;
/// none if all are certainly mines.
[[nodiscard]] std::vector<kit::Cell> safestCells(const Analysis& analysis);

}  // namespace gridlark::minesweeper
