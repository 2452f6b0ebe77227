/// The solver against an oracle, known counts and its limits.
#include "placement/engine/solver.h"

#include <map>
#include <stop_token>
#include <string>

#include <gtest/gtest.h>

#include "known_maps.h"
#include "oracle.h"

namespace gridlark::placement {
namespace {

constexpr int noLimit = 1'000'000;

void expectSameAsOracle(const Puzzle& puzzle) {
    const std::set<Solution> expected = oracle::allSolutions(puzzle);
    const Count count = countSolutions(puzzle, noLimit);
    ASSERT_TRUE(count.complete);
    ASSERT_EQ(count.solutions, static_cast<int>(expected.size()));
    ASSERT_EQ(count.first.empty(), expected.empty());
    ASSERT_EQ(count.second.empty(), expected.size() < 2);
    if (!count.first.empty()) {
        ASSERT_TRUE(expected.contains(count.first));
    }
    if (!count.second.empty()) {
        ASSERT_TRUE(expected.contains(count.second));
        ASSERT_NE(count.first, count.second);
    }
    ASSERT_EQ(countSolutions(puzzle, 2).solutions, std::min(count.solutions, 2));
}

/// Blocks some cells, gives some pieces (of a solution if there is one, or just anywhere).
void addExtras(Puzzle& puzzle, kit::Random& random) {
    const std::uint32_t blocked = random.below(2) * random.below(8);
    for (std::uint32_t i = 0; i < blocked; ++i) {
        puzzle.blocked.push_back(oracle::randomCell(random, puzzle.order));
    }
    const std::uint32_t given = random.below(2) * random.below(3);
    const Solution solution = countSolutions(puzzle, 1).first;
    for (std::uint32_t i = 0; i < given; ++i) {
        kit::Cell cell = oracle::randomCell(random, puzzle.order);
        if (!solution.empty() && !random.chance(1, 4)) {
            cell.column = solution[static_cast<std::size_t>(cell.row)];
        }
        const bool again =
            std::find(puzzle.given.begin(), puzzle.given.end(), cell) != puzzle.given.end();
        if (!again) puzzle.given.push_back(cell);
    }
}

TEST(Solver, agreesWithTheOracleOnRandomMaps) {
    std::map<int, int> maps;  // by number of solutions, all above one together
    for (std::uint64_t number = 0; number < 2000; ++number) {
        kit::Random random("solver", number);
        const auto order = static_cast<int>(5 + random.below(3));
        Puzzle puzzle = random.chance(1, 4) ? oracle::scatteredMap(random, order)
                                            : oracle::grownMap(random, order);
        addExtras(puzzle, random);
        SCOPED_TRACE(number);
        expectSameAsOracle(puzzle);
        if (HasFatalFailure()) return;
        ++maps[std::min(2, countSolutions(puzzle, 2).solutions)];
    }
    for (const int solutions : {0, 1, 2}) EXPECT_GT(maps[solutions], 100) << solutions;
}

TEST(Solver, agreesWithTheOracleOnLargeMapsWithManyGivenPieces) {
    for (std::uint64_t number = 0; number < 60; ++number) {
        kit::Random random("large", number);
        const auto order = static_cast<int>(8 + number % 9);
        Puzzle puzzle = oracle::grownMap(random, order);
        const Solution solution = countSolutions(puzzle, 1).first;
        if (solution.empty()) continue;
        for (int row = 0; row < order - 6; ++row) {
            puzzle.given.push_back({row, solution[static_cast<std::size_t>(row)]});
        }
        SCOPED_TRACE(number);
        expectSameAsOracle(puzzle);
        if (HasFatalFailure()) return;
    }
}

/// Without regions this is Hertzsprung's problem: sequence A002464 of the On-Line Encyclopedia of
/// Integer Sequences.
TEST(Solver, countsNonTouchingPermutations) {
    const std::vector<int> expected{1, 0, 0, 2, 14, 90, 646, 5242, 47622, 479306};
    for (int order = 1; order <= 10; ++order) {
        EXPECT_EQ(countSolutions(oracle::stripes(order), noLimit).solutions,
                  expected[static_cast<std::size_t>(order - 1)])
            << order;
    }
}

TEST(Solver, knowsThePublishedAnswers) {
    int lines = 0;
    for (const KnownMap& map : knownMaps()) {
        SCOPED_TRACE(++lines);
        const Count count = countSolutions(map.puzzle, noLimit);
        EXPECT_EQ(count.solutions, map.solutions);
        if (!map.solution.empty()) {
            EXPECT_EQ(count.first, map.solution);
        }
    }
    EXPECT_GT(lines, 70);
}

TEST(Solver, anAbsentRegionLeavesNoSolution) {
    Puzzle puzzle = oracle::stripes(6);
    for (std::uint8_t& region : puzzle.regions) region = region == 5 ? 4 : region;
    EXPECT_EQ(countSolutions(puzzle, noLimit).solutions, 0);
}

TEST(Solver, givenPiecesThatClashOrAreBlockedLeaveNoSolution) {
    Puzzle puzzle = oracle::stripes(6);
    puzzle.given = {{0, 0}, {1, 1}};
    EXPECT_EQ(countSolutions(puzzle, noLimit).solutions, 0);
    puzzle.given = {{0, 0}};
    EXPECT_GT(countSolutions(puzzle, noLimit).solutions, 0);
    puzzle.blocked = {{0, 0}};
    EXPECT_EQ(countSolutions(puzzle, noLimit).solutions, 0);
}

TEST(Solver, stopsAtTheLimit) {
    const Count count = countSolutions(oracle::stripes(16), 1000);
    EXPECT_EQ(count.solutions, 1000);
    EXPECT_TRUE(count.complete);
    EXPECT_EQ(countSolutions(oracle::stripes(5), 0).solutions, 0);
}

TEST(Solver, saysThatItDidNotFinish) {
    Effort effort;
    effort.maxNodes = 500;
    const Count few = countSolutions(oracle::stripes(16), noLimit, effort);
    EXPECT_FALSE(few.complete);
    EXPECT_LE(few.nodes, 501U);

    std::stop_source source;
    source.request_stop();
    const Count stopped = countSolutions(oracle::stripes(16), noLimit, {source.get_token()});
    EXPECT_FALSE(stopped.complete);
    EXPECT_LT(stopped.solutions, noLimit);
}

}  // namespace
}  // namespace gridlark::placement
