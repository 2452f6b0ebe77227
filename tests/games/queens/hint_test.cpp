/// What hints say: what is wrong first, then the easiest step, then what could be chosen.
#include "queens/engine/hint.h"

#include <gtest/gtest.h>

#include "boards.h"

namespace gridlark::queens {
namespace {

using placement::Technique;
using Cells = std::vector<kit::Cell>;

struct WrongCase {
    const char* says;
    const char* regions;
    const char* picture;
    Cells wrong;
};

class WrongFirst : public testing::TestWithParam<WrongCase> {};

TEST_P(WrongFirst, IsPointedAtAndGoesTogether) {
    const auto& [says, regions, picture, wrong] = GetParam();
    SCOPED_TRACE(says);
    const State state = stateOf(picture, regions);
    const auto hint = nextHint(state);
    ASSERT_TRUE(hint);
    EXPECT_EQ(hint->wrong, wrong);
    EXPECT_FALSE(hint->step || hint->choice);
    EXPECT_EQ(actionFor(*hint, true), Action(TakeAway{wrong}));
    EXPECT_TRUE(nextHint(after(state, actionFor(*hint, false)))->wrong.empty());
}

INSTANTIATE_TEST_SUITE_P(
    Boards, WrongFirst,
    testing::Values(
        WrongCase{"a queen", oneWay, "q.../..../..../.... 0", {{0, 0}}},
        WrongCase{"a note", oneWay, ".x../..../..../.... 0", {{0, 1}}},
        WrongCase{"queens before notes", oneWay, ".x../..../..../.q.q 0", {{3, 1}, {3, 3}, {0, 1}}},
        WrongCase{"beside right ones", oneWay, "xq../..q./..../.... 0", {{1, 2}}},
        WrongCase{"a marker, whose notes go along", oneWay, "maaa/aa../a.../a... 0", {{0, 0}}},
        WrongCase{"beside a given queen", oneWay, ".Q../..../..../...q 0", {{3, 3}}},
        WrongCase{
            "of two ways the first queen decides", twoWays, ".q../q.../..../.... 0", {{1, 0}}},
        WrongCase{"of two ways a note decides", twoWays, "..q./..../..../.x.. 0", {{3, 1}}},
        WrongCase{"in none of two ways", twoWays, "q.../..../..../.... 0", {{0, 0}}}));

TEST(Hint, GivesTheEasiestStep) {
    const auto hint = nextHint(stateOf("..../..../..../.... 0"));
    ASSERT_TRUE(hint && hint->step);
    EXPECT_EQ(hint->step->technique, Technique::seesAll);
    EXPECT_FALSE(hint->step->eliminate.empty());
    EXPECT_EQ(actionFor(*hint, true), Action(Note{hint->step->eliminate}));
}

TEST(Hint, NamesWhatAQueenRulesOutUnlessItIsNoted) {
    const State bare = stateOf(".q../..../..../.... 0");
    const auto first = nextHint(bare);
    ASSERT_TRUE(first && first->step);
    EXPECT_EQ(first->step->technique, Technique::seenByPiece);
    EXPECT_EQ(first->step->because, (Cells{{0, 1}}));
    // With its notes, automatic or the player's, the next step is the one that follows from it.
    for (const State& noted :
         {stateOf("amaa/aaa./.a../.a.. 0"), after(bare, actionFor(*first, false))}) {
        const auto next = nextHint(noted);
        ASSERT_TRUE(next && next->step);
        EXPECT_EQ(next->step->place, (Cells{{1, 3}}));
        EXPECT_EQ(actionFor(*next, true), Action(Place{{1, 3}, true}));
    }
}

TEST(Hint, OffersAChoiceWhereNothingIsForced) {
    State state = stateOf("..../..../..../.... 0", twoWays);
    int choices = 0;
    int steps = 0;
    while (Queens::status(state) == kit::Status::playing) {
        const auto hint = nextHint(state);
        ASSERT_TRUE(hint);
        ASSERT_TRUE(hint->wrong.empty());
        choices += hint->choice ? 1 : 0;
        state = after(state, actionFor(*hint, false));
        ASSERT_LE(++steps, 20);
    }
    EXPECT_EQ(choices, 1) << "one queen decides between the two ways";
}

TEST(Hint, HasNothingToSayAtTheEndOrWithoutASolution) {
    EXPECT_EQ(nextHint(stateOf(".q../...q/q.../..q. 0")), std::nullopt);
    EXPECT_EQ(nextHint(stateOf("../.. 0", "AB/AB")), std::nullopt);
}

TEST(Hint, StopsWhenAsked) {
    std::stop_source source;
    source.request_stop();
    EXPECT_EQ(nextHint(stateOf("..../..../..../.... 0"), source.get_token()), std::nullopt);
}

}  // namespace
}  // namespace gridlark::queens
