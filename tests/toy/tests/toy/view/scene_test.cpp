#include "toy/view/scene.h"

#include "../boards.h"

namespace gridlark::toy {
namespace {

TEST(Scene, WithoutAGameTheBoardIsDark) {
    EXPECT_EQ(sceneOf(nullptr, {}), Scene{});
}

TEST(Scene, ShowsTheLampsAndWhatAHintPointsAt) {
    const State state = at("010/111/010 000/010/000 hints=1");
    const Scene scene = sceneOf(&state, {.hinted = kit::Cell{1, 1}});
    EXPECT_EQ(scene.lit, state.lit);
    EXPECT_EQ(scene.hinted, (kit::Cell{1, 1}));
}

}  // namespace
}  // namespace gridlark::toy
