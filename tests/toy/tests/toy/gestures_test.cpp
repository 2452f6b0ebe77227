#include "toy/rules/gestures.h"

#include "boards.h"

namespace gridlark::toy {
namespace {

TEST(Gestures, AsATable) {
    const struct {
        kit::Gesture gesture;
        const char* action;  ///< "": nothing
    } rows[] = {
        {{kit::Touch::tap, {{0, 2}}}, "tap 0,2"},
        {{kit::Touch::tap, {{3, 0}}}, ""},  // beyond the last row
        {{kit::Touch::hold, {{0, 2}}}, ""},
        {{kit::Touch::middle, {{0, 2}}}, ""},
        {{kit::Touch::drag, {{0, 2}, {1, 2}}}, ""},
    };
    const State state = at("010/111/010 000/010/000 hints=0");
    for (const auto& row : rows) {
        const auto action = actionFor(row.gesture, state);
        EXPECT_EQ(action ? Lights::encode(*action) : "", row.action);
    }
}

}  // namespace
}  // namespace gridlark::toy
