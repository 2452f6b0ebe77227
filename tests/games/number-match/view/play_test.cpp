#include <QPushButton>
#include <algorithm>

#include "gridlark/ui/panel.h"

#include "view_fixture.h"

namespace gridlark::number_match {
namespace {

using Play = NumberMatchView;

TEST_F(Play, TwoTapsRemoveAPair) {
    resume("9:1923");
    click({0, 0});
    EXPECT_EQ(spoken({0, 0}), "Row 1, column 1, 1, selected");
    click({0, 1});
    EXPECT_EQ(now(), "9:..23");
    EXPECT_EQ(spoken({0, 0}), "Row 1, column 1, gap");
    EXPECT_EQ(spoken({4, 4}), "Row 5, column 5, empty");
    EXPECT_EQ(item("Score"), "1");
    EXPECT_EQ(item("Moves"), "1");
}

TEST_F(Play, TheOrderOfTapsIsFree) {
    resume("9:5.7....../3");
    click({1, 0});
    click({0, 2});
    EXPECT_EQ(now(), "9:5........") << "linked in reading order; the second row is gone";
    EXPECT_EQ(item("Score"), "14") << "4 over gaps, 10 for a row";
}

TEST_F(Play, ATapOnTheSelectionOrAGapClearsIt) {
    resume("9:19.3");
    for (const kit::Cell away : {kit::Cell{0, 0}, kit::Cell{0, 2}, kit::Cell{7, 7}}) {
        click({0, 0});
        ASSERT_EQ(spoken({0, 0}), "Row 1, column 1, 1, selected");
        click(away);
        EXPECT_EQ(spoken({0, 0}), "Row 1, column 1, 1");
    }
    EXPECT_EQ(now(), "9:19.3");
}

TEST_F(Play, ADragRemovesAPair) {
    resume("9:1.2.9");
    drag({{0, 0}, {0, 1}, {0, 2}});
    EXPECT_EQ(now(), "9:1.2.9");
    EXPECT_NE(notice(), "") << "1 and 2 are no pair";
    EXPECT_EQ(spoken({0, 2}), "Row 1, column 3, 2, selected");
    resume("9:1...9");
    drag({{0, 0}, {0, 1}, {0, 3}, {0, 4}});
    EXPECT_EQ(now(), "9:");
    EXPECT_EQ(table_->game().status(), kit::Status::won);
}

TEST_F(Play, ADragThatComesBackOrEndsOnAGapOnlySelects) {
    resume("9:1.9");
    drag({{0, 0}, {0, 1}, {0, 2}, {0, 1}, {0, 0}});
    EXPECT_EQ(spoken({0, 0}), "Row 1, column 1, 1, selected");
    drag({{0, 0}, {0, 2}, {0, 1}});
    EXPECT_EQ(spoken({0, 0}), "Row 1, column 1, 1, selected");
    EXPECT_EQ(now(), "9:1.9");
}

struct Illegal {
    const char* board;
    kit::Cell first;
    kit::Cell second;
    const char* why;
    kit::Cell blocker;
};

class IllegalTap : public NumberMatchView, public testing::WithParamInterface<Illegal> {};

TEST_P(IllegalTap, SaysWhyAndSelectsTheSecond) {
    const Illegal& illegal = GetParam();
    resume(illegal.board);
    const QRectF blocker = board_->cellRect(illegal.blocker);
    const QPointF beside = blocker.center() - QPointF(blocker.width() * 0.3, 0);
    const QColor calm = colourAt(beside);
    click(illegal.first);
    click(illegal.second);
    EXPECT_EQ(now(), illegal.board);
    EXPECT_EQ(notice(), illegal.why);
    EXPECT_NE(spoken(illegal.second).find("selected"), std::string::npos);
    EXPECT_EQ(spoken(illegal.first).find("selected"), std::string::npos);
    const QColor flashing = colourAt(beside);
    EXPECT_GT(flashing.red() - flashing.green(), calm.red() - calm.green() + 20);
}

INSTANTIATE_TEST_SUITE_P(
    All, IllegalTap,
    testing::Values(
        Illegal{"9:17", {0, 0}, {0, 1}, "1 and 7 are neither equal nor 10 together.", {0, 0}},
        Illegal{"9:131",
                {0, 2},
                {0, 0},
                "On their row, the 3 in row 1, column 2 is in the way.",
                {0, 1}},
        Illegal{"9:123456782/3......../1",
                {0, 0},
                {2, 0},
                "On their column, the 3 in row 2, column 1 is in the way.",
                {1, 0}},
        Illegal{"9:123456782/.3......./..1",
                {0, 0},
                {2, 2},
                "On their diagonal, the 3 in row 2, column 2 is in the way.",
                {1, 1}},
        Illegal{"9:1234567../...1",
                {1, 3},
                {0, 0},
                "They are on no common line, and in reading order the 2 in row 1, column 2 is in "
                "the way.",
                {0, 1}}));

TEST_F(Play, PartnersAreShownOnRequest) {
    resume("9:5.5.5.1");
    click({0, 2});
    EXPECT_TRUE(partners().empty());
    hold({0, 2});
    EXPECT_EQ(partners(), (std::vector<kit::Cell>{{0, 0}, {0, 4}}));
    EXPECT_EQ(notice(), "This number has 2 partner(s).");
    click({0, 6}, Qt::RightButton);
    EXPECT_TRUE(partners().empty());
    EXPECT_EQ(notice(), "This number has no partner.");
    click({0, 6});
    click({0, 4});
    EXPECT_TRUE(partners().empty()) << "the next selection shows none";
}

TEST_F(Play, PartnersAreShownAlwaysIfWanted) {
    resume("9:5.5.5.1");
    click({0, 0});
    action(Qt::Key_M)->trigger();
    EXPECT_EQ(partners(), (std::vector<kit::Cell>{{0, 2}})) << "at once";
    click({0, 0});
    EXPECT_TRUE(partners().empty());
    open();
    resume("9:5.5.5.1");
    EXPECT_TRUE(action(Qt::Key_M)->isChecked()) << "kept";
    click({0, 2});
    EXPECT_EQ(partners(), (std::vector<kit::Cell>{{0, 0}, {0, 4}}));
    action(Qt::Key_M)->trigger();
    EXPECT_TRUE(partners().empty());
}

TEST_F(Play, ArrowsGoFromNumberToNumber) {
    resume("9:1.3....../....5....");
    board_->setCursorCell({0, 0});
    const struct {
        Qt::Key key;
        kit::Cell cell;
    } steps[] = {{Qt::Key_Right, {0, 2}}, {Qt::Key_Right, {1, 4}},   {Qt::Key_Right, {1, 4}},
                 {Qt::Key_Left, {0, 2}},  {Qt::Key_Down, {1, 4}},    {Qt::Key_Down, {1, 4}},
                 {Qt::Key_Up, {0, 2}},    {Qt::Key_Home, {0, 0}},    {Qt::Key_Left, {0, 0}},
                 {Qt::Key_End, {0, 2}},   {Qt::Key_PageDown, {1, 4}}};
    for (const auto& step : steps) {
        press(step.key);
        EXPECT_EQ(board_->cursor(), step.cell) << QKeySequence(step.key).toString().toStdString();
    }
}

TEST_F(Play, DownStaysInTheColumnWhereItCan) {
    resume("9:12......./.2......./1........");
    board_->setCursorCell({0, 0});
    press(Qt::Key_Down);
    EXPECT_EQ(board_->cursor(), (kit::Cell{2, 0})) << "over the gap";
    press(Qt::Key_Up);
    EXPECT_EQ(board_->cursor(), (kit::Cell{0, 0}));
}

TEST_F(Play, CanBePlayedByKeyboard) {
    resume("9:5.5.5.1");
    board_->setFocus();
    board_->setCursorCell({0, 2});
    press(Qt::Key_Space);
    press(Qt::Key_Tab);
    EXPECT_EQ(board_->cursor(), (kit::Cell{0, 0}));
    press(Qt::Key_Tab);
    EXPECT_EQ(board_->cursor(), (kit::Cell{0, 4}));
    press(Qt::Key_Backtab, Qt::ShiftModifier);
    EXPECT_EQ(board_->cursor(), (kit::Cell{0, 0}));
    press(Qt::Key_Space);
    EXPECT_EQ(now(), "9:....5.1");
    press(Qt::Key_Enter);
    EXPECT_EQ(now(), "9:....5.1");
}

TEST_F(Play, TabLeavesTheBoardWhereItMarksNothing) {
    resume("9:5.5.1");
    board_->setFocus();
    board_->setCursorCell({0, 0});
    for (const kit::Cell selected : {kit::Cell{9, 9}, kit::Cell{0, 4}}) {
        if (board_->cellAt(at(selected))) click(selected);
        press(Qt::Key_Tab);
        EXPECT_NE(board_->cursor(), (kit::Cell{0, 2}));
    }
}

TEST_F(Play, SaysAtOnceWhenNoPairIsLeft) {
    resume("9:1912");
    EXPECT_EQ(notice(), "");
    click({0, 0});
    click({0, 1});
    EXPECT_EQ(notice(), "No pair is left. Add numbers, undo, or begin a new game.");
    EXPECT_EQ(board_->findChild<ui::Panel*>(), nullptr);
}

class Stuck : public NumberMatchView {
  protected:
    Stuck() {
        resume("9:1912", 0);
        QObject::connect(table_.get(), &ui::Table::popup, board_, [this](bool on) { open_ = on; });
        QObject::connect(table_.get(), &ui::Table::changed, board_, [this] {
            if (const auto result = table_->game().takeResult()) results_.push_back(*result);
        });
        click({0, 0});
        click({0, 1});
    }
    [[nodiscard]] QPushButton* button(const char* text) const {
        const auto buttons = board_->findChildren<QPushButton*>();
        const auto found = std::find_if(buttons.begin(), buttons.end(), [&](QPushButton* one) {
            return one->text() == QLatin1String(text);
        });
        return found != buttons.end() ? *found : nullptr;
    }

    bool open_ = false;
    std::vector<play::Result> results_;
};

TEST_F(Stuck, UndoSavesTheGame) {
    EXPECT_TRUE(open_) << "time stands still";
    EXPECT_EQ(table_->game().status(), kit::Status::playing) << "it never ends by itself";
    ASSERT_NE(button("Undo"), nullptr);
    button("Undo")->click();
    EXPECT_FALSE(open_);
    EXPECT_EQ(now(), "9:1912");
    EXPECT_TRUE(results_.empty());
}

TEST_F(Stuck, ANewGameMakesItALoss) {
    ASSERT_NE(button("New game"), nullptr);
    QSignalSpy dealt(table_.get(), &ui::Table::dealt);
    button("New game")->click();
    ASSERT_TRUE(!dealt.isEmpty() || dealt.wait(patience));
    EXPECT_FALSE(open_);
    ASSERT_EQ(results_.size(), 1U);
    EXPECT_EQ(results_.front().outcome, kit::Status::lost);
    EXPECT_EQ(table_->game().status(), kit::Status::playing);
    EXPECT_EQ(notice(), "");
    EXPECT_FALSE(table_->canUndo()) << "the lost game is over";
}

TEST_F(Stuck, SoDoesEveryOtherWayToOne) {
    deal({"27", "standard"}, 3);
    ASSERT_EQ(results_.size(), 1U);
    EXPECT_EQ(results_.front().outcome, kit::Status::lost);
    EXPECT_EQ(results_.front().deal, 7U);
}

TEST_F(Play, AGameThatCanGoOnIsPutAside) {
    resume("9:1912");
    click({0, 0});
    click({0, 1});
    deal({"27", "standard"}, 3);
    EXPECT_FALSE(table_->game().takeResult());
    EXPECT_TRUE(table_->canUndo());
    table_->undo();
    EXPECT_EQ(now(), "9:..12");
}

}  // namespace
}  // namespace gridlark::number_match
