/// What is wrong on a board, against the list of all solutions.
#include "placement/engine/wrong.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "ladder_oracle.h"

namespace gridlark::placement {
namespace {

using Cells = std::vector<kit::Cell>;

bool agrees(const Solution& solution, const Cells& pieces, const Cells& marks) {
    return !oracle::holdsAny(solution, marks) &&
           std::all_of(pieces.begin(), pieces.end(),
                       [&](kit::Cell piece) { return oracle::holds(solution, piece); });
}

Cells someCells(kit::Random& random, int order) {
    Cells cells;
    for (std::uint32_t i = random.below(4); i > 0; --i) {
        cells.push_back(oracle::randomCell(random, order));
    }
    std::sort(cells.begin(), cells.end());
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    return cells;
}

Cells without(Cells cells, const Cells& gone) {
    std::erase_if(cells, [&](kit::Cell cell) {
        return std::find(gone.begin(), gone.end(), cell) != gone.end();
    });
    return cells;
}

TEST(WrongCells, LeaveWhatSomeSolutionAgreesWithAndNoMoreThanThat) {
    int several = 0;
    int wrongs = 0;
    for (std::uint64_t map = 0; map < 2000; ++map) {
        SCOPED_TRACE(map);
        kit::Random random("tests/wrong", map);
        Puzzle puzzle = oracle::grownMap(random, 5 + static_cast<int>(map % 2));
        oracle::addGivens(random, puzzle);
        const auto solutions = oracle::allSolutions(puzzle);
        const Cells pieces = without(someCells(random, puzzle.order), puzzle.given);
        const Cells marks = without(someCells(random, puzzle.order), pieces);
        const auto wrong = wrongCells(puzzle, pieces, marks);
        ASSERT_EQ(wrong.has_value(), !solutions.empty());
        if (!wrong) continue;
        several += solutions.size() > 1 ? 1 : 0;
        wrongs += wrong->empty() ? 0 : 1;
        const auto fits = [&](const Cells& gone) {
            return std::any_of(solutions.begin(), solutions.end(), [&](const Solution& solution) {
                return agrees(solution, without(pieces, gone), without(marks, gone));
            });
        };
        ASSERT_TRUE(fits(*wrong));
        for (const kit::Cell kept : *wrong) ASSERT_FALSE(fits(without(*wrong, {kept})));
    }
    EXPECT_GT(several, 300);
    EXPECT_GT(wrongs, 300);
}

TEST(WrongCells, SayNothingIfStopped) {
    std::stop_source source;
    source.request_stop();
    // Sixteen rows with eight columns for the last nine of them: a search that looks at the token.
    Puzzle puzzle = oracle::stripes(16);
    for (int row = 7; row < 16; ++row) {
        for (int column = 8; column < 16; ++column) puzzle.blocked.push_back({row, column});
    }
    EXPECT_EQ(wrongCells(puzzle, {}, {}, source.get_token()), std::nullopt);
    EXPECT_EQ(wrongCells(oracle::stripes(16), {{0, 0}}, {}), Cells{});
}

}  // namespace
}  // namespace gridlark::placement
