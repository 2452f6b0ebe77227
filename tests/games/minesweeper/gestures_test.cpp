/// What gestures mean, as tables: squares, gesture, action or the squares that it opens at once.
#include "minesweeper/rules/gestures.h"

#include <gtest/gtest.h>

#include "boards.h"

namespace gridlark::minesweeper {
namespace {

using kit::Touch;

constexpr bool opens = false;
constexpr bool flags = true;

const State begun = stateOf("0000/001./002*/002F");
const State fresh = Minesweeper::deal({"beginner", "standard"}, 1, {}).value();

struct Row {
    const char* says;
    const State& state;
    Touch touch;
    kit::Cell cell;
    bool flagMode;
    const char* action;               ///< empty: nothing
    const char* refusal = "";         ///< of the rules; empty: legal
    std::vector<kit::Cell> opened{};  ///< shown pressed
};

TEST(Gestures, AsATable) {
    const State chords = stateOf("0000/001./001F/001.");
    const State wrong = stateOf("*2f./*.f./..../....");
    const Row rows[] = {
        {"a tap opens", begun, Touch::tap, {1, 3}, opens, "open 1,3", "", {{1, 3}}},
        {"mines too", begun, Touch::tap, {2, 3}, opens, "open 2,3", "", {{2, 3}}},
        {"not what is flagged", begun, Touch::tap, {3, 3}, opens, "open 3,3", "flagged"},
        {"a tap flags in flag mode", begun, Touch::tap, {1, 3}, flags, "flag 1,3"},
        {"and takes a flag off", begun, Touch::tap, {3, 3}, flags, "flag 3,3"},
        {"a hold flags", begun, Touch::hold, {1, 3}, opens, "flag 1,3"},
        {"in flag mode too", begun, Touch::hold, {1, 3}, flags, "flag 1,3"},
        {"and takes a flag off", begun, Touch::hold, {3, 3}, opens, "flag 3,3"},
        {"a hold on a number", begun, Touch::hold, {1, 2}, opens, ""},
        {"the middle button on a hidden square", begun, Touch::middle, {1, 3}, opens, ""},
        {"on a flag", begun, Touch::middle, {3, 3}, flags, ""},
        {"a drag", begun, Touch::drag, {1, 3}, opens, ""},

        {"a tap chords", chords, Touch::tap, {1, 2}, opens, "chord 1,2", "", {{1, 3}}},
        {"in flag mode too", chords, Touch::tap, {2, 2}, flags, "chord 2,2", "", {{1, 3}, {3, 3}}},
        {"the middle button", chords, Touch::middle, {3, 2}, opens, "chord 3,2", "", {{3, 3}}},
        {"in flag mode", chords, Touch::middle, {3, 2}, flags, "chord 3,2", "", {{3, 3}}},
        {"over a wrong flag",
         wrong,
         Touch::tap,
         {0, 1},
         opens,
         "chord 0,1",
         "",
         {{0, 0}, {1, 0}, {1, 1}}},
        {"where flags are missing", begun, Touch::tap, {1, 2}, opens, "chord 1,2", "flags"},
        {"where nothing is hidden", begun, Touch::tap, {0, 0}, opens, "chord 0,0", "nothing"},

        {"the first tap", fresh, Touch::tap, {4, 4}, opens, "open 4,4", "", {{4, 4}}},
        {"no flag before it", fresh, Touch::tap, {4, 4}, flags, "flag 4,4", "not-begun"},
        {"by a hold either", fresh, Touch::hold, {4, 4}, opens, "flag 4,4", "not-begun"},
        {"and no chord", fresh, Touch::middle, {4, 4}, opens, ""},
    };
    for (const Row& row : rows) {
        SCOPED_TRACE(row.says);
        const kit::Gesture gesture{row.touch, {row.cell}};
        const auto action = actionFor(gesture, row.state, row.flagMode);
        EXPECT_EQ(action ? Minesweeper::encode(*action) : "", row.action);
        EXPECT_EQ(openedBy(gesture, row.state, row.flagMode), row.opened);
        if (!action) continue;
        const auto after = Minesweeper::apply(row.state, *action);
        EXPECT_EQ(after ? "" : name(after.error()), row.refusal);
    }
}

}  // namespace
}  // namespace gridlark::minesweeper
