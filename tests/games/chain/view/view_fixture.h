/// A table of Chain in any position.
#pragma once

#include <QAbstractItemView>
#include <QAccessible>
#include <QAction>
#include <QPushButton>
#include <string_view>

#include <nlohmann/json.hpp>

#include "gridlark/ui/panel.h"

#include "../boards.h"
#include "chain/rules/chain.h"
#include "plugin_fixture.h"

namespace gridlark::chain {

class ChainView : public ui::PluginTest {
  protected:
    ChainView() : PluginTest(QStringLiteral(PLUGIN)) { table_->view()->resize(1000, 640); }

    /// Blue 4 can join 3 and 2 by two jumps; 8, 9 and 10 are apart, and red is far away.
    static constexpr std::string_view jumps =
        ". . . . . . r1 r2 r3 ./. . . . . . . . . ./. . . . . . . . . ./. . . . . . . . . ./"
        ". b9 . . . . . . . b10/b8 . . r5 . . . . . ./b4 r6 . r4 . b3 b2 . . .";

    /// A game in its first position, as if it had been left and is gone on with.
    void put(const Position& start, int level = 0, Colour person = Colour::blue) {
        deal({opponentName(level), "fair"}, person == Colour::red ? redDeals + 7 : 7);
        nlohmann::json save = table_->game().save();
        const State state = newGame(Variant::fair, level, person, start);
        save["start"] = save["state"] = Chain::encode(state);
        save["events"] = nlohmann::json::array();
        ASSERT_EQ(table_->game().restore(save).how, play::Restored::whole);
    }

    [[nodiscard]] State state() const {
        const auto read = Chain::decodeState(table_->game().save()["state"].get<std::string>());
        EXPECT_TRUE(read.has_value());
        return read.value_or(State{});
    }
    [[nodiscard]] std::string draft() const { return text(state().draft); }
    [[nodiscard]] std::size_t turns() const { return state().turns.size(); }
    [[nodiscard]] std::string lastTurn() const { return text(state().turns.last().turn); }

    static kit::Cell cellOf(std::string_view square) { return boardSize.cell(chain::at(square)); }
    void clickOn(std::string_view square) { click(cellOf(square)); }

    [[nodiscard]] QPushButton* button(const char* text) const {
        for (auto* one : table_->view()->findChildren<QPushButton*>()) {
            if (one->text() == QString::fromUtf8(text) && one->isVisible()) return one;
        }
        return nullptr;
    }
    void press(const char* text) {
        QPushButton* one = button(text);
        ASSERT_NE(one, nullptr) << text;
        ASSERT_TRUE(one->isEnabled()) << text << ": " << qPrintable(one->toolTip());
        QTest::mouseClick(one, Qt::LeftButton);
    }
    [[nodiscard]] QString whyNot(const char* text) const {
        const QPushButton* one = button(text);
        EXPECT_NE(one, nullptr) << text;
        if (one == nullptr || one->isEnabled()) return {};
        EXPECT_EQ(one->toolTip(), one->accessibleDescription());
        return one->toolTip();
    }
    [[nodiscard]] ui::Panel* openPanel() const {
        for (auto* panel : table_->view()->findChildren<ui::Panel*>()) {
            if (panel->isOpen()) return panel;
        }
        return nullptr;
    }
    [[nodiscard]] QAction* action(const char* text) const {
        for (QAction* one : table_->actions()) {
            if (one->text() == QString::fromUtf8(text)) return one;
        }
        ADD_FAILURE() << text;
        return nullptr;
    }
    template <class W = QWidget>
    [[nodiscard]] W* named(const char* accessibleName) const {
        for (auto* one : table_->view()->findChildren<W*>()) {
            if (one->accessibleName().startsWith(QString::fromUtf8(accessibleName))) return one;
        }
        return nullptr;
    }
    /// The square as a screen reader hears it.
    [[nodiscard]] QString heardAt(std::string_view square) const {
        const kit::Cell cell = cellOf(square);
        auto* table = QAccessible::queryAccessibleInterface(board_)->tableInterface();
        return table->cellAt(cell.row, cell.column)->text(QAccessible::Name);
    }
    [[nodiscard]] bool hears(std::string_view square, const char* what) const {
        return heardAt(square).contains(QString::fromUtf8(what));
    }
    [[nodiscard]] bool until(const std::function<bool()>& condition, int milliseconds = 20'000) {
        return QTest::qWaitFor(condition, milliseconds);
    }
};

}  // namespace gridlark::chain
