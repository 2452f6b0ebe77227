/// What is to be seen on a board of Lights. A value: the table makes it, the painter draws it.
#pragma once

#include <optional>

#include "toy/rules/lights.h"

namespace gridlark::toy {

struct Scene {
    kit::Grid<std::uint8_t> lit{kit::Size{3, 3}};  ///< 1: the lamp is on
    std::optional<kit::Cell> hinted;               ///< the lamp that a hint points at

    friend bool operator==(const Scene&, const Scene&) = default;
};

/// Null: an empty board.
[[nodiscard]] inline Scene sceneOf(const State* state, std::optional<kit::Cell> hinted) {
    return state != nullptr ? Scene{state->lit, hinted} : Scene{};
}

}  // namespace gridlark::toy
