#include <QAccessible>

#include <nlohmann/json.hpp>

#include "cats/rules/cats.h"
#include "placement/engine/solver.h"
#include "plugin_fixture.h"

namespace gridlark::cats {
namespace {

class CatsView : public ui::PluginTest {
  protected:
    CatsView() : PluginTest(QStringLiteral(PLUGIN)) { deal({"6", "standard"}, 7); }

    [[nodiscard]] State state() const {
        const auto read = Cats::decodeState(table_->game().save()["state"].get<std::string>());
        EXPECT_TRUE(read.has_value());
        return read.value_or(State{});
    }
    [[nodiscard]] Content at(kit::Cell cell) const { return state().cells[cell]; }
    using PluginTest::at;

    /// The cells of the solution that have no cat yet, in reading order.
    [[nodiscard]] std::vector<kit::Cell> missing() const {
        const State now = state();
        const auto columns = placement::countSolutions(now.puzzle, 1).first;
        std::vector<kit::Cell> cells;
        for (int row = 0; row < now.puzzle.order; ++row) {
            const kit::Cell cell{row, columns[static_cast<std::size_t>(row)]};
            if (now.cells[cell] == Content::empty) cells.push_back(cell);
        }
        return cells;
    }
    [[nodiscard]] kit::Cell sleeping() const {
        const State now = state();
        for (int i = 0; i < now.cells.size().area(); ++i) {
            if (now.cells[now.cells.size().cell(i)] == Content::sleeping)
                return now.cells.size().cell(i);
        }
        ADD_FAILURE() << "no sleeping cat";
        return {};
    }
    [[nodiscard]] static bool over(const ui::Table& table) {
        return const_cast<ui::Table&>(table).game().status() != kit::Status::playing;
    }
};

TEST_F(CatsView, AClickMarksAndClears) {
    const kit::Cell cell = missing().front();
    click(cell);
    EXPECT_EQ(at(cell), Content::cross);
    click(cell);
    EXPECT_EQ(at(cell), Content::empty);
}

TEST_F(CatsView, ALongPressAndASecondaryClickPlaceAndTakeAway) {
    const auto cells = missing();
    hold(cells[0]);
    EXPECT_EQ(at(cells[0]), Content::cat);
    click(cells[1], Qt::RightButton);
    EXPECT_EQ(at(cells[1]), Content::cat);
    hold(cells[0]);
    EXPECT_EQ(at(cells[0]), Content::empty);
    EXPECT_EQ(state().lives, livesPerLevel);
    EXPECT_EQ(host_.played, (QStringList{"place", "place"}));
}

TEST_F(CatsView, AMistakeCostsALifeAndSaysWhy) {
    const kit::Cell cat = sleeping();
    const kit::Cell wrong{cat.row, cat.column < 3 ? cat.column + 2 : cat.column - 2};
    hold(wrong);
    EXPECT_EQ(at(wrong), Content::empty);
    EXPECT_EQ(state().lives, livesPerLevel - 1);
    EXPECT_TRUE(host_.notice.contains("row")) << qPrintable(host_.notice);
    EXPECT_EQ(table_->statusItems().front().filled, livesPerLevel - 1);
    EXPECT_EQ(host_.played, QStringList{"mistake"});
}

TEST_F(CatsView, ASleepingCatStays) {
    const kit::Cell cat = sleeping();
    click(cat);
    hold(cat);
    EXPECT_EQ(at(cat), Content::sleeping);
    EXPECT_EQ(state().lives, livesPerLevel);
}

TEST_F(CatsView, ADragMarksAndAnotherClearsInOneStepEach) {
    deal({"6", "open"}, 3);
    drag({{2, 0}, {2, 1}, {2, 2}});
    for (int column = 0; column < 3; ++column) EXPECT_EQ(at({2, column}), Content::cross);
    drag({{2, 1}, {2, 2}, {2, 3}});  // began on an X: only clears
    EXPECT_EQ(at({2, 0}), Content::cross);
    EXPECT_EQ(at({2, 1}), Content::empty);
    EXPECT_EQ(at({2, 2}), Content::empty);
    EXPECT_EQ(at({2, 3}), Content::empty);
    table_->undo();
    EXPECT_EQ(at({2, 2}), Content::cross);
    table_->undo();
    EXPECT_EQ(at({2, 0}), Content::empty);
}

TEST_F(CatsView, TheEraserTakesEveryXAndNoCat) {
    const auto cells = missing();
    hold(cells[0]);
    click(cells[1]);
    QAction* erase = table_->actions().front();
    ASSERT_TRUE(erase->isEnabled());
    erase->trigger();
    EXPECT_EQ(at(cells[0]), Content::cat);
    EXPECT_EQ(at(cells[1]), Content::empty);
    EXPECT_FALSE(erase->isEnabled());
}

TEST_F(CatsView, AHintPlacesACatAndSaysWhy) {
    const auto before = missing();
    QSignalSpy changed(table_.get(), &ui::Table::changed);
    table_->hint();
    ASSERT_TRUE(changed.wait(patience));
    EXPECT_EQ(missing().size(), before.size() - 1);
    EXPECT_EQ(state().hintsLeft, hintsPerLevel - 1);
    EXPECT_TRUE(host_.notice.endsWith('.')) << qPrintable(host_.notice);
    EXPECT_FALSE(host_.notice.contains('%')) << qPrintable(host_.notice);
    EXPECT_EQ(at(board_->cursor()), Content::cat) << "the keyboard goes to the cell";
}

TEST_F(CatsView, ALevelIsWonByItsLastCatAndTheNextOneFollows) {
    for (const kit::Cell cell : missing()) {
        ASSERT_FALSE(over(*table_));
        hold(cell);
    }
    EXPECT_EQ(table_->game().status(), kit::Status::won);
    EXPECT_TRUE(table_->endNote().title.contains('1'));
    EXPECT_FALSE(table_->endNote().restart);
    EXPECT_FALSE(table_->canHint());
    deal({"6", "standard"}, 8);
    EXPECT_EQ(state().level, 2);
    EXPECT_EQ(sessionScore(state()), 45);
}

TEST_F(CatsView, WithoutLivesTheLevelCanBeBegunAgain) {
    const kit::Cell cat = sleeping();
    const kit::Cell wrong{cat.row, cat.column < 3 ? cat.column + 2 : cat.column - 2};
    for (int i = 0; i < livesPerLevel; ++i) hold(wrong);
    EXPECT_EQ(table_->game().status(), kit::Status::lost);
    EXPECT_TRUE(table_->endNote().restart);
    click(missing().front());
    EXPECT_EQ(at(missing().front()), Content::empty) << "nothing is played after the end";
    table_->game().restart();
    EXPECT_EQ(state().lives, livesPerLevel);
}

TEST_F(CatsView, CellsAreToldInWords) {
    const auto cells = missing();
    click(cells[0]);
    hold(cells[1]);
    const auto* table = QAccessible::queryAccessibleInterface(board_)->tableInterface();
    ASSERT_NE(table, nullptr);
    const auto name = [&](kit::Cell cell) {
        return const_cast<QAccessibleTableInterface*>(table)
            ->cellAt(cell.row, cell.column)
            ->text(QAccessible::Name);
    };
    EXPECT_TRUE(name(cells[0]).contains("X")) << qPrintable(name(cells[0]));
    EXPECT_TRUE(name(cells[1]).contains("cat")) << qPrintable(name(cells[1]));
    EXPECT_TRUE(name(sleeping()).contains("sleeping")) << qPrintable(name(sleeping()));
    EXPECT_TRUE(name(cells[1]).contains("region")) << qPrintable(name(cells[1]));
}

}  // namespace
}  // namespace gridlark::cats
