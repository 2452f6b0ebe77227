/// States and actions from their texts, for tests.
#pragma once

#include <gtest/gtest.h>

#include "toy/rules/lights.h"

namespace gridlark::toy {

/// The text must be readable.
[[nodiscard]] inline State at(const char* text) {
    const auto state = Lights::decodeState(text);
    EXPECT_TRUE(state) << text;
    return state.value_or(State{});
}

[[nodiscard]] inline Action action(const char* text) {
    const auto action = Lights::decodeAction(text);
    EXPECT_TRUE(action) << text;
    return action.value_or(Action{});
}

}  // namespace gridlark::toy
