#include <QVBoxLayout>
#include <set>

#include "board_fixture.h"

namespace gridlark::ui {
namespace {

void settle() {
    QCoreApplication::processEvents();
    QCoreApplication::processEvents();
}

TEST_F(BoardTest, OnlyChangedCellsArePainted) {
    settle();
    EXPECT_GE(board_->takePaintedCells(), 36);
    board_->refresh();
    settle();
    EXPECT_EQ(board_->takePaintedCells(), 0);
    painter_->looks[{2, 2}] = 7;
    board_->refresh();
    settle();
    // A cell that ends amid a logical pixel takes its neighbours along.
    const int most = board_->devicePixelRatioF() == 1 ? 1 : 9;
    const int painted = board_->takePaintedCells();
    EXPECT_GE(painted, 1);
    EXPECT_LE(painted, most);
}

TEST_F(BoardTest, ACursorThatIsNotSeenIsNotPainted) {
    click({0, 0});
    settle();
    board_->takePaintedCells();
    board_->setCursorCell({4, 4});
    settle();
    EXPECT_EQ(board_->takePaintedCells(), 0);
}

TEST_F(BoardTest, PicturesAreDrawnOncePerLook) {
    settle();
    EXPECT_EQ(painter_->pictures, 2);
    board_->update();
    settle();
    EXPECT_EQ(painter_->pictures, 2);
    board_->repaintAll();
    settle();
    EXPECT_EQ(painter_->pictures, 4);
}

TEST_F(BoardTest, ClickIsShownInTheNextFrame) {
    QObject::connect(board_.get(), &BoardWidget::tapped, board_.get(), [this](kit::Cell cell) {
        painter_->looks[cell] = 7;
        board_->refresh();
    });
    settle();
    board_->takePaintedCells();
    click({1, 4});
    settle();  // no timer has to fire
    EXPECT_GE(board_->takePaintedCells(), 1);
    const QImage image = board_->grab().toImage();
    const QPointF at = board_->cellRect({1, 4}).center() * board_->devicePixelRatioF();
    EXPECT_NE(image.pixelColor(at.toPoint()).green(), 255);
    EXPECT_GT(image.pixelColor(at.toPoint()).red(), 200);
}

/// Every device pixel of the board has the colour of a cell, unblended: nothing is misaligned. The
/// frame rounds the corners.
void expectCrisp(const QImage& image, const QRectF& board, double ratio) {
    std::set<QRgb> colours;
    const QRect area =
        QRectF(board.topLeft() * ratio, board.size() * ratio).toRect().adjusted(1, 1, -1, -1);
    const int round = static_cast<int>(std::lround(14 * ratio));
    const QRect noSides = area.adjusted(round, 0, -round, 0);
    const QRect noEnds = area.adjusted(0, round, 0, -round);
    for (int y = area.top(); y <= area.bottom(); ++y) {
        for (int x = area.left(); x <= area.right(); ++x) {
            if (noSides.contains(x, y) || noEnds.contains(x, y)) colours.insert(image.pixel(x, y));
        }
    }
    EXPECT_EQ(colours, (std::set<QRgb>{qRgb(0, 0, 0), qRgb(255, 255, 255)}));
}

TEST_F(BoardTest, CellsAreCrisp) {
    for (const int size : {240, 251, 300, 333}) {
        board_->resize(size, size + 13);
        settle();
        expectCrisp(board_->grab().toImage(), board_->boardRect(), board_->devicePixelRatioF());
    }
}

TEST(BoardInWindow, CellsAreCrispAmidADevicePixel) {
    ChequeredPainter painter({5, 5});
    QWidget window;
    window.resize(300, 300);
    BoardWidget board(painter, &window);
    window.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&window));
    for (const QPoint at : {QPoint(0, 0), QPoint(1, 3), QPoint(7, 6), QPoint(10, 13)}) {
        board.setGeometry(QRect(at, QSize(241, 241)));
        settle();
        expectCrisp(window.grab().toImage(), board.boardRect().translated(at),
                    board.devicePixelRatioF());
    }
}

TEST_F(BoardTest, CoverHidesTheCells) {
    settle();
    board_->takePaintedCells();
    board_->setCovered(true);
    settle();
    const QImage image = board_->grab().toImage();
    EXPECT_EQ(board_->takePaintedCells(), 0);
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            ASSERT_NE(image.pixel(x, y), qRgb(0, 0, 0)) << "of a cell";
        }
    }
}

TEST_F(BoardTest, FlashTintsAndPasses) {
    board_->flash({{2, 2}}, Qt::blue);
    const auto blue = [this] {
        const QPointF at = board_->cellRect({2, 2}).center() * board_->devicePixelRatioF();
        return board_->grab().toImage().pixelColor(at.toPoint()).blue() > 60;
    };
    ASSERT_EQ(painter_->look({2, 2}), 0U) << "black without the flash";
    EXPECT_TRUE(blue());
    EXPECT_TRUE(QTest::qWaitFor([&] { return !blue(); }, 10'000));
}

TEST_F(BoardTest, NewSizeIsTakenUp) {
    painter_->resize({3, 9});
    board_->refresh();
    settle();
    EXPECT_GE(board_->takePaintedCells(), 27);
    EXPECT_EQ(board_->cellAt(board_->cellRect({2, 8}).center()), (kit::Cell{2, 8}));
}

TEST_F(BoardTest, RingGrowsWhileHolding) {
    board_->setTheme(Theme(Brightness::light, false, true));
    board_->setLongPress(20'000);
    const QRgb accent = board_->theme().colours().accent.rgb();
    const auto inked = [&] {
        const QImage image = board_->grab().toImage();
        int count = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) count += image.pixel(x, y) == accent ? 1 : 0;
        }
        return count;
    };
    press({2, 2});
    EXPECT_EQ(inked(), 0) << "a short press shows nothing";
    ASSERT_TRUE(QTest::qWaitFor([&] { return inked() > 0; }, 10'000));
    const int early = inked();
    EXPECT_TRUE(QTest::qWaitFor([&] { return inked() > early; }, 10'000));
    release({2, 2});
    EXPECT_EQ(inked(), 0);
}

TEST_F(BoardTest, LargeBoardsPaintOnlyWhatIsSeen) {
    make({40, 80}, {400, 300});
    board_->setFit(Fit::scrollable, 20);
    settle();
    board_->takePaintedCells();
    board_->update();
    settle();
    EXPECT_LE(board_->takePaintedCells(), 21 * 16);
}

}  // namespace
}  // namespace gridlark::ui
