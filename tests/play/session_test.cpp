#include "gridlark/play/session.h"

#include "session_fixture.h"

namespace gridlark::play {
namespace {

using namespace std::chrono_literals;

TEST_F(SessionTest, BeforeTheFirstDealThereIsNothing) {
    EXPECT_FALSE(session_.dealt());
    EXPECT_FALSE(session_.touched());
    EXPECT_FALSE(session_.canUndo());
    EXPECT_FALSE(session_.canRedo());
    EXPECT_FALSE(session_.undoChangesGame());
    EXPECT_FALSE(session_.redoChangesGame());
    EXPECT_FALSE(session_.takeResult());
    EXPECT_TRUE(session_.save().is_null());
    session_.undo();
    session_.redo();
    session_.restart();
    EXPECT_FALSE(session_.dealt());
    clock_.pass(1s);
    EXPECT_EQ(time(), 0s);
}

TEST_F(SessionTest, PlaysAndRefuses) {
    int changes = 0;
    session_.onChange([&](const auto&) { ++changes; });
    start(7);
    EXPECT_EQ(changes, 1);
    EXPECT_EQ(session_.deal(), 7U);
    EXPECT_EQ(session_.options(), ten);
    EXPECT_FALSE(session_.touched());
    play({3});
    EXPECT_EQ(changes, 2);
    EXPECT_EQ(state(), "3 3 1");
    EXPECT_TRUE(session_.touched());
    EXPECT_EQ(session_.play(55), CounterRefusal::unknown);
    EXPECT_EQ(session_.play(0), std::nullopt);  // legal, and changes nothing
    EXPECT_EQ(changes, 2);
    EXPECT_EQ(events(), (Texts{"3"}));
}

TEST_F(SessionTest, CostsStayPaid) {
    start(1);
    play({2, -1, 3});
    EXPECT_EQ(session_.moves(), 2U);  // the lost life is no step
    session_.undo();
    EXPECT_EQ(state(), "2 2 1");
    session_.undo();
    EXPECT_EQ(state(), "0 2 1");
    EXPECT_FALSE(session_.canUndo());
    play({-1});  // paid on the way: the redo stays
    session_.redo();
    session_.redo();
    EXPECT_EQ(state(), "5 1 1");
    EXPECT_FALSE(session_.canRedo());
}

TEST_F(SessionTest, PlayingForgetsWhatCouldBeRedone) {
    start(1);
    play({1, 2, 3});
    session_.undo();
    session_.undo();
    play({4});
    EXPECT_FALSE(session_.canRedo());
    EXPECT_EQ(state(), "5 3 1");
    session_.undo();
    EXPECT_EQ(state(), "1 3 1");
}

TEST_F(SessionTest, UndoDoesNotCrossAFinalAction) {
    start(1);
    play({1, 100, 2});
    session_.undo();
    EXPECT_FALSE(session_.canUndo());
    EXPECT_FALSE(session_.undoChangesGame());
    session_.undo();
    EXPECT_EQ(state(), "2 3 1");
    session_.redo();
    EXPECT_EQ(state(), "4 3 1");
}

TEST_F(SessionTest, TimeRunsFromTheStartToTheEnd) {
    start(1);
    clock_.pass(10s);
    EXPECT_EQ(time(), 0s);  // not begun
    play({1});
    play({2, 9});
    EXPECT_EQ(session_.status(), kit::Status::won);
    clock_.pass(1h);
    EXPECT_EQ(time(), 2s);
    session_.undo();  // playing again
    clock_.pass(5s);
    EXPECT_EQ(time(), 7s);
    session_.redo();
    clock_.pass(1h);
    EXPECT_EQ(time(), 7s);
    EXPECT_TRUE(session_.stopwatch().held(Hold::waiting));
}

TEST_F(SessionTest, AGamePutAsideComesBackWithTimeAndHistory) {
    start(1);
    play({1, -1, 2});
    start(2, other);
    EXPECT_EQ(session_.options(), other);
    EXPECT_EQ(time(), 0s);
    EXPECT_TRUE(session_.undoChangesGame());
    clock_.pass(1h);
    session_.undo();
    EXPECT_EQ(session_.options(), ten);
    EXPECT_EQ(session_.deal(), 1U);
    EXPECT_EQ(state(), "3 2 1");
    EXPECT_EQ(time(), 2s);
    EXPECT_TRUE(session_.redoChangesGame());
    session_.undo();
    EXPECT_EQ(state(), "1 2 1");
    EXPECT_FALSE(session_.redoChangesGame());  // first the move, then the game
    session_.redo();
    EXPECT_TRUE(session_.redoChangesGame());
    session_.redo();
    EXPECT_EQ(session_.deal(), 2U);
    EXPECT_FALSE(session_.canRedo());
    EXPECT_FALSE(session_.tally().assisted);
}

TEST_F(SessionTest, PlayingInAGameBroughtBackForgetsTheOneLeft) {
    start(1);
    play({1});
    start(2);
    play({2});
    session_.undo();
    session_.undo();
    EXPECT_EQ(session_.deal(), 1U);
    play({1});
    EXPECT_FALSE(session_.canRedo());
}

TEST_F(SessionTest, OnlyGamesInProgressArePutAside) {
    start(1);
    start(2);  // nothing was done in 1
    EXPECT_FALSE(session_.canUndo());
    play({1});
    start(3);
    play({9, 1});
    EXPECT_EQ(session_.status(), kit::Status::won);
    start(4);
    EXPECT_FALSE(session_.canUndo());
}

TEST_F(SessionTest, ManyGamesPutAsideAreBounded) {
    for (kit::DealNumber number = 1; number <= 30; ++number) {
        start(number);
        play({1});
    }
    int games = 0;
    while (session_.canUndo()) {
        games += session_.undoChangesGame() ? 1 : 0;
        session_.undo();
    }
    EXPECT_EQ(games, 8);
    EXPECT_EQ(session_.deal(), 22U);
}

TEST_F(SessionTest, LevelsGoOnFromTheGameBefore) {
    start(1);
    play({9, 1});
    start(2);
    EXPECT_EQ(session_.state().level, 2);
    play({1});
    start(3);
    EXPECT_EQ(session_.state().level, 2);
}

TEST_F(SessionTest, RestartIsTheSameDealFromItsStart) {
    start(1);
    play({1, -1, 2});
    session_.restart();
    EXPECT_EQ(state(), "0 3 1");
    EXPECT_EQ(session_.deal(), 1U);
    EXPECT_EQ(time(), 0s);
    EXPECT_TRUE(session_.tally().assisted);  // the deal is known
    session_.undo();
    EXPECT_EQ(state(), "3 2 1");
    EXPECT_EQ(time(), 2s);
    EXPECT_FALSE(session_.tally().assisted);  // nothing was tried in the other play
    session_.redo();
    play({5});
    session_.undo();
    session_.undo();
    EXPECT_EQ(state(), "3 2 1");
    EXPECT_TRUE(session_.tally().assisted);  // now something was
}

TEST_F(SessionTest, AnAbandonedGameIsForgottenWithThosePutAside) {
    start(1);
    play({1});
    start(2);
    play({2});
    session_.abandon();
    EXPECT_FALSE(session_.dealt());
    EXPECT_FALSE(session_.canUndo());
    EXPECT_FALSE(session_.canRedo());
    EXPECT_TRUE(session_.save().is_null());
    clock_.pass(10s);
    EXPECT_EQ(time(), 0s);
    start(3);
    EXPECT_FALSE(session_.canUndo());
    play({1, 2});
    EXPECT_EQ(time(), 1s) << "time runs again, from the first action on";
    session_.undo();
    session_.undo();
    EXPECT_FALSE(session_.canUndo());
}

TEST_F(SessionTest, RestartOfAnUntouchedGameDoesNothing) {
    start(1);
    clock_.pass(10s);
    const auto before = session_.save();
    session_.restart();
    EXPECT_EQ(session_.save(), before);
}

TEST_F(SessionTest, TheResultSaysWhatHappened) {
    start(5);
    play({1, -1, 3});
    EXPECT_FALSE(session_.takeResult());
    session_.undo();
    play({9});
    const auto result = session_.takeResult();
    ASSERT_TRUE(result);
    EXPECT_EQ(result->game, "counter");
    EXPECT_EQ(result->options, ten);
    EXPECT_EQ(result->deal, 5U);
    EXPECT_EQ(result->outcome, kit::Status::won);
    EXPECT_EQ(result->time, 3s);
    EXPECT_EQ(result->tally, (kit::Tally{.score = 10, .mistakes = 1}));
    EXPECT_EQ(result->undos, 1);
    EXPECT_EQ(result->figures, (std::map<std::string, double>{{"level", 1}}));
    EXPECT_GT(result->ticket, 0U);
}

TEST_F(SessionTest, TheResultComesOnce) {
    start(1);
    play({1, -1, -1});
    const auto unfinished = session_.save();
    play({-1});
    ASSERT_EQ(session_.status(), kit::Status::lost);
    EXPECT_TRUE(session_.takeResult());
    EXPECT_FALSE(session_.takeResult());
    session_.undo();
    session_.redo();
    EXPECT_FALSE(session_.takeResult());
    session_.restart();
    play({9, 1});
    EXPECT_FALSE(session_.takeResult());
    ASSERT_TRUE(session_.restore(unfinished));  // the save knows nothing of it, the session does
    play({9});
    EXPECT_FALSE(session_.takeResult());
    start(2);
    play({9, 1});
    EXPECT_TRUE(session_.takeResult());
}

TEST_F(SessionTest, APlayAgainOfAKnownDealIsARestart) {
    start(1);
    play({1});
    start(2);
    play({1});
    start(1);
    EXPECT_TRUE(session_.tally().assisted);
    play({9, 1});
    const auto result = session_.takeResult();
    ASSERT_TRUE(result);
    EXPECT_TRUE(result->tally.assisted);
    start(1);
    play({9, 1});
    EXPECT_FALSE(session_.takeResult());
}

TEST_F(SessionTest, OneTicketForAllPlaysOfADeal) {
    start(1);
    play({1});
    const auto ticket = session_.save().at("ticket");
    session_.restart();
    EXPECT_EQ(session_.save().at("ticket"), ticket);
    start(2);
    EXPECT_NE(session_.save().at("ticket"), ticket);
}

}  // namespace
}  // namespace gridlark::play
