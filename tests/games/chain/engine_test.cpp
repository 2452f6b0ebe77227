/// What the computer plays: sound, in time, the same for the same limits, and no worse than it must
/// be.
#include "chain/engine/engine.h"

#include <set>
#include <string>

#include "boards.h"
#include "chain/deal/deal.h"
#include "chain/engine/baseline.h"
#include "chain/engine/evaluate.h"
#include "chain/engine/generate.h"
#include "chain/engine/hint.h"
#include "rounds.h"

namespace gridlark::chain {
namespace {

Position dealt(kit::DealNumber number) {
    return place(Variant::original, number);
}

/// Some turns into a game of random turns.
Position middle(kit::DealNumber number, int turns, kit::Random& random) {
    Position position = dealt(number);
    for (int turn = 0; turn < turns; ++turn) {
        const auto next = after(position, randomTurn(position, random));
        if (!next || next->outcome.end != End::none) break;
        position = next->position;
    }
    return position;
}

std::string best(const Position& position, int depth) {
    return text(think(position, {.depth = depth})->turn);
}

TEST(ChainEngine, TakesAWinInOne) {
    EXPECT_EQ(best(board("r1 r2 r3/b7 b8 b9"), 1), "x7-9");
    EXPECT_EQ(best(board("r1 r2 r3/b7 b8 . b9"), 3), "9:d6-c6 x7-9");
    const auto thought = think(board("r1 r2 r3/b7 b8 b9"), {.depth = 4});
    EXPECT_EQ(thought->score, won - 1);
}

TEST(ChainEngine, DoesNotLoseByItsOwnRemoval) {
    // 1-3 could go, and would leave 4 alone; all four must go together.
    const auto all = think(board("r1 r2 r3 . r8 . r9/b1 b2 b3 . b4"), {.depth = 4});
    EXPECT_EQ(all->turn.removed, (chain::Run{1, 4})) << text(all->turn);
    const Position tempting = board("r1 . r2 . r3/b1 b2 b3 . . . . . . b4");
    const auto thought = think(tempting, {.depth = 3});
    EXPECT_FALSE(thought->turn.removed) << text(thought->turn);
}

TEST(ChainEngine, PassesIfItMust) {
    EXPECT_EQ(best(board("b7 r1 r2/r3 r4 r5/r6 r7 r8"), 3), "pass");
    EXPECT_EQ(think(board("r1"), {}), std::nullopt);
}

TEST(ChainEngine, SeesADrawComing) {
    // Blue can neither remove nor be helped; with the 60th quiet turn the game is drawn.
    const auto thought = think(board("r1 . r3 . r5/b1 . b3 . b5", Colour::blue, 59), {.depth = 3});
    EXPECT_EQ(thought->score, 0);
}

TEST(ChainEngine, AlwaysLegalAndNeverALosingRemoval) {
    kit::Random random("chain/engine-test", 1);
    for (int i = 0; i < rounds(60); ++i) {
        const Position position = middle(static_cast<kit::DealNumber>(i), i, random);
        const auto thought = think(position, {.depth = 1 + i % 4});
        ASSERT_TRUE(thought);
        const auto next = after(position, thought->turn);
        ASSERT_TRUE(next) << text(thought->turn);
        EXPECT_NE(next->outcome.end, End::stranded) << text(thought->turn);
        Position at = position;
        EXPECT_EQ(thought->line.front(), thought->turn);
        for (const Turn& turn : thought->line) {
            const auto step = after(at, turn);
            ASSERT_TRUE(step) << text(turn);
            at = step->position;
        }
    }
}

TEST(ChainEngine, TheSameLimitsGiveTheSameAnswer) {
    for (kit::DealNumber number = 1; number <= 3; ++number) {
        const Limits limits{.nodes = 30'000};
        const auto first = think(dealt(number), limits);
        const auto second = think(dealt(number), limits);
        EXPECT_EQ(first->turn, second->turn);
        EXPECT_EQ(first->score, second->score);
        EXPECT_EQ(first->nodes, second->nodes);
        EXPECT_LT(first->nodes, 40'000U);
    }
}

TEST(ChainEngine, AnswersSoonAfterAStop) {
    std::stop_source source;
    int looks = 0;
    const auto stopAtTheTenth = [&] {
        if (++looks == 10) source.request_stop();
        return false;
    };
    const auto thought = think(dealt(1), {.stop = source.get_token(), .enough = stopAtTheTenth});
    ASSERT_TRUE(thought);
    EXPECT_EQ(looks, 10) << "the next look sees the stop";
    EXPECT_LT(thought->nodes, 60'000U) << "one look every few thousand positions";
    // Stopped before it begins: still a turn that one look ahead finds good.
    const auto hasty = think(board("r1 r2 r3/b7 b8 . b9"), {.stop = source.get_token()});
    EXPECT_EQ(text(hasty->turn), "9:d6-c6 x7-9");
}

TEST(ChainEngine, AsksWhetherItIsEnough) {
    int asked = 0;
    const auto thought = think(dealt(1), {.enough = [&asked] { return ++asked >= 3; }});
    EXPECT_TRUE(thought);
    EXPECT_EQ(asked, 3);
}

/// A sound search finds what a plain one finds, where nothing is left out: wins in two turns.
TEST(ChainEngine, FindsForcedWins) {
    // Two chains: 1-3 ready, 7-9 one move away. Red needs long.
    const Position position = board("r1 . . r3 . . r2/././b1 b2 b3/b7 b8 . b9");
    const auto thought = think(position, {.depth = 5});
    EXPECT_EQ(thought->score, won - 3);
    EXPECT_TRUE(thought->turn.removed);
}

TEST(ChainEstimate, CountsWhatHasToMove) {
    const auto cost = [](const Position& position) {
        return costOf(usualWeights, Bitboard(position), 0);
    };
    const int chain = usualWeights.chain;
    EXPECT_EQ(cost(board("r1")), 0);
    EXPECT_EQ(cost(board("b1 b2 b3")), 100 + chain) << "a turn to remove it";
    const int apart = usualWeights.apart;
    EXPECT_EQ(cost(board("b1 b2 . b3")), 100 + chain + apart) << "the same turn may move";
    EXPECT_EQ(cost(board("b1 b2 b3/././b7 b8 b9")), 200 + 2 * chain);
    EXPECT_GE(cost(board("b1 b2 b3 b5")), impossible);
    EXPECT_GE(cost(board("b1 b2")), impossible);
    // 3 between 2 and 4, all torn apart in the middle: one move; at the end of both halves: two.
    EXPECT_EQ(cost(board("b1 b2 . b4 b5/././. . b3")), 120 + chain + 4 * apart);
    EXPECT_EQ(cost(board("b1 b2 b3 . b4 b5 b6")) / 100, 2);
}

/// What one piece on another square would cost, against the whole estimate made anew.
TEST(ChainEstimate, ThePartsAgreeWithTheWhole) {
    kit::Random random("chain/estimate-test", 1);
    int same = 0;
    int all = 0;
    for (int i = 0; i < rounds(60); ++i) {
        const Bitboard board(middle(static_cast<kit::DealNumber>(i), 2 * i, random));
        const CostWith costs(usualWeights, board, board.side());
        EXPECT_EQ(costs.now(), costOf(usualWeights, board, board.side()));
        forEachMove(board, [&](const Move& move) {
            Bitboard next = board;
            next.play(move);
            const int whole = costOf(usualWeights, next, board.side());
            if (!move.moves() && move.removes()) {
                EXPECT_EQ(costs.without(move.first, move.last), whole);
            }
            if (!move.moves() || move.removes()) return;
            const int part = costs.with(move.piece, move.to);
            // Ways to split are compared by another weight than counts in the end.
            EXPECT_GE(part + usualWeights.choice, whole);
            ++all;
            same += part == whole ? 1 : 0;
        });
    }
    EXPECT_GT(same, all * 3 / 4) << same << " of " << all;
}

TEST(ChainLevels, TheSameGameGetsTheSameTurn) {
    const State state = newGame(Variant::fair, 1, Colour::red, dealt(3));
    for (int level = 1; level <= 6; ++level) {
        const auto turn = levelTurn(state, level, {});
        ASSERT_TRUE(turn);
        EXPECT_TRUE(after(state.position, turn->turn));
        EXPECT_EQ(turn->turn, levelTurn(state, level, {})->turn);
    }
}

TEST(ChainLevels, WeakOnesVary) {
    std::set<std::string> turns;
    for (kit::DealNumber number = 1; number <= 12; ++number) {
        State state = newGame(Variant::fair, 1, Colour::red, dealt(1));
        for (kit::DealNumber i = 0; i < number; ++i) {
            state = Chain::apply(state, Pass{}).value();
            state = Chain::apply(state, Pass{}).value();
        }
        turns.insert(text(levelTurn(state, 1, {})->turn));
    }
    EXPECT_GT(turns.size(), 3U);
}

TEST(ChainLevels, StoppedTheyStillPlay) {
    std::stop_source source;
    source.request_stop();
    const State state = newGame(Variant::fair, 1, Colour::red, dealt(3));
    for (int level = 1; level <= levels; ++level) {
        const auto turn = levelTurn(state, level, source.get_token());
        ASSERT_TRUE(turn) << level;
        EXPECT_TRUE(after(state.position, turn->turn)) << level;
    }
    EXPECT_TRUE(nextHint(state, source.get_token()));
}

TEST(ChainLevels, DepthTwoBeatsRandomPlay) {
    kit::Random random("chain/match", 1);
    int won = 0;
    const int games = rounds(20);
    for (int game = 0; game < games; ++game) {
        State state =
            newGame(Variant::original, 0, Colour::blue, dealt(static_cast<kit::DealNumber>(game)));
        const Colour engine = game % 2 == 0 ? Colour::blue : Colour::red;
        while (state.outcome.end == End::none) {
            const Turn turn =
                state.position.turn == engine
                    ? think(state.position, {.depth = 2}, earlierPositions(state))->turn
                    : randomTurn(state.position, random);
            state = Chain::apply(state, Play{turn}).value();
        }
        won += state.outcome.winner == engine ? 1 : 0;
    }
    EXPECT_GE(won, games - 1);
}

TEST(ChainAdvice, WhoIsAhead) {
    EXPECT_EQ(blueAhead(board("r1 . r2 . r3/b1 b2 b3"), {}), 20);
    EXPECT_EQ(blueAhead(board("r1 r2 r3/b1 . b2 . b3", Colour::red), {}), -20);
    EXPECT_EQ(blueAhead(board("b1 b2 b3"), {}), -20) << "red has no piece left";
    EXPECT_LT(std::abs(blueAhead(knownStart(), {})), 3);
    const State winning = newGame(Variant::fair, 3, Colour::red, board("r1 . r2 . r3/b1 b2 b3"));
    EXPECT_FALSE(acceptsDraw(winning, {}));
    const State losing = newGame(Variant::fair, 3, Colour::blue, board("r1 . r2 . r3/b1 b2 b3"));
    EXPECT_TRUE(acceptsDraw(losing, {}));
}

}  // namespace
}  // namespace gridlark::chain
