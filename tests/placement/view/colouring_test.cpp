#include "placement/view/colouring.h"

#include <set>

#include <gtest/gtest.h>

namespace gridlark::placement {
namespace {

TEST(ColourVision, agreesWithThePublishedPairs) {
    using Lab = std::array<double, 3>;
    struct Row {
        Lab a, b;
        double expected;
    };
    // From the supplementary test data of Sharma, Wu and Dalal (2005).
    const std::vector<Row> rows{
        {{50, 2.6772, -79.7751}, {50, 0, -82.7485}, 2.0425},
        {{50, 2.5, 0}, {73, 25, -18}, 27.1492},
        {{50, 2.5, 0}, {50, 3.2592, 0.3350}, 1.0000},
        {{50, -1, 2}, {50, 0, 0}, 2.3669},
        {{60.2574, -34.0099, 36.2677}, {60.4626, -34.1751, 39.4387}, 1.2644},
        {{22.7233, 20.0904, -46.6940}, {23.0331, 14.9730, -42.5619}, 2.0373},
        {{2.0776, 0.0795, -1.1350}, {0.9033, -0.0636, -0.5514}, 0.9082},
    };
    for (const Row& row : rows) EXPECT_NEAR(differenceLab(row.a, row.b), row.expected, 5e-5);
}

TEST(ColourVision, differenceOfEqualColoursIsZeroAndOrderDoesNotMatter) {
    const Rgb a{200, 120, 40};
    const Rgb b{20, 90, 200};
    EXPECT_DOUBLE_EQ(difference(a, a), 0);
    EXPECT_NEAR(difference(a, b), difference(b, a), 1e-12);
}

TEST(ColourVision, blackAndWhiteAreHundredApart) {
    EXPECT_NEAR(difference({0, 0, 0}, {255, 255, 255}), 100, 0.01);
}

TEST(ColourVision, redAndGreenMeetForProtanopes) {
    const Rgb red{200, 60, 60};
    const Rgb olive{110, 105, 50};
    EXPECT_GT(difference(red, olive), 35);
    EXPECT_LT(difference(seenBy(Vision::protanopia, red), seenBy(Vision::protanopia, olive)), 12);
}

TEST(ColourVision, greysStayGrey) {
    for (const Vision vision : allVisions) {
        const Rgb seen = seenBy(vision, {128, 128, 128});
        EXPECT_NEAR(seen.red, 128, 1);
        EXPECT_NEAR(seen.green, 128, 1);
        EXPECT_NEAR(seen.blue, 128, 1);
    }
}

TEST(Colouring, usesEachColourOnceAndBeatsThePlainOrder) {
    // Six columns as regions; the palette goes from black to white, so neighbours in the plain
    // order are close and a good order keeps every pair of neighbours apart.
    Puzzle puzzle;
    puzzle.order = 6;
    for (int i = 0; i < 36; ++i) puzzle.regions.push_back(static_cast<std::uint8_t>(i % 6));
    std::vector<Rgb> palette;
    for (int i = 0; i < 8; ++i) {
        const auto grey = static_cast<std::uint8_t>(36 * i);
        palette.push_back({grey, grey, grey});
    }
    const auto colours = colourRegions(puzzle, palette);
    ASSERT_EQ(colours.size(), 6U);
    EXPECT_EQ(std::set<int>(colours.begin(), colours.end()).size(), 6U);
    const std::vector<int> plain{0, 1, 2, 3, 4, 5};
    EXPECT_GT(smallestTouchingDifference(puzzle, palette, colours),
              2 * smallestTouchingDifference(puzzle, palette, plain));
    EXPECT_EQ(colours, colourRegions(puzzle, palette));
}

}  // namespace
}  // namespace gridlark::placement
