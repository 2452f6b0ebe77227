/// The parts of a board widget, each by itself: no window, no mouse, no clock.
#include <QWidget>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "board/board_cursor.h"
#include "board/input/fingers.h"
#include "board/input/press.h"
#include "board/picture/board_pictures.h"
#include "board/picture/board_rows.h"
#include "board/picture/viewport.h"

namespace gridlark::ui {
namespace {

constexpr std::int64_t ms = 1'000'000;  // ns
constexpr kit::Cell cellPressed{1, 1};
constexpr kit::Cell cellBeside{1, 2};
using Kind = Gestures::Event;

class PressTest : public testing::Test {
  protected:
    PressTest() { press_.setLongPress(500); }

    [[nodiscard]] Press::Events down(std::int64_t now, std::uint64_t stamp = 0) {
        return press_.press(Press::Button::primary, {10, 10}, cellPressed, {now, stamp}, false);
    }
    [[nodiscard]] Kind::Kind outcome(std::int64_t now, std::uint64_t stamp = 0) {
        return press_.release(Press::Button::primary, {now, stamp}, true).back().kind;
    }

    Press press_;
};

TEST_F(PressTest, IsLongFromTheSetTimeOn) {
    const struct {
        std::int64_t now;
        std::uint64_t begin;
        std::uint64_t end;
        Kind::Kind outcome;
    } rows[] = {
        {499 * ms, 0, 0, Kind::tapped},
        {500 * ms, 0, 0, Kind::held},
        {499 * ms, 1000, 1500, Kind::held},     // the device knows better
        {9000 * ms, 1000, 1499, Kind::tapped},  // the program was busy
        {9000 * ms, 1000, 0, Kind::held},       // it does not always say
        {0, 0, 9000, Kind::tapped},
    };
    for (const auto& row : rows) {
        EXPECT_EQ(down(0, row.begin).front(), (Kind{Kind::pressed, cellPressed}));
        EXPECT_EQ(outcome(row.now, row.end), row.outcome) << row.now << " " << row.end;
    }
}

TEST_F(PressTest, ATimerThatIsEarlyHoldsNothing) {
    EXPECT_EQ(press_.left(0), std::nullopt);
    EXPECT_TRUE(press_.due(900 * ms).empty()) << "no press";
    (void)down(100 * ms);
    EXPECT_EQ(press_.left(100 * ms), 500);
    EXPECT_EQ(press_.left(599 * ms + 1), 1) << "rounded up";
    EXPECT_TRUE(press_.due(599 * ms + 1).empty());
    EXPECT_EQ(press_.left(600 * ms), 0);
    EXPECT_EQ(press_.due(600 * ms), (Press::Events{{Kind::held, cellPressed}}));
    EXPECT_TRUE(press_.due(700 * ms).empty()) << "once";
    EXPECT_EQ(press_.left(700 * ms), std::nullopt);
}

TEST_F(PressTest, WithoutALongPressEveryPressTaps) {
    press_.setLongPress(0);
    (void)down(0);
    EXPECT_EQ(press_.left(9000 * ms), std::nullopt);
    EXPECT_EQ(press_.ring(9000 * ms), 0);
    EXPECT_EQ(outcome(9000 * ms), Kind::tapped);
}

TEST_F(PressTest, TheRingComesLateAndIsFullAtTheEnd) {
    EXPECT_EQ(press_.ring(0), 0);
    (void)down(0);
    EXPECT_EQ(press_.ring(120 * ms), 0);
    EXPECT_NEAR(press_.ring(310 * ms), 0.5, 1e-9);
    EXPECT_EQ(press_.ring(500 * ms), 1);
    EXPECT_EQ(press_.ring(900 * ms), 1);
    (void)press_.cancel();
    EXPECT_EQ(press_.ring(310 * ms), 0);
}

TEST_F(PressTest, MayTrembleOverTheEdge) {
    (void)down(0);
    EXPECT_EQ(press_.down(), cellPressed);
    EXPECT_TRUE(press_.move({13, 12}, cellBeside, false).empty());
    EXPECT_EQ(press_.down(), cellPressed);
    EXPECT_EQ(press_.move({15, 10}, cellBeside, false), (Press::Events{{Kind::released}}));
    EXPECT_EQ(press_.down(), std::nullopt);
    EXPECT_TRUE(press_.release(Press::Button::primary, {}, true).empty());
    EXPECT_FALSE(press_.panning());
}

TEST_F(PressTest, MovesALargeBoardWhenItCanMeanNothingElse) {
    (void)down(0);
    (void)press_.move({60, 10}, cellBeside, true);
    ASSERT_TRUE(press_.panning());
    EXPECT_EQ(press_.panTo({70, 15}), QPointF(10, 5));
    EXPECT_EQ(press_.panTo({71, 15}), QPointF(1, 0));
    (void)press_.release(Press::Button::primary, {}, true);
    EXPECT_FALSE(press_.panning());
    press_.setDragging(true);
    (void)down(0);
    (void)press_.move({60, 10}, cellBeside, true);
    EXPECT_FALSE(press_.panning()) << "it is a drag";
}

TEST(Fingers, OneIsAPointerTwoPinchAndTheLastOneDoesNothing) {
    using Meaning = Fingers::Meaning;
    const QPointF a(10, 10);
    const QPointF b(30, 10);
    const struct {
        bool begin;
        QList<QPointF> down;
        Meaning meaning;
    } rows[] = {
        {false, {a}, Meaning::nothing},  // it did not begin on the board
        {false, {}, Meaning::nothing},
        {true, {a}, Meaning::pointer},
        {false, {b}, Meaning::pointer},
        {false, {}, Meaning::pointer},  // it came up
        {false, {}, Meaning::nothing},
        {true, {a}, Meaning::pointer},
        {false, {a, b}, Meaning::pinchBegan},
        {false, {a, b}, Meaning::pinch},
        {false, {a}, Meaning::nothing},
        {false, {a, b}, Meaning::pinchBegan},  // the second one came back
        {false, {}, Meaning::nothing},
        {true, {a}, Meaning::pointer},
    };
    Fingers fingers;
    for (int i = 0; const auto& row : rows) {
        if (row.begin) fingers.begin();
        EXPECT_EQ(fingers.update(row.down), row.meaning) << "step " << i++;
    }
    fingers.cancel();
    EXPECT_EQ(fingers.update({a}), Meaning::nothing);
}

TEST(Fingers, APinchMovesAndZoomsByWhatIsNew) {
    Fingers fingers;
    fingers.begin();
    (void)fingers.update({{0, 0}, {20, 0}});
    (void)fingers.update({{0, 0}, {40, 0}});
    EXPECT_EQ(fingers.pinch().by, QPointF(10, 0));
    EXPECT_EQ(fingers.pinch().middle, QPointF(20, 0));
    EXPECT_DOUBLE_EQ(fingers.pinch().factor, 2);
    (void)fingers.update({{5, 7}, {45, 7}});
    EXPECT_EQ(fingers.pinch().by, QPointF(5, 7));
    EXPECT_DOUBLE_EQ(fingers.pinch().factor, 1);
    (void)fingers.update({{5, 7}, {5, 7}});
    (void)fingers.update({{5, 7}, {7, 7}});
    EXPECT_DOUBLE_EQ(fingers.pinch().factor, 2) << "no division by nothing";
}

/// Ten columns of cells of 20 pixels, of which some are seen; the widget is never shown.
class ViewportTest : public testing::Test {
  protected:
    ViewportTest() {
        widget_.resize(230, 220);
        viewport_.setBoard({100, 100});
        viewport_.setFit(Fit::scrollable, 20);
        viewport_.fillWidget();
        moves_ = 0;
    }
    [[nodiscard]] QPoint scroll() const { return viewport_.geometry().scroll(); }
    [[nodiscard]] int side() const { return viewport_.geometry().cell(); }

    QWidget widget_;
    int moves_ = 0;
    Viewport viewport_{widget_, [this] { ++moves_; }};
};

TEST_F(ViewportTest, ReportsOnlyWhatMoved) {
    viewport_.scrollTo({30, 40});
    EXPECT_EQ(scroll(), QPoint(30, 40));
    EXPECT_EQ(moves_, 1);
    viewport_.scrollTo({30, 40});
    viewport_.reveal({4, 4});
    viewport_.reveal({400, 4});
    viewport_.zoomToFit();
    EXPECT_EQ(moves_, 1);
    viewport_.scrollTo({-5, -5});
    EXPECT_EQ(scroll(), QPoint(0, 0)) << "no further than the edge";
    viewport_.reveal({60, 60});
    EXPECT_EQ(moves_, 3);
}

TEST_F(ViewportTest, MovesWithTheFinger) {
    const double ratio = viewport_.geometry().ratio();
    viewport_.scrollTo({100, 100});
    viewport_.moveBy(QPointF(-20, 40) / ratio);
    EXPECT_EQ(scroll(), QPoint(120, 60));
}

TEST_F(ViewportTest, KeysZoomOnlyABoardThatMayZoom) {
    const int before = side();
    EXPECT_TRUE(viewport_.zoomKey(Qt::Key_Plus));
    EXPECT_GT(side(), before);
    EXPECT_TRUE(viewport_.zoomKey(Qt::Key_0));
    EXPECT_EQ(side(), before);
    EXPECT_FALSE(viewport_.zoomKey(Qt::Key_1));
    viewport_.setFit(Fit::columns, 20);
    for (const int key : {Qt::Key_Plus, Qt::Key_Equal, Qt::Key_Minus, Qt::Key_0})
        EXPECT_FALSE(viewport_.zoomKey(key));
}

TEST_F(ViewportTest, AGlideTakesItsTimeAndArrives) {
    EXPECT_TRUE(viewport_.glideTo({{60, 0}}, true, 1000));
    EXPECT_EQ(scroll(), QPoint(0, 0));
    EXPECT_TRUE(viewport_.step(1000 + Viewport::glideTime / 2));
    const int halfway = scroll().y();
    EXPECT_GT(halfway, 0);
    EXPECT_FALSE(viewport_.step(1000 + Viewport::glideTime));
    EXPECT_GT(scroll().y(), halfway);
    EXPECT_FALSE(viewport_.glideTo({{60, 0}}, true, 2000)) << "it is seen already";
    EXPECT_FALSE(viewport_.glideTo({{0, 0}}, false, 2000)) << "at once";
    EXPECT_EQ(scroll(), QPoint(0, 0));
}

TEST_F(ViewportTest, ScrollingEndsAGlide) {
    EXPECT_TRUE(viewport_.glideTo({{60, 0}}, true, 1000));
    viewport_.moveBy({0, -30});
    const QPoint there = scroll();
    EXPECT_FALSE(viewport_.step(1000 + Viewport::glideTime / 2));
    EXPECT_EQ(scroll(), there);
}

std::string rowsInWords(const RowsChange& change) {
    std::string text;
    for (const std::optional<int>& by : change.by)
        text += (by ? std::to_string(*by) : std::string("new")) + " ";
    return text + "/ " + std::to_string(change.above);
}

Rows rowsOf(int before, int now, std::vector<int> gone, std::vector<int> come, int cell = 1,
            int scrolled = 0) {
    return {before, now, std::move(gone), std::move(come), cell, scrolled};
}

TEST(RowsChange, SaysWhereEachRowWas) {
    const struct {
        Rows rows;
        const char* change;
    } table[] = {
        {rowsOf(3, 3, {}, {}), "0 0 0 / 0"},
        {rowsOf(4, 3, {1}, {}), "0 1 1 / 0"},
        {rowsOf(5, 3, {0, 3}, {}), "1 1 2 / 0"},
        {rowsOf(3, 4, {}, {1}), "0 new -1 -1 / 0"},
        {rowsOf(3, 5, {}, {3, 4}), "0 0 0 new new / 0"},
        {rowsOf(3, 3, {0}, {2}), "1 1 new / 0"},
        {rowsOf(4, 3, {0}, {}, 10, 10), "1 1 1 / -1"},
        {rowsOf(4, 3, {0}, {}, 10, 9), "1 1 1 / 0"},
        {rowsOf(3, 4, {}, {0}, 10, 1), "new -1 -1 -1 / 1"},
        {rowsOf(3, 4, {}, {0}, 10, 0), "new -1 -1 -1 / 0"},
    };
    for (const auto& row : table) EXPECT_EQ(rowsInWords(changeOf(row.rows)), row.change);
}

TEST(RowsChange, FindsARowAgain) {
    const RowsChange change = changeOf(rowsOf(5, 5, {1}, {0}));
    EXPECT_EQ(change.rowOf(0), 1);
    EXPECT_EQ(change.rowOf(1), std::nullopt);
    EXPECT_EQ(change.rowOf(2), 2);
    EXPECT_EQ(change.rowOf(4), 4);
}

TEST(RowSlide, BringsEachRowToItsPlaceInTime) {
    RowSlide slide;
    EXPECT_FALSE(slide.begin(changeOf(rowsOf(3, 3, {}, {})), 20, 0, 1000)) << "none moves";
    EXPECT_FALSE(slide.active());
    ASSERT_TRUE(slide.begin(changeOf(rowsOf(4, 3, {1}, {})), 20, 0, 1000));
    EXPECT_EQ(slide.rows(), 3);
    EXPECT_EQ(slide.offset(0, 1000), 0);
    EXPECT_EQ(slide.offset(1, 1000), 20);
    const int halfway = slide.offset(1, 1000 + RowSlide::time / 2);
    EXPECT_GT(halfway, 0);
    EXPECT_LT(halfway, 10) << "slower towards the end";
    EXPECT_TRUE(slide.step(1000 + RowSlide::time - 1));
    EXPECT_TRUE(slide.active());
    EXPECT_EQ(slide.offset(1, 1000 + RowSlide::time), 0);
    EXPECT_TRUE(slide.step(1000 + RowSlide::time)) << "its last picture";
    EXPECT_FALSE(slide.active());
    EXPECT_FALSE(slide.step(1000 + RowSlide::time + 1));
}

TEST(RowSlide, CountsWhatTheBoardScrolledMeanwhile) {
    RowSlide slide;
    const RowsChange change = changeOf(rowsOf(4, 3, {0}, {}));
    EXPECT_FALSE(slide.begin(change, 20, -20, 0)) << "all rows stay where they are seen";
    ASSERT_TRUE(slide.begin(change, 20, -5, 0));
    EXPECT_EQ(slide.offset(2, 0), 15);
}

/// Two by two cells whose looks and overlay a test sets.
class LooksPainter final : public BoardPainter {
  public:
    [[nodiscard]] kit::Size size() const override { return {rows, 2}; }
    [[nodiscard]] std::uint64_t look(kit::Cell cell) const override {
        const auto found = looks.find(cell);
        return found == looks.end() ? 0 : found->second;
    }
    void paint(QPainter& /*painter*/, const QRectF& /*area*/, std::uint64_t /*look*/,
               const Theme& /*theme*/) const override {}
    [[nodiscard]] std::vector<kit::Cell> over() const override { return overlay; }
    [[nodiscard]] QString describe(kit::Cell /*cell*/) const override { return {}; }

    int rows = 2;
    std::map<kit::Cell, std::uint64_t> looks;
    std::vector<kit::Cell> overlay;
};

class PicturesTest : public testing::Test {
  protected:
    using Cells = std::vector<kit::Cell>;

    LooksPainter painter_;
    BoardPictures pictures_{painter_};
};

TEST_F(PicturesTest, OnlyCellsWithAnotherLookChange) {
    EXPECT_TRUE(pictures_.empty());
    pictures_.read(painter_.size());
    EXPECT_FALSE(pictures_.empty());
    EXPECT_EQ(pictures_.changed({2, 2}), Cells{});
    painter_.looks = {{{0, 1}, 5}, {{1, 0}, 6}, {{1, 1}, 0}};
    EXPECT_EQ(pictures_.changed({2, 2}), (Cells{{0, 1}, {1, 0}}));
    EXPECT_EQ(pictures_.changed({2, 2}), Cells{}) << "once";
}

TEST_F(PicturesTest, NewRowsAreReadAndTheOthersKept) {
    pictures_.read(painter_.size());
    painter_.rows = 3;
    painter_.looks = {{{0, 0}, 5}, {{2, 1}, 6}};
    EXPECT_EQ(pictures_.setRows({2, 2}, {3, 2}), (Cells{{2, 0}, {2, 1}}));
    EXPECT_EQ(pictures_.changed({3, 2}), (Cells{{0, 0}}));
    EXPECT_EQ(pictures_.setRows({3, 2}, {1, 2}), Cells{});
    EXPECT_EQ(pictures_.changed({1, 2}), Cells{});
}

TEST_F(PicturesTest, AnOverlayIsRepaintedWhereItWasAndWhereItIs) {
    painter_.overlay = {{0, 0}};
    pictures_.read(painter_.size());
    EXPECT_EQ(pictures_.overlayChanged(), Cells{});
    painter_.overlay = {{1, 0}, {1, 1}};
    EXPECT_EQ(pictures_.overlayChanged(), (Cells{{0, 0}, {1, 0}, {1, 1}}));
    painter_.overlay = {};
    EXPECT_EQ(pictures_.overlayChanged(), (Cells{{1, 0}, {1, 1}}));
    EXPECT_EQ(pictures_.overlayChanged(), Cells{});
}

TEST_F(PicturesTest, PicturesAreForSizeAndRatio) {
    EXPECT_TRUE(pictures_.setScale(20, 1));
    EXPECT_FALSE(pictures_.setScale(20, 1));
    EXPECT_TRUE(pictures_.setScale(20, 1.25));
    EXPECT_TRUE(pictures_.setScale(25, 1.25));
}

TEST(CursorStep, KeysMoveByRowsAndColumns) {
    const struct {
        int key;
        Qt::KeyboardModifiers modifiers;
        std::optional<kit::Cell> by;
    } rows[] = {
        {Qt::Key_Left, {}, kit::Cell{0, -1}},
        {Qt::Key_Right, Qt::KeypadModifier, kit::Cell{0, 1}},
        {Qt::Key_Up, Qt::ShiftModifier, kit::Cell{-1, 0}},
        {Qt::Key_Down, {}, kit::Cell{1, 0}},
        {Qt::Key_PageUp, {}, kit::Cell{-4, 0}},
        {Qt::Key_PageDown, {}, kit::Cell{4, 0}},
        {Qt::Key_Home, {}, kit::Cell{0, -9}},
        {Qt::Key_End, {}, kit::Cell{0, 9}},
        {Qt::Key_Home, Qt::ControlModifier, kit::Cell{-7, -9}},
        {Qt::Key_End, Qt::ControlModifier, kit::Cell{7, 9}},
        {Qt::Key_Left, Qt::ControlModifier, std::nullopt},
        {Qt::Key_PageDown, Qt::ControlModifier, std::nullopt},
        {Qt::Key_Left, Qt::AltModifier, std::nullopt},
        {Qt::Key_Home, Qt::AltModifier, std::nullopt},
        {Qt::Key_Space, {}, std::nullopt},
        {Qt::Key_A, {}, std::nullopt},
    };
    for (const auto& row : rows)
        EXPECT_EQ(cursorStep(row.key, row.modifiers, {7, 9}, 4), row.by) << row.key;
}

TEST(BoardCursor, StaysInsideAndGivesTheCellBefore) {
    BoardCursor cursor;
    EXPECT_EQ(cursor.moveTo({0, 0}, {3, 3}), std::nullopt) << "there already";
    EXPECT_EQ(cursor.moveTo({9, 1}, {3, 3}), (kit::Cell{0, 0}));
    EXPECT_EQ(cursor.cell(), (kit::Cell{2, 1}));
    EXPECT_EQ(cursor.moveTo({2, 1}, {2, 2}), (kit::Cell{2, 1})) << "the board is smaller";
    EXPECT_EQ(cursor.cell(), (kit::Cell{1, 1}));
    EXPECT_TRUE(cursor.show(true));
    EXPECT_FALSE(cursor.show(true));
}

}  // namespace
}  // namespace gridlark::ui
