/// Signed places in standard containers. The inside of the rules core.
#pragma once

#include <cstddef>

namespace gridlark::minesweeper {

/// `place` must be inside.
template <class T>
auto& at(T& values, int place) {
    return values[static_cast<std::size_t>(place)];
}

}  // namespace gridlark::minesweeper
