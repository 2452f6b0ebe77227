/// What each action does to a board, as tables: before, action, after. A picture is four rows of
/// cells, then lives, hints left and extra hints used; see boards.h for the regions.
#include <gtest/gtest.h>

#include "boards.h"
#include "cats/rules/clash.h"

namespace gridlark::cats {
namespace {

struct Row {
    const char* says;
    const char* before;
    const char* action;
    const char* after;  ///< a picture, or the name of the refusal
};

void check(const Row& row, const std::string& regions, const std::string& variant = "standard") {
    SCOPED_TRACE(row.says);
    const State before = stateOf(row.before, regions, variant);
    const auto after = Cats::apply(before, actionOf(row.action));
    EXPECT_EQ(after ? pictureOf(*after) : std::string(refusalNames[after.error()]), row.after);
    if (after) {
        EXPECT_EQ(Cats::flaw(*after), std::nullopt);
        EXPECT_NE(*after, before) << "a legal action that does nothing";
    }
}

class Rules : public testing::TestWithParam<Row> {};

TEST_P(Rules, OnTheBoardWithOneWay) {
    check(GetParam(), oneWay);
}

INSTANTIATE_TEST_SUITE_P(
    Crosses, Rules,
    testing::Values(
        Row{"an X on an empty cell", "..../..../..../.... 3 3 0", "mark 1,2",
            "..../..x./..../.... 3 3 0"},
        Row{"a drag marks the empty cells only", ".c../..x./..../.... 3 3 0",
            "mark 0,0 0,1 0,2 1,2", "xcx./..x./..../.... 3 3 0"},
        Row{"a cell twice in a drag", "..../..../..../.... 3 3 0", "mark 3,3 3,3",
            "..../..../..../...x 3 3 0"},
        Row{"no X where there is one", "x.../..../..../.... 3 3 0", "mark 0,0", "nothing"},
        Row{"no X on a cat", ".c../..../..../.... 3 3 0", "mark 0,1", "cat"},
        Row{"no X on a sleeping cat", ".s../..../..../.... 3 3 0", "mark 0,1", "sleeping"},
        Row{"a drag over a cat and an X", ".cx./..../..../.... 3 3 0", "mark 0,1 0,2", "cat"},
        Row{"no cells at all", "..../..../..../.... 3 3 0", "mark", "nothing"},
        Row{"an X off the board", "..../..../..../.... 3 3 0", "mark 0,0 4,0", "outside"},
        Row{"an X is taken off", "..x./..../..../.... 3 3 0", "clear 0,2",
            "..../..../..../.... 3 3 0"},
        Row{"a drag takes off what is there", "x.x./.c../..../.... 3 3 0", "clear 1,1 0,0 0,2",
            "..../.c../..../.... 3 3 0"},
        Row{"nothing to take off", "..x./..../..../.... 3 3 0", "clear 0,0", "nothing"},
        Row{"a cat is no X", ".c../..../..../.... 3 3 0", "clear 0,1", "cat"},
        Row{"a sleeping cat is no X", ".s../..../..../.... 3 3 0", "clear 0,1", "sleeping"},
        Row{"the eraser takes every X, nothing else", "xcx./..../s..x/.... 2 1 0", "erase",
            ".c../..../s.../.... 2 1 0"},
        Row{"nothing to erase", ".c../..../..../.... 3 3 0", "erase", "nothing"}));

INSTANTIATE_TEST_SUITE_P(
    Placing, Rules,
    testing::Values(
        Row{"a right cat", "..../..../..../.... 3 3 0", "place 0,1", ".c../..../..../.... 3 3 0"},
        Row{"right by the rules, though not in the solution", "..../..../..../.... 3 3 0",
            "place 0,0", "c.../..../..../.... 3 3 0"},
        Row{"wrong: the cell has an X", ".x../..../..../.... 3 3 0", "place 0,1",
            ".x../..../..../.... 2 3 0"},
        Row{"wrong: a cat in the row", "c.../..../..../.... 3 3 0", "place 0,3",
            "c.../..../..../.... 2 3 0"},
        Row{"wrong: a cat in the column", "..../..../c.../.... 3 3 0", "place 0,0",
            "..../..../c.../.... 2 3 0"},
        Row{"wrong: a cat in the region", "..../...c/..../.... 3 3 0", "place 0,2",
            "..../...c/..../.... 2 3 0"},
        Row{"wrong: a cat next to it, corner to corner", "..../.c../..../.... 3 3 0", "place 2,2",
            "..../.c../..../.... 2 3 0"},
        Row{"wrong: a sleeping cat in the row", "s.../..../..../.... 3 3 0", "place 0,3",
            "s.../..../..../.... 2 3 0"},
        Row{"wrong: a sleeping cat next to it", "..../.s../..../.... 3 3 0", "place 2,2",
            "..../.s../..../.... 2 3 0"},
        Row{"wrong for the last time", "c.../..../..../.... 1 3 0", "place 0,3",
            "c.../..../..../.... 0 3 0"},
        Row{"not on a cat", ".c../..../..../.... 3 3 0", "place 0,1", "cat"},
        Row{"not on a sleeping cat", ".s../..../..../.... 3 3 0", "place 0,1", "sleeping"},
        Row{"not off the board", "..../..../..../.... 3 3 0", "place 0,4", "outside"},
        Row{"a cat is taken away", ".c../x.../..../.... 3 3 0", "remove 0,1",
            "..../x.../..../.... 3 3 0"},
        Row{"a sleeping cat stays", ".s../..../..../.... 3 3 0", "remove 0,1", "sleeping"},
        Row{"no cat to take away", "..../..../..../.... 3 3 0", "remove 0,1", "no-cat"},
        Row{"an X is no cat to take away", ".x../..../..../.... 3 3 0", "remove 0,1", "no-cat"}));

INSTANTIATE_TEST_SUITE_P(
    Hints, Rules,
    testing::Values(
        Row{"a correct cat", "..../..../..../.... 3 3 0", "hint 1,3", "..../...c/..../.... 3 2 0"},
        Row{"the X on the cell goes", "..../...x/..../...x 3 1 0", "hint 1,3",
            "..../...c/..../...x 3 0 0"},
        Row{"not a cell outside the solution", "..../..../..../.... 3 3 0", "hint 0,0",
            "not-a-solution"},
        Row{"not while a wrong cat stands", "..../..../..../...c 3 3 0", "hint 0,1",
            "not-a-solution"},
        Row{"not on a cat", ".c../..../..../.... 3 3 0", "hint 0,1", "cat"},
        Row{"not on a sleeping cat", ".s../..../..../.... 3 3 0", "hint 0,1", "sleeping"},
        Row{"none left", "..../..../..../.... 3 0 0", "hint 1,3", "no-hint-left"},
        Row{"no extra one while others are left", "..../..../..../.... 3 1 0", "extra 1,3",
            "hints-left"},
        Row{"an extra one", "..../..../..../.... 3 0 0", "extra 1,3", "..../...c/..../.... 3 0 1"},
        Row{"extra ones have no end", "..../...c/..../.... 3 0 7", "extra 0,1",
            ".c../...c/..../.... 3 0 8"},
        Row{"a wrong cat goes", ".c../..../..../...c 3 3 0", "hint-away 3,3",
            ".c../..../..../.... 3 2 0"},
        Row{"wrong cats go together", "c.../..../..../...c 3 1 0", "hint-away 0,0 3,3",
            "..../..../..../.... 3 0 0"},
        Row{"not one of them alone", "c.../..../..../...c 3 1 0", "hint-away 0,0",
            "not-a-solution"},
        Row{"not a right one with them", ".c../..../..../...c 3 3 0", "hint-away 0,1 3,3",
            "not-a-solution"},
        Row{"not where all are right", ".c../..../..../.... 3 3 0", "hint-away 0,1",
            "not-a-solution"},
        Row{"not a sleeping cat", ".s../..../..../...c 3 3 0", "hint-away 0,1 3,3", "sleeping"},
        Row{"not an empty cell", ".c../..../..../...c 3 3 0", "hint-away 1,1 3,3", "no-cat"},
        Row{"not no cat", ".c../..../..../...c 3 3 0", "hint-away", "nothing"},
        Row{"an extra one takes cats away too", "c.../..../..../.... 3 0 2", "extra-away 0,0",
            "..../..../..../.... 3 0 3"},
        Row{"none left to take cats away", "c.../..../..../.... 3 0 0", "hint-away 0,0",
            "no-hint-left"},
        Row{"no extra one to take cats away yet", "c.../..../..../.... 3 2 0", "extra-away 0,0",
            "hints-left"}));

INSTANTIATE_TEST_SUITE_P(
    End, Rules,
    testing::Values(
        Row{"the last cat", ".c../...s/c.../..x. 2 1 0", "hint 3,2", ".c../...s/c.../..c. 2 0 0"},
        Row{"won: nothing is placed", ".c../...c/s.../..c. 3 3 0", "place 0,0", "over"},
        Row{"won: nothing is taken away", ".c../...c/s.../..c. 3 3 0", "remove 0,1", "over"},
        Row{"won: nothing is marked", ".c../...c/s.../..c. 3 3 0", "mark 0,0", "over"},
        Row{"won: nothing is erased", "xc../...c/s.../..c. 3 3 0", "erase", "over"},
        Row{"lost: nothing is placed", "..../..../..../.... 0 3 0", "place 0,1", "over"},
        Row{"lost: nothing is marked", "..../..../..../.... 0 3 0", "mark 0,1", "over"},
        Row{"lost: nothing is cleared", "x.../..../..../.... 0 3 0", "clear 0,0", "over"},
        Row{"lost: no hint", "..../..../..../.... 0 3 0", "hint 1,3", "over"}));

class OpenRules : public testing::TestWithParam<Row> {};

TEST_P(OpenRules, OnTheBoardWithTwoWays) {
    check(GetParam(), twoWays, "open");
}

INSTANTIATE_TEST_SUITE_P(
    Hints, OpenRules,
    testing::Values(Row{"a cell of one way", "..../..../..../.... 3 3 0", "hint 0,1",
                        ".c../..../..../.... 3 2 0"},
                    Row{"a cell of the other", "..../..../..../.... 3 3 0", "hint 0,2",
                        "..c./..../..../.... 3 2 0"},
                    Row{"not a way that the board has left", ".c../..../..../.... 3 3 0",
                        "hint 2,3", "not-a-solution"},
                    Row{"either of two that exclude each other", ".c../..../...c/.... 3 3 0",
                        "hint-away 0,1", "..../..../...c/.... 3 2 0"},
                    Row{"or the other one", ".c../..../...c/.... 3 3 0", "hint-away 2,3",
                        ".c../..../..../.... 3 2 0"},
                    Row{"not both", ".c../..../...c/.... 3 3 0", "hint-away 0,1 2,3",
                        "not-a-solution"},
                    Row{"the other arrangement wins as well", "..c./c.../...c/.... 3 3 0",
                        "place 3,1", "..c./c.../...c/.c.. 3 3 0"}));

struct Verdict {
    const char* picture;
    kit::Status status;
    int score;  ///< of the level, once won
    int mistakes;
    int hints;
    bool assisted;
};

class Standing : public testing::TestWithParam<Verdict> {};

TEST_P(Standing, IsReadOffTheState) {
    const auto& [picture, status, score, mistakes, hints, assisted] = GetParam();
    SCOPED_TRACE(picture);
    const State state = stateOf(picture);
    EXPECT_EQ(Cats::status(state), status);
    EXPECT_EQ(Cats::tally(state), (kit::Tally{score, mistakes, hints, assisted}));
}

using kit::Status;
INSTANTIATE_TEST_SUITE_P(
    Boards, Standing,
    testing::Values(Verdict{"..../..../..../.... 3 3 0", Status::playing, 0, 0, 0, false},
                    Verdict{".c../...c/c.../.... 1 2 0", Status::playing, 0, 2, 1, false},
                    Verdict{".c../...c/c.../..c. 3 3 0", Status::won, 45, 0, 0, false},
                    Verdict{".s../...c/c.../..c. 3 3 0", Status::won, 45, 0, 0, false},
                    Verdict{"xc../...c/cx../..c. 2 2 0", Status::won, 30, 1, 1, false},
                    Verdict{".c../...c/c.../..c. 1 1 0", Status::won, 15, 2, 2, false},
                    Verdict{".c../...c/c.../..c. 1 0 9", Status::won, 10, 2, 12, false},
                    Verdict{"..../..../..../.... 0 1 0", Status::lost, 0, 3, 2, false},
                    // Redone after the last life went: lives do not come back.
                    Verdict{".c../...c/c.../..c. 0 3 0", Status::lost, 0, 3, 0, false}));

TEST(Rules, AWrongPlacementIsNoStepOfUndo) {
    const State before = stateOf("c.../..../..../.... 3 3 0");
    const State after = *Cats::apply(before, Place{{0, 3}});
    EXPECT_NE(before, after);
    EXPECT_TRUE(Cats::sameBoard(before, after));
    EXPECT_FALSE(Cats::sameBoard(before, *Cats::apply(before, Mark{{{0, 3}}})));
    EXPECT_FALSE(Cats::sameBoard(before, *Cats::apply(before, Remove{{0, 0}})));
}

TEST(Rules, UndoRestoresTheBoardAndNothingThatWasPaid) {
    const State board = stateOf("..x./..../..../.... 3 3 0");
    const State now = stateOf(".c../..../..../.... 1 0 2");
    EXPECT_EQ(pictureOf(Cats::restore(board, now)), "..x./..../..../.... 1 0 2");
}

TEST(Rules, LevelsFollowEachOther) {
    State finished = stateOf(".c../...c/c.../..c. 2 1 0");
    finished.level = 3;
    finished.earlierScore = 70;
    const State fresh = stateOf("..../..../..../.... 3 3 0");
    State next = Cats::follow(fresh, finished);
    EXPECT_EQ(next.level, 4);
    EXPECT_EQ(next.earlierScore, 95);
    EXPECT_EQ(sessionScore(next), 95) << "nothing for a level that is not won";
    next.level = fresh.level;
    next.earlierScore = fresh.earlierScore;
    EXPECT_EQ(next, fresh) << "all else is new";
}

TEST(Rules, ALevelThatWasNotWonIsFollowedByItself) {
    const State fresh = stateOf("..../..../..../.... 3 3 0");
    for (const char* picture : {"..../..../..../.... 0 3 0", ".c../..../..../.... 2 3 0"}) {
        State left = stateOf(picture);
        left.level = 5;
        left.earlierScore = 100;
        EXPECT_EQ(Cats::follow(fresh, left).level, 5);
        EXPECT_EQ(Cats::follow(fresh, left).earlierScore, 100);
    }
}

TEST(Rules, AnotherGridOrVariantBeginsAtLevelOneWithTheSameSession) {
    State finished = stateOf(".c../...c/c.../..c. 3 3 0");
    finished.level = 5;
    const State open = stateOf("..../..../..../.... 3 3 0", twoWays, "open");
    const State five =
        stateOf("...../...../...../...../..... 3 3 0", "AAABB/AACBB/DCCCB/DDCEE/DDEEE");
    for (const State& fresh : {open, five}) {
        EXPECT_EQ(Cats::follow(fresh, finished).level, 1);
        EXPECT_EQ(Cats::follow(fresh, finished).earlierScore, 45);
    }
}

struct Case {
    const char* says;
    const char* picture;
    kit::Cell cell;
    std::vector<Clash> expected;
};

class Clashes : public testing::TestWithParam<Case> {};

TEST_P(Clashes, NameEachRuleAndCat) {
    const auto& [says, picture, cell, expected] = GetParam();
    SCOPED_TRACE(says);
    EXPECT_EQ(clashes(stateOf(picture), cell), expected);
}

INSTANTIATE_TEST_SUITE_P(
    Boards, Clashes,
    testing::Values(
        Case{"nothing speaks against it", ".c../..../..../.... 3 3 0", {1, 3}, {}},
        Case{"an X", "..../...x/..../.... 3 3 0", {1, 3}, {{Reason::cross, {1, 3}}}},
        Case{"row and touch by one cat",
             "c.../..../..../.... 3 3 0",
             {0, 1},
             {{Reason::row, {0, 0}}, {Reason::region, {0, 0}}, {Reason::touch, {0, 0}}}},
        Case{"three cats, one of them asleep",
             "..../...s/c.../..c. 3 3 0",
             {2, 3},
             {{Reason::row, {2, 0}},
              {Reason::column, {1, 3}},
              {Reason::region, {1, 3}},
              {Reason::touch, {1, 3}},
              {Reason::touch, {3, 2}}}},
        Case{"an X and a cat",
             "...x/...c/..../.... 3 3 0",
             {0, 3},
             {{Reason::cross, {0, 3}},
              {Reason::column, {1, 3}},
              {Reason::region, {1, 3}},
              {Reason::touch, {1, 3}}}},
        Case{"a cat does not clash with itself", ".c../..../..../.... 3 3 0", {0, 1}, {}}));

}  // namespace
}  // namespace gridlark::cats
