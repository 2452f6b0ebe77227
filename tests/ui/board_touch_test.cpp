#include <QPushButton>

#include "board_fixture.h"

namespace gridlark::ui {
namespace {

/// Fingers on a touch screen, through Qt's own delivery of touches.
class TouchTest : public BoardTest {
  protected:
    QPointingDevice* device_ = QTest::createTouchDevice();

    /// Sent when it goes out of scope.
    auto touch() { return QTest::touchEvent(board_.get(), device_); }

    void down(int finger, QPoint at) { touch().press(finger, at, board_.get()); }
    void to(int finger, QPoint at) { touch().move(finger, at, board_.get()); }
    void up(int finger, QPoint at) { touch().release(finger, at, board_.get()); }

    void tapTwoFingers(QPoint first, QPoint second) {
        down(0, first);
        touch().move(0, first, board_.get()).press(1, second, board_.get());
    }
};

TEST_F(TouchTest, OneFingerTaps) {
    down(0, middle({2, 3}));
    up(0, middle({2, 3}));
    EXPECT_EQ(take(), "pressed 2,3; released; tapped 2,3; ");
    down(0, middle({0, 0}));
    up(0, middle({0, 0}));
    EXPECT_EQ(take(), "pressed 0,0; released; tapped 0,0; ");
}

TEST_F(TouchTest, AFingerThatStaysHoldsAndNeverAlsoTaps) {
    down(0, middle({2, 3}));
    EXPECT_TRUE(waitForLog("pressed 2,3; held 2,3; "));
    up(0, middle({2, 3}));
    EXPECT_EQ(take(), "pressed 2,3; held 2,3; released; ");
}

TEST_F(TouchTest, AFingerThatLeavesIsNothing) {
    down(0, middle({2, 3}));
    to(0, middle({2, 4}));
    up(0, middle({2, 4}));
    EXPECT_EQ(take(), "pressed 2,3; released; ");
}

TEST_F(TouchTest, ASecondFingerSpoilsUntilBothAreUp) {
    tapTwoFingers(middle({2, 2}), middle({4, 4}));
    outlast(longPress);
    touch().move(0, middle({2, 2}), board_.get()).release(1, middle({4, 4}), board_.get());
    up(0, middle({2, 2}));
    EXPECT_EQ(take(), "pressed 2,2; released; ");
    down(0, middle({1, 1}));
    up(0, middle({1, 1}));
    EXPECT_EQ(take(), "pressed 1,1; released; tapped 1,1; ");
}

TEST_F(TouchTest, ACoveredBoardTakesNothing) {
    board_->setCovered(true);
    down(0, middle({2, 3}));
    up(0, middle({2, 3}));
    EXPECT_EQ(take(), "");
}

TEST_F(TouchTest, AButtonOnTheBoardIsPressedAndTheBoardBeneathIsNot) {
    QPushButton button(board_.get());
    button.setGeometry(100, 100, 100, 100);
    button.show();
    int clicks = 0;
    QObject::connect(&button, &QPushButton::clicked, board_.get(), [&] { ++clicks; });
    down(0, {150, 150});
    up(0, {150, 150});
    EXPECT_EQ(clicks, 1);
    EXPECT_EQ(take(), "");
}

class TouchLargeTest : public TouchTest {
  protected:
    TouchLargeTest() {
        make({40, 80}, {400, 300});
        board_->setFit(Fit::scrollable, 20);
    }
    [[nodiscard]] double side() const { return board_->cellRect({0, 0}).width(); }
};

TEST_F(TouchLargeTest, TwoFingersMoveTheBoard) {
    const QPointF before = board_->cellRect({20, 20}).center();
    const double size = side();
    tapTwoFingers({200, 150}, {260, 150});
    for (const int by : {20, 40, 60}) {
        touch()
            .move(0, QPoint(200 - by, 150 - by), board_.get())
            .move(1, QPoint(260 - by, 150 - by), board_.get());
    }
    const QPointF moved = board_->cellRect({20, 20}).center() - before;
    EXPECT_NEAR(moved.x(), -60, 2);
    EXPECT_NEAR(moved.y(), -60, 2);
    EXPECT_DOUBLE_EQ(side(), size);
    touch().release(0, QPoint(140, 90), board_.get()).release(1, QPoint(200, 90), board_.get());
    EXPECT_EQ(take().find("tapped"), std::string::npos);
}

TEST_F(TouchLargeTest, TwoFingersThatPartZoomAroundTheirMiddle) {
    board_->reveal({20, 40});
    const QPoint at = board_->cellRect({20, 40}).center().toPoint();
    const double before = side();
    tapTwoFingers(at - QPoint(20, 0), at + QPoint(20, 0));
    for (const int by : {25, 30, 35, 40}) {
        touch().move(0, at - QPoint(by, 0), board_.get()).move(1, at + QPoint(by, 0), board_.get());
    }
    EXPECT_GT(side(), before * 1.6);
    EXPECT_LT(side(), before * 2.4);
    EXPECT_EQ(board_->cellAt(at), (kit::Cell{20, 40}));
}

}  // namespace
}  // namespace gridlark::ui
