#include <gtest/gtest.h>

#include "boards.h"

namespace gridlark::toy {
namespace {

struct Row {
    const char* before;
    const char* action;
    const char* after;
};

TEST(Lights, ActionsAsATable) {
    const Row rows[] = {
        {"111/000/000 110/010/000 hints=0", "tap 0,1", "000/010/000 100/010/000 hints=0"},
        {"010/111/010 000/010/000 hints=1", "tap 1,1", "000/000/000 000/000/000 hints=1"},
        {"010/111/010 000/010/000 hints=1", "hint", "010/111/010 000/010/000 hints=2"},
        {"010/111/010 000/010/000 hints=1", "tap 2,2", "010/110/001 000/010/001 hints=1"},
    };
    for (const Row& row : rows) {
        const auto after = Lights::apply(at(row.before), action(row.action));
        ASSERT_TRUE(after) << row.before << " " << row.action;
        EXPECT_EQ(Lights::encode(*after), row.after) << row.before << " " << row.action;
    }
}

TEST(Lights, RefusalsAsATable) {
    const struct {
        const char* state;
        const char* action;
        Refusal refusal;
    } rows[] = {
        {"000/000/000 000/000/000 hints=0", "tap 0,1", Refusal::over},
        {"010/111/010 000/010/000 hints=0", "tap 3,0", Refusal::outside},
        {"010/111/010 000/010/000 hints=3", "hint", Refusal::noHintLeft},
    };
    for (const auto& row : rows) {
        const auto after = Lights::apply(at(row.state), action(row.action));
        ASSERT_FALSE(after) << row.state << " " << row.action;
        EXPECT_EQ(after.error(), row.refusal) << row.state << " " << row.action;
    }
}

TEST(Lights, UnsoundStatesAreNamed) {
    EXPECT_TRUE(Lights::flaw(at("010/111/010 000/000/000 hints=0")));
    EXPECT_TRUE(Lights::flaw(at("0 0 hints=0")));
    EXPECT_FALSE(Lights::flaw(at("010/111/010 000/010/000 hints=0")));
}

TEST(Lights, TheScoreCountsHintsLeft) {
    EXPECT_EQ(Lights::tally(at("000/000/000 000/000/000 hints=1")).score, 12);
    EXPECT_EQ(Lights::tally(at("010/111/010 000/010/000 hints=1")).score, 0);
}

}  // namespace
}  // namespace gridlark::toy
