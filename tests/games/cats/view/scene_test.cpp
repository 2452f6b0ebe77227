#include "cats/view/scene.h"

#include <gtest/gtest.h>

#include "../boards.h"

namespace gridlark::cats {
namespace {

TEST(Scene, WithoutADealIsEmpty) {
    EXPECT_FALSE(sceneOf(nullptr, {}).dealt);
    EXPECT_EQ(sceneOf(nullptr, {}).cells.size(), (kit::Size{6, 6}));
}

TEST(Scene, ADragShowsTheBoardAsItWillBe) {
    const State state = stateOf("..x./..../..../.... 3 3 0");
    const auto content = [&](std::vector<kit::Cell> drag, kit::Cell cell) {
        return sceneOf(&state, {.drag = std::move(drag)}).cells[cell].content;
    };
    EXPECT_EQ(content({}, {0, 0}), Content::empty);
    EXPECT_EQ(content({{0, 0}, {0, 1}}, {0, 1}), Content::cross);
    EXPECT_EQ(content({{0, 2}, {0, 1}}, {0, 2}), Content::empty);
    EXPECT_EQ(content({{0, 2}, {0, 1}}, {0, 1}), Content::empty) << "a drag from an X only clears";
}

TEST(Scene, AHintPointsAtItsCellAndItsReasons) {
    const State state = stateOf("..../..../..../.... 3 3 0");
    const auto hint = nextHint(state);
    ASSERT_TRUE(hint && hint->cell);
    const Scene scene = sceneOf(&state, {.hint = hint});
    EXPECT_TRUE(scene.cells[*hint->cell].target);
    const auto& reason = hint->rests ? hint->rests : hint->why;
    ASSERT_TRUE(reason);
    for (const kit::Cell cell : reason->because) EXPECT_TRUE(scene.cells[cell].because);
}

}  // namespace
}  // namespace gridlark::cats
