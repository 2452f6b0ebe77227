#include <nlohmann/json.hpp>

#include "../boards.h"
#include "plugin_fixture.h"

namespace gridlark::toy {
namespace {

class LightsView : public ui::PluginTest {
  protected:
    LightsView() : PluginTest(QStringLiteral(PLUGIN)) { deal({"3", "standard"}, 1); }

    [[nodiscard]] State state() const {
        return toy::at(table_->game().save()["state"].get<std::string>().c_str());
    }
};

TEST_F(LightsView, AClickSwitchesLampsAndIsHeard) {
    const State before = state();
    click({1, 1});
    EXPECT_EQ(state(), Lights::apply(before, action("tap 1,1")));
    EXPECT_EQ(host_.played, QStringList{"mark"});
}

TEST_F(LightsView, AHintIsPaidForUntilNoneIsLeft) {
    for (int i = 0; i < hintsPerGame; ++i) table_->hint();
    EXPECT_EQ(state().hints, hintsPerGame);
    EXPECT_FALSE(table_->canHint());
}

TEST_F(LightsView, WhatHintsPointAtSolvesTheBoard) {
    while (const auto cell = nextNeeded(state())) click(*cell);
    EXPECT_EQ(table_->game().status(), kit::Status::won);
    EXPECT_EQ(table_->endNote().title, QStringLiteral("All out"));
}

}  // namespace
}  // namespace gridlark::toy
