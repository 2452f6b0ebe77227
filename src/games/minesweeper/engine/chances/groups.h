/// The numbers that still say something, with the cells that they are about, in connected groups.
#pragma once

#include <array>
#include <span>

#include "knowledge.h"

namespace gridlark::minesweeper {

/// Unknown cells that touch the same numbers of a group, and so have the same odds.
struct Box {
    std::array<int, 8> cells{};  ///< spots
    int size = 0;
    std::array<int, 8> numbers{};  ///< places in `Group::numbers`
    int touched = 0;

    [[nodiscard]] std::span<const int> spots() const {
        return {cells.data(), static_cast<std::size_t>(size)};
    }
};

struct Number {
    int spot = 0;
    int need = 0;   ///< mines among `cells`
    int cells = 0;  ///< unknown cells around
};

/// Numbers linked by shared cells.
struct Group {
    std::vector<Box> boxes;
    std::vector<Number> numbers;
};

/// The open cells that touch unknown ones.
[[nodiscard]] std::vector<int> numbersOf(const Knowledge& knowledge);

/// The groups of `numbers` (spots, each once, of open cells with unknown neighbours), as if there
/// were no other numbers.
[[nodiscard]] std::vector<Group> groupsOf(const Knowledge& knowledge, std::span<const int> numbers);

}  // namespace gridlark::minesweeper
