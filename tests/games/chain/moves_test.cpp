/// Every line of the rules about moves, chains and ends: a position, a turn, what comes of it.
#include <algorithm>
#include <string>
#include <vector>

#include "boards.h"
#include "chain/engine/generate.h"

namespace gridlark::chain {
namespace {

std::vector<std::string> targets(const Position& position, std::string_view from,
                                 const Turn& draft = {}) {
    std::vector<std::string> names;
    for (const Way& way : ways(position, draft, at(from))) names.push_back(name(way.target()));
    std::sort(names.begin(), names.end());
    return names;
}

using Names = std::vector<std::string>;

/// Rows are listed from the top, 7, down.
TEST(ChainMoves, AStepGoesToAnyOfEightNeighbours) {
    const Position middle = board("r1///. . b7");
    EXPECT_EQ(targets(middle, "c4"), (Names{"b3", "b4", "b5", "c3", "c5", "d3", "d4", "d5"}));
    EXPECT_EQ(targets(board(". r1 .//////b7"), "a1"), (Names{"a2", "b1", "b2"}));
    EXPECT_EQ(targets(board("r1 . . . . . . . . b7"), "j7"), (Names{"i6", "i7", "j6"}));
    EXPECT_EQ(outcomeAfter(middle, "7:c4-d5"), "none");
    EXPECT_EQ(outcomeAfter(middle, "7:c4-c6"), "nothing-to-jump");
    EXPECT_EQ(outcomeAfter(middle, "7:c4-e5"), "too-far");
    EXPECT_EQ(outcomeAfter(middle, "7:c4-c4"), "occupied");
    EXPECT_EQ(outcomeAfter(middle, "7:c4-c5-c6"), "step-taken");
    EXPECT_EQ(outcomeAfter(middle, "6:c4-c5"), "no-piece");
    EXPECT_EQ(outcomeAfter(middle, "7:c3-c2"), "no-piece");
    EXPECT_EQ(outcomeAfter(middle, "1:a7-b7"), "not-yours");
    EXPECT_EQ(outcomeAfter(board("r1 r2///. . b7 r3"), "7:c4-d4"), "occupied");
}

TEST(ChainMoves, AJumpGoesOverOnePieceOfAnyColour) {
    const Position position = board("//. . . . . b2/b7 r3 . r4 r5/b1");
    EXPECT_EQ(outcomeAfter(position, "7:a4-c4"), "none");                  // over red
    EXPECT_EQ(outcomeAfter(board("r9//b2/b7"), "7:a4-a6"), "none");        // over one's own
    EXPECT_EQ(outcomeAfter(position, "7:a4-c4-e4"), "occupied");           // two in a row
    EXPECT_EQ(outcomeAfter(position, "7:a4-c4-f4"), "too-far");            // no jump over two
    EXPECT_EQ(outcomeAfter(board("r9///b7 . r3"), "7:a4-d4"), "too-far");  // only over a neighbour
    EXPECT_EQ(outcomeAfter(board("r9///b7 r3"), "7:a4-c5"), "too-far");    // in a straight line
    EXPECT_EQ(outcomeAfter(board("r9 r3 b7"), "7:c7-a7"), "occupied");
    EXPECT_EQ(outcomeAfter(board("r9 b7 r3/"), "7:b7-d7"), "none");
    EXPECT_EQ(outcomeAfter(board("r9/////r3/. b7"), "7:b1-a2"), "occupied");
}

TEST(ChainMoves, JumpsDoNotWrapAroundTheBoard) {
    EXPECT_EQ(targets(board("r1/. . . . . . . . r3 b7/. . . . . . . . r4 r5/r6 r8"), "j6"),
              (Names{"h4", "h6", "i7", "j4", "j7"}));
    EXPECT_EQ(targets(board("/. . . . . . . . . r2/b7 r3 . . . . . . . r4/r5"), "a5"),
              (Names{"a3", "a6", "b4", "b6", "c5"}));
}

TEST(ChainMoves, TheDirectionMayChangeWithEachJump) {
    const Position position = board("r9//. . r3/. b5/b7");
    EXPECT_EQ(outcomeAfter(position, "7:a3-c5"), "occupied");
    const Position around = board("r9/. . . r4/. r3/b7");
    // a4 over b5 to c6, then over d6 to e6.
    EXPECT_EQ(outcomeAfter(around, "7:a4-c6-e6"), "none");
    EXPECT_EQ(outcomeAfter(around, "7:a4-c6"), "none");  // stopping early
    EXPECT_EQ(outcomeAfter(around, "7:a4-c6-c7"), "step-after-jump");
    EXPECT_EQ(outcomeAfter(around, "7:a4-a5-c5"), "step-taken");
    const auto found = ways(around, {}, at("a4"));
    const auto last = std::find_if(found.begin(), found.end(),
                                   [](const Way& way) { return way.target() == at("e6"); });
    ASSERT_NE(last, found.end());
    EXPECT_EQ(last->path, (std::vector<Square>{at("c6"), at("e6")}));
}

/// A ring of four pieces: once around leads back to the start, which is not to be landed on.
TEST(ChainMoves, NoSquareIsLandedOnTwiceTheStartIncluded) {
    const Position square = board("b7 r1 ./r2 . r3/. r4 .");
    EXPECT_EQ(targets(square, "a7"), (Names{"a5", "b6", "c5", "c7"}));
    EXPECT_EQ(outcomeAfter(square, "7:a7-c7-c5-a5"), "none");
    EXPECT_EQ(outcomeAfter(square, "7:a7-c7-c5-a5-a7"), "landed");
    EXPECT_EQ(outcomeAfter(square, "7:a7-c7-c5-c7"), "landed");
    EXPECT_EQ(outcomeAfter(square, "7:a7-c7-a7"), "landed");
}

/// A series keeps to squares whose row and column are an even number away from the start, so it
/// never comes to stand beside its own square; what could be jumped over there is gone anyway.
TEST(ChainMoves, APieceDoesNotJumpOverItself) {
    const Position position = board("r1 . b7 ./. r2 r3 r4");
    EXPECT_EQ(targets(position, "c7"), (Names{"a5", "b7", "c5", "d7", "e5", "e7"}));
    EXPECT_EQ(outcomeAfter(board("r9//. b7"), "7:b5-d5"), "nothing-to-jump");
    const Position line = board("r9/. . . r3/. . b7 r2 ./. . . r4");
    EXPECT_EQ(outcomeAfter(line, "7:c5-e5-c7"), "none");
    EXPECT_EQ(outcomeAfter(line, "7:c5-e5-c7-c5"), "landed");
    EXPECT_EQ(outcomeAfter(line, "7:c5-e5-a5"), "too-far");
    EXPECT_EQ(outcomeAfter(line, "7:c5-e5-c3-c7"), "too-far");
}

TEST(ChainMoves, OnePieceATurn) {
    const Position position = board("r9/////b1 r2 . r3/b2");
    const auto draft = hop(position, {}, at("a2"), at("c2"));
    ASSERT_TRUE(draft);
    EXPECT_EQ(hop(position, *draft, at("a1"), at("a2")).error(), Refusal::otherPiece);
    EXPECT_EQ(targets(position, "a1", *draft), Names{});
    EXPECT_EQ(targets(position, "c2", *draft), Names{"e2"});
    EXPECT_EQ(targets(position, "a2", *draft), Names{});
    EXPECT_EQ(hop(position, *draft, at("a2"), at("a3")).error(), Refusal::noPiece);
}

TEST(ChainRemovals, ThreeOrMoreInARowOfNumbersThatTouch) {
    const Position position = board("r1 r2 r3/b5 b6 . b9/. . b7/. . . b8/. . b10/. b11");
    EXPECT_EQ(readyChains(position, Colour::blue), (std::vector<chain::Run>{{5, 8}}));
    EXPECT_EQ(outcomeAfter(position, "x5-8"), "none");
    EXPECT_EQ(outcomeAfter(position, "x5-7"), "none") << "8 to 11 are left";
    EXPECT_EQ(outcomeAfter(position, "x6-8"), "stranded red") << "5 is left alone";
    EXPECT_EQ(outcomeAfter(position, "x5-6"), "too-short");
    EXPECT_EQ(outcomeAfter(position, "x8-5"), "too-short");
    EXPECT_EQ(outcomeAfter(position, "x8-10"), "apart");
    EXPECT_EQ(outcomeAfter(position, "x9-11"), "apart");
    EXPECT_EQ(outcomeAfter(position, "x4-6"), "missing");
    EXPECT_EQ(outcomeAfter(position, "x10-12"), "missing");
    EXPECT_EQ(outcomeAfter(position, "x1-3"), "missing") << "these are red's";
}

TEST(ChainRemovals, OnlyConsecutivePiecesNeedTouch) {
    EXPECT_EQ(readyChains(board("b1 b3 b2"), Colour::blue), (std::vector<chain::Run>{}));
    EXPECT_EQ(readyChains(board("b1 b2/b4 b3"), Colour::blue), (std::vector<chain::Run>{{1, 4}}));
    EXPECT_EQ(readyChains(board("b1 ./. b2/b3"), Colour::blue), (std::vector<chain::Run>{{1, 3}}));
    // The end of one row does not touch the start of the next.
    EXPECT_EQ(readyChains(board(". . . . . . . . b1 b2/b3 b4"), Colour::blue),
              (std::vector<chain::Run>{}));
}

TEST(ChainRemovals, SixteenAndOneAreNotConsecutive) {
    const Position position = board("r1/b15 b16 b1 b2 b3 b14");
    EXPECT_EQ(readyChains(position, Colour::blue), (std::vector<chain::Run>{{1, 3}}));
    for (const chain::Run run :
         {chain::Run{15, 1}, chain::Run{16, 2}, chain::Run{15, 17}, chain::Run{0, 2}}) {
        EXPECT_FALSE(remove(position, {}, run)) << run.first << "-" << run.last;
    }
}

TEST(ChainRemovals, APartOfAChainMayStay) {
    const Position position = board("r1/b1 b2 b3 b4 b5 b6 b7");
    EXPECT_EQ(readyChains(position, Colour::blue), (std::vector<chain::Run>{{1, 7}}));
    EXPECT_EQ(outcomeAfter(position, "x1-4"), "none");
    EXPECT_EQ(outcomeAfter(position, "x1-3"), "none");
    EXPECT_EQ(outcomeAfter(position, "x4-7"), "none");
    EXPECT_EQ(outcomeAfter(position, "x3-5"), "stranded red");
    EXPECT_EQ(outcomeAfter(position, "x1-5"), "stranded red");
    EXPECT_EQ(outcomeAfter(position, "x1-7"), "cleared blue");
    EXPECT_TRUE(loses(position, Colour::blue, {1, 5}));
    EXPECT_FALSE(loses(position, Colour::blue, {1, 4}));
    EXPECT_FALSE(loses(position, Colour::blue, {1, 7}));
}

TEST(ChainRemovals, AfterTheMoveAndOnlyOne) {
    const Position position = board("r1/b1 b2 . b3/b7 b8 b9");
    EXPECT_EQ(outcomeAfter(position, "x1-3"), "apart");
    EXPECT_EQ(outcomeAfter(position, "3:d6-c6 x1-3"), "none");
    const auto moved = hop(position, {}, at("d6"), at("c6"));
    ASSERT_TRUE(moved);
    const auto removed = remove(position, *moved, {1, 3});
    ASSERT_TRUE(removed);
    EXPECT_EQ(hop(position, *removed, at("a5"), at("a4")).error(), Refusal::afterRemoval);
    EXPECT_EQ(remove(position, *removed, {7, 9}).error(), Refusal::removed);
    EXPECT_EQ(text(*removed), "3:d6-c6 x1-3");
    const Position shown = drafted(position, *removed);
    EXPECT_EQ(rowsOf(shown)[1], ". . . . . . . . . .");
    EXPECT_EQ(shown.turn, Colour::blue);
}

TEST(ChainEnds, TheLastPieceGoneWins) {
    const Position position = board("r1/b7 b8 . b9");
    EXPECT_EQ(outcomeAfter(position, "9:d6-c6 x7-9"), "cleared blue");
    EXPECT_EQ(outcomeAfter(position, "9:d6-c6"), "none") << "not compulsory";
    EXPECT_EQ(outcomeAfter(board("r4 r5 r6/b1", Colour::red), "x4-6"), "cleared red");
}

/// Red has pieces that can never form a chain; blue's last removal wins all the same, and so does
/// one that takes the last pieces of both short and long runs.
TEST(ChainEnds, ShortRunsLoseOnlyByTheirOwnersRemoval) {
    const Position position = board("r1 r3 r5/b7 b8 b9");
    EXPECT_EQ(outcomeAfter(position, "x7-9"), "cleared blue");
    EXPECT_EQ(outcomeAfter(position, "7:a6-a5"), "none");
    EXPECT_EQ(outcomeAfter(board("r1 r2 r3 . r9/b7 b8", Colour::red), "x1-3"), "stranded blue");
    EXPECT_EQ(outcomeAfter(board("r1 r2 r3 . r9/b7 b8", Colour::red), "pass"), "none");
}

TEST(ChainEnds, Stranded) {
    const auto numbers = [](std::initializer_list<int> list) {
        unsigned bits = 0;
        for (const int number : list) bits |= 1U << (number - 1);
        return bits;
    };
    EXPECT_FALSE(stranded(0));
    EXPECT_FALSE(stranded(0xffff));
    EXPECT_FALSE(stranded(numbers({1, 2, 3})));
    EXPECT_FALSE(stranded(numbers({1, 2, 3, 5, 6, 7, 8, 14, 15, 16})));
    EXPECT_TRUE(stranded(numbers({1})));
    EXPECT_TRUE(stranded(numbers({1, 2})));
    EXPECT_TRUE(stranded(numbers({15, 16, 1, 2})));
    EXPECT_TRUE(stranded(numbers({16, 1, 2})));
    EXPECT_TRUE(stranded(numbers({1, 2, 3, 5, 6})));
    EXPECT_TRUE(stranded(numbers({1, 2, 4, 5, 6})));
}

TEST(ChainEnds, ADrawAtExactlyTheSixtiethQuietTurn) {
    State state = newGame(Variant::original, 0, Colour::blue, knownStart());
    for (int turn = 1; turn <= 59; ++turn) {
        state = Chain::apply(state, Pass{}).value();
        ASSERT_EQ(Chain::status(state), kit::Status::playing) << turn;
        ASSERT_EQ(state.position.quiet, turn);
    }
    state = Chain::apply(state, Pass{}).value();
    EXPECT_EQ(Chain::status(state), kit::Status::drawn);
    EXPECT_EQ(state.outcome.end, End::quiet);
    EXPECT_EQ(Chain::apply(state, Pass{}).error(), Refusal::over);
}

TEST(ChainEnds, ARemovalResetsTheCount) {
    const Position position = board("r1/b1 b2 b3 b7 b8 b9/. b10", Colour::blue, 59);
    const auto result = after(position, turnOf("x1-3"));
    ASSERT_TRUE(result);
    EXPECT_EQ(result->position.quiet, 0);
    EXPECT_EQ(result->outcome.end, End::none);
    EXPECT_EQ(outcomeAfter(position, "10:b5-b4"), "quiet");
    EXPECT_EQ(outcomeAfter(position, "pass"), "quiet");
    EXPECT_EQ(outcomeAfter(board("r1/b1 b2 b3", Colour::blue, 59), "x1-3"), "cleared blue");
    EXPECT_EQ(outcomeAfter(board("r1/b1 b2 b3 b5", Colour::blue, 59), "x1-3"), "stranded red");
}

TEST(ChainEnds, ABlockedPlayerPasses) {
    const Position stuck = board("b7 r1 r2/r3 r4 r5/r6 r7 r8");
    const auto canAct = [](const Position& position) { return turnsIn(position).size() > 1; };
    EXPECT_FALSE(canAct(stuck));
    EXPECT_EQ(outcomeAfter(stuck, "pass"), "none");
    EXPECT_EQ(after(stuck, Turn{})->position.turn, Colour::red);
    EXPECT_TRUE(canAct(board("b7 r1 r2/r3 r4 r5/r6 r7 .")));      // a jump is open
    EXPECT_TRUE(canAct(board("b1 b2 r2/b3 r4 r5/r6 r7 r8/r9")));  // a chain: 1, 2 and 3 touch
    EXPECT_TRUE(canAct(knownStart()));
    EXPECT_EQ(outcomeAfter(knownStart(), "pass"), "none") << "anyone may pass";
}

TEST(ChainEnds, APositionTellsWhatItCan) {
    EXPECT_EQ(outcomeOf(board("b1 b2 b3")), (Outcome{End::cleared, Colour::red}));
    EXPECT_EQ(outcomeOf(board("r1")), (Outcome{End::cleared, Colour::blue}));
    EXPECT_EQ(outcomeOf(board("b1/r1", Colour::red, 60)).end, End::quiet);
    EXPECT_EQ(outcomeOf(board("b1/r1", Colour::red, 59)).end, End::none);
}

}  // namespace
}  // namespace gridlark::chain
