#include "gridlark/kit/grid.h"

#include <vector>

#include <gtest/gtest.h>

#include "gridlark/kit/rules.h"

namespace gridlark::kit {
namespace {

TEST(Size, CountsInReadingOrder) {
    constexpr Size size{3, 5};
    EXPECT_EQ(size.area(), 15);
    int next = 0;
    for (int row = 0; row < size.rows; ++row) {
        for (int column = 0; column < size.columns; ++column) {
            EXPECT_EQ(size.index({row, column}), next);
            EXPECT_EQ(size.cell(next), (Cell{row, column}));
            ++next;
        }
    }
}

TEST(Size, ContainsItsCellsOnly) {
    constexpr Size size{3, 5};
    EXPECT_TRUE(size.contains({0, 0}));
    EXPECT_TRUE(size.contains({2, 4}));
    for (const Cell outside : {Cell{-1, 0}, Cell{0, -1}, Cell{3, 0}, Cell{0, 5}, Cell{4, 2}}) {
        EXPECT_FALSE(size.contains(outside)) << outside.row << "," << outside.column;
    }
}

std::vector<Cell> kingsAround(Size size, Cell cell) {
    std::vector<Cell> cells;
    forEachNeighbour(size, cell, kingSteps, [&](Cell next) { cells.push_back(next); });
    return cells;
}

TEST(Neighbours, AreCutAtTheEdges) {
    constexpr Size size{3, 5};
    EXPECT_EQ(kingsAround(size, {0, 0}), (std::vector<Cell>{{0, 1}, {1, 0}, {1, 1}}));
    EXPECT_EQ(kingsAround(size, {2, 2}),
              (std::vector<Cell>{{1, 1}, {1, 2}, {1, 3}, {2, 1}, {2, 3}}));
    EXPECT_EQ(kingsAround(size, {1, 2}).size(), 8U);
    EXPECT_TRUE(kingsAround({1, 1}, {0, 0}).empty());
    int edges = 0;
    forEachNeighbour(size, {1, 4}, edgeSteps, [&](Cell) { ++edges; });
    EXPECT_EQ(edges, 3);
}

TEST(Neighbours, TouchExactlyTheirCell) {
    constexpr Size size{5, 5};
    const Cell middle{2, 2};
    int touches = 0;
    for (int i = 0; i < size.area(); ++i) touches += touching(middle, size.cell(i)) ? 1 : 0;
    EXPECT_EQ(touches, 8);
    EXPECT_FALSE(touching(middle, middle));
    EXPECT_TRUE(touching({2, 2}, {3, 1}));
    EXPECT_FALSE(touching({2, 2}, {4, 2}));
}

TEST(Grid, HoldsAValueForEachCell) {
    Grid<int> grid({2, 3}, 7);
    grid[{1, 0}] = 1;
    EXPECT_EQ((std::vector<int>(grid.begin(), grid.end())), (std::vector<int>{7, 7, 7, 1, 7, 7}));
    const Grid<int> copy = grid;
    EXPECT_EQ(copy, grid);
    grid[{0, 0}] = 0;
    EXPECT_NE(copy, grid);
    EXPECT_NE(Grid<int>({2, 3}), Grid<int>({3, 2}));
    EXPECT_EQ(Grid<int>(), Grid<int>());
}

TEST(Status, NamesReadBack) {
    for (const Status status : {Status::playing, Status::won, Status::lost, Status::drawn}) {
        EXPECT_EQ(statusNamed(name(status)), status);
    }
    for (const char* text : {"", "Won", "won ", "wo", "wonder"}) {
        EXPECT_EQ(statusNamed(text), std::nullopt) << text;
    }
}

}  // namespace
}  // namespace gridlark::kit
