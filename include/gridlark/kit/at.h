/// Signed indices into standard containers: the one cast for them.
#pragma once

#include <cassert>
#include <cstddef>
#include <iterator>

namespace gridlark::kit {

/// `values[place]`; the place must be inside.
template <class T>
[[nodiscard]] constexpr auto& at(T& values, int place) {
    assert(place >= 0 && place < static_cast<int>(std::size(values)));
    return values[static_cast<std::size_t>(place)];
}

}  // namespace gridlark::kit
