/// Plays a known layout by certain deductions only.
#pragma once

#include "minesweeper/engine/chances/counting.h"
#include "minesweeper/engine/chances/knowledge.h"
#include "minesweeper/rules/state.h"

namespace gridlark::minesweeper {

struct Solved {
    bool solved = false;  ///< every cell without a mine was opened
    bool known = true;    ///< false: given up for lack of `Effort`; then `solved` is false too
    int opened = 0;
};

/// The numbers of a layout by the spots of `knowledge`, for `Knowledge::openWith`.
[[nodiscard]] std::vector<std::int8_t> numbersBySpot(const Knowledge& knowledge,
                                                     const Squares& squares);

/// Opens `start`, which must have no mine, and then whatever is certain until nothing is: by single
/// numbers, by pairs of numbers and, where these say no more, by what is the same in every layout
/// that fits.
[[nodiscard]] Solved solve(const Squares& squares, int mines, kit::Cell start,
                           const Effort& effort = {});

}  // namespace gridlark::minesweeper
