#include "number-match/view/change.h"

#include <gtest/gtest.h>

#include "number-match/rules/number_match.h"

namespace gridlark::number_match {
namespace {

using Kind = BoardChange::Kind;

Board boardOf(const std::string& text) {
    const auto state = NumberMatch::decodeState(
        "standard " + text + " adds=5 points=0 moves=0 hints=0 par=0,0 stars=0 given-up=0");
    EXPECT_TRUE(state.has_value()) << text;
    return state ? state->board : Board{};
}

TEST(BoardChange, OfNothing) {
    EXPECT_EQ(changeBetween(boardOf("9:12"), boardOf("9:12")).kind, Kind::none);
}

/// Every pair of random games and the way back.
TEST(BoardChange, FindsWhatMovesDid) {
    kit::Random random("change", 3);
    for (kit::DealNumber number = 1; number <= 12; ++number) {
        State state = NumberMatch::deal({"27", "standard"}, number, {}).value();
        for (int move = 0; move < 40; ++move) {
            const auto pairs = legalPairs(state.board);
            if (pairs.empty() && (state.addsLeft == 0 || state.board.digits.empty())) break;
            const bool adds = pairs.empty();
            const Action action =
                adds ? Action(Add{})
                     : Action(pairs[random.below(static_cast<std::uint32_t>(pairs.size()))]);
            const Board before = state.board;
            state = NumberMatch::apply(state, action).value();
            const BoardChange forth = changeBetween(before, state.board);
            const BoardChange back = changeBetween(state.board, before);
            if (adds) {
                EXPECT_EQ(forth.kind, Kind::added);
                EXPECT_EQ(forth.from, before.count());
                EXPECT_EQ(back.kind, Kind::shortened);
                continue;
            }
            EXPECT_EQ(forth.kind, Kind::removed);
            EXPECT_EQ(back.kind, Kind::returned);
            const Removal removal = removalOf(before, forth.link.pair);
            EXPECT_EQ(removal.after, state.board);
            EXPECT_EQ(forth.gone, removal.rows);
            EXPECT_EQ(back.come, removal.rows);
            EXPECT_TRUE(judge(before, forth.link.pair.a, forth.link.pair.b));
        }
    }
}

TEST(BoardChange, OtherBoardsAreOther) {
    EXPECT_EQ(changeBetween(boardOf("9:12345"), boardOf("9:54321")).kind, Kind::other);
    EXPECT_EQ(changeBetween(boardOf("9:1234"), boardOf("9:1.3")).kind, Kind::other);
    EXPECT_EQ(changeBetween(boardOf("9:1234"), boardOf("4:1234")).kind, Kind::other);
}

}  // namespace
}  // namespace gridlark::number_match
