/// What makes the levels of the computer, 1 … 9. Internal to the engine.
#pragma once

#include <array>
#include <cstdint>

#include "chain/rules/state.h"

namespace gridlark::chain {

/// A weak level ranks all turns by a look of `depth` turns and shifts each score by a random amount
/// of up to `spread` either way (hundredths of a turn, small ones more likely): it plays a turn
/// that is nearly as good as the best. A strong one (`spread` 0) plays the best that it finds
/// within depth and nodes.
struct Level {
    int depth = 1;
    int spread = 0;
    std::uint64_t nodes = 0;
};

/// Level n is at place n − 1.
inline constexpr std::array<Level, levels> levelTable{{
    {1, 1200, 0},
    {1, 580, 0},
    {1, 270, 0},
    {1, 115, 0},
    {2, 0, 1'000'000},
    {3, 0, 1'000'000},
    {5, 0, 2'000'000},
    {7, 0, 3'000'000},
    {30, 0, 6'000'000},
}};

}  // namespace gridlark::chain
