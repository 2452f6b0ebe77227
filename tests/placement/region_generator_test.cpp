/// What every deal of Queens promises, over many deals, and that deals stay what they are.
#include "placement/deal/region_generator.h"

#include <algorithm>
#include <latch>
#include <map>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "oracle.h"
#include "placement/engine/ladder.h"
#include "placement/engine/solver.h"
#include "shapes.h"

namespace gridlark::placement {
namespace {

Deal dealt(int order, int stars, Blocks blocks, std::uint64_t number) {
    kit::Random random("regions/" + std::to_string(order), number);
    return dealRegions(order, stars, blocks, random, {}).value();
}

/// Open cells of each region.
std::vector<int> openSizes(const Puzzle& puzzle) {
    std::vector<int> sizes(static_cast<std::size_t>(puzzle.order));
    for (const std::uint8_t region : puzzle.regions) ++sizes[region];
    for (const kit::Cell cell : puzzle.blocked) {
        --sizes[static_cast<std::size_t>(puzzle.region(cell))];
    }
    return sizes;
}

void expectRegions(const Puzzle& puzzle) {
    ASSERT_FALSE(flawOf(puzzle));
    ASSERT_FALSE(contiguityFlawOf(puzzle));
    const std::vector<int> sizes = openSizes(puzzle);
    ASSERT_LE(std::count(sizes.begin(), sizes.end(), 1), 1);
    ASSERT_GE(*std::min_element(sizes.begin(), sizes.end()), 1);
    ASSERT_LE(*std::max_element(sizes.begin(), sizes.end()), 3 * puzzle.order);
    int next = 0;
    for (const std::uint8_t region : puzzle.regions) {
        ASSERT_LE(region, next) << "not numbered in reading order";
        if (region == next) ++next;
    }
}

void expectBlocks(Puzzle puzzle, Blocks blocks) {
    ASSERT_TRUE(puzzle.given.empty());
    ASSERT_TRUE(std::is_sorted(puzzle.blocked.begin(), puzzle.blocked.end()));
    const auto count = static_cast<int>(puzzle.blocked.size());
    ASSERT_GE(count, blocks == Blocks::some ? puzzle.order / 2 : 0);
    ASSERT_LE(count, blocks == Blocks::some ? puzzle.order : 0);
    puzzle.blocked.clear();
    ASSERT_EQ(countSolutions(puzzle, 2).solutions, blocks == Blocks::some ? 2 : 1);
}

void expectPromises(const Deal& deal, int stars, Blocks blocks) {
    expectRegions(deal.puzzle);
    expectBlocks(deal.puzzle, blocks);
    const Count count = countSolutions(deal.puzzle, 2);
    ASSERT_EQ(count.solutions, 1);
    ASSERT_EQ(count.first, deal.solution);
    const auto graded = grade(deal.puzzle, Technique::kInK);
    ASSERT_TRUE(graded);
    ASSERT_EQ(graded->stars, stars);
    if (deal.puzzle.order >= 7) {
        ASSERT_GT(graded->hardest, Technique::seenByPiece);
    }
}

class RegionGenerator : public testing::TestWithParam<int> {};

INSTANTIATE_TEST_SUITE_P(Orders, RegionGenerator, testing::Range(fewestRegions, mostRegions + 1),
                         [](const auto& order) { return "order" + std::to_string(order.param); });

TEST_P(RegionGenerator, keepsItsPromisesForAllStars) {
    std::set<std::string> shapes;
    for (const Blocks blocks : {Blocks::none, Blocks::some}) {
        for (int stars = 1; stars <= mostStars(GetParam()); ++stars) {
            for (std::uint64_t number = 0; number < 12; ++number) {
                SCOPED_TRACE(std::to_string(stars) + " stars, " + std::to_string(number));
                const Deal deal = dealt(GetParam(), stars, blocks, number);
                ASSERT_EQ(deal.puzzle.order, GetParam());
                expectPromises(deal, stars, blocks);
                if (HasFatalFailure()) return;
                ASSERT_TRUE(shapes.insert(shapeOf(deal.puzzle)).second) << "dealt before";
            }
        }
    }
}

TEST_P(RegionGenerator, makesRegionsOfManySizes) {
    std::set<int> sizes;
    for (std::uint64_t number = 0; number < 60; ++number) {
        const auto found = openSizes(dealt(GetParam(), 2, Blocks::none, number).puzzle);
        sizes.insert(found.begin(), found.end());
    }
    EXPECT_TRUE(sizes.contains(2) && sizes.contains(GetParam()));
    EXPECT_GE(*sizes.rbegin(), 2 * GetParam());
    EXPECT_GE(static_cast<int>(sizes.size()), 3 * GetParam() / 2);
}

TEST_P(RegionGenerator, drawsEachNumberOfStarsOftenEnough) {
    std::map<int, int> drawn;
    constexpr int draws = 10'000;
    kit::Random random("stars", static_cast<std::uint64_t>(GetParam()));
    for (int i = 0; i < draws; ++i) ++drawn[someStars(GetParam(), random)];
    EXPECT_EQ(drawn.begin()->first, 1);
    EXPECT_EQ(drawn.rbegin()->first, mostStars(GetParam()));
    for (int stars = 1; stars <= mostStars(GetParam()); ++stars) {
        EXPECT_GT(drawn[stars], draws * 4 / 100) << stars;
    }
}

TEST_P(RegionGenerator, theSameNumberGivesTheSameDeal) {
    for (const Blocks blocks : {Blocks::none, Blocks::some}) {
        EXPECT_EQ(dealt(GetParam(), 2, blocks, 7).puzzle, dealt(GetParam(), 2, blocks, 7).puzzle);
        EXPECT_NE(dealt(GetParam(), 2, blocks, 7).puzzle, dealt(GetParam(), 2, blocks, 8).puzzle);
    }
}

TEST(RegionGeneratorOracle, findsOneSolutionToo) {
    for (int order = fewestRegions; order <= 9; ++order) {
        for (std::uint64_t number = 0; number < 10; ++number) {
            for (const Blocks blocks : {Blocks::none, Blocks::some}) {
                const Deal deal = dealt(order, 3, blocks, number);
                EXPECT_EQ(oracle::allSolutions(deal.puzzle), (std::set<Solution>{deal.solution}));
            }
        }
    }
}

/// Whoever changes the generator on purpose writes the new numbers here; every player then finds
/// other puzzles behind the old deal numbers.
TEST(RegionGeneratorGolden, dealsStayWhatTheyAre) {
    const std::map<int, std::pair<std::uint64_t, std::uint64_t>> expected{
        {5, {0xc5283480f10b1b9dU, 0x5a27fa6ada28afeeU}},
        {6, {0xe8f2742e026a4b91U, 0xd4dab6b625cc937bU}},
        {7, {0x2e51044e2f93e6afU, 0x940b8a3d2224ba05U}},
        {8, {0xf70bf778a82f1f1dU, 0xfdf5cad108424784U}},
        {9, {0x99b865f81a4a811dU, 0x98c82b7261710fbaU}},
        {10, {0xf0de8b75390b826eU, 0xd58a82a6acba3941U}},
        {11, {0x1b2e2944ac01b0cfU, 0x62191feb835f308aU}},
        {12, {0xf0ca79c0309d2851U, 0xb7506f8b88a8f138U}},
    };
    for (const auto& [order, hashes] : expected) {
        EXPECT_EQ(hashOf(dealt(order, 3, Blocks::none, 1).puzzle), hashes.first)
            << order << " plain: 0x" << std::hex << hashOf(dealt(order, 3, Blocks::none, 1).puzzle);
        EXPECT_EQ(hashOf(dealt(order, 3, Blocks::some, 1).puzzle), hashes.second)
            << order << " blocks: 0x" << std::hex
            << hashOf(dealt(order, 3, Blocks::some, 1).puzzle);
    }
}

TEST(RegionGeneratorStop, aRequestMadeBeforeGivesNoDeal) {
    std::stop_source source;
    source.request_stop();
    kit::Random random("stop", 1);
    EXPECT_FALSE(dealRegions(12, 5, Blocks::none, random, source.get_token()));
}

TEST(RegionGeneratorStop, aRequestEndsADealUnderWay) {
    std::stop_source source;
    std::latch begun(1);
    std::thread dealer([&begun, token = source.get_token()] {
        kit::Random random("stop", 2);
        begun.count_down();
        while (dealRegions(12, 1, Blocks::some, random, token)) {
        }
    });
    begun.wait();
    source.request_stop();
    dealer.join();
}

}  // namespace
}  // namespace gridlark::placement
