/// A table of Number Match on a board that the test chooses.
#pragma once

#include <QAccessible>
#include <QAction>
#include <string>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

#include "number-match/deal/deal.h"
#include "number-match/engine/hint.h"
#include "number-match/rules/number_match.h"
#include "plugin_fixture.h"

namespace gridlark::number_match {

class NumberMatchView : public ui::PluginTest {
  protected:
    NumberMatchView() : PluginTest(QStringLiteral(PLUGIN)) {}

    /// Restores a saved game on this board, written as in rules/board.h.
    void resume(const std::string& board, int adds = 5, const char* variant = "standard") {
        const std::string state = std::string(variant) + " " + board +
                                  " adds=" + std::to_string(adds) +
                                  " points=0 moves=0 hints=0 par=0,14 stars=2 given-up=0";
        const nlohmann::json save{{"format", 1},
                                  {"game", "number-match"},
                                  {"grid", "36"},
                                  {"variant", variant},
                                  {"deal", 7},
                                  {"ticket", 12345},
                                  {"undos", 0},
                                  {"assisted", false},
                                  {"reported", false},
                                  {"start", state},
                                  {"state", state},
                                  {"elapsed_ms", 1000},
                                  {"events", nlohmann::json::array()}};
        const auto restored = table_->game().restore(save);
        ASSERT_EQ(restored.how, play::Restored::whole) << restored.why;
        QCoreApplication::processEvents();
    }

    [[nodiscard]] State state() const {
        const auto read =
            NumberMatch::decodeState(table_->game().save()["state"].get<std::string>());
        EXPECT_TRUE(read.has_value());
        return read.value_or(State{});
    }
    /// The board as text.
    [[nodiscard]] std::string now() const { return textOf(state().board); }

    [[nodiscard]] QAction* action(int key) const {
        for (QAction* action : table_->actions()) {
            if (action->shortcuts().contains(QKeySequence(key))) return action;
        }
        ADD_FAILURE() << key;
        return nullptr;
    }
    [[nodiscard]] QAction* add() const { return action(Qt::Key_Plus); }
    void press(int key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(board_, static_cast<Qt::Key>(key), modifiers);
    }
    /// The cell as a screen reader says it.
    [[nodiscard]] std::string spoken(kit::Cell cell) const {
        auto* table = QAccessible::queryAccessibleInterface(board_)->tableInterface();
        return table->cellAt(cell.row, cell.column)->text(QAccessible::Name).toStdString();
    }
    /// Cells that a screen reader calls partners of the selection.
    [[nodiscard]] std::vector<kit::Cell> partners() const {
        std::vector<kit::Cell> found;
        const Board board = state().board;
        for (int i = 0; i < board.count(); ++i) {
            if (spoken(board.cell(i)).find("partner") != std::string::npos)
                found.push_back(board.cell(i));
        }
        return found;
    }
    [[nodiscard]] QColor colourAt(QPointF point) const {
        return board_->grab().toImage().pixelColor((point * board_->devicePixelRatioF()).toPoint());
    }
    [[nodiscard]] std::string notice() const { return host_.notice.toStdString(); }
    [[nodiscard]] std::string item(const char* label) const {
        const auto items = table_->statusItems();
        for (const ui::StatusItem& item : items) {
            if (item.label == QLatin1String(label)) return item.text.toStdString();
        }
        return "none";
    }
};

/// `rows` full rows. The numbers of a row match those of the row below in column 0 alone, where all
/// are equal.
inline std::string tallBoard(int rows) {
    std::string text = "9:";
    for (int row = 0; row < rows; ++row) {
        if (row > 0) text += '/';
        text += row % 2 == 0 ? "512121212" : "534343434";
    }
    return text;
}

}  // namespace gridlark::number_match
