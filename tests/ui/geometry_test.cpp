#include <tuple>

#include <gtest/gtest.h>

#include "board/picture/board_geometry.h"

namespace gridlark::ui {
namespace {

using Setup = std::tuple<kit::Size, QSize, double, Fit>;

class GeometryTest : public testing::TestWithParam<Setup> {
  protected:
    GeometryTest() {
        const auto& [board, widget, ratio, fit] = GetParam();
        geometry_.setBoard(board);
        geometry_.setFit(fit, minimum);
        geometry_.setFrame(3);
        geometry_.setSpace(widget, ratio);
    }

    [[nodiscard]] kit::Size board() const { return geometry_.board(); }
    [[nodiscard]] QPointF middle(kit::Cell cell) const { return geometry_.cellRect(cell).center(); }

    void expectTiles() const {
        const int side = geometry_.cell();
        const QPoint origin = geometry_.deviceRect({0, 0}).topLeft();
        for (int i = 0; i < board().area(); ++i) {
            const kit::Cell cell = board().cell(i);
            ASSERT_EQ(geometry_.deviceRect(cell),
                      QRect(origin + QPoint(cell.column, cell.row) * side, QSize(side, side)));
            const QRectF rect = geometry_.cellRect(cell);
            ASSERT_NEAR(rect.right() * geometry_.ratio(), geometry_.deviceRect(cell).x() + side,
                        1e-6);
        }
    }

    /// Each cell is found by its middle if that is in the view, and by nothing outside.
    void expectFound() const {
        for (int i = 0; i < board().area(); ++i) {
            const kit::Cell cell = board().cell(i);
            const QRect rect = geometry_.deviceRect(cell);
            const bool seen = geometry_.deviceView().contains(rect);
            const auto found = geometry_.cellAt(middle(cell));
            if (seen) {
                ASSERT_EQ(found, cell);
            } else if (found) {
                ASSERT_EQ(*found, cell);
            }
        }
    }

    static constexpr int minimum = 18;
    BoardGeometry geometry_;
};

TEST_P(GeometryTest, CellsTileInWholeDevicePixels) {
    expectTiles();
    expectFound();
}

TEST_P(GeometryTest, IsCentredAndAsLargeAsItGets) {
    const QRect view = geometry_.deviceView();
    const QRect room = geometry_.deviceRoom();
    EXPECT_LE(std::abs((view.left() - room.left()) - (room.right() - view.right())), 1);
    EXPECT_LE(std::abs((view.top() - room.top()) - (room.bottom() - view.bottom())), 1);
    const bool more = (geometry_.cell() + 1) * board().columns <= room.width() &&
                      (geometry_.cell() + 1) * board().rows <= room.height();
    EXPECT_FALSE(more) << "cells could be larger";
}

TEST_P(GeometryTest, WholeShowsEverything) {
    if (std::get<Fit>(GetParam()) != Fit::whole) return;
    EXPECT_EQ(geometry_.scrollable(), QSize(0, 0));
    EXPECT_FALSE(geometry_.zoom(2, {50, 50}));
    const QSize room = geometry_.deviceRoom().size();
    if (room.width() < board().columns || room.height() < board().rows) return;
    EXPECT_EQ(geometry_.deviceView(), geometry_.deviceBoard());
}

TEST_P(GeometryTest, ScrollableKeepsTheMinimum) {
    if (std::get<Fit>(GetParam()) != Fit::scrollable) return;
    EXPECT_GE(geometry_.cell(), minimum * geometry_.ratio());
    for (int i = 0; i < 20; ++i) geometry_.zoom(0.8, {50, 50});
    EXPECT_GE(geometry_.cell(), minimum * geometry_.ratio());
    expectTiles();
}

TEST_P(GeometryTest, ZoomKeepsWhatIsUnderThePointer) {
    if (std::get<Fit>(GetParam()) != Fit::scrollable) return;
    const QPointF pointer = geometry_.logical(geometry_.deviceView()).center();
    const auto before = geometry_.cellAt(pointer);
    ASSERT_TRUE(before);
    for (int i = 0; i < 6; ++i) {
        geometry_.zoom(1.2, pointer);
        expectTiles();
        expectFound();
    }
    const bool fillsTheView = geometry_.scrolls(Qt::Horizontal) && geometry_.scrolls(Qt::Vertical);
    const auto after = geometry_.cellAt(pointer);
    ASSERT_TRUE(after);
    if (fillsTheView) {
        EXPECT_LE(std::abs(after->row - before->row), 1);
        EXPECT_LE(std::abs(after->column - before->column), 1);
    }
    geometry_.zoomToFit();
    EXPECT_FALSE(geometry_.zoomed());
    expectTiles();
}

TEST_P(GeometryTest, RevealsEveryCell) {
    if (std::get<Fit>(GetParam()) != Fit::scrollable) return;
    for (int i = 0; i < board().area(); i += 7) {
        const kit::Cell cell = board().cell(i);
        geometry_.reveal(cell);
        const QRect rect = geometry_.deviceRect(cell);
        const bool fits = geometry_.deviceRoom().width() >= rect.width() &&
                          geometry_.deviceRoom().height() >= rect.height();
        if (fits) {
            ASSERT_TRUE(geometry_.deviceRoom().contains(rect));
        }
        ASSERT_FALSE(geometry_.reveal(cell)) << "a second time moves nothing";
    }
}

TEST_P(GeometryTest, ScrollStaysInBounds) {
    geometry_.setScroll({1'000'000, 1'000'000});
    EXPECT_EQ(geometry_.scroll(),
              QPoint(geometry_.scrolls(Qt::Horizontal) ? geometry_.scrollable().width() : 0,
                     geometry_.scrolls(Qt::Vertical) ? geometry_.scrollable().height() : 0));
    expectFound();
    geometry_.setScroll({-5, -5});
    EXPECT_EQ(geometry_.scroll(), QPoint(0, 0));
}

INSTANTIATE_TEST_SUITE_P(Many, GeometryTest,
                         testing::Combine(testing::Values(kit::Size{1, 1}, kit::Size{6, 6},
                                                          kit::Size{12, 12}, kit::Size{7, 10},
                                                          kit::Size{40, 80}, kit::Size{37, 9}),
                                          testing::Values(QSize(240, 240), QSize(333, 777),
                                                          QSize(801, 600), QSize(1919, 1079)),
                                          testing::Values(1.0, 1.25, 1.5, 1.75, 2.0, 3.0),
                                          testing::Values(Fit::whole, Fit::scrollable)));

TEST(Geometry, HeightFollowsTheWidthAndTheMinimum) {
    BoardGeometry geometry;
    geometry.setBoard({16, 30});
    geometry.setFrame(3);
    EXPECT_EQ(geometry.heightFor(30 * 20 + 6), 16 * 20 + 6);
    EXPECT_EQ(geometry.heightFor(30 * 10 + 6), 16 * 10 + 6);
    geometry.setFit(Fit::scrollable, 18);
    EXPECT_EQ(geometry.heightFor(30 * 20 + 6), 16 * 20 + 6);
    EXPECT_EQ(geometry.heightFor(30 * 10 + 6), 16 * 18 + 6 + BoardGeometry::barWidth);
}

TEST(Geometry, ColumnsTakeTheWidthWhateverTheRows) {
    for (const double ratio : {1.0, 1.25, 1.5, 2.0}) {
        BoardGeometry geometry;
        geometry.setFrame(3);
        geometry.setFit(Fit::columns, 18);
        geometry.setBoard({3, 9});
        const int height = geometry.heightFor(500);
        EXPECT_EQ(height, 500 - BoardGeometry::barWidth) << "as many rows as columns";
        geometry.setSpace({500, height}, ratio);
        const int cell = geometry.cell();
        const QPoint first = geometry.deviceRect({0, 0}).topLeft();
        EXPECT_LE(9 * cell, geometry.deviceRoom().width());
        EXPECT_GT(9 * (cell + 1), geometry.deviceRoom().width());
        for (const int rows : {1, 9, 10, 334}) {
            geometry.setBoard({rows, 9});
            EXPECT_EQ(geometry.cell(), cell);
            EXPECT_EQ(geometry.deviceRect({0, 0}).topLeft(), first);
            EXPECT_EQ(geometry.scrolls(Qt::Vertical), rows > 9);
            EXPECT_FALSE(geometry.scrolls(Qt::Horizontal));
            EXPECT_EQ(geometry.heightFor(500), height);
        }
        EXPECT_FALSE(geometry.zoom(2, {50, 50}));
        geometry.setScroll({0, 7 * cell});
        geometry.setBoard({500, 9});
        EXPECT_EQ(geometry.scroll(), QPoint(0, 7 * cell));
    }
}

TEST(Geometry, BesideTheBoardIsNothing) {
    BoardGeometry geometry;
    geometry.setBoard({4, 4});
    geometry.setFrame(3);
    geometry.setSpace({400, 200}, 1);
    EXPECT_FALSE(geometry.cellAt({10, 100}));
    EXPECT_FALSE(geometry.cellAt({390, 100}));
    EXPECT_FALSE(geometry.cellAt({200, 1}));
    EXPECT_FALSE(geometry.cellAt({-5, -5}));
    EXPECT_TRUE(geometry.cellAt({200, 100}));
}

TEST(Geometry, NothingBreaksInNoSpace) {
    BoardGeometry geometry;
    geometry.setBoard({12, 12});
    geometry.setFrame(3);
    geometry.setSpace({0, 0}, 1);
    EXPECT_EQ(geometry.cell(), 1);
    EXPECT_FALSE(geometry.cellAt({0, 0}));
}

TEST(Geometry, SmallZoomStepsAddUp) {
    BoardGeometry geometry;
    geometry.setBoard({40, 80});
    geometry.setFit(Fit::scrollable, 18);
    geometry.setSpace({800, 600}, 1);
    for (int i = 0; i < 50; ++i) geometry.zoom(1.02, {400, 300});
    EXPECT_NEAR(geometry.cell(), 18 * std::pow(1.02, 50), 2);
}

TEST(Geometry, ZoomSurvivesAnotherRatio) {
    BoardGeometry geometry;
    geometry.setBoard({40, 80});
    geometry.setFit(Fit::scrollable, 18);
    geometry.setSpace({800, 600}, 1);
    geometry.zoom(2, {0, 0});
    const int before = geometry.cell();
    geometry.setSpace({800, 600}, 2);
    EXPECT_EQ(geometry.cell(), 2 * before);
}

}  // namespace
}  // namespace gridlark::ui
