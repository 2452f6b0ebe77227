/// What the levels of the computer are made of. The inside of the engine.
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

extern const std::array<Level, levels> levelTable;

}  // namespace gridlark::chain
