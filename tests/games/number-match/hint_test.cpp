/// Hints: never wrong, faithful to a known win, and back to the last position with one.
#include "number-match/engine/hint.h"

#include <map>
#include <span>

#include <gtest/gtest.h>

#include "boards.h"
#include "number-match/engine/solver.h"
#include "oracle.h"
#include "rounds.h"

namespace gridlark::number_match {
namespace {

using Kind = Hint::Kind;

/// The states of a game played at random, with an add now and then, up to a position before the
/// end.
std::vector<State> randomPlay(const kit::Options& options, std::uint64_t number) {
    kit::Random random("random play", number);
    std::vector<State> past{NumberMatch::deal(options, 1 + number % 20, {}).value()};
    const std::uint32_t wanted = random.below(90);
    for (std::uint32_t i = 0; i < wanted; ++i) {
        const State& state = past.back();
        const std::vector<Pair> pairs = legalPairs(state.board);
        const bool adds = state.addsLeft > 0 && (pairs.empty() || random.chance(1, 20));
        if (!adds && pairs.empty()) break;
        const Action action =
            adds ? Action(Add{})
                 : Action(pairs[random.below(static_cast<std::uint32_t>(pairs.size()))]);
        State next = played(state, action);
        if (NumberMatch::status(next) != kit::Status::playing) break;
        past.push_back(std::move(next));
    }
    return past;
}

/// Checks what the hint says.
void expectRight(const std::vector<State>& past, const Hint& hint) {
    const State& now = past.back();
    const std::string text = NumberMatch::encode(now);
    switch (hint.kind) {
        case Kind::pair:
            ASSERT_TRUE(wins(now, hint.win.line)) << text;
            ASSERT_EQ(std::get<Pair>(hint.win.line.front()), hint.pair) << text;
            break;
        case Kind::add:
            ASSERT_TRUE(wins(now, hint.win.line)) << text;
            ASSERT_EQ(hint.win.line.front(), Action(Add{})) << text;
            break;
        case Kind::undo: {
            ASSERT_LT(hint.move + 1, past.size()) << text;
            ASSERT_TRUE(wins(past[hint.move], hint.win.line)) << text;
            if (!hint.exact) break;
            const State& next = past[hint.move + 1];
            ASSERT_EQ(solve(next.board, next.addsLeft, {.probes = 0}).winnable, false) << text;
            break;
        }
        case Kind::lost:
        case Kind::unknown:
            break;
    }
    if (hint.kind != Kind::undo && hint.kind != Kind::lost) return;
    ASSERT_EQ(solve(now.board, now.addsLeft, {.probes = 0}).winnable, false) << text;
    if (digitsLeft(now.board) > 10 || now.addsLeft > 0) return;
    oracle::Winnable brute(static_cast<std::size_t>(now.board.columns));
    ASSERT_EQ(brute.adds(oracle::rowsOf(now.board), 0), 1) << text;
}

TEST(Hint, IsNeverWrongInRandomPlay) {
    std::map<Kind, int> kinds;
    const std::vector<kit::Options> tables{
        {"27", "standard"}, {"36", "standard"}, {"45", "standard"}, {"36", "no-adds"}};
    for (std::uint64_t number = 0; number < rounds(std::uint64_t{300}); ++number) {
        const std::vector<State> past = randomPlay(tables[number % tables.size()], number);
        const Hint hint = nextHint(past, {}, {});
        ++kinds[hint.kind];
        expectRight(past, hint);
    }
    EXPECT_EQ(kinds[Kind::lost], 0);  // every deal can be won
    EXPECT_GT(kinds[Kind::pair], 0);
    EXPECT_GT(kinds[Kind::undo], 0);
    EXPECT_LE(kinds[Kind::unknown], rounds(300) / 20);
}

TEST(Hint, LeadsToTheEnd) {
    for (std::uint64_t number = 0; number < rounds(std::uint64_t{40}); ++number) {
        std::vector<State> past{NumberMatch::deal({"36", "standard"}, number + 1, {}).value()};
        KnownWin known;
        while (NumberMatch::status(past.back()) == kit::Status::playing) {
            const Hint hint = nextHint(past, known, {});
            ASSERT_TRUE(hint.kind == Kind::pair || hint.kind == Kind::add);
            if (!known.line.empty()) {
                ASSERT_EQ(hint.win.line.size() + 1, known.line.size()) << "left the way";
            }
            known = hint.win;
            past.push_back(played(past.back(), known.line.front()));
        }
        ASSERT_LT(past.size(), 60U);
    }
}

TEST(Hint, FollowsAKnownWinEvenWhenStopped) {
    const std::vector<State> past{NumberMatch::deal({"45", "standard"}, 1, {}).value()};
    std::stop_source stopped;
    stopped.request_stop();
    EXPECT_EQ(nextHint(past, {}, stopped.get_token()).kind, Kind::unknown);
    const KnownWin known = nextHint(past, {}, {}).win;
    std::vector<State> later = past;
    for (int i = 0; i < 3; ++i) {
        later.push_back(played(later.back(), known.line[static_cast<std::size_t>(i)]));
    }
    const Hint hint = nextHint(later, known, stopped.get_token());
    EXPECT_NE(hint.kind, Kind::unknown);
    EXPECT_TRUE(wins(later.back(), hint.win.line));
}

TEST(Hint, LeavesAWinThatThePlayerHasLeft) {
    const std::vector<State> past{gameOn("9:1122", 0), gameOn("9:..22", 0)};
    KnownWin known{boardOf("9:1122"), 0, {Pair{{0, 2}, {0, 3}}, Pair{{0, 0}, {0, 1}}}};
    const Hint hint = nextHint(past, known, {});
    ASSERT_EQ(hint.kind, Kind::pair);
    EXPECT_EQ(hint.pair, (Pair{{0, 2}, {0, 3}}));
    EXPECT_EQ(hint.win.line.size(), 1U);
}

/// A board of few digits in twos, small enough for brute force, and random play until no pair is
/// left.
std::vector<State> smallGame(int number) {
    kit::Random random("small game", static_cast<std::uint64_t>(number));
    State state = startOf({}, Variant::noAdds);
    state.board.columns = 3 + static_cast<int>(random.below(4));
    for (int i = 0; i < 6; ++i) {
        const auto digit = static_cast<Digit>(1 + random.below(4));
        state.board.digits.insert(state.board.digits.end(), 2, digit);
    }
    random.shuffle(std::span(state.board.digits));
    std::vector<State> past{state};
    for (auto pairs = legalPairs(state.board); !pairs.empty();
         pairs = legalPairs(past.back().board)) {
        const auto which = random.below(static_cast<std::uint32_t>(pairs.size()));
        past.push_back(played(past.back(), pairs[which]));
    }
    return past;
}

TEST(Hint, SaysHowFarToUndoAsBruteForceDoes) {
    int undone = 0;
    int lost = 0;
    for (int number = 0; number < rounds(500); ++number) {
        const std::vector<State> past = smallGame(number);
        if (NumberMatch::status(past.back()) == kit::Status::won) continue;
        oracle::Winnable brute(static_cast<std::size_t>(past.front().board.columns));
        std::size_t winnable = 0;
        for (const State& state : past) {
            if (brute.adds(oracle::rowsOf(state.board), 0) > 0) break;
            ++winnable;
        }
        const Hint hint = nextHint(past, {}, {});
        ASSERT_EQ(hint.kind, winnable > 0 ? Kind::undo : Kind::lost);
        ++(winnable > 0 ? undone : lost);
        if (winnable == 0) continue;
        ASSERT_EQ(hint.move, winnable - 1) << NumberMatch::encode(past.front());
        ASSERT_TRUE(hint.exact);
        ASSERT_TRUE(wins(past[hint.move], hint.win.line));
    }
    EXPECT_GT(undone, rounds(500) / 10);
    EXPECT_GT(lost, 0);
}

TEST(Hint, SaysAdd) {
    const Hint hint = nextHint(std::vector{gameOn("3:123", 1)}, {}, {});
    EXPECT_EQ(hint.kind, Kind::add);
    EXPECT_EQ(hint.win.line.size(), 4U);
}

}  // namespace
}  // namespace gridlark::number_match
