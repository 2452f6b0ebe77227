#include "cats/rules/gestures.h"

#include <gtest/gtest.h>

#include "boards.h"

namespace gridlark::cats {
namespace {

TEST(Gestures, AsATable) {
    // An X at 0,2, a cat at 1,3, a cat asleep at 2,0.
    const State state = stateOf("..x./...c/s.../.... 3 3 0");
    using enum kit::Touch;
    const struct {
        kit::Touch touch;
        std::vector<kit::Cell> cells;
        const char* action;  ///< empty: it means nothing
    } rows[] = {
        {tap, {{0, 0}}, "mark 0,0"},
        {tap, {{0, 2}}, "clear 0,2"},
        {tap, {{1, 3}}, ""},
        {tap, {{2, 0}}, "remove 2,0"},  // refused: it twitches
        {hold, {{0, 0}}, "place 0,0"},
        {hold, {{0, 2}}, "place 0,2"},  // costs a life
        {hold, {{1, 3}}, "remove 1,3"},
        {hold, {{2, 0}}, "remove 2,0"},  // refused
        {drag, {{0, 0}, {0, 1}, {0, 0}, {0, 2}}, "mark 0,0 0,1 0,2"},
        {drag, {{0, 2}, {0, 3}}, "clear 0,2 0,3"},
        {drag, {{1, 3}, {0, 3}}, ""},
        {drag, {{2, 0}, {3, 0}}, ""},
        {middle, {{0, 0}}, ""},
    };
    for (const auto& row : rows) {
        const auto action = actionFor({row.touch, row.cells}, state);
        EXPECT_EQ(action ? Cats::encode(*action) : "", row.action)
            << "touch " << static_cast<int>(row.touch) << " from " << row.cells.front().row << ','
            << row.cells.front().column;
    }
}

}  // namespace
}  // namespace gridlark::cats
