#include "gridlark/play/change.h"

#include <array>

#include "session_fixture.h"

namespace gridlark::play {
namespace {

/// A change in words: "played 1 3 1 > 3 3 1", with "ended" at the end if it ended the game. The
/// states are copied out during the call, as they are valid no longer.
std::string inWords(const Change<Counter>& change) {
    static constexpr std::array causes{"dealt",  "played",   "undone",
                                       "redone", "restored", "abandoned"};
    const auto text = [](const CounterState* state) {
        return state == nullptr ? std::string("-") : Counter::encode(*state);
    };
    EXPECT_EQ(change.another(), change.before == nullptr);
    return std::string(causes[static_cast<std::size_t>(change.cause)]) + " " + text(change.before) +
           " > " + text(change.after) + (change.ended() ? " ended" : "");
}

class ChangeTest : public SessionTest {
  protected:
    ChangeTest() {
        session_.onChange(
            [this](const Change<Counter>& change) { log_.push_back(inWords(change)); });
    }

    /// What was reported since the last call.
    Texts reported() { return std::exchange(log_, {}); }

    Texts log_;
};

TEST_F(ChangeTest, ADealShowsAnotherGame) {
    start(1);
    EXPECT_EQ(reported(), (Texts{"dealt - > 0 3 1"}));
    play({2});
    reported();
    start(2);
    EXPECT_EQ(reported(), (Texts{"dealt - > 0 3 1"}));
}

TEST_F(ChangeTest, AnActionHasTheStateBeforeAndAfter) {
    start(1);
    play({3});
    reported();
    play({4});
    EXPECT_EQ(reported(), (Texts{"played 3 3 1 > 7 3 1"}));
    play({-1});
    EXPECT_EQ(reported(), (Texts{"played 7 3 1 > 7 2 1"})) << "a cost is no step, but a change";
}

TEST_F(ChangeTest, AnActionThatChangesNothingIsNotReported) {
    start(1);
    reported();
    play({0});
    EXPECT_EQ(session_.play(55), CounterRefusal::unknown);
    EXPECT_EQ(reported(), Texts{});
    play({9, 1});
    reported();
    EXPECT_EQ(session_.play(1), CounterRefusal::over);
    EXPECT_EQ(reported(), Texts{});
}

TEST_F(ChangeTest, UndoAndRedoKeepTheGame) {
    start(1);
    play({1, -1, 2});
    reported();
    session_.undo();
    session_.redo();
    EXPECT_EQ(reported(), (Texts{"undone 3 2 1 > 1 2 1", "redone 1 2 1 > 3 2 1"}));
}

TEST_F(ChangeTest, NothingToUndoOrRedoIsNotReported) {
    session_.undo();
    session_.redo();
    session_.restart();
    EXPECT_EQ(reported(), Texts{});
    start(1);
    reported();
    session_.undo();
    session_.redo();
    session_.restart();
    EXPECT_EQ(reported(), Texts{});
}

TEST_F(ChangeTest, ARestartShowsAnotherGame) {
    start(1);
    play({1, -1});
    reported();
    session_.restart();
    EXPECT_EQ(reported(), (Texts{"dealt - > 0 3 1"}));
}

TEST_F(ChangeTest, UndoAndRedoLeadToAGamePutAside) {
    start(1);
    play({4});
    start(2);
    reported();
    session_.undo();
    session_.redo();
    EXPECT_EQ(reported(), (Texts{"undone - > 4 3 1", "redone - > 0 3 1"}));
}

TEST_F(ChangeTest, ARestoreShowsAnotherGame) {
    start(1);
    play({4, 1});
    auto save = session_.save();
    reported();
    EXPECT_EQ(session_.restore(save).how, Restored::whole);
    EXPECT_EQ(reported(), (Texts{"restored - > 5 3 1"}));
    save["events"] = {"1"};
    EXPECT_EQ(session_.restore(save).how, Restored::withoutHistory);
    EXPECT_EQ(reported(), (Texts{"restored - > 5 3 1"}));
    save["state"] = "x";
    EXPECT_EQ(session_.restore(save).how, Restored::refused);
    EXPECT_EQ(reported(), Texts{});
}

TEST_F(ChangeTest, AfterAnAbandonedGameThereIsNone) {
    start(1);
    play({4});
    reported();
    session_.abandon();
    EXPECT_EQ(reported(), (Texts{"abandoned - > -"}));
}

TEST_F(ChangeTest, AGameEndsWhenItIsPlayedOrRedoneToItsEnd) {
    start(1);
    play({9});
    reported();
    play({1});
    session_.undo();
    session_.redo();
    EXPECT_EQ(reported(), (Texts{"played 9 3 1 > 10 3 1 ended", "undone 10 3 1 > 9 3 1",
                                 "redone 9 3 1 > 10 3 1 ended"}));
    start(2);
    play({-1, -1});
    reported();
    play({-1});
    EXPECT_EQ(reported(), (Texts{"played 0 1 2 > 0 0 2 ended"})) << "lost by a cost";
}

TEST_F(ChangeTest, AGameThatIsOverAlreadyDoesNotEndAgain) {
    start(1);
    play({9, 1});
    const auto save = session_.save();
    start(2);
    reported();
    ASSERT_TRUE(session_.restore(save));
    EXPECT_EQ(reported(), (Texts{"restored - > 10 3 1"}));
    session_.start(ten, 3, CounterState{.number = 10});
    EXPECT_EQ(reported(), (Texts{"dealt - > 10 3 2"}));
}

/// No session undoes into an end; the rule does not rest on that.
TEST(Change, UndoEndsNoGame) {
    const CounterState playing{.number = 9};
    const CounterState over{.number = 10};
    for (const auto& [cause, ended] :
         {std::pair{Cause::played, true}, std::pair{Cause::redone, true},
          std::pair{Cause::undone, false}}) {
        EXPECT_EQ((Change<Counter>{.cause = cause, .before = &playing, .after = &over}.ended()),
                  ended);
    }
    EXPECT_FALSE(
        (Change<Counter>{.cause = Cause::played, .before = &over, .after = &over}.ended()));
    EXPECT_FALSE(
        (Change<Counter>{.cause = Cause::played, .before = &over, .after = &playing}.ended()));
}

}  // namespace
}  // namespace gridlark::play
