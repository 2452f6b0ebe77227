#include "gridlark/ui/actions.h"

#include "board_fixture.h"

namespace gridlark::ui {
namespace {

struct Move {
    int key;
    Qt::KeyboardModifiers modifiers;
    kit::Cell to;
};

TEST_F(BoardTest, KeysMoveTheCursor) {
    const std::vector<Move> moves{
        {Qt::Key_Right, {}, {0, 1}},
        {Qt::Key_Down, {}, {1, 1}},
        {Qt::Key_End, {}, {1, 5}},
        {Qt::Key_Right, {}, {1, 5}},
        {Qt::Key_Left, {}, {1, 4}},
        {Qt::Key_End, Qt::ControlModifier, {5, 5}},
        {Qt::Key_Down, {}, {5, 5}},
        {Qt::Key_Home, {}, {5, 0}},
        {Qt::Key_PageUp, {}, {0, 0}},
        {Qt::Key_PageDown, {}, {5, 0}},
        {Qt::Key_Home, Qt::ControlModifier, {0, 0}},
        {Qt::Key_Up, {}, {0, 0}},
        {Qt::Key_Left, Qt::KeypadModifier, {0, 0}},
    };
    for (const Move& move : moves) {
        key(move.key, move.modifiers);
        EXPECT_EQ(name(board_->cursor()), name(move.to)) << move.key;
    }
}

TEST_F(BoardTest, SpaceTapsAndEnterHolds) {
    board_->setCursorCell({3, 4});
    key(Qt::Key_Space);
    EXPECT_EQ(take(), "tapped 3,4; ");
    key(Qt::Key_Return);
    key(Qt::Key_Enter, Qt::KeypadModifier);
    EXPECT_EQ(take(), "held 3,4; held 3,4; ");
    key(Qt::Key_Space, Qt::ControlModifier);
    EXPECT_EQ(take(), "");
}

/// A key that is held down must not play again and again, nor do so elsewhere.
TEST_F(BoardTest, RepeatedKeysActOnce) {
    for (const int code : {Qt::Key_Space, Qt::Key_Select, Qt::Key_Return, Qt::Key_Enter}) {
        QKeyEvent repeat(QEvent::KeyPress, code, Qt::NoModifier, QString(), true);
        QCoreApplication::sendEvent(board_.get(), &repeat);
        EXPECT_EQ(take(), "") << code;
        EXPECT_TRUE(repeat.isAccepted()) << code;
    }
}

TEST_F(BoardTest, RepeatedArrowsMoveOn) {
    QKeyEvent repeat(QEvent::KeyPress, Qt::Key_Right, Qt::NoModifier, QString(), true);
    for (int i = 0; i < 3; ++i) QCoreApplication::sendEvent(board_.get(), &repeat);
    EXPECT_EQ(name(board_->cursor()), "0,3");
}

/// Not even a held key that was pressed for a shortcut triggers a game's action again.
TEST_F(BoardTest, ActionsDoNotRepeat) {
    QAction action;
    EXPECT_TRUE(action.autoRepeat()) << "as Qt makes them";
    describe(action, QStringLiteral("star"), QStringLiteral("Stars"), QString(), {Qt::Key_S});
    EXPECT_FALSE(action.autoRepeat());
}

TEST_F(BoardTest, CoveredBoardLeavesKeysToOthers) {
    board_->setCovered(true);
    QKeyEvent space(QEvent::KeyPress, Qt::Key_Space, Qt::NoModifier);
    space.accept();
    QCoreApplication::sendEvent(board_.get(), &space);
    EXPECT_EQ(take(), "");
    EXPECT_FALSE(space.isAccepted());
}

TEST_F(BoardTest, UnknownKeysAreLeftToOthers) {
    for (const int code : {Qt::Key_H, Qt::Key_0, Qt::Key_Plus, Qt::Key_Escape}) {
        QKeyEvent event(QEvent::KeyPress, code, Qt::NoModifier);
        event.accept();
        QCoreApplication::sendEvent(board_.get(), &event);
        EXPECT_FALSE(event.isAccepted()) << code;
    }
}

TEST_F(BoardTest, CursorFollowsTheMouse) {
    click({4, 2});
    EXPECT_EQ(name(board_->cursor()), "4,2");
    key(Qt::Key_Right);
    EXPECT_EQ(name(board_->cursor()), "4,3");
}

TEST_F(BoardTest, CursorStaysInsideASmallerBoard) {
    board_->setCursorCell({5, 5});
    painter_->resize({3, 4});
    board_->refresh();
    EXPECT_EQ(name(board_->cursor()), "2,3");
    board_->setCursorCell({-7, 99});
    EXPECT_EQ(name(board_->cursor()), "0,3");
}

/// The ring is drawn in the theme's focus colour, which nothing else here has.
TEST_F(BoardTest, CursorIsSeenOnlyAfterTheKeyboard) {
    const auto ringSeen = [this] {
        QCoreApplication::processEvents();
        const QImage image = board_->grab().toImage();
        const QRgb ring = board_->theme().colours().focus.rgb();
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                if (image.pixel(x, y) == ring) return true;
            }
        }
        return false;
    };
    click({2, 2});
    EXPECT_FALSE(ringSeen());
    key(Qt::Key_Right);
    EXPECT_TRUE(ringSeen());
    click({2, 2});
    EXPECT_FALSE(ringSeen());
}

TEST_F(BoardTest, ScrollableBoardFollowsTheCursorAndZooms) {
    make({40, 80}, {400, 300});
    board_->setFit(Fit::scrollable, 20);
    key(Qt::Key_End, Qt::ControlModifier);
    EXPECT_TRUE(board_->boardRect().contains(board_->cellRect({39, 79}).center()));
    const double before = board_->cellRect({0, 0}).width();
    key(Qt::Key_Plus);
    EXPECT_GT(board_->cellRect({0, 0}).width(), before);
    key(Qt::Key_0);
    EXPECT_EQ(board_->cellRect({0, 0}).width(), before);
    key(Qt::Key_Minus);
    EXPECT_EQ(board_->cellRect({0, 0}).width(), before) << "never below the minimum";
}

}  // namespace
}  // namespace gridlark::ui
