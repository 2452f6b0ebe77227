#include <QAccessible>

#include "queens/deal/deal.h"
#include "queens_table.h"

namespace gridlark::queens {
namespace {

using QueensView = QueensTableTest;

TEST_F(QueensView, AClickPlacesAndTakesAway) {
    const kit::Cell cell = solution()[2];
    click(cell);
    EXPECT_TRUE(isOwnQueen(on(cell)));
    click(cell);
    EXPECT_EQ(on(cell), Content::empty);
}

TEST_F(QueensView, ALongPressAndASecondaryClickNoteAndANotedCellTakesNoQueen) {
    hold({0, 0});
    EXPECT_EQ(on({0, 0}), Content::note);
    click({0, 0});
    EXPECT_EQ(on({0, 0}), Content::note);
    click({0, 1}, Qt::RightButton);
    EXPECT_EQ(on({0, 1}), Content::note);
    click({0, 1}, Qt::RightButton);
    EXPECT_EQ(on({0, 1}), Content::empty);
}

TEST_F(QueensView, ADragFromAnEmptyCellOnlySetsAndOneFromANoteOnlyClears) {
    click({2, 1});
    drag({{2, 0}, {2, 1}, {2, 2}});
    EXPECT_EQ(on({2, 0}), Content::note);
    EXPECT_TRUE(isOwnQueen(on({2, 1}))) << "queens are never touched";
    EXPECT_EQ(on({2, 2}), Content::note);
    drag({{2, 2}, {2, 3}});
    EXPECT_EQ(on({2, 2}), Content::empty);
    EXPECT_EQ(on({2, 3}), Content::empty);
    table_->undo();
    EXPECT_EQ(on({2, 2}), Content::note) << "a drag is one step";
}

TEST_F(QueensView, AQueenIsDraggedToAnotherCell) {
    click({1, 1});
    drag({{1, 1}, {1, 2}, {1, 3}});
    EXPECT_EQ(on({1, 1}), Content::empty);
    EXPECT_TRUE(isOwnQueen(on({1, 3})));
    hold({4, 4});
    drag({{1, 3}, {2, 3}, {3, 3}, {4, 3}, {4, 4}});
    EXPECT_TRUE(isOwnQueen(on({1, 3}))) << "an X takes no queen, so it stays";
    EXPECT_EQ(on({4, 4}), Content::note);
}

TEST_F(QueensView, AConflictIsShownAtOnceAndGoesWithTheQueen) {
    const auto name = [&](kit::Cell cell) {
        auto* table = QAccessible::queryAccessibleInterface(board_)->tableInterface();
        return table->cellAt(cell.row, cell.column)->text(QAccessible::Name);
    };
    click({0, 0});
    EXPECT_FALSE(name({0, 0}).contains("conflict")) << qPrintable(name({0, 0}));
    const QImage calm = board_->grab().toImage();
    click({0, 4});
    EXPECT_TRUE(name({0, 0}).contains("conflict")) << qPrintable(name({0, 0}));
    EXPECT_TRUE(name({0, 4}).contains("conflict"));
    const QPoint between = at({0, 2});
    EXPECT_NE(board_->grab().toImage().pixel(between), calm.pixel(between)) << "the row is tinted";
    click({0, 4});
    EXPECT_FALSE(name({0, 0}).contains("conflict"));
    EXPECT_EQ(board_->grab().toImage().pixel(between), calm.pixel(between));
}

TEST_F(QueensView, QueensThatTouchAreJoinedAndTheLineGoesAway) {
    click({2, 2});
    const QPoint corner = board_->cellRect({2, 2}).bottomRight().toPoint();
    const QRgb calm = board_->grab().toImage().pixel(corner);
    click({3, 3});
    QCoreApplication::processEvents();
    EXPECT_EQ(QColor(board_->grab().toImage().pixel(corner)), host_.theme().colours().danger);
    click({3, 3});
    QCoreApplication::processEvents();
    EXPECT_EQ(board_->grab().toImage().pixel(corner), calm);
}

TEST_F(QueensView, AutomaticNotesComeAndGoWithTheirQueen) {
    hold({4, 2});
    action("check")->setChecked(true);
    EXPECT_TRUE(host_.settings.at("auto-notes").toBool());
    click({2, 2});
    EXPECT_EQ(on({2, 0}), Content::automatic);
    EXPECT_EQ(on({4, 2}), Content::note);
    click({2, 2});
    EXPECT_EQ(on({2, 0}), Content::empty);
    EXPECT_EQ(on({4, 2}), Content::note);
    open();
    EXPECT_TRUE(action("check")->isChecked()) << "remembered";
}

TEST_F(QueensView, AHintIsShownFirstAndAppliedThen) {
    const State before = state();
    askHint();
    EXPECT_EQ(state().cells, before.cells) << "nothing is done yet";
    EXPECT_EQ(state().hints, 1);
    const QString apply = table_->hintText();
    table_->hint();
    EXPECT_NE(state().cells, before.cells);
    EXPECT_NE(table_->hintText(), apply);
    EXPECT_EQ(state().hints, 1) << "to apply it is no second hint";
}

TEST_F(QueensView, AHintOnceShownIsForgottenWhenTheBoardChanges) {
    askHint();
    const QString apply = table_->hintText();
    hold(wrong(0));
    EXPECT_NE(table_->hintText(), apply);
}

TEST_F(QueensView, AHintPointsAtAWrongQueenFirst) {
    click(wrong(1));
    askHint();
    EXPECT_TRUE(host_.notice.contains("cannot stay")) << qPrintable(host_.notice);
    table_->hint();
    EXPECT_EQ(on(wrong(1)), Content::empty);
}

TEST_F(QueensView, HintsAloneFinishThePuzzle) {
    for (int i = 0; i < 100 && table_->game().status() == kit::Status::playing; ++i) {
        askHint();
        table_->hint();
    }
    EXPECT_EQ(table_->game().status(), kit::Status::won);
    EXPECT_FALSE(table_->canHint());
}

TEST_F(QueensView, TheLastRightQueenWins) {
    for (const kit::Cell cell : solution()) {
        ASSERT_EQ(table_->game().status(), kit::Status::playing);
        click(cell);
    }
    EXPECT_EQ(table_->game().status(), kit::Status::won);
    EXPECT_FALSE(table_->endNote().title.isEmpty());
    EXPECT_EQ(table_->game().takeResult()->tally.assisted, false);
}

TEST_F(QueensView, GivenBlocksTakeNothing) {
    deal({"6", "blocks"}, 4);
    const auto blocks = cellsWith(state(), Content::block);
    ASSERT_FALSE(blocks.empty());
    const State before = state();
    click(blocks.front());
    hold(blocks.front());
    drag({blocks.front(), {blocks.front().row, (blocks.front().column + 1) % 6}});
    EXPECT_EQ(state(), before);
}

TEST_F(QueensView, NewPuzzlesHaveTheStarsAskedFor) {
    host_.settings["stars"] = "1-1";
    QSignalSpy dealt(table_.get(), &ui::Table::dealt);
    for (int i = 0; i < 3; ++i) {
        table_->deal({"7", "standard"}, std::nullopt);
        ASSERT_TRUE(dealt.size() > i || dealt.wait(patience));
        EXPECT_EQ(starsOf(table_->game().options(), table_->game().deal()), 1);
    }
    host_.settings["stars"] = "nonsense";
    table_->deal({"6", "standard"}, std::nullopt);
    ASSERT_TRUE(dealt.size() > 3 || dealt.wait(patience)) << "an edited setting stops nothing";
}

}  // namespace
}  // namespace gridlark::queens
