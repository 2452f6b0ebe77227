#include "queens/view/scene.h"

#include <gtest/gtest.h>

#include "../boards.h"

namespace gridlark::queens {
namespace {

using Cells = std::vector<kit::Cell>;

/// The cells for which `is(view)` is true, in reading order.
template <class Is>
Cells where(const Scene& scene, const Is& is) {
    Cells found;
    for (int i = 0; i < scene.cells.size().area(); ++i) {
        if (is(scene.cells[scene.cells.size().cell(i)]))
            found.push_back(scene.cells.size().cell(i));
    }
    return found;
}

Cells changed(const Scene& scene) {
    return where(scene, [](const CellView& view) { return view.shown != view.content; });
}

TEST(Scene, WithoutADealIsEmpty) {
    const Scene scene = sceneOf(nullptr, {});
    EXPECT_FALSE(scene.dealt);
    EXPECT_EQ(scene.cells.size(), (kit::Size{8, 8}));
}

TEST(Scene, ShowsWhichRuleIsBroken) {
    const State state = stateOf(".q.q/..../..../.... 0");
    const Scene scene = sceneOf(&state, {});
    EXPECT_EQ(where(scene, [](const CellView& view) { return view.wrong; }),
              (Cells{{0, 1}, {0, 3}}));
    EXPECT_EQ(where(scene, [](const CellView& view) { return view.question; }),
              (Cells{{0, 0}, {0, 1}, {0, 2}, {0, 3}}));
    EXPECT_TRUE(scene.touching.empty());

    const State corner = stateOf("q.../.q../..../.... 0", "AABB/CABB/CCDB/CDDD");
    EXPECT_FALSE(sceneOf(&corner, {}).touching.empty());
}

TEST(Scene, ADragShowsWhatItWouldDo) {
    const State state = stateOf(".q../..x./..../.... 0");
    const auto drag = [&](Cells cells) { return sceneOf(&state, {.drag = std::move(cells)}); };
    const Scene notes = drag({{2, 0}, {2, 1}});
    EXPECT_EQ(changed(notes), (Cells{{2, 0}, {2, 1}}));
    const Scene cleared = drag({{1, 2}, {2, 2}});
    EXPECT_EQ(changed(cleared), (Cells{{1, 2}})) << "clears only";
    const Scene moved = drag({{0, 1}, {1, 1}, {2, 1}});
    EXPECT_EQ(changed(moved), (Cells{{0, 1}, {2, 1}}));
    const Scene refused = drag({{0, 1}, {1, 1}, {1, 2}});
    EXPECT_EQ(changed(refused), (Cells{{0, 1}})) << "an X takes no queen";
}

TEST(Scene, AHintIsHiddenDuringADrag) {
    const State state = stateOf("..../..../..../.... 0");
    const auto hint = nextHint(state);
    ASSERT_TRUE(hint && hint->step);
    const Scene shown = sceneOf(&state, {.hint = hint});
    const auto isTarget = [](const CellView& view) { return view.target; };
    EXPECT_FALSE(where(shown, isTarget).empty());
    EXPECT_EQ(where(shown, isTarget).front(), firstCellOf(*hint).value());
    EXPECT_TRUE(where(sceneOf(&state, {.drag = {{3, 3}}, .hint = hint}), isTarget).empty());
}

}  // namespace
}  // namespace gridlark::queens
