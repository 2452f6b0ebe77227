/// What hints say: wrong cats first, then what the rules force, with the steps it rests on.
#include "cats/engine/hint.h"

#include <gtest/gtest.h>

#include "boards.h"

namespace gridlark::cats {
namespace {

using placement::Technique;
using placement::UnitKind;

State play(State state, const Hint& hint) {
    const auto next = Cats::apply(state, actionFor(state, hint));
    EXPECT_TRUE(next) << "refused: " << refusalNames[next.error()];
    return next ? *next : state;
}

struct WrongCase {
    const char* says;
    const char* picture;
    std::vector<kit::Cell> wrong;
};

class WrongCats : public testing::TestWithParam<WrongCase> {};

TEST_P(WrongCats, AreNamedFirstAndGoTogether) {
    const auto& [says, picture, wrong] = GetParam();
    SCOPED_TRACE(says);
    const State state = stateOf(picture);
    const auto hint = nextHint(state);
    ASSERT_TRUE(hint);
    EXPECT_EQ(hint->wrong, wrong);
    EXPECT_EQ(hint->cell, std::nullopt);
    const State after = play(state, *hint);
    EXPECT_TRUE(nextHint(after)->wrong.empty());
}

INSTANTIATE_TEST_SUITE_P(
    Boards, WrongCats,
    testing::Values(WrongCase{"one", "c.../..../..../.... 3 3 0", {{0, 0}}},
                    WrongCase{"one beside a right one", ".c../..../..../...c 3 3 0", {{3, 3}}},
                    WrongCase{"two", "c.../..../..../...c 3 3 0", {{0, 0}, {3, 3}}},
                    WrongCase{"beside a sleeping cat", ".s../..../..../...c 3 0 0", {{3, 3}}}));

TEST(OpenHint, TakesAwayAsFewCatsAsItCan) {
    // Two cats of one arrangement and one of the other.
    const State state = stateOf(".c../..../c.../.... 3 3 0", twoWays, "open");
    ASSERT_TRUE(nextHint(state)->wrong.empty());
    const State mixed = stateOf("..c./..../c.../.... 3 3 0", twoWays, "open");
    EXPECT_EQ(nextHint(mixed)->wrong, (std::vector<kit::Cell>{{0, 2}}));
}

TEST(OpenHint, GivesACellOfSomeWayWhereNothingIsForced) {
    const State state = stateOf("..../..../..../.... 3 3 0", twoWays, "open");
    const auto hint = nextHint(state);
    ASSERT_TRUE(hint && hint->cell);
    EXPECT_EQ(hint->why, std::nullopt);
    EXPECT_EQ(hint->rests, std::nullopt);
    // One cat decides between the two ways; the rest is forced.
    State next = play(state, *hint);
    while (Cats::status(next) == kit::Status::playing) {
        const auto further = nextHint(next);
        ASSERT_TRUE(further && further->cell);
        EXPECT_TRUE(further->why);
        next = play(next, *further);
    }
    EXPECT_EQ(Cats::status(next), kit::Status::won);
}

TEST(Hint, NamesTheUnitWithOneCellLeft) {
    const auto hint = nextHint(stateOf(".c../..../..../.... 3 3 0"));
    ASSERT_TRUE(hint && hint->cell && hint->why);
    EXPECT_EQ(*hint->cell, (kit::Cell{1, 3})) << "all that is left of row 1";
    EXPECT_EQ(hint->why->technique, Technique::lastCandidate);
    EXPECT_EQ(hint->why->units, (std::vector<placement::Unit>{{UnitKind::row, 1}}));
    EXPECT_EQ(hint->rests, std::nullopt) << "what a cat sees needs no explanation";
}

TEST(Hint, NamesTheHardestStepThatThePlacementRestsOn) {
    const auto hint = nextHint(stateOf("..../..../..../.... 3 3 0"));
    ASSERT_TRUE(hint && hint->cell && hint->why && hint->rests);
    EXPECT_EQ(hint->why->place.front(), *hint->cell);
    EXPECT_GT(hint->rests->technique, Technique::seenByPiece);
    EXPECT_FALSE(hint->rests->eliminate.empty());
}

TEST(Hint, DoesNotBelieveTheX) {
    const State bare = stateOf(".c../..../..../.... 3 3 0");
    const State marked = stateOf(".cxx/xxxx/xxxx/xxxx 3 3 0");
    EXPECT_EQ(nextHint(marked), nextHint(bare));
}

TEST(Hint, UsesAnExtraOneWhenNoneIsLeft) {
    const State state = stateOf("..../..../..../.... 3 0 0");
    const auto hint = nextHint(state);
    ASSERT_TRUE(hint);
    EXPECT_EQ(actionFor(state, *hint), (Action{PlaceHint{*hint->cell, true}}));
    EXPECT_EQ(play(state, *hint).extraHints, 1);
    const State wrong = stateOf("c.../..../..../.... 3 0 4");
    EXPECT_EQ(actionFor(wrong, *nextHint(wrong)), (Action{RemoveHint{{{0, 0}}, true}}));
}

TEST(Hint, SaysNothingWhenTheLevelIsOver) {
    EXPECT_EQ(nextHint(stateOf(".c../...c/c.../..c. 3 3 0")), std::nullopt);
    EXPECT_EQ(nextHint(stateOf("..../..../..../.... 0 3 0")), std::nullopt);
}

TEST(Hint, SaysNothingWhereNothingCanBeDone) {
    const char* noWay = "AAAA/BBBB/CCCC/DDDD";
    const State state = stateOf("s.../..../..../.... 3 3 0", noWay);
    EXPECT_EQ(nextHint(state), std::nullopt) << "a cat in the corner of four rows fits nowhere";
}

}  // namespace
}  // namespace gridlark::cats
