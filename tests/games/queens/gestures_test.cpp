#include "queens/rules/gestures.h"

#include <gtest/gtest.h>

#include "boards.h"

namespace gridlark::queens {
namespace {

struct Row {
    kit::Touch touch;
    std::vector<kit::Cell> cells;
    bool autoNotes;
    const char* action;  ///< empty: it means nothing
};

TEST(Gestures, AsATable) {
    // A given queen, a marker with its notes; the player's own X at 3,1; a block at 2,0.
    const State state = stateOf("Qmaa/aaa./#a../.x.. 0");
    using enum kit::Touch;
    const Row rows[] = {
        {tap, {{0, 1}}, false, "remove 0,1"},
        {tap, {{3, 0}}, false, "place 3,0"},
        {tap, {{3, 0}}, true, "place-auto 3,0"},
        {tap, {{3, 1}}, false, "place 3,1"},  // refused: it shakes
        {tap, {{2, 0}}, false, "place 2,0"},  // refused
        {tap, {{0, 0}}, false, "place 0,0"},  // refused
        {hold, {{3, 1}}, false, "clear 3,1"},
        {hold, {{0, 2}}, false, "clear 0,2"},
        {hold, {{3, 0}}, true, "note 3,0"},
        {hold, {{0, 1}}, false, "note 0,1"},  // refused
        {drag, {{3, 0}, {3, 1}, {3, 2}}, false, "note 3,0 3,1 3,2"},
        {drag, {{3, 2}, {3, 3}, {3, 2}, {3, 1}}, false, "note 3,2 3,3 3,1"},
        {drag, {{3, 1}, {3, 2}}, true, "clear 3,1 3,2"},
        {drag, {{0, 2}, {0, 3}}, false, "clear 0,2 0,3"},
        {drag, {{0, 1}, {1, 1}, {1, 3}}, false, "move 0,1 1,3"},
        {drag, {{0, 1}, {1, 1}, {1, 3}}, true, "move-auto 0,1 1,3"},
        {drag, {{0, 1}, {1, 1}, {0, 1}}, false, ""},
        {drag, {{0, 0}, {1, 0}}, false, ""},
        {drag, {{2, 0}, {3, 0}}, false, ""},
        {middle, {{3, 0}}, false, ""},
    };
    for (const Row& row : rows) {
        const auto action = actionFor({row.touch, row.cells}, state, row.autoNotes);
        EXPECT_EQ(action ? Queens::encode(*action) : "", row.action)
            << "touch " << static_cast<int>(row.touch) << " from " << row.cells.front().row << ','
            << row.cells.front().column;
    }
}

TEST(Gestures, WhatTheDealOwnsRefuses) {
    const State state = stateOf("Qmaa/aaa./#a../.x.. 0");
    const std::pair<kit::Cell, Refusal> rows[] = {
        {{0, 0}, Refusal::given}, {{2, 0}, Refusal::blocked}, {{3, 1}, Refusal::noted}};
    for (const auto& [cell, refusal] : rows) {
        const auto action = actionFor({kit::Touch::tap, {cell}}, state, false);
        EXPECT_EQ(Queens::apply(state, action.value()).error(), refusal);
    }
}

}  // namespace
}  // namespace gridlark::queens
