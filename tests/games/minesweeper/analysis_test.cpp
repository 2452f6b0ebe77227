/// Probabilities, compared with all layouts and with published tables, and estimates where they
/// would take too long.
#include "minesweeper/engine/chances/analysis.h"

#include <cmath>
#include <fstream>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "oracle.h"
#include "positions.h"
#include "rounds.h"

namespace gridlark::minesweeper {
namespace {

void expectRight(const Position& position) {
    const Oracle oracle(position);
    const Analysis analysis = analyse(position);
    ASSERT_EQ(analysis.consistent, oracle.layouts() > 0);
    EXPECT_TRUE(analysis.exact);
    if (!analysis.consistent) return;
    std::vector<kit::Cell> safe;
    std::vector<kit::Cell> mines;
    for (int i = 0; i < position.field.size.area(); ++i) {
        const kit::Cell cell = position.field.size.cell(i);
        const int seen = position.cells[cell];
        const double found = analysis.probability[cell];
        if (seen >= 0) {
            EXPECT_EQ(found, -1);
            continue;
        }
        const double right = seen == knownMine ? 1 : oracle.probability(cell);
        EXPECT_NEAR(found, right, 1e-12) << cell.row << "," << cell.column;
        if (right == 0) safe.push_back(cell);
        if (right == 1) mines.push_back(cell);
    }
    EXPECT_EQ(analysis.safe, safe);
    EXPECT_EQ(analysis.mines, mines);
}

TEST(Analysis, AgreesWithAllLayouts) {
    kit::Random random("minesweeper-oracle", 1);
    int impossible = 0;
    int certain = 0;
    for (int i = 0; i < rounds(4'000) && !testing::Test::HasFailure(); ++i) {
        const Position position = randomPosition(random, 24);
        SCOPED_TRACE(pictureOf(position));
        expectRight(position);
        const Analysis analysis = analyse(position);
        impossible += analysis.consistent ? 0 : 1;
        certain += analysis.safe.empty() ? 0 : 1;
    }
    EXPECT_GT(impossible, rounds(50)) << "of the positions some are impossible";
    EXPECT_GT(certain, rounds(500)) << "and some have safe cells";
}

TEST(Analysis, AgreesWithPublishedTables) {
    std::ifstream file(GRIDLARK_TEST_DATA "/games/minesweeper/data/known-positions.jsonl");
    int tables = 0;
    for (std::string line; std::getline(file, line); ++tables) {
        const auto table = nlohmann::json::parse(line);
        SCOPED_TRACE(table.at("name").get<std::string>());
        const Analysis analysis = analyse(
            positionOf(table.at("cells").get<std::vector<std::string>>(), table.at("mines")));
        ASSERT_TRUE(analysis.consistent);
        EXPECT_TRUE(analysis.exact);
        for (const auto& [cell, probability] :
             table.at("expect").get<std::vector<std::pair<std::pair<int, int>, double>>>()) {
            EXPECT_NEAR((analysis.probability[{cell.first, cell.second}]), probability, 1e-9);
        }
    }
    EXPECT_EQ(tables, 2);
}

TEST(Analysis, NothingOpenIsTheDensity) {
    for (const kit::Size size : {kit::Size{9, 9}, {40, 80}, {100, 100}}) {
        for (const int mines : {0, 1, size.area() / 2, size.area() - 1, size.area()}) {
            const Position position{{size, mines}, kit::Grid<std::int8_t>(size, hidden)};
            const Analysis analysis = analyse(position);
            EXPECT_TRUE(analysis.consistent);
            EXPECT_NEAR((analysis.probability[{1, 1}]), static_cast<double>(mines) / size.area(),
                        1e-15);
            EXPECT_EQ(analysis.safe.empty(), mines != 0);
            EXPECT_EQ(analysis.mines.empty(), mines != size.area());
        }
    }
}

TEST(Analysis, CountsTheMinesThatAreLeft) {
    // One mine: either at the 1 or not at all; two: one more somewhere beyond.
    const Analysis one = analyse(positionOf({"1....", "....."}, 1));
    EXPECT_EQ(one.safe, (std::vector<kit::Cell>{{0, 2}, {0, 3}, {0, 4}, {1, 2}, {1, 3}, {1, 4}}));
    EXPECT_NEAR((one.probability[{0, 1}]), 1.0 / 3, 1e-15);
    EXPECT_FALSE(analyse(positionOf({"1....", "....."}, 0)).consistent);
    EXPECT_FALSE(analyse(positionOf({"1....", "....."}, 8)).consistent);
    EXPECT_TRUE(analyse(positionOf({"1....", "....."}, 7)).consistent);
    EXPECT_FALSE(analyse(positionOf({"2*...", "0...."}, 3)).consistent);
}

Position everySecondCell(kit::Size size, int mines, std::uint64_t seed) {
    kit::Random random("minesweeper-lattice", seed);
    Squares squares(size);
    for (int laid = 0; laid < mines;) {
        const kit::Cell cell =
            size.cell(static_cast<int>(random.below(static_cast<std::uint32_t>(size.area()))));
        if (squares[cell].mine() || (cell.row % 2 == 0 && cell.column % 2 == 0)) continue;
        layMine(squares, cell);
        ++laid;
    }
    Position position{{size, mines}, kit::Grid<std::int8_t>(size, hidden)};
    for (int row = 0; row < size.rows; row += 2) {
        for (int column = 0; column < size.columns; column += 2) {
            position.cells[{row, column}] =
                static_cast<std::int8_t>(squares[{row, column}].number());
        }
    }
    return position;
}

double meanDifference(const Position& position, const Analysis& a, const Analysis& b) {
    double sum = 0;
    int cells = 0;
    for (int i = 0; i < position.field.size.area(); ++i) {
        const kit::Cell cell = position.field.size.cell(i);
        if (position.cells[cell] >= 0) continue;
        sum += std::abs(a.probability[cell] - b.probability[cell]);
        ++cells;
    }
    return sum / cells;
}

/// A lattice small enough to be counted exactly, and the same question with too little effort.
TEST(Analysis, AnEstimateIsMarkedAndNeverCertainWithoutReason) {
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const Position position = everySecondCell({7, 15}, static_cast<int>(8 + seed), seed);
        const Analysis exact = analyse(position);
        const Analysis estimate = analyse(position, {.steps = 500, .stop = {}});
        ASSERT_TRUE(exact.exact);
        ASSERT_TRUE(exact.consistent);
        if (estimate.exact) continue;
        ASSERT_TRUE(estimate.consistent);
        for (const kit::Cell cell : estimate.safe) EXPECT_EQ(exact.probability[cell], 0);
        for (const kit::Cell cell : estimate.mines) EXPECT_EQ(exact.probability[cell], 1);
        EXPECT_LT(meanDifference(position, estimate, exact), 0.16) << pictureOf(position);
    }
}

TEST(Analysis, ThousandsOfLinkedNumbersGetAnEstimate) {
    for (const int mines : {800, 1500, 2600}) {
        const Position position = everySecondCell({100, 100}, mines, 1);
        const Analysis analysis = analyse(position);
        EXPECT_TRUE(analysis.consistent);
        EXPECT_FALSE(analysis.exact);
        EXPECT_FALSE(analysis.safe.empty());
    }
}

TEST(Analysis, StopsWhenAsked) {
    std::stop_source source;
    source.request_stop();
    const Analysis analysis =
        analyse(everySecondCell({20, 20}, 60, 1), {.stop = source.get_token()});
    EXPECT_TRUE(analysis.stopped);
    EXPECT_FALSE(analysis.exact);
}

}  // namespace
}  // namespace gridlark::minesweeper
