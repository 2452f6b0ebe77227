/// What every deal promises, over many deals, and that deals stay what they are.
#include "placement/deal/generator.h"

#include <algorithm>
#include <array>
#include <latch>
#include <map>
#include <set>
#include <string>
#include <thread>
#include <utility>

#include <gtest/gtest.h>

#include "placement/engine/ladder.h"
#include "placement/engine/solver.h"
#include "shapes.h"

namespace gridlark::placement {
namespace {

constexpr int fewestOrder = 6;
constexpr std::array<std::size_t, 7> mostGiven{1, 1, 2, 2, 3, 4, 5};

kit::Random randomFor(int order, std::uint64_t number) {
    return {"generator/" + std::to_string(order), number};
}

Deal balancedDeal(int order, std::uint64_t number) {
    kit::Random random = randomFor(order, number);
    return dealBalanced(order, random, {}).value();
}

Deal openDeal(int order, std::uint64_t number) {
    kit::Random random = randomFor(order, number);
    return dealOpen(order, random, {}).value();
}

std::uint64_t dealsOf(int order) {
    return order <= 10 ? 30 : 5;
}

void expectBalanced(const Puzzle& puzzle) {
    ASSERT_FALSE(flawOf(puzzle));
    ASSERT_FALSE(contiguityFlawOf(puzzle));
    for (int region = 0; region < puzzle.order; ++region) {
        const auto cells = std::count(puzzle.regions.begin(), puzzle.regions.end(), region);
        ASSERT_LE(std::abs(static_cast<int>(cells) - puzzle.order), 1);
    }
    ASSERT_TRUE(puzzle.blocked.empty());
}

void expectRegionsNumberedInReadingOrder(const Puzzle& puzzle) {
    int next = 0;
    for (const std::uint8_t region : puzzle.regions) {
        ASSERT_LE(region, next);
        if (region == next) ++next;
    }
}

void expectPromises(const Deal& deal) {
    const Puzzle& puzzle = deal.puzzle;
    expectBalanced(puzzle);
    expectRegionsNumberedInReadingOrder(puzzle);
    const Count count = countSolutions(puzzle, 2);
    ASSERT_EQ(count.solutions, 1);
    ASSERT_EQ(count.first, deal.solution);
    ASSERT_LE(puzzle.given.size(), mostGiven[static_cast<std::size_t>(puzzle.order - fewestOrder)]);
    ASSERT_TRUE(std::is_sorted(puzzle.given.begin(), puzzle.given.end()));
    for (const kit::Cell cell : puzzle.given) {
        ASSERT_EQ(deal.solution[static_cast<std::size_t>(cell.row)], cell.column);
    }
    ASSERT_TRUE(grade(puzzle, Technique::kInK));
}

class Generator : public testing::TestWithParam<int> {};

INSTANTIATE_TEST_SUITE_P(Orders, Generator, testing::Range(6, 13),
                         [](const auto& order) { return "order" + std::to_string(order.param); });

TEST_P(Generator, balancedDealsKeepTheirPromises) {
    std::set<std::string> shapes;
    for (std::uint64_t number = 0; number < dealsOf(GetParam()); ++number) {
        SCOPED_TRACE(number);
        const Deal deal = balancedDeal(GetParam(), number);
        ASSERT_EQ(deal.puzzle.order, GetParam());
        expectPromises(deal);
        if (HasFatalFailure()) return;
        ASSERT_TRUE(shapes.insert(shapeOf(deal.puzzle)).second);
    }
}

TEST_P(Generator, openDealsKeepTheirPromises) {
    std::set<std::string> shapes;
    for (std::uint64_t number = 0; number < 30; ++number) {
        SCOPED_TRACE(number);
        Deal deal = openDeal(GetParam(), number);
        expectBalanced(deal.puzzle);
        expectRegionsNumberedInReadingOrder(deal.puzzle);
        if (HasFatalFailure()) return;
        ASSERT_TRUE(deal.puzzle.given.empty());
        ASSERT_TRUE(shapes.insert(shapeOf(deal.puzzle)).second);
        for (int row = 0; row < deal.puzzle.order; ++row) {
            deal.puzzle.given.push_back({row, deal.solution[static_cast<std::size_t>(row)]});
        }
        ASSERT_EQ(countSolutions(deal.puzzle, 2).solutions, 1);
    }
}

TEST_P(Generator, theSameNumberGivesTheSameDeal) {
    EXPECT_EQ(balancedDeal(GetParam(), 7).puzzle, balancedDeal(GetParam(), 7).puzzle);
    EXPECT_EQ(openDeal(GetParam(), 7).puzzle, openDeal(GetParam(), 7).puzzle);
}

/// Whoever changes the generator on purpose writes the new numbers here; every player then finds
/// other puzzles behind the old deal numbers.
TEST(GeneratorGolden, dealsStayWhatTheyAre) {
    const std::map<int, std::pair<std::uint64_t, std::uint64_t>> expected{
        {6, {0x7973108b01bc958dU, 0xd8694493d4f5aa30U}},
        {7, {0xaa4b91113f8467d9U, 0xa24ed99d3a0c9a68U}},
        {8, {0xd50a5304f25198a7U, 0x6b0ce3a9c782c464U}},
        {9, {0x473c018a4fd481a1U, 0x863254132968a0ecU}},
        {10, {0xab74397450d1b732U, 0x57f558f7dd613ec0U}},
        {11, {0xb89bae38c6edcc7aU, 0xb98cc7e4e1ae9a0bU}},
        {12, {0xdb9001eb98694fa8U, 0x2ad5fa9489a33627U}},
    };
    for (const auto& [order, hashes] : expected) {
        EXPECT_EQ(hashOf(balancedDeal(order, 1).puzzle), hashes.first)
            << order << " balanced: 0x" << std::hex << hashOf(balancedDeal(order, 1).puzzle);
        EXPECT_EQ(hashOf(openDeal(order, 1).puzzle), hashes.second)
            << order << " open: 0x" << std::hex << hashOf(openDeal(order, 1).puzzle);
    }
}

TEST(GeneratorStop, aRequestMadeBeforeGivesNoDeal) {
    std::stop_source source;
    source.request_stop();
    kit::Random random("stop", 1);
    EXPECT_FALSE(dealBalanced(12, random, source.get_token()));
    EXPECT_FALSE(dealOpen(12, random, source.get_token()));
}

TEST(GeneratorStop, aRequestEndsADealUnderWay) {
    std::stop_source source;
    std::latch begun(1);
    std::thread dealer([&begun, token = source.get_token()] {
        kit::Random random("stop", 2);
        begun.count_down();
        while (dealBalanced(12, random, token)) {
        }
    });
    begun.wait();
    source.request_stop();
    dealer.join();
}

}  // namespace
}  // namespace gridlark::placement
