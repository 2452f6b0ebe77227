/// The order in which the boxes of a group are counted.
#pragma once

#include "groups.h"

namespace gridlark::minesweeper {

/// Every box once, from one end of the group to the other: at each step the box that leaves the
/// fewest numbers begun but not finished; among equals, one of the number begun longest ago.
[[nodiscard]] std::vector<int> orderOf(const Group& group);

}  // namespace gridlark::minesweeper
