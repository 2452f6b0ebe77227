#include <QApplication>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QSpinBox>

#include "gridlark/ui/panel.h"

#include "view_fixture.h"

namespace gridlark::minesweeper {
namespace {

class LargeBoard : public MinesweeperView {
  protected:
    void showAt(int width, int height) {
        table_->view()->resize(width, height);
        QCoreApplication::processEvents();
    }
    [[nodiscard]] double cellWidth() const { return board_->cellRect({0, 0}).width(); }
};

TEST_F(LargeBoard, MarathonFitsWhereItCanBeReadAndScrollsWhereNot) {
    deal({"marathon", "standard"}, 3);
    showAt(1480, 820);
    EXPECT_GE(cellWidth(), 18);
    EXPECT_TRUE(QRectF(board_->rect()).contains(board_->cellRect({0, 0})));
    EXPECT_TRUE(QRectF(board_->rect()).contains(board_->cellRect({39, 79})));

    showAt(800, 600);
    EXPECT_EQ(cellWidth(), 18);
    EXPECT_FALSE(QRectF(board_->rect()).contains(board_->cellRect({39, 79})));
    board_->setFocus();
    QTest::keyClick(board_, Qt::Key_End, Qt::ControlModifier);
    EXPECT_TRUE(QRectF(board_->rect()).contains(board_->cellRect({39, 79})))
        << "the cursor is kept in view";
    QTest::keyClick(board_, Qt::Key_Plus);
    EXPECT_GT(cellWidth(), 18);
    QTest::keyClick(board_, Qt::Key_0);
    EXPECT_EQ(cellWidth(), 18);
}

TEST_F(LargeBoard, TheButtonsAreUnderWhatIsSeenOfTheBoardAndItsScrollBars) {
    const auto button = [&](const char* name) {
        return table_->view()->findChild<QWidget*>(QLatin1String(name));
    };
    deal({"beginner", "standard"}, 3);
    showAt(600, 700);
    EXPECT_FALSE(button("zoom-in")->isVisible()) << "a small board is seen whole";
    QTest::keyClick(board_, Qt::Key_Plus);
    EXPECT_TRUE(button("zoom-in")->isVisible());
    QTest::keyClick(board_, Qt::Key_0);
    EXPECT_FALSE(button("zoom-in")->isVisible());

    for (const char* grid : {"100x2x30", "2x100x30"}) {
        deal({grid, "standard"}, 3);
        showAt(1000, 600);
        ASSERT_TRUE(board_->scrolls());
        const QWidget* zoom = button("zoom-in");
        ASSERT_TRUE(zoom->isVisible());
        const int top = zoom->mapTo(table_->view(), QPoint(0, 0)).y();
        EXPECT_GE(top, board_->extent().bottom()) << grid;
        EXPECT_LE(top, board_->extent().bottom() + 24) << grid;
        for (const QScrollBar* bar : board_->findChildren<QScrollBar*>()) {
            EXPECT_TRUE(!bar->isVisible() || board_->extent().contains(bar->geometry())) << grid;
        }
        EXPECT_TRUE(board_->rect().contains(board_->extent()));
    }
}

TEST_F(LargeBoard, TheViewAsksForTheShapeOfTheBoard) {
    deal({"expert", "standard"}, 3);
    QWidget* view = table_->view();
    const int bar = view->heightForWidth(960) - board_->heightForWidth(960);
    EXPECT_GT(bar, 30) << "room for the selector";
    EXPECT_NEAR(board_->heightForWidth(960), 960 * 16 / 30, 6);
    EXPECT_GE(board_->heightForWidth(100), 16 * 18) << "cells get no smaller than 18 px";
}

TEST_F(LargeBoard, OneFlagRepaintsOneCell) {
    deal({"marathon", "standard"}, 3);
    showAt(1480, 820);
    click({20, 40});
    const kit::Cell mine = mines().front();
    QTest::mouseMove(board_, at(mine));
    QCoreApplication::processEvents();
    board_->takePaintedCells();
    click(mine, Qt::RightButton);
    EXPECT_TRUE(square(mine).flagged());
    int painted = 0;
    const auto paintedAny = [&] { return (painted += board_->takePaintedCells()) > 0; };
    ASSERT_TRUE(QTest::qWaitFor(paintedAny, patience));
    QCoreApplication::processEvents();
    EXPECT_EQ(painted + board_->takePaintedCells(), 1);
}

TEST_F(LargeBoard, ThePositionForPicturesIsAGameInProgress) {
    QFile file(QStringLiteral(":/games/minesweeper/demo.json"));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    ASSERT_TRUE(table_->game().restore(nlohmann::json::parse(file.readAll().toStdString())));
    EXPECT_EQ(status(), kit::Status::playing);
    EXPECT_FALSE(hiddenSafe().empty());
}

TEST_F(LargeBoard, AGridOfOnesOwnIsAskedForAndDealt) {
    QSignalSpy popup(table_.get(), &ui::Table::popup);
    table_->askForGrid();
    auto* panel = table_->view()->findChild<ui::Panel*>();
    ASSERT_TRUE(panel != nullptr && panel->isOpen());
    EXPECT_EQ(popup.last().first().toBool(), true) << "the clock is held";
    const auto numbers = panel->findChildren<QSpinBox*>();
    ASSERT_EQ(numbers.size(), 3);
    numbers[0]->setValue(24);
    numbers[1]->setValue(18);
    EXPECT_EQ(numbers[2]->maximum(), 24 * 18 - 9) << "room for the protected square";
    numbers[2]->setValue(60);
    QSignalSpy dealt(table_.get(), &ui::Table::dealt);
    QTest::mouseClick(panel->findChild<QPushButton*>(), Qt::LeftButton);
    EXPECT_FALSE(panel->isOpen());
    EXPECT_EQ(popup.last().first().toBool(), false);
    ASSERT_TRUE(!dealt.isEmpty() || dealt.wait(patience));
    EXPECT_EQ(table_->game().options(), (kit::Options{"24x18x60", "standard"}));
    EXPECT_TRUE(plugin_->gridTitle("24x18x60").startsWith(QStringLiteral("24 × 18 · 60 ")));
    EXPECT_TRUE(plugin_->offers({"24x18x60", "no-guess"}));
    EXPECT_FALSE(plugin_->offers({"1x1x0", "standard"}));
}

/// Laying such a board takes a while, and the window stays alive meanwhile.
TEST_F(LargeBoard, ADenseBoardWithoutGuessingIsLaidInTheBackground) {
    deal({"40x40x330", "no-guess"}, 3);
    QStringList busy;
    QObject::connect(table_.get(), &ui::Table::busy, table_.get(),
                     [&](bool on) { busy += on ? "on" : "off"; });
    click(centre);
    EXPECT_FALSE(state().laid) << "not in the click";
    EXPECT_EQ(busy, QStringList{"on"});
    click({10, 10});
    ASSERT_TRUE(QTest::qWaitFor([&] { return busy.size() == 2; }, patience));
    EXPECT_EQ(state().laid, host_.notice.isEmpty()) << "laid, or a notice that it cannot be";
    EXPECT_EQ(square(centre).open(), state().laid);
}

/// Work is done in the order in which it was asked for: when the second opening is on the board,
/// the first one would have been there before it.
TEST_F(LargeBoard, LeavingThePageStopsTheLaying) {
    deal({"expert", "no-guess"}, 3);
    const State before = state();
    click(centre);
    table_->cancelWork();
    click({12, 20});
    ASSERT_TRUE(QTest::qWaitFor([&] { return state().laid; }, patience));
    EXPECT_EQ(state(), Minesweeper::apply(before, Open{{12, 20}}));
    EXPECT_EQ(host_.notice, QString());
}

TEST_F(LargeBoard, TabGoesFromNumberToNumber) {
    table_->askForGrid();
    const auto numbers = table_->view()->findChild<ui::Panel*>()->findChildren<QSpinBox*>();
    EXPECT_TRUE(numbers[0]->hasFocus());
    for (int i = 1; i < 3; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        EXPECT_TRUE(numbers[i]->hasFocus()) << i;
    }
}

TEST_F(LargeBoard, ThePresetOfTheSameSizeIsThatPreset) {
    table_->askForGrid();
    auto* panel = table_->view()->findChild<ui::Panel*>();
    const auto numbers = panel->findChildren<QSpinBox*>();
    numbers[0]->setValue(30);
    numbers[1]->setValue(16);
    numbers[2]->setValue(60);
    QSignalSpy dealt(table_.get(), &ui::Table::dealt);
    QTest::keyClick(numbers[2], Qt::Key_Return);
    ASSERT_TRUE(!dealt.isEmpty() || dealt.wait(patience));
    EXPECT_EQ(table_->game().options().grid, "expert") << "its statistics are those of Expert";
}

}  // namespace
}  // namespace gridlark::minesweeper
