#include <QElapsedTimer>
#include <QWheelEvent>

#include "board_fixture.h"

namespace gridlark::ui {
namespace {

TEST_F(BoardTest, ClickTaps) {
    click({2, 3});
    EXPECT_EQ(take(), "pressed 2,3; released; tapped 2,3; ");
}

TEST_F(BoardTest, SecondaryClickHoldsOnPress) {
    press({2, 3}, Qt::RightButton);
    EXPECT_EQ(take(), "held 2,3; ");
    release({2, 3}, Qt::RightButton);
    EXPECT_EQ(take(), "");
}

TEST_F(BoardTest, MiddleClick) {
    click({1, 1}, Qt::MiddleButton);
    EXPECT_EQ(take(), "mpressed 1,1; released; middle 1,1; ");
}

TEST_F(BoardTest, DoubleClickTapsTwice) {
    click({1, 1});
    QTest::mouseDClick(board_.get(), Qt::LeftButton, {}, middle({1, 1}));  // the second press only
    release({1, 1});
    const std::string tap = "pressed 1,1; released; tapped 1,1; ";
    EXPECT_EQ(take(), tap + tap);
}

TEST_F(BoardTest, LongPressFiresAtItsTimeWhileDown) {
    QElapsedTimer clock;
    std::int64_t heldAt = -1;
    QObject::connect(board_.get(), &BoardWidget::held, board_.get(),
                     [&] { heldAt = clock.nsecsElapsed(); });
    for (const int time : {80, 200, 350}) {
        board_->setLongPress(time);
        heldAt = -1;
        clock.start();
        press({2, 2});
        ASSERT_TRUE(QTest::qWaitFor([&] { return heldAt >= 0; }, 10'000));
        EXPECT_GE(heldAt, std::int64_t{1'000'000} * time) << "before its time";
        release({2, 2});
        EXPECT_EQ(take(), "pressed 2,2; held 2,2; released; ");
    }
}

TEST_F(BoardTest, LongPressNeverAlsoTaps) {
    press({2, 2});
    EXPECT_TRUE(waitForLog("pressed 2,2; held 2,2; "));
    release({2, 2});
    EXPECT_EQ(take(), "pressed 2,2; held 2,2; released; ");
    outlast(longPress);
    EXPECT_EQ(take(), "");
}

TEST_F(BoardTest, ShortPressNeverHolds) {
    click({2, 2});
    outlast(longPress);
    EXPECT_EQ(take(), "pressed 2,2; released; tapped 2,2; ");
}

/// The program was busy, and finds press and release in its queue, far enough apart.
TEST_F(BoardTest, LatePressIsHeld) {
    const QPointF at = middle({2, 2});
    for (const auto& [apart, expected] :
         {std::pair{longPress + 1, "held 2,2; "}, std::pair{longPress - 1, "tapped 2,2; "}}) {
        QMouseEvent down(QEvent::MouseButtonPress, at, board_->mapToGlobal(at), Qt::LeftButton,
                         Qt::LeftButton, Qt::NoModifier);
        down.setTimestamp(10'000);
        QMouseEvent up(QEvent::MouseButtonRelease, at, board_->mapToGlobal(at), Qt::LeftButton,
                       Qt::NoButton, Qt::NoModifier);
        up.setTimestamp(10'000 + static_cast<quint64>(apart));
        QCoreApplication::sendEvent(board_.get(), &down);
        QCoreApplication::sendEvent(board_.get(), &up);
        EXPECT_EQ(take(), std::string("pressed 2,2; released; ") + expected);
    }
}

TEST_F(BoardTest, WithoutLongPressAllPressesTap) {
    board_->setLongPress(0);
    press({2, 2});
    outlast(100);
    release({2, 2});
    EXPECT_EQ(take(), "pressed 2,2; released; tapped 2,2; ");
}

TEST_F(BoardTest, LeavingTheCellIsNothing) {
    press({2, 2});
    drag({2, 3});
    outlast(longPress);
    release({2, 3});
    EXPECT_EQ(take(), "pressed 2,2; released; ");
}

TEST_F(BoardTest, TremblingOverTheEdgeIsStillATap) {
    const QRectF rect = board_->cellRect({2, 2});
    const QPoint edge(static_cast<int>(rect.right()) - 1, static_cast<int>(rect.center().y()));
    QTest::mousePress(board_.get(), Qt::LeftButton, {}, edge);
    dragTo(edge + QPointF(3, 0));
    QTest::mouseRelease(board_.get(), Qt::LeftButton, {}, edge + QPoint(3, 0));
    EXPECT_EQ(take(), "pressed 2,2; released; tapped 2,2; ");
}

TEST_F(BoardTest, Drags) {
    board_->setDragging(true);
    press({2, 2});
    drag({2, 3});
    drag({2, 5});
    release({2, 5});
    EXPECT_EQ(take(),
              "pressed 2,2; began 2,2; entered 2,3; entered 2,4; entered 2,5; released; ended; ");
}

TEST_F(BoardTest, SecondButtonSpoils) {
    press({2, 2});
    QTest::mousePress(board_.get(), Qt::RightButton, {}, middle({2, 2}));
    outlast(longPress);
    release({2, 2}, Qt::RightButton);
    release({2, 2});
    EXPECT_EQ(take(), "pressed 2,2; released; ");
}

TEST_F(BoardTest, HidingSpoils) {
    press({2, 2});
    board_->setCovered(true);
    outlast(longPress);
    release({2, 2});
    EXPECT_EQ(take(), "pressed 2,2; released; ");
    click({2, 2});
    EXPECT_EQ(take(), "") << "a covered board takes nothing";
    board_->setCovered(false);
    click({2, 2});
    EXPECT_EQ(take(), "pressed 2,2; released; tapped 2,2; ");
}

TEST_F(BoardTest, AnotherBoardSpoils) {
    press({5, 5});
    painter_->resize({3, 3});
    board_->refresh();
    outlast(longPress);
    QTest::mouseRelease(board_.get(), Qt::LeftButton, {}, {150, 150});
    EXPECT_EQ(take(), "pressed 5,5; released; ");
}

TEST_F(BoardTest, MayBeDeletedByWhatItTells) {
    QObject::connect(board_.get(), &BoardWidget::released, qApp,
                     [this] { board_.release()->deleteLater(); });
    click({2, 2});
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    EXPECT_EQ(board_, nullptr);
}

TEST_F(BoardTest, HoverFollowsThePointer) {
    std::vector<std::optional<kit::Cell>> seen;
    QObject::connect(board_.get(), &BoardWidget::hoverMoved, board_.get(),
                     [&](auto cell) { seen.push_back(cell); });
    dragTo(middle({1, 1}), Qt::NoButton);
    dragTo(middle({1, 1}) + QPoint(2, 2), Qt::NoButton);
    dragTo(middle({1, 2}), Qt::NoButton);
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(board_.get(), &leave);
    EXPECT_EQ(seen, (std::vector<std::optional<kit::Cell>>{kit::Cell{1, 1}, kit::Cell{1, 2},
                                                           std::nullopt}));
}

class LargeBoardTest : public BoardTest {
  protected:
    LargeBoardTest() {
        make({40, 80}, {400, 300});
        board_->setFit(Fit::scrollable, 20);
    }
    void wheel(int turn, Qt::KeyboardModifiers modifiers, QPointF at) {
        QWheelEvent event(at, board_->mapToGlobal(at), {}, {0, turn}, Qt::NoButton, modifiers,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(board_.get(), &event);
    }
    [[nodiscard]] double side() const { return board_->cellRect({0, 0}).width(); }
};

TEST_F(LargeBoardTest, WheelScrolls) {
    const double before = board_->cellRect({0, 0}).top();
    wheel(-120, {}, {200, 150});
    EXPECT_LT(board_->cellRect({0, 0}).top(), before);
    const double left = board_->cellRect({0, 0}).left();
    wheel(-120, Qt::ShiftModifier, {200, 150});
    EXPECT_LT(board_->cellRect({0, 0}).left(), left);
}

TEST_F(LargeBoardTest, WheelWithControlZoomsAroundThePointer) {
    board_->reveal({20, 40});
    const QPointF at = board_->cellRect({20, 40}).center();
    const double before = side();
    wheel(120, Qt::ControlModifier, at);
    EXPECT_GT(side(), before);
    EXPECT_EQ(board_->cellAt(at), (kit::Cell{20, 40}));
    wheel(-1200, Qt::ControlModifier, at);
    EXPECT_GE(side(), 20 - 1e-6);
}

TEST_F(LargeBoardTest, MiddleDragPans) {
    const QPointF before = board_->cellRect({10, 10}).center();
    QTest::mousePress(board_.get(), Qt::MiddleButton, {}, {200, 150});
    dragTo({180, 130}, Qt::MiddleButton);
    dragTo({140, 90}, Qt::MiddleButton);
    QTest::mouseRelease(board_.get(), Qt::MiddleButton, {}, {140, 90});
    const QPointF moved = board_->cellRect({10, 10}).center() - before;
    EXPECT_NEAR(moved.x(), -40, 2);
    EXPECT_NEAR(moved.y(), -40, 2);
    const std::string told = take();
    EXPECT_NE(told.find("released"), std::string::npos) << told;
    EXPECT_EQ(told.find("middle"), std::string::npos) << told;
}

TEST_F(LargeBoardTest, DraggingPansUnlessTheGameWantsIt) {
    const QPointF before = board_->cellRect({10, 10}).center();
    QTest::mousePress(board_.get(), Qt::LeftButton, {}, {200, 150});
    dragTo({170, 150});
    dragTo({120, 150});
    QTest::mouseRelease(board_.get(), Qt::LeftButton, {}, {120, 150});
    EXPECT_LT(board_->cellRect({10, 10}).center().x(), before.x() - 40);
    EXPECT_EQ(take().find("tapped"), std::string::npos);
}

TEST_F(LargeBoardTest, MiddleClickIsStillAClick) {
    click({3, 3}, Qt::MiddleButton);
    EXPECT_EQ(take(), "mpressed 3,3; released; middle 3,3; ");
}

TEST_F(LargeBoardTest, ClicksHitWhatIsSeenAtAnyZoom) {
    for (int i = 0; i < 5; ++i) {
        board_->zoomIn();
        board_->reveal({25, 50});
        click({25, 50});
        EXPECT_EQ(take(), "pressed 25,50; released; tapped 25,50; ");
    }
}

}  // namespace
}  // namespace gridlark::ui
