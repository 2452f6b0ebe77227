#include <QPushButton>

#include "view_fixture.h"

namespace gridlark::minesweeper {
namespace {

TEST_F(MinesweeperView, TheFirstClickOpensAZeroAndStartsTheTime) {
    EXPECT_FALSE(state().laid);
    EXPECT_TRUE(table_->game().stopwatch().held(play::Hold::waiting));
    click(centre);
    EXPECT_TRUE(square(centre).open());
    EXPECT_EQ(square(centre).number(), 0);
    EXPECT_FALSE(table_->game().stopwatch().held(play::Hold::waiting));
    EXPECT_TRUE(spoken(centre).endsWith("blank")) << qPrintable(spoken(centre));
}

TEST_F(MinesweeperView, ALongPressAndASecondaryClickFlagAndNeverOpen) {
    click(centre);
    const auto safe = hiddenSafe();
    hold(safe[0]);
    click(safe[1], Qt::RightButton);
    for (const kit::Cell cell : {safe[0], safe[1]}) {
        EXPECT_TRUE(square(cell).flagged());
        EXPECT_FALSE(square(cell).open());
    }
    EXPECT_TRUE(spoken(safe[0]).endsWith("flag")) << qPrintable(spoken(safe[0]));
    click(safe[0]);
    EXPECT_FALSE(square(safe[0]).open()) << "a flag protects";
    hold(safe[0]);
    EXPECT_FALSE(square(safe[0]).flagged());
}

TEST_F(MinesweeperView, KeysOpenAndFlag) {
    board_->setCursorCell(centre);
    board_->setFocus();
    QTest::keyClick(board_, Qt::Key_Space);
    ASSERT_TRUE(square(centre).open());
    const kit::Cell mine = mines().front();
    board_->setCursorCell(mine);
    QTest::keyClick(board_, Qt::Key_Return);
    EXPECT_TRUE(square(mine).flagged());
    QTest::keyClick(board_, Qt::Key_Space);
    EXPECT_EQ(status(), kit::Status::playing);
}

TEST_F(MinesweeperView, BeforeTheFirstOpeningAFlagIsRefusedInWords) {
    hold(centre);
    EXPECT_FALSE(state().laid);
    EXPECT_TRUE(host_.notice.contains("Open a square first")) << qPrintable(host_.notice);
    host_.notice.clear();
    action("Flag mode")->setChecked(true);
    click(centre);
    EXPECT_FALSE(state().laid);
    EXPECT_FALSE(host_.notice.isEmpty());
    action("Flag mode")->setChecked(false);
    click(centre);
    EXPECT_TRUE(state().laid);
    EXPECT_TRUE(host_.notice.isEmpty()) << "the notice goes when it is dealt with";
}

TEST_F(MinesweeperView, TheSelectorAndTheActionSayTheSame) {
    click(centre);
    QPushButton* opens = nullptr;
    QPushButton* flags = nullptr;
    for (auto* button : table_->view()->findChildren<QPushButton*>()) {
        if (button->accessibleName() == "A tap opens") opens = button;
        if (button->accessibleName() == "A tap sets a flag") flags = button;
    }
    ASSERT_TRUE(opens != nullptr && flags != nullptr);
    EXPECT_TRUE(opens->isChecked());
    QTest::mouseClick(flags, Qt::LeftButton);
    EXPECT_TRUE(action("Flag mode")->isChecked());
    const kit::Cell cell = hiddenSafe().front();
    click(cell);
    EXPECT_TRUE(square(cell).flagged());
    click(cell);
    EXPECT_FALSE(square(cell).flagged());
    action("Flag mode")->trigger();
    EXPECT_TRUE(opens->isChecked());
    EXPECT_FALSE(flags->isChecked());
    click(cell);
    EXPECT_TRUE(square(cell).open());
}

TEST_F(MinesweeperView, AClickAndAMiddleClickOnANumberChordInBothModes) {
    for (const bool flagging : {false, true}) {
        for (const Qt::MouseButton button : {Qt::LeftButton, Qt::MiddleButton}) {
            deal({"beginner", "standard"}, 11);
            action("Flag mode")->setChecked(false);
            click(centre);
            action("Flag mode")->setChecked(flagging);
            const kit::Cell number = openNumber();
            const auto before = hiddenSafe().size();
            click(number, button);
            EXPECT_EQ(hiddenSafe().size(), before) << "flags are missing";
            flagMinesAround(number);
            click(number, button);
            for (const kit::Cell next : around(number)) {
                EXPECT_TRUE(square(next).open() || square(next).mine());
            }
            EXPECT_EQ(status(), kit::Status::playing);
        }
    }
}

TEST_F(MinesweeperView, AChordOverAWrongFlagLosesAndShowsAll) {
    click(centre);
    const kit::Cell number = openNumber();
    kit::Cell wrong;
    int flags = 0;
    for (const kit::Cell next : around(number)) {
        if (!square(next).open() && !square(next).mine() && flags++ == 0) {
            click(next, Qt::RightButton);
            wrong = next;
        }
    }
    flags = 1;
    for (const kit::Cell next : around(number)) {
        if (square(next).mine() && flags < square(number).number()) {
            click(next, Qt::RightButton);
            ++flags;
        }
    }
    click(number);
    ASSERT_EQ(status(), kit::Status::lost);
    EXPECT_TRUE(spoken(wrong).endsWith("wrong flag")) << qPrintable(spoken(wrong));
    int shown = 0, exploded = 0;
    for (const kit::Cell mine : mines()) {
        exploded += spoken(mine).endsWith("exploded mine") ? 1 : 0;
        shown += spoken(mine).endsWith("mine") || spoken(mine).endsWith("flag") ? 1 : 0;
    }
    EXPECT_GE(exploded, 1);
    EXPECT_EQ(shown, static_cast<int>(mines().size()));
    EXPECT_TRUE(table_->endNote().beside) << "the board stays to be looked at";
    EXPECT_FALSE(table_->canHint());
}

TEST_F(MinesweeperView, TheCounterGoesBelowZero) {
    click(centre);
    EXPECT_EQ(minesLeft(), "10");
    const auto hidden = cells([](Square square, kit::Cell) { return !square.open(); });
    ASSERT_GT(hidden.size(), 10U);
    for (std::size_t i = 0; i < 11; ++i) click(hidden[i], Qt::RightButton);
    EXPECT_EQ(minesLeft(), "-1");
    click(hidden[0], Qt::RightButton);
    EXPECT_EQ(minesLeft(), "0");
}

TEST_F(MinesweeperView, WonWhenTheLastSafeCellIsOpen) {
    click(centre);
    while (status() == kit::Status::playing) {
        ASSERT_FALSE(hiddenSafe().empty());
        click(hiddenSafe().front());
    }
    EXPECT_EQ(status(), kit::Status::won);
    EXPECT_TRUE(spoken(mines().front()).endsWith("mine")) << "mines are shown at the end";
    EXPECT_EQ(table_->statusItems().size(), 1);
    action("Show 3BV")->trigger();
    ASSERT_EQ(table_->statusItems().size(), 3);
    const auto figures = Minesweeper::figures(state());
    EXPECT_EQ(table_->statusItems()[1].text, QString::number(figures.front().second));
    EXPECT_TRUE(host_.settings["bbbv"].toBool()) << "remembered for the next game";
}

/// The shell plays the sound of an end, once; the table says which.
TEST_F(MinesweeperView, AnEndIsReportedOnceAndItsLastMoveIsSilent) {
    QSignalSpy ended(table_.get(), &ui::Table::ended);
    click(centre);
    EXPECT_EQ(host_.played, QStringList{"open"});
    host_.played.clear();
    click(mines().front());
    ASSERT_EQ(status(), kit::Status::lost);
    EXPECT_EQ(host_.played, QStringList());
    EXPECT_EQ(table_->endNote().sound, "explosion");
    EXPECT_EQ(ended.size(), 1);
    table_->undo();
    for (const kit::Cell cell : hiddenSafe()) {
        host_.played.clear();
        if (!square(cell).open()) click(cell);
    }
    ASSERT_EQ(status(), kit::Status::won);
    EXPECT_EQ(host_.played, QStringList());
    EXPECT_EQ(table_->endNote().sound, "win");
    EXPECT_EQ(ended.size(), 2);
}

TEST_F(MinesweeperView, AGameThatWasLostBeforeDoesNotEndAgain) {
    click(centre);
    click(mines().front());
    ASSERT_EQ(status(), kit::Status::lost);
    const auto saved = table_->game().save();
    host_.played.clear();
    open();
    QSignalSpy ended(table_.get(), &ui::Table::ended);
    ASSERT_TRUE(table_->game().restore(saved));
    EXPECT_EQ(status(), kit::Status::lost);
    EXPECT_TRUE(spoken(mines().front()).endsWith("exploded mine"));
    EXPECT_EQ(ended.size(), 0);
    EXPECT_EQ(host_.played, QStringList());
}

TEST_F(MinesweeperView, PressingShowsWhatWouldOpenAndLeavingCancels) {
    click(centre);
    const kit::Cell number = openNumber();
    flagMinesAround(number);
    kit::Cell opens;
    for (const kit::Cell next : around(number)) {
        if (!square(next).open() && !square(next).mine()) opens = next;
    }
    const auto picture = [&] {
        QCoreApplication::processEvents();
        return board_->grab(board_->cellRect(opens).toRect()).toImage();
    };
    const QImage before = picture();
    QTest::mousePress(board_, Qt::LeftButton, {}, at(number));
    EXPECT_NE(picture(), before);
    const kit::Cell away{number.row < 5 ? 8 : 0, number.column};
    QTest::mouseMove(board_, at(away));
    EXPECT_EQ(picture(), before) << "the press was given up";
    QTest::mouseRelease(board_, Qt::LeftButton, {}, at(away));
    EXPECT_FALSE(square(opens).open());
}

TEST_F(MinesweeperView, UndoAfterALossGoesOnAsAnAssistedGame) {
    click(centre);
    click(mines().front());
    ASSERT_EQ(status(), kit::Status::lost);
    EXPECT_FALSE(table_->game().tally().assisted);
    table_->undo();
    EXPECT_EQ(status(), kit::Status::playing);
    EXPECT_TRUE(table_->game().tally().assisted);
    EXPECT_TRUE(spoken(mines().front()).endsWith("hidden"));
}

}  // namespace
}  // namespace gridlark::minesweeper
