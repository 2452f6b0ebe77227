/// The opponent and the review, without a table: what runs in the background runs when asked to.
#include <QSignalSpy>
#include <deque>

#include "../boards.h"
#include "chain/view/opponent.h"
#include "chain/view/review.h"

namespace gridlark::chain {
namespace {

class ChainHelpers : public testing::Test {
  protected:
    State state = newGame(Variant::fair, 1, Colour::red, board("r1 . r2 . r3/b1 b2 b3"));
    std::deque<std::function<void()>> waiting;

    [[nodiscard]] Background background() {
        return [this](auto work) {
            waiting.push_back([this, work] { work(state, std::stop_token())(); });
        };
    }
    void runAll() {
        while (!waiting.empty()) {
            const auto next = waiting.front();
            waiting.pop_front();
            next();
        }
    }
};

TEST_F(ChainHelpers, TheOpponentThinksOnce) {
    Opponent opponent(background());
    QSignalSpy decided(&opponent, &Opponent::decided);
    opponent.think();
    opponent.think();
    EXPECT_TRUE(opponent.thinking());
    EXPECT_EQ(waiting.size(), 1U);
    opponent.moveNow();
    runAll();
    EXPECT_FALSE(opponent.thinking());
    ASSERT_EQ(decided.size(), 1);
    EXPECT_TRUE(after(state.position, decided.front().front().value<Turn>()));
}

TEST_F(ChainHelpers, WhatTheOpponentWasStoppedInIsNotAnswered) {
    Opponent opponent(background());
    QSignalSpy decided(&opponent, &Opponent::decided);
    QSignalSpy hinted(&opponent, &Opponent::hinted);
    QSignalSpy answered(&opponent, &Opponent::answered);
    opponent.findHint();
    opponent.considerDraw();
    opponent.think();
    opponent.stop();
    EXPECT_FALSE(opponent.thinking());
    runAll();
    EXPECT_EQ(decided.size() + hinted.size() + answered.size(), 0);
    opponent.findHint();
    opponent.findHint();
    opponent.considerDraw();
    runAll();
    EXPECT_EQ(hinted.size(), 1) << "of two questions the last one is answered";
    ASSERT_EQ(answered.size(), 1);
    EXPECT_FALSE(answered.front().front().toBool()) << "it is about to win";
}

TEST_F(ChainHelpers, TheReviewValuesEachPositionOfAGameThatIsOver) {
    Review review(background());
    QSignalSpy grown(&review, &Review::grown);
    review.evaluate(state);
    EXPECT_TRUE(waiting.empty()) << "the game is on";
    state = Chain::apply(state, Play{turnOf("pass")}).value();
    state = Chain::apply(state, Resign{}).value();
    review.evaluate(state);
    review.stop();
    runAll();
    EXPECT_TRUE(review.values().empty()) << "stopped";
    QObject::connect(&review, &Review::grown, [&] { review.evaluate(state); });
    review.evaluate(state);
    runAll();
    EXPECT_EQ(grown.size(), 2);
    EXPECT_EQ(review.values().size(), 2U);
    review.begin();
    EXPECT_TRUE(review.values().empty());
}

TEST_F(ChainHelpers, ARemovalThatStrandsPiecesLosesAllAtTheEnd) {
    state = newGame(Variant::fair, 0, Colour::blue, board("r1 r2 r3/b1 b2 b3 . b9"));
    state = Chain::apply(state, Play{turnOf("x1-3")}).value();
    ASSERT_EQ(state.outcome.end, End::stranded);
    Review review(background());
    QObject::connect(&review, &Review::grown, [&] { review.evaluate(state); });
    review.evaluate(state);
    runAll();
    EXPECT_EQ(review.values().back(), -20);
}

TEST_F(ChainHelpers, TheReviewLooksAtEarlierTurns) {
    state = Chain::apply(state, Play{turnOf("pass")}).value();
    Review review(background());
    EXPECT_EQ(review.lookedAt(), std::nullopt);
    review.lookAt(0, state);
    EXPECT_EQ(review.lookedAt(), 0U);
    review.lookAt(1, state);
    EXPECT_EQ(review.lookedAt(), std::nullopt) << "the present";
}

}  // namespace
}  // namespace gridlark::chain
