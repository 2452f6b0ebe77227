#include <QScrollBar>
#include <algorithm>
#include <cmath>

#include "view_fixture.h"

namespace gridlark::number_match {
namespace {

using Rows = NumberMatchView;

TEST_F(Rows, UndoAndRedoGoOverVanishedRows) {
    const std::string start = "9:1.......9/12345678./3";
    resume(start);
    click({0, 0});
    click({0, 8});
    EXPECT_EQ(now(), "9:12345678./3");
    EXPECT_EQ(spoken({0, 1}), "Row 1, column 2, 2");
    table_->undo();
    EXPECT_EQ(now(), start);
    EXPECT_EQ(spoken({0, 8}), "Row 1, column 9, 9");
    EXPECT_EQ(item("Score"), "0");
    table_->redo();
    EXPECT_EQ(now(), "9:12345678./3");
}

TEST_F(Rows, TwoRowsVanishAtOnce) {
    resume("9:...1...../123456785/...1...../3");
    click({0, 3});
    click({2, 3});
    EXPECT_EQ(now(), "9:...1...../123456785/...1...../3") << "the 4 is in the way";
    resume("9:...1...../1234.6785/...1...../3");
    click({0, 3});
    click({2, 3});
    EXPECT_NE(now(), "9:1234.6785/3");
    resume("9:...1...../123.56785/...1...../3");
    click({0, 3});
    click({2, 3});
    EXPECT_EQ(now(), "9:123.56785/3");
    table_->undo();
    EXPECT_EQ(now(), "9:...1...../123.56785/...1...../3");
}

TEST_F(Rows, TheNextTapCountsOnTheNewGridAtOnce) {
    resume("9:1.......9/37345678./3");
    click({0, 0});
    click({0, 8});
    click({0, 0});
    click({0, 1});
    EXPECT_EQ(now(), "9:..345678./3");
}

TEST_F(Rows, AddSaysHowManyComeAndHowManyAreLeft) {
    resume("9:12.4", 2);
    EXPECT_EQ(add()->text(), QString::fromUtf8("Add 3 · 2 left"));
    EXPECT_EQ(item("Adds left"), "2");
    add()->trigger();
    EXPECT_EQ(now(), "9:12.4124");
    EXPECT_EQ(add()->text(), QString::fromUtf8("Add 6 · 1 left"));
    add()->trigger();
    EXPECT_EQ(now(), "9:12.412412/4124");
    EXPECT_FALSE(add()->isEnabled());
    EXPECT_EQ(add()->text(), "No adds left");
    table_->undo();
    table_->undo();
    EXPECT_EQ(now(), "9:12.4");
    EXPECT_EQ(item("Adds left"), "2");
    EXPECT_TRUE(add()->isEnabled());
    table_->redo();
    EXPECT_EQ(now(), "9:12.4124");
}

TEST_F(Rows, WithoutAddsThereIsNoneToOffer) {
    resume("9:1923", 0, "no-adds");
    EXPECT_FALSE(add()->isVisible());
    EXPECT_EQ(item("Adds left"), "none");
    resume("9:1923");
    EXPECT_TRUE(add()->isVisible());
}

TEST_F(Rows, CellsKeepTheirSizeWhileTheBoardGrows) {
    resume("9:123456789/123");
    const QRectF before = board_->cellRect({1, 2});
    for (int i = 0; i < 4; ++i) add()->trigger();
    EXPECT_GT(state().board.rows(), 15);
    EXPECT_EQ(board_->cellRect({1, 2}).size(), before.size());
    EXPECT_TRUE(board_->scrolls());
    for (int i = 0; i < 4; ++i) table_->undo();
    EXPECT_EQ(board_->cellRect({1, 2}), before);
}

TEST_F(Rows, AnAddIsScrolledTo) {
    resume(tallBoard(7));
    add()->trigger();
    const auto seen = [this](kit::Cell cell) {
        return board_->boardRect().contains(board_->cellRect(cell).center());
    };
    EXPECT_TRUE(seen({7, 0}) && seen({13, 8})) << "all new rows";
    EXPECT_FALSE(seen({0, 0}));
    add()->trigger();
    EXPECT_TRUE(seen({14, 0})) << "what does not fit is shown from its first row";
}

TEST_F(Rows, TheViewStaysWhereThePlayerLooks) {
    resume(tallBoard(40));
    auto* bar = board_->findChild<QScrollBar*>();
    ASSERT_NE(bar, nullptr);
    bar->setValue(bar->maximum() / 2);
    const auto above = board_->cellAt(board_->boardRect().center());
    ASSERT_TRUE(above);
    const kit::Cell first{above->row, 0};
    const QRectF before = board_->cellRect(first);
    click(first);
    click({first.row + 1, 0});
    ASSERT_EQ(state().moves, 1);
    EXPECT_EQ(board_->cellRect(first), before);
    table_->undo();
    EXPECT_EQ(board_->cellRect(first), before);
}

TEST_F(Rows, UndoShowsWhatCameBack) {
    resume(tallBoard(40));
    click({0, 0});
    click({1, 0});
    auto* bar = board_->findChild<QScrollBar*>();
    bar->setValue(bar->maximum());
    table_->undo();
    EXPECT_TRUE(board_->boardRect().contains(board_->cellRect({0, 0}).center()));
}

TEST_F(Rows, ANewGameBeginsAtTheTop) {
    resume(tallBoard(40));
    auto* bar = board_->findChild<QScrollBar*>();
    bar->setValue(bar->maximum());
    deal({"45", "standard"}, 3);
    EXPECT_TRUE(board_->boardRect().contains(board_->cellRect({0, 0}).center()));
    EXPECT_FALSE(board_->scrolls());
}

TEST_F(Rows, OnlyWhatChangedIsPainted) {
    resume(tallBoard(334));
    ASSERT_GT(state().board.count(), 3000);
    const double ratio = board_->devicePixelRatioF();
    const int touched = ratio == std::floor(ratio) ? 1 : 4;  // edges amid pixels touch others
    const auto painted = [&] {
        QCoreApplication::processEvents();
        return board_->takePaintedCells() / touched;
    };
    const QRectF cell = board_->cellRect({0, 0});
    const QPointF flashing = cell.center() - QPointF(cell.width() * 0.3, 0);
    const QColor calm = colourAt(flashing);
    click({0, 0});
    static_cast<void>(painted());
    click({2, 5});
    EXPECT_LE(painted(), 12) << "the two, the one in the way, and what the pointer left";
    ASSERT_NE(colourAt(flashing), calm);
    ASSERT_TRUE(QTest::qWaitFor([&] { return colourAt(flashing) == calm; }, patience));
    static_cast<void>(painted());
    click({1, 0});
    EXPECT_LE(painted(), 6);
    click({0, 0});
    EXPECT_EQ(state().moves, 1);
    EXPECT_LE(painted(), 12) << "no row vanished";
}

}  // namespace
}  // namespace gridlark::number_match
