#include "placement/rules/puzzle.h"

#include <string_view>

#include <gtest/gtest.h>

namespace gridlark::placement {
namespace {

/// One letter for each cell, rows one after the other.
Puzzle puzzleOf(int order, std::string_view letters) {
    Puzzle puzzle;
    puzzle.order = order;
    for (const char letter : letters) {
        puzzle.regions.push_back(static_cast<std::uint8_t>(letter - 'A'));
    }
    return puzzle;
}

Puzzle sound() {
    return puzzleOf(4, "AABBACDBCCDBCDDD");
}

using Cells = std::vector<kit::Cell>;

void expectFlaw(const std::optional<PuzzleFlaw>& found, Flaw flaw, const Cells& cells = {}) {
    ASSERT_TRUE(found);
    EXPECT_EQ(found->flaw, flaw);
    EXPECT_EQ(found->cells, cells);
}

TEST(Puzzle, soundOnesHaveNoFlaw) {
    Puzzle puzzle = sound();
    EXPECT_FALSE(flawOf(puzzle));
    EXPECT_FALSE(contiguityFlawOf(puzzle));
    puzzle.given = {{0, 1}, {1, 3}};
    puzzle.blocked = {{0, 0}, {0, 0}};
    EXPECT_FALSE(flawOf(puzzle));
    EXPECT_FALSE(flawOf(puzzleOf(1, "A")));
}

TEST(Puzzle, shape) {
    expectFlaw(flawOf(Puzzle{}), Flaw::order);
    expectFlaw(flawOf(puzzleOf(17, "")), Flaw::order);
    expectFlaw(flawOf(puzzleOf(-1, "A")), Flaw::order);
    expectFlaw(flawOf(puzzleOf(4, "AABBACDBCCDBCDD")), Flaw::notSquare);
    expectFlaw(flawOf(puzzleOf(4, "AABBACDBCCDBCDDDD")), Flaw::notSquare);
}

TEST(Puzzle, numberOfRegions) {
    expectFlaw(flawOf(puzzleOf(4, "AABBACCBCCCBCCCC")), Flaw::regionCount);
    expectFlaw(flawOf(puzzleOf(4, "AABBACDBCCDBCDDE")), Flaw::regionCount, {{3, 3}});
}

TEST(Puzzle, cellsOutside) {
    Puzzle puzzle = sound();
    puzzle.given = {{0, 4}};
    puzzle.blocked = {{-1, 0}, {1, 1}};
    expectFlaw(flawOf(puzzle), Flaw::outside, {{-1, 0}, {0, 4}});
}

TEST(Puzzle, givenPieces) {
    const std::vector<Cells> clashes{
        {{0, 0}, {0, 3}},  // row
        {{0, 3}, {3, 3}},  // column
        {{0, 2}, {2, 3}},  // region
        {{0, 0}, {1, 1}},  // touch
        {{2, 2}, {2, 2}},  // the same cell
    };
    for (const Cells& pair : clashes) {
        Puzzle puzzle = sound();
        puzzle.given = {pair[1], pair[0]};
        expectFlaw(flawOf(puzzle), Flaw::givenClash, pair);
    }
    Puzzle puzzle = sound();
    puzzle.given = {{2, 2}};
    puzzle.blocked = {{2, 2}};
    expectFlaw(flawOf(puzzle), Flaw::givenBlocked, {{2, 2}});
}

TEST(Puzzle, regionsInPieces) {
    const Puzzle puzzle = puzzleOf(4, "AABBACDBCCDBADDA");
    EXPECT_FALSE(flawOf(puzzle));
    expectFlaw(contiguityFlawOf(puzzle), Flaw::disconnected, {{3, 0}, {3, 3}});
    // A corner does not join.
    expectFlaw(contiguityFlawOf(puzzleOf(2, "ABBA")), Flaw::disconnected, {{1, 1}});
}

}  // namespace
}  // namespace gridlark::placement
