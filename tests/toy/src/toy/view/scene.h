/// What a board of Lights shows. A value: the table makes it, the painter draws it.
#pragma once

#include <optional>

#include "toy/rules/lights.h"

namespace gridlark::toy {

/// What the view adds to the state.
struct Interaction {
    std::optional<kit::Cell> hinted;  ///< the lamp that a hint points at, until the next action
};

struct Scene {
    kit::Grid<std::uint8_t> lit{kit::Size{3, 3}};  ///< 1: the lamp is on
    std::optional<kit::Cell> hinted;

    friend bool operator==(const Scene&, const Scene&) = default;
};

/// Null: an empty board.
[[nodiscard]] Scene sceneOf(const State* state, const Interaction& interaction);

}  // namespace gridlark::toy
