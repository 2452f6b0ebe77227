/// The solver against brute force, and on random deals.
#include "number-match/engine/solver.h"

#include <span>

#include <gtest/gtest.h>

#include "boards.h"
#include "oracle.h"
#include "rounds.h"

namespace gridlark::number_match {
namespace {

struct Small {
    Board board;
    int adds = 0;
};

/// Without adds, an even number of each colour; with adds, any digits. Few of them, to keep brute
/// force quick.
std::vector<Digit> someDigits(int adds, bool alike, kit::Random& random) {
    std::vector<Digit> digits;
    const std::uint32_t most = adds == 0 ? 7 : adds == 1 ? 7 : 3;
    for (std::uint32_t left = 1 + random.below(most); left > 0; --left) {
        const auto digit = static_cast<Digit>(1 + random.below(alike ? 3 : 9));
        digits.push_back(digit);
        if (adds == 0) digits.push_back(random.chance(1, 2) ? digit : Digit(10 - digit));
    }
    random.shuffle(std::span(digits));
    return digits;
}

/// Wide boards and narrow ones, with gaps, and few different digits in half of them.
Small small(int number) {
    kit::Random random("small", static_cast<std::uint64_t>(number));
    Small made;
    made.adds = number % 3;
    made.board.columns = 2 + static_cast<int>(random.below(8));
    for (const Digit digit : someDigits(made.adds, number % 2 == 0, random)) {
        while (random.chance(1, 4)) made.board.digits.push_back(noDigit);
        made.board.digits.push_back(digit);
    }
    collapse(made.board);
    return made;
}

TEST(Solver, AgreesWithBruteForce) {
    int won = 0;
    for (int number = 0; number < rounds(3'000); ++number) {
        const auto [board, adds] = small(number);
        oracle::Winnable brute(static_cast<std::size_t>(board.columns));
        const int least = brute.adds(oracle::rowsOf(board), adds);
        const Solution solution = solve(board, adds);
        ASSERT_EQ(solution.winnable, least <= adds) << textOf(board) << " adds " << adds;
        if (least > adds) continue;
        ++won;
        ASSERT_EQ(solution.adds, least) << textOf(board);
        ASSERT_TRUE(solution.cheapest) << textOf(board);
        State state = startOf(board, Variant::standard);
        state.addsLeft = least;
        ASSERT_TRUE(wins(state, solution.line)) << textOf(board);
    }
    EXPECT_GT(won, rounds(3'000) / 2);
    EXPECT_LT(won, rounds(3'000) * 9 / 10);
}

/// The search alone: on such boards, lines of play would leave it little to do.
TEST(Solver, AgreesWithBruteForceBySearchAlone) {
    for (int number = 0; number < rounds(3'000); ++number) {
        const auto [board, adds] = small(number);
        oracle::Winnable brute(static_cast<std::size_t>(board.columns));
        const int least = brute.adds(oracle::rowsOf(board), adds);
        const Solution solution = solve(board, adds, {.probes = 0, .tableBytes = 4'096});
        ASSERT_EQ(solution.winnable, least <= adds) << textOf(board) << " adds " << adds;
        if (least <= adds) {
            ASSERT_EQ(solution.adds, least) << textOf(board);
        }
    }
}

TEST(Solver, FindsOneAddForRandomDeals) {
    for (const int digits : {27, 35, 36, 45}) {
        int found = 0;
        const int all = rounds(1'000);
        for (int number = 0; number < all; ++number) {
            kit::Random random("random deal", static_cast<std::uint64_t>(100 * number + digits));
            const Board board = randomBoard(usualColumns, digits, 0, random);
            const Solution solution = solve(board, 1);
            if (!solution.winnable.value_or(false)) continue;
            State state = startOf(board, Variant::standard);
            state.addsLeft = 1;
            ASSERT_TRUE(wins(state, solution.line)) << textOf(board);
            ++found;
        }
        EXPECT_GE(1000 * found, 999 * all) << digits;
    }
}

TEST(Solver, SaysNothingThatItDoesNotKnow) {
    kit::Random random("unknown", 1);
    Board board = randomBoard(usualColumns, 60, 0, random);
    while (solve(board, 0, {.nodes = 10}).winnable) {
        board = randomBoard(usualColumns, 60, 0, random);  // a colour of an odd number
    }
    const Solution solution = solve(board, 0, {.probes = 1, .nodes = 10});
    EXPECT_EQ(solution.winnable, std::nullopt);
    EXPECT_TRUE(solution.line.empty());
    EXPECT_LE(solution.nodes, 100U);
    std::stop_source stopped;
    stopped.request_stop();
    EXPECT_EQ(solve(board, 5, {}, stopped.get_token()).winnable, std::nullopt);
}

TEST(Solver, ABoardThatCannotGrowIsNotCalledLost) {
    Board board;
    board.columns = 2;
    for (std::size_t i = 0; i < mostSlots; ++i) {
        board.digits.push_back(static_cast<Digit>(1 + i / 2 % 2));  // 11/22/11/22…
    }
    board.digits.back() = 5;  // two digits that need an add
    board.digits.front() = 3;
    EXPECT_EQ(solve(board, 1, {.probes = 10, .nodes = 1'000}).winnable, std::nullopt);
    EXPECT_EQ(solve(board, 0, {.probes = 10, .nodes = 1'000}).winnable, false);
}

TEST(Solver, TakesBoardsWithEmptyRows) {
    const Solution cleared = solve(boardOf("3:.../..."), 0);
    EXPECT_EQ(cleared.winnable, true);
    EXPECT_TRUE(cleared.line.empty());
    // Linked in reading order over the empty row.
    EXPECT_EQ(solve(boardOf("3:.3./.../7.."), 0).winnable, true);
    EXPECT_EQ(solve(boardOf("3:.35/.../7.5"), 0).winnable,  //
              solve(boardOf("3:.35/.../7.5"), 0, {.probes = 0}).winnable);
}

}  // namespace
}  // namespace gridlark::number_match
