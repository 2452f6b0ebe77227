/// All layouts of a position, one by one.
#pragma once

#include "layouts.h"

namespace gridlark::minesweeper {

/// What each unknown cell shows in each layout: its number, or −1 for a mine.
struct Enumeration {
    std::vector<int> cells;                         ///< spots
    std::vector<std::vector<std::int8_t>> layouts;  ///< values in the order of `cells`
};

/// Nothing if there are more than `most`, or if it takes too many trials to find them.
[[nodiscard]] std::optional<Enumeration> enumerate(const Knowledge& knowledge,
                                                   const Layouts& layouts, int most);

}  // namespace gridlark::minesweeper
