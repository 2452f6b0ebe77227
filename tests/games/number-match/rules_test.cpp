/// The rules, line by line: a state, an action, the state after it.
#include <gtest/gtest.h>

#include "gridlark/play/session.h"

#include "boards.h"

namespace gridlark::number_match {
namespace {

struct Step {
    const char* what;
    const char* before;
    const char* action;
    const char* after;  ///< the board, or the refusal
    int points;
};

TEST(Rules, TableOfSteps) {
    const std::vector<Step> steps{
        {"equal digits", "9:3312", "pair 0,0 0,1", "9:..12", 1},
        {"10 together", "9:3712", "pair 0,0 0,1", "9:..12", 1},
        {"the order is free", "9:3712", "pair 0,1 0,0", "9:..12", 1},
        {"over gaps", "9:3..712", "pair 0,0 0,3", "9:....12", 4},
        {"a column that touches", "2:13/15", "pair 0,0 1,0", "2:.3/.5", 1},
        {"a column over gaps", "2:13/.4/15", "pair 0,0 2,0", "2:.3/.4/.5", 4},
        {"a diagonal that touches", "2:13/51", "pair 0,0 1,1", "2:.3/5.", 1},
        {"end of a row to the next", "3:123/364", "pair 0,2 1,0", "3:12./.64", 1},
        {"reading order over gaps", "3:12./364", "pair 0,1 1,0", "values", 0},
        {"in reading order over gaps", "3:13./.64/345", "pair 0,1 1,1", "values", 0},
        {"and over more of them", "5:15.../...55/34555", "pair 0,1 1,3", "5:1..../....5/34555", 4},
        {"one row vanishes", "3:1.1/324", "pair 0,0 0,2", "3:324", 14},
        {"two rows vanish", "3:1../1../324", "pair 0,0 1,0", "3:324", 21},
        {"a row in the middle vanishes", "2:12/.5/53/44", "pair 1,1 2,0", "2:12/.3/44", 11},
        {"the last, shorter row vanishes", "3:124/3.3/5", "pair 1,0 1,2", "3:124/5", 14},
        {"the last row with its gaps", "3:123/.3", "pair 0,2 1,1", "3:12.", 11},
        {"the grid is cleared", "9:55", "pair 0,0 0,1", "9:", 161},
        {"add after the last slot", "4:2.83/.7.3", "add", "4:2.83/.7.3/2837/3", 0},
        {"add fills the last row", "3:123/4", "add", "3:123/412/34", 0},
        {"add after gaps at the end", "3:123/4..", "add", "3:123/4../123/4", 0},
        {"neither equal nor 10", "9:34", "pair 0,0 0,1", "values", 0},
        {"a digit between", "9:313", "pair 0,0 0,2", "blocked", 0},
        {"no line", "5:26.../...26", "pair 0,0 1,3", "link", 0},
        {"no way around a row", "4:9551", "pair 0,0 0,3", "blocked", 0},
        {"a gap", "9:3.3", "pair 0,0 0,1", "gap", 0},
        {"one cell twice", "9:33", "pair 0,0 0,0", "same", 0},
        {"beyond the last row", "9:33", "pair 0,0 1,0", "outside", 0},
        {"beyond the end of the last row", "9:33", "pair 0,0 0,2", "outside", 0},
        {"giving up too early", "9:12", "give-up", "not-stuck", 0},
    };
    for (const Step& step : steps) {
        const State before = gameOn(step.before);
        const auto action = NumberMatch::decodeAction(step.action);
        ASSERT_TRUE(action) << step.action;
        const auto after = NumberMatch::apply(before, *action);
        EXPECT_EQ(after ? textOf(after->board) : refusalNames[after.error()], step.after)
            << step.what;
        if (!after) continue;
        EXPECT_EQ(after->points, step.points) << step.what;
        EXPECT_EQ(after->moves, 1) << step.what;
    }
}

TEST(Rules, FiveAddsAndNoneWithout) {
    State state = gameOn("9:12");
    for (int i = 0; i < addsOfAGame; ++i) state = played(state, Add{});
    EXPECT_EQ(digitsLeft(state.board), 64);
    EXPECT_EQ(NumberMatch::apply(state, Add{}).error(), Refusal::noAdds);
    EXPECT_EQ(NumberMatch::apply(startOf(boardOf("9:12"), Variant::noAdds), Add{}).error(),
              Refusal::noAdds);
    State large = gameOn("100:1");
    large.board.digits.assign(mostSlots / 2 + 1, 1);
    EXPECT_EQ(NumberMatch::apply(large, Add{}).error(), Refusal::tooLarge);
}

TEST(Rules, AStuckGameContinuesUntilItIsGivenUp) {
    EXPECT_FALSE(stuck(gameOn("9:12", 1)));
    EXPECT_FALSE(stuck(gameOn("9:11", 0)));
    const State state = gameOn("9:12", 0);
    EXPECT_TRUE(stuck(state));
    EXPECT_EQ(NumberMatch::status(state), kit::Status::playing);
    const State after = played(state, GiveUp{});
    EXPECT_EQ(NumberMatch::status(after), kit::Status::lost);
    EXPECT_EQ(NumberMatch::apply(after, GiveUp{}).error(), Refusal::over);
}

TEST(Rules, ClearingTheGridWins) {
    const State state = played(gameOn("9:1.9", 0), Pair{{0, 0}, {0, 2}});
    EXPECT_EQ(NumberMatch::status(state), kit::Status::won);
    EXPECT_EQ(NumberMatch::tally(state).score, pointsOverGaps + pointsForRow + pointsForClearing);
    EXPECT_FALSE(stuck(state));
    EXPECT_EQ(NumberMatch::apply(state, Add{}).error(), Refusal::over);
}

TEST(Rules, HintsCostAndNeverLessThanNothingIsLeft) {
    State state = played(gameOn("9:3355"), ShowHint{});
    EXPECT_EQ(NumberMatch::tally(state), (kit::Tally{0, 0, 1, true}));
    state = played(played(state, Pair{{0, 0}, {0, 1}}), Pair{{0, 2}, {0, 3}});
    EXPECT_EQ(NumberMatch::tally(state).score,
              2 * pointsTouching + pointsForRow + pointsForClearing - costOfHint);
}

/// A session on a board, as if it had been dealt.
struct Sitting {
    explicit Sitting(const char* board, int adds = addsOfAGame) {
        session.start({"27", "standard"}, 1, gameOn(board, adds));
    }
    void play(const char* action) {
        EXPECT_EQ(session.play(*NumberMatch::decodeAction(action)), std::nullopt) << action;
    }
    [[nodiscard]] std::string board() const { return textOf(session.state().board); }

    play::Session<NumberMatch> session;
};

TEST(Undo, IsExactOverVanishedRowsAndAdds) {
    Sitting game("3:1.1/324/5");
    game.play("pair 0,0 0,2");
    game.play("add");
    game.play("hint");
    EXPECT_EQ(game.board(), "3:324/532/45");
    EXPECT_EQ(game.session.tally().score, 11);
    game.session.undo();
    EXPECT_EQ(game.board(), "3:324/5");
    EXPECT_EQ(game.session.state().addsLeft, addsOfAGame);
    game.session.undo();
    EXPECT_EQ(game.board(), "3:1.1/324/5");
    EXPECT_EQ(game.session.tally().score, 0);  // the points are given back, the hint stays paid
    EXPECT_EQ(game.session.tally().hints, 1);
    EXPECT_FALSE(game.session.canUndo());
    game.session.redo();
    game.session.redo();
    EXPECT_EQ(game.board(), "3:324/532/45");
    EXPECT_EQ(game.session.tally().score, 11);
}

TEST(Undo, SavesAStuckGameWithoutAResult) {
    Sitting game("9:3312", 0);
    game.play("pair 0,0 0,1");
    EXPECT_TRUE(stuck(game.session.state()));
    EXPECT_FALSE(game.session.takeResult());
    game.session.undo();
    EXPECT_FALSE(stuck(game.session.state()));
}

TEST(Undo, AGameGivenUpIsOneLostGame) {
    Sitting game("9:12", 0);
    game.play("give-up");
    const auto result = game.session.takeResult();
    ASSERT_TRUE(result);
    EXPECT_EQ(result->outcome, kit::Status::lost);
    game.session.undo();
    EXPECT_EQ(game.session.status(), kit::Status::playing);
    game.play("give-up");
    EXPECT_FALSE(game.session.takeResult());
}

TEST(Undo, ThePastHasOneBoardForEachStep) {
    Sitting game("3:1.1/324/5");
    game.play("hint");
    game.play("pair 0,0 0,2");
    game.play("add");
    game.session.undo();
    const std::vector<State> past = game.session.past();
    ASSERT_EQ(past.size(), 2U);
    EXPECT_EQ(textOf(past[0].board), "3:1.1/324/5");
    EXPECT_EQ(textOf(past[1].board), "3:324/5");
}

TEST(Figures, GiveMovesAddsAndPar) {
    using Figures = std::vector<std::pair<std::string, double>>;
    State state = played(played(gameOn("9:1234"), Add{}), Add{});
    EXPECT_EQ(NumberMatch::figures(state), (Figures{{"moves", 2}, {"adds", 2}}));
    state.par = {1, 14};
    state.stars = 3;
    EXPECT_EQ(
        NumberMatch::figures(state),
        (Figures{{"moves", 2}, {"adds", 2}, {"par_moves", 14}, {"par_adds", 1}, {"stars", 3}}));
}

TEST(Text, NamesWhatIsWrong) {
    const std::string good =
        "standard 9:12.4567/189 adds=4 points=11 moves=3 hints=1 par=1,31 stars=2 given-up=0";
    // The first row is short: only the last one may be.
    EXPECT_FALSE(NumberMatch::decodeState(good));
    const std::string sound =
        "standard 9:12.456789/189 adds=4 points=11 moves=3 hints=1 par=1,31 stars=2 given-up=0";
    const auto state = NumberMatch::decodeState(sound);
    ASSERT_TRUE(state) << state.error().what;
    EXPECT_EQ(NumberMatch::encode(*state), sound);
    const std::vector<std::pair<const char*, const char*>> changes{{"standard", "usual"},
                                                                   {"9:12", "0:12"},
                                                                   {"9:12", "101:12"},
                                                                   {"12.4", "12x4"},
                                                                   {"/189", "//189"},
                                                                   {"/189", "/........."},
                                                                   {"/189", "/1891234567"},
                                                                   {"adds=4", "adds=6"},
                                                                   {"points=11", "points=-1"},
                                                                   {"moves=3", "moves=03"},
                                                                   {"given-up=0", "given-up=1"},
                                                                   {"stars=2", "stars=6"},
                                                                   {"standard", "no-adds"},
                                                                   {"given-up=0", "given-up=0 "}};
    for (const auto& [from, to] : changes) {
        std::string text = sound;
        text.replace(text.find(from), std::string_view(from).size(), to);
        const auto read = NumberMatch::decodeState(text);
        ASSERT_FALSE(read) << text;
        EXPECT_LE(read.error().position, text.size()) << text;
        EXPECT_NE(read.error().what, "") << text;
    }
}

}  // namespace
}  // namespace gridlark::number_match
