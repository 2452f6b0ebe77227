/// The best play when few layouts are left.
#pragma once

#include <optional>

#include "minesweeper/engine/chances/layouts.h"

namespace gridlark::minesweeper {

struct Endgame {
    int spot = 0;        ///< the cell to open
    double winning = 0;  ///< the chance to win with best play
};

/// Plays through everything that can happen: for each set of layouts that are still possible, the
/// cell that wins most of them. What is certain is opened at no risk. Nothing if there are too many
/// layouts, or too many sets of them, to take only some milliseconds.
[[nodiscard]] std::optional<Endgame> playOut(const Knowledge& knowledge, const Layouts& layouts);

}  // namespace gridlark::minesweeper
