/// What each action does to a board, as tables: before, action, after. A picture is four rows of
/// cells and the hints shown; see boards.h for the regions, state.h for the letters.
#include <gtest/gtest.h>

#include "boards.h"

namespace gridlark::queens {
namespace {

struct Row {
    const char* says;
    const char* before;
    const char* action;
    const char* after;  ///< a picture, or the name of the refusal
};

class Rules : public testing::TestWithParam<Row> {};

TEST_P(Rules, DoWhatTheTableSays) {
    const Row& row = GetParam();
    SCOPED_TRACE(row.says);
    const State before = stateOf(row.before);
    const auto next = Queens::apply(before, actionOf(row.action));
    EXPECT_EQ(next ? pictureOf(*next) : std::string(refusalNames[next.error()]), row.after);
    if (next) {
        EXPECT_EQ(Queens::flaw(*next), std::nullopt);
        EXPECT_NE(*next, before) << "a legal action that does nothing";
    }
}

INSTANTIATE_TEST_SUITE_P(
    Queens, Rules,
    testing::Values(
        Row{"a queen", "..../..../..../.... 0", "place 0,1", ".q../..../..../.... 0"},
        Row{"a wrong queen costs nothing", ".q../..../..../.... 0", "place 0,0",
            "qq../..../..../.... 0"},
        Row{"not on a queen", ".q../..../..../.... 0", "place 0,1", "queen"},
        Row{"not on a given queen", ".Q../..../..../.... 0", "place 0,1", "given"},
        Row{"not on a block", ".#../..../..../.... 0", "place 0,1", "blocked"},
        Row{"not on a note", ".x../..../..../.... 0", "place 0,1", "noted"},
        Row{"not on an automatic note", "amaa/aaa./.a../.a.. 0", "place 0,0", "noted"},
        Row{"not off the board", "..../..../..../.... 0", "place 4,0", "outside"},
        Row{"a queen goes", ".q../..x./..../.... 0", "remove 0,1", "..../..x./..../.... 0"},
        Row{"no queen to take away", ".x../..../..../.... 0", "remove 0,1", "no-queen"},
        Row{"a given queen stays", ".Q../..../..../.... 0", "remove 0,1", "given"},
        Row{"a queen moves", ".q../..../..../.... 0", "move 0,1 3,3", "..../..../..../...q 0"},
        Row{"not where it is", ".q../..../..../.... 0", "move 0,1 0,1", "nothing"},
        Row{"not onto another", ".q../...q/..../.... 0", "move 0,1 1,3", "queen"},
        Row{"not onto a note", ".q../...x/..../.... 0", "move 0,1 1,3", "noted"},
        Row{"not onto a block", ".q../...#/..../.... 0", "move 0,1 1,3", "blocked"},
        Row{"not from an empty cell", ".q../..../..../.... 0", "move 0,0 1,3", "no-queen"},
        Row{"not a given one", ".Q../..../..../.... 0", "move 0,1 1,3", "given"},
        Row{"the last one", ".q../...q/q.../..x. 2", "clear 3,2", ".q../...q/q.../.... 2"},
        Row{"nothing after the end", ".q../...q/q.../..q. 0", "remove 0,1", "over"},
        Row{"no notes after the end", ".q../...q/q.../..q. 0", "note 0,0", "over"},
        Row{"no hint after the end", ".q../...q/q.../..q. 0", "hint", "over"}));

INSTANTIATE_TEST_SUITE_P(
    Notes, Rules,
    testing::Values(
        Row{"a note", "..../..../..../.... 0", "note 1,2", "..../..x./..../.... 0"},
        Row{"a drag passes over all that is not empty", ".q../..x./#.../...Q 0",
            "note 0,0 0,1 1,2 2,0 3,3", "xq../..x./#.../...Q 0"},
        Row{"a cell twice", "..../..../..../.... 0", "note 3,3 3,3", "..../..../..../...x 0"},
        Row{"an automatic note becomes the player's", "amaa/aaa./.a../.a.. 0", "note 0,0 1,3",
            "xmaa/aaax/.a../.a.. 0"},
        Row{"nothing to note", "x.../..../..../.... 0", "note 0,0", "nothing"},
        Row{"not on a queen", ".q../..../..../.... 0", "note 0,1", "queen"},
        Row{"not on a block", ".#../..../..../.... 0", "note 0,1 0,1", "blocked"},
        Row{"not on a given queen", ".Q../..../..../.... 0", "note 0,1", "given"},
        Row{"no cells at all", "..../..../..../.... 0", "note", "nothing"},
        Row{"not off the board", "..../..../..../.... 0", "note 0,0 0,4", "outside"},
        Row{"a note is cleared", "..x./..../..../.... 0", "clear 0,2", "..../..../..../.... 0"},
        Row{"a drag clears what is there", "x.x./.q../..../.... 0", "clear 1,1 0,0 0,2",
            "..../.q../..../.... 0"},
        Row{"an automatic note too", "amaa/aaa./.a../.a.. 0", "clear 3,1", "amaa/aaa./.a../.... 0"},
        Row{"nothing to clear", "..x./..../..../.... 0", "clear 0,0", "nothing"},
        Row{"a queen is no note", ".q../..../..../.... 0", "clear 0,1", "queen"},
        Row{"a block is no note", ".#../..../..../.... 0", "clear 0,1", "blocked"},
        Row{"all notes, and nothing else", "xmaa/aaax/#a../.a.Q 1", "clear-notes",
            ".m../..../#.../...Q 1"},
        Row{"no notes", ".q../..../#.../.... 0", "clear-notes", "nothing"}));

INSTANTIATE_TEST_SUITE_P(
    Automatic, Rules,
    testing::Values(Row{"row, column, region and what touches", "..../..../..../.... 0",
                        "place-auto 0,1", "amaa/aaa./.a../.a.. 0"},
                    Row{"only on empty cells", "x.q./#..x/..../.Q.. 0", "place-auto 0,1",
                        "xmqa/#aax/.a../.Q.. 0"},
                    Row{"gone with their queen, but for the player's own", "xmaa/aaax/.a../.a.. 0",
                        "remove 0,1", "x.../...x/..../.... 0"},
                    Row{"a second queen adds its own", "amaa/aaa./.a../.a.. 0", "place-auto 1,3",
                        "amaa/aaam/.aaa/.a.a 0"},
                    Row{"what another one sees stays", "amaa/aaam/.aaa/.a.a 0", "remove 0,1",
                        "..aa/aaam/..aa/...a 0"},
                    Row{"a queen without notes takes none away", "amaa/aaaq/.a../.a.. 0",
                        "remove 1,3", "amaa/aaa./.a../.a.. 0"},
                    Row{"a queen without notes keeps none alive", "amaa/aaaq/.a../.a.. 0",
                        "remove 0,1", "..../...q/..../.... 0"},
                    Row{"a cell that is left and still seen", "qmaa/aaa./.a../.a.. 0", "remove 0,0",
                        "amaa/aaa./.a../.a.. 0"},
                    Row{"they move along", "amaa/aaa./.a../.a.. 0", "move-auto 0,1 0,3",
                        "aaam/..aa/...a/...a 0"},
                    Row{"or stay away, if the option is off by then", "amaa/aaa./.a../.a.. 0",
                        "move 0,1 0,3", "...q/..../..../.... 0"},
                    Row{"not onto what another one sees", "amaa/aaam/.aaa/.a.a 0",
                        "move-auto 0,1 0,3", "noted"},
                    Row{"a cleared one does not come back by itself", "amaa/aa../.a../.a.. 0",
                        "place-auto 2,0", "amaa/aa../maaa/aa.. 0"}));

INSTANTIATE_TEST_SUITE_P(
    Hints, Rules,
    testing::Values(
        Row{"is counted when it is shown", "..../..../..../.... 0", "hint",
            "..../..../..../.... 1"},
        Row{"is counted to the end of counting", "..../..../..../.... 999999998", "hint",
            "..../..../..../.... 999999999"},
        Row{"wrong queens and notes go together", "qx../..../..../.... 1", "take-away 0,0 0,1",
            "..../..../..../.... 1"},
        Row{"with the notes that came along", "maaa/aa../a.../a.x. 1", "take-away 0,0 3,2",
            "..../..../..../.... 1"},
        Row{"an automatic note that went with its queen", "maaa/aa../a.../a... 0",
            "take-away 0,0 0,1", "..../..../..../.... 0"},
        Row{"not an empty cell", "q.../..../..../.... 0", "take-away 0,0 0,1", "no-queen"},
        Row{"not a given queen", "Q.../..../..../.... 0", "take-away 0,0", "given"},
        Row{"not nothing", "q.../..../..../.... 0", "take-away", "nothing"},
        Row{"not off the board", "q.../..../..../.... 0", "take-away 0,0 0,4", "outside"}));

TEST(Status, IsWonAtTheRightMove) {
    State state = stateOf("..../..../..../.... 0");
    for (const char* move : {"place 0,1", "place-auto 1,3", "place 3,2"}) {
        state = after(state, actionOf(move));
        EXPECT_EQ(Queens::status(state), kit::Status::playing) << move;
    }
    state = after(state, actionOf("place 2,0"));
    EXPECT_EQ(Queens::status(state), kit::Status::won);
}

TEST(Status, IsWonByAMoveAndWithGivenQueens) {
    EXPECT_EQ(Queens::status(after(stateOf(".q../...Q/q.../q... 0"), actionOf("move 3,0 3,2"))),
              kit::Status::won);
}

TEST(Status, IsNotWonWithFullRowsThatBreakARule) {
    EXPECT_EQ(Queens::status(stateOf("q.../.q../..q./...q 0")), kit::Status::playing);
    EXPECT_EQ(Queens::status(stateOf(".q../...q/q.../...q 0")), kit::Status::playing);
}

TEST(Status, IsNotWonWithOneQueenTooMany) {
    EXPECT_EQ(Queens::status(stateOf("qq../...q/q.../..q. 0")), kit::Status::playing);
    EXPECT_EQ(Queens::status(after(stateOf("qq../...q/q.../..q. 0"), actionOf("remove 0,0"))),
              kit::Status::won);
}

TEST(Tally, CountsHintsAndCallsThemHelp) {
    EXPECT_EQ(Queens::tally(stateOf("q.../..../..../.... 0")), kit::Tally{});
    const kit::Tally helped = Queens::tally(stateOf("q.../..../..../.... 3"));
    EXPECT_EQ(helped.hints, 3);
    EXPECT_TRUE(helped.assisted);
}

TEST(Undo, BringsTheBoardBackAndNoHint) {
    const State before = stateOf("..../..../..../.... 1");
    const State now = stateOf("amaa/aaa./.a../.a.. 4");
    EXPECT_EQ(pictureOf(Queens::restore(before, now)), "..../..../..../.... 4");
    EXPECT_FALSE(Queens::sameBoard(before, now));
    EXPECT_TRUE(Queens::sameBoard(now, stateOf("amaa/aaa./.a../.a.. 9")));
}

}  // namespace
}  // namespace gridlark::queens
