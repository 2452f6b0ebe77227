#include <QAccessible>

#include "gridlark/ui/panel.h"

#include "board_fixture.h"
#include "screen_reader.h"

namespace gridlark::ui {
namespace {

struct Told {
    QAccessible::Event type;
    int child;
    friend bool operator==(const Told&, const Told&) = default;
};
std::vector<Told> reported;

class BoardAccessibleTest : public BoardTest {
  protected:
    BoardAccessibleTest() {
        pretendScreenReader([](QAccessibleEvent& event) {
            reported.push_back({event.type(), event.child()});
            // As Qt does before the bridge is told.
            if (event.type() != QAccessible::TableModelChanged) return;
            event.accessibleInterface()->tableInterface()->modelChange(
                static_cast<QAccessibleTableModelChangeEvent*>(&event));
        });
        board_->setAccessibleName(QStringLiteral("Cats"));
        reported.clear();
    }
    ~BoardAccessibleTest() override { pretendScreenReader(nullptr); }

    [[nodiscard]] QAccessibleInterface* table() const {
        return QAccessible::queryAccessibleInterface(board_.get());
    }
    [[nodiscard]] static bool was(QAccessible::Event type, int child) {
        return std::find(reported.begin(), reported.end(), Told{type, child}) != reported.end();
    }
};

TEST_F(BoardAccessibleTest, IsATableOfNamedCells) {
    ASSERT_NE(table(), nullptr);
    EXPECT_EQ(table()->role(), QAccessible::Table);
    EXPECT_EQ(table()->text(QAccessible::Name), QStringLiteral("Cats"));
    ASSERT_NE(table()->tableInterface(), nullptr);
    EXPECT_EQ(table()->tableInterface()->rowCount(), 6);
    EXPECT_EQ(table()->tableInterface()->columnCount(), 6);
    EXPECT_EQ(table()->childCount(), 36);
    QAccessibleInterface* cell = table()->tableInterface()->cellAt(2, 3);
    ASSERT_NE(cell, nullptr);
    EXPECT_EQ(cell->role(), QAccessible::Cell);
    EXPECT_EQ(cell->text(QAccessible::Name), painter_->describe({2, 3}));
    EXPECT_EQ(cell->parent(), table());
    EXPECT_EQ(table()->child(15), cell) << "made once";
    EXPECT_EQ(table()->indexOfChild(cell), 15);
    ASSERT_NE(cell->tableCellInterface(), nullptr);
    EXPECT_EQ(cell->tableCellInterface()->rowIndex(), 2);
    EXPECT_EQ(cell->tableCellInterface()->columnIndex(), 3);
    EXPECT_EQ(table()->tableInterface()->cellAt(6, 0), nullptr);
    EXPECT_EQ(table()->child(36), nullptr);
    EXPECT_EQ(table()->child(-1), nullptr);
}

TEST_F(BoardAccessibleTest, CellsKnowWhereTheyAre) {
    QAccessibleInterface* cell = table()->tableInterface()->cellAt(4, 1);
    const QRect rect = cell->rect();
    const QPoint middleOfCell = board_->mapToGlobal(middle({4, 1}));
    EXPECT_TRUE(rect.contains(middleOfCell));
    EXPECT_EQ(table()->childAt(middleOfCell.x(), middleOfCell.y()), cell);
    EXPECT_TRUE(table()->rect().contains(rect));
}

TEST_F(BoardAccessibleTest, CursorCellHasTheFocus) {
    board_->setCursorCell({1, 2});
    EXPECT_TRUE(was(QAccessible::Focus, 8));
    QAccessibleInterface* cell = table()->child(8);
    EXPECT_TRUE(cell->state().focused);
    EXPECT_TRUE(cell->state().focusable);
    EXPECT_FALSE(table()->child(9)->state().focused);
    EXPECT_EQ(table()->focusChild(), cell);
}

TEST_F(BoardAccessibleTest, ChangesAreTold) {
    painter_->looks[{1, 1}] = 5;
    board_->refresh();
    EXPECT_TRUE(was(QAccessible::NameChanged, 7));
    EXPECT_EQ(table()->child(7)->text(QAccessible::Name), painter_->describe({1, 1}));
    reported.clear();
    board_->refresh();
    EXPECT_TRUE(reported.empty());
}

TEST_F(BoardAccessibleTest, ActionsTapAndHold) {
    QAccessibleActionInterface* actions = table()->child(20)->actionInterface();
    ASSERT_NE(actions, nullptr);
    const QStringList names = actions->actionNames();
    ASSERT_GE(names.size(), 2);
    EXPECT_EQ(names[0], QAccessibleActionInterface::pressAction());
    actions->doAction(names[0]);
    EXPECT_EQ(take(), "tapped 3,2; ");
    actions->doAction(names[1]);
    EXPECT_EQ(take(), "held 3,2; ");
    EXPECT_EQ(name(board_->cursor()), "3,2");
    for (const QString& action : names) {
        EXPECT_FALSE(actions->localizedActionName(action).isEmpty());
    }
}

TEST_F(BoardAccessibleTest, CoveredBoardTellsNothing) {
    QAccessibleInterface* cell = table()->child(7);
    EXPECT_TRUE(cell->isValid());
    board_->setCovered(true);
    EXPECT_TRUE(was(QAccessible::TableModelChanged, -1));
    EXPECT_EQ(table()->childCount(), 0);
    EXPECT_EQ(table()->tableInterface()->rowCount(), 0);
    EXPECT_EQ(table()->tableInterface()->cellAt(1, 1), nullptr);
    EXPECT_FALSE(table()->text(QAccessible::Description).isEmpty());
    reported.clear();
    painter_->looks[{1, 1}] = 5;
    board_->refresh();
    board_->setCursorCell({1, 1});
    EXPECT_TRUE(reported.empty());
    board_->setCovered(false);
    EXPECT_EQ(table()->childCount(), 36);
    EXPECT_EQ(table()->child(7)->text(QAccessible::Name), painter_->describe({1, 1}));
}

TEST_F(BoardAccessibleTest, AnotherSizeIsAnotherTable) {
    ASSERT_NE(table()->child(35), nullptr);
    painter_->resize({3, 4});
    board_->refresh();
    EXPECT_TRUE(was(QAccessible::TableModelChanged, -1));
    EXPECT_EQ(table()->childCount(), 12);
    EXPECT_EQ(table()->child(5)->text(QAccessible::Name), painter_->describe({1, 1}));
}

TEST_F(BoardAccessibleTest, CellsGoWithTheBoard) {
    const QAccessible::Id id = QAccessible::uniqueId(table()->child(3));
    EXPECT_NE(QAccessible::accessibleInterface(id), nullptr);
    board_.reset();
    EXPECT_EQ(QAccessible::accessibleInterface(id), nullptr);
}

TEST_F(BoardAccessibleTest, APanelOverTheBoardIsReachedAfterTheCells) {
    Panel panel(board_.get());
    panel.setTitle(QStringLiteral("A question"));
    const int cells = table()->childCount();
    panel.open();
    ASSERT_EQ(table()->childCount(), cells + 1);
    QAccessibleInterface* last = table()->child(cells);
    ASSERT_NE(last, nullptr);
    EXPECT_EQ(last->text(QAccessible::Name), "A question");
    EXPECT_EQ(table()->indexOfChild(last), cells);
    EXPECT_EQ(table()->child(0)->text(QAccessible::Name), painter_->describe({0, 0}));
    const QPoint middle = panel.mapToGlobal(panel.rect().center());
    EXPECT_EQ(table()->childAt(middle.x(), middle.y()), last);
    panel.close();
    EXPECT_EQ(table()->childCount(), cells);
}

}  // namespace
}  // namespace gridlark::ui
