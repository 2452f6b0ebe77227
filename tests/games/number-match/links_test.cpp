/// Legal pairs, partners, verdicts and removal, against the slow oracle.
#include <gtest/gtest.h>

#include "boards.h"
#include "oracle.h"
#include "rounds.h"

namespace gridlark::number_match {
namespace {

/// All widths from 2 to 12, from nearly empty to full, rows without digits among them.
Board anyBoard(int number) {
    kit::Random random("links", static_cast<std::uint64_t>(number));
    const int columns = 2 + number % 11;
    const int slots = 1 + static_cast<int>(random.below(static_cast<std::uint32_t>(7 * columns)));
    return randomBoard(columns, slots, random.below(10), random);
}

TEST(Links, AgreeWithTheOracle) {
    std::size_t found = 0;
    for (int number = 0; number < rounds(20'000); ++number) {
        const Board board = anyBoard(number);
        const oracle::Rows rows = oracle::rowsOf(board);
        const std::vector<Pair> expected = oracle::pairs(rows);
        ASSERT_EQ(legalPairs(board), expected) << textOf(board);
        ASSERT_EQ(anyPair(board), !expected.empty()) << textOf(board);
        for (const Pair& pair : expected) {
            ASSERT_EQ(oracle::rowsOf(removalOf(board, pair).after), oracle::without(rows, pair))
                << textOf(board);
        }
        ASSERT_EQ(oracle::rowsOf(added(board)),
                  oracle::added(rows, static_cast<std::size_t>(board.columns)));
        found += expected.size();
    }
    EXPECT_GT(found, static_cast<std::size_t>(rounds(20'000)));
}

TEST(Links, EveryVerdictIsTheOracles) {
    for (int number = 0; number < rounds(2'000); ++number) {
        const Board board = anyBoard(number);
        const oracle::Rows rows = oracle::rowsOf(board);
        for (int i = 0; i < board.count(); ++i) {
            for (int j = 0; j < board.count(); ++j) {
                const kit::Cell a = board.cell(i);
                const kit::Cell b = board.cell(j);
                const auto verdict = judge(board, a, b);
                ASSERT_EQ(verdict.has_value(), oracle::legal(rows, a, b)) << textOf(board);
                ASSERT_EQ(verdict, judge(board, b, a)) << textOf(board);
                if (verdict || !verdict.error().blocker) continue;
                ASSERT_NE(board[*verdict.error().blocker], noDigit);
            }
        }
    }
}

TEST(Links, PartnersAreTheOtherCellsOfThePairs) {
    for (int number = 0; number < rounds(1'000); ++number) {
        const Board board = anyBoard(number);
        const std::vector<Pair> pairs = legalPairs(board);
        for (int i = 0; i < board.count(); ++i) {
            std::vector<kit::Cell> expected;
            for (const Pair& pair : pairs) {
                if (pair.b == board.cell(i)) expected.push_back(pair.a);
            }
            for (const Pair& pair : pairs) {
                if (pair.a == board.cell(i)) expected.push_back(pair.b);
            }
            ASSERT_EQ(partnersOf(board, board.cell(i)), expected) << textOf(board);
        }
    }
}

struct Case {
    const char* board;
    kit::Cell a;
    kit::Cell b;
    const char* answer;  ///< the link, or why there is none
};

TEST(Links, SayWhichAndWhyNot) {
    const std::vector<Case> cases{
        {"3:1.9", {0, 0}, {0, 2}, "row"},
        {"3:1/.", {0, 0}, {0, 0}, "same"},
        {"2:1./9", {0, 0}, {1, 0}, "column"},
        {"2:1./.9", {0, 0}, {1, 1}, "diagonal"},
        {"3:..1/.9./...", {0, 2}, {1, 1}, "diagonal"},
        {"3:12./.9.", {0, 0}, {1, 1}, "diagonal"},
        {"3:..1/9..", {0, 2}, {1, 0}, "sequence"},
        {"4:.1../..9.", {0, 1}, {1, 2}, "diagonal"},
        {"4:.1../...9", {0, 1}, {1, 3}, "sequence"},
        {"4:.12./...9", {0, 1}, {1, 3}, "link"},
        {"3:1.2", {0, 0}, {0, 2}, "values"},
        {"3:132", {0, 0}, {0, 2}, "values"},
        {"3:1.2", {0, 0}, {0, 1}, "gap"},
        {"3:131", {0, 0}, {0, 2}, "blocked"},
        {"2:1./3./1.", {0, 0}, {2, 0}, "blocked"},
        {"3:1../.3./..1", {0, 0}, {2, 2}, "blocked"},
        {"4:9551", {0, 0}, {0, 3}, "blocked"},
        {"1:1/./9", {0, 0}, {2, 0}, "column"},
    };
    for (const Case& one : cases) {
        if (std::string_view(one.answer) == "same") continue;
        const auto verdict = judge(boardOf(one.board), one.a, one.b);
        EXPECT_EQ(verdict ? viaNames[*verdict] : whyNames[verdict.error().why], one.answer)
            << one.board;
    }
    EXPECT_EQ(judge(boardOf("2:11"), {0, 0}, {0, 0}).error().why, Why::same);
}

TEST(Links, NameTheNumberInTheWay) {
    const auto blocked = judge(boardOf("3:1../.3./..1"), {2, 2}, {0, 0}).error();
    EXPECT_EQ(blocked, (Obstacle{Why::blocked, kit::Cell{1, 1}, Via::diagonal}));
    // Neither the column nor the sequence is free: the straight line is named.
    const auto column = judge(boardOf("2:1./3./1."), {0, 0}, {2, 0}).error();
    EXPECT_EQ(column, (Obstacle{Why::blocked, kit::Cell{1, 0}, Via::column}));
    const auto sequence = judge(boardOf("4:.125/...9"), {1, 3}, {0, 1}).error();
    EXPECT_EQ(sequence, (Obstacle{Why::link, kit::Cell{0, 2}, Via::sequence}));
}

TEST(Links, RunOverTheCellsBetween) {
    using Cells = std::vector<kit::Cell>;
    const Board board = boardOf("3:1../.../..9");
    EXPECT_EQ(cellsBetween(board, {{2, 2}, {0, 0}}, Via::diagonal),
              (Cells{{0, 0}, {1, 1}, {2, 2}}));
    EXPECT_EQ(cellsBetween(board, {{0, 2}, {2, 0}}, Via::diagonal),
              (Cells{{0, 2}, {1, 1}, {2, 0}}));
    EXPECT_EQ(cellsBetween(board, {{0, 1}, {2, 1}}, Via::column), (Cells{{0, 1}, {1, 1}, {2, 1}}));
    EXPECT_EQ(cellsBetween(board, {{0, 2}, {1, 1}}, Via::sequence),
              (Cells{{0, 2}, {1, 0}, {1, 1}}));
}

}  // namespace
}  // namespace gridlark::number_match
