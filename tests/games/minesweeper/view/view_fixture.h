/// A table of Minesweeper and what its board hides.
#pragma once

#include <QAccessible>
#include <QAction>
#include <algorithm>
#include <vector>

#include <nlohmann/json.hpp>

#include "minesweeper/rules/minesweeper.h"
#include "plugin_fixture.h"

namespace gridlark::minesweeper {

class MinesweeperView : public ui::PluginTest {
  protected:
    MinesweeperView() : PluginTest(QStringLiteral(PLUGIN)) { deal({"beginner", "standard"}, 7); }

    static constexpr kit::Cell centre{4, 4};

    [[nodiscard]] State state() const {
        const auto read =
            Minesweeper::decodeState(table_->game().save()["state"].get<std::string>());
        EXPECT_TRUE(read.has_value());
        return read.value_or(State{});
    }
    [[nodiscard]] Square square(kit::Cell cell) const { return state().squares[cell]; }

    /// Cells for which `wanted(Square, Cell)` holds, in reading order.
    template <class Wanted>
    [[nodiscard]] std::vector<kit::Cell> cells(Wanted wanted) const {
        const State now = state();
        std::vector<kit::Cell> found;
        for (int i = 0; i < now.squares.size().area(); ++i) {
            const kit::Cell cell = now.squares.size().cell(i);
            if (wanted(now.squares[cell], cell)) found.push_back(cell);
        }
        return found;
    }
    [[nodiscard]] std::vector<kit::Cell> mines() const {
        return cells([](Square square, kit::Cell) { return square.mine(); });
    }
    [[nodiscard]] std::vector<kit::Cell> hiddenSafe() const {
        return cells([](Square square, kit::Cell) { return !square.mine() && !square.open(); });
    }
    [[nodiscard]] std::vector<kit::Cell> around(kit::Cell cell) const {
        std::vector<kit::Cell> found;
        kit::forEachNeighbour(state().squares.size(), cell, kit::kingSteps,
                              [&](kit::Cell next) { found.push_back(next); });
        return found;
    }
    /// An open number beside hidden cells with and without mines.
    [[nodiscard]] kit::Cell openNumber() const {
        const auto found = cells([&](Square one, kit::Cell cell) {
            const auto near = around(cell);
            return one.open() && one.number() > 0 && std::ranges::any_of(near, [&](kit::Cell next) {
                       return !square(next).open() && !square(next).mine();
                   });
        });
        EXPECT_FALSE(found.empty());
        return found.empty() ? centre : found.front();
    }
    void flagMinesAround(kit::Cell cell) {
        for (const kit::Cell next : around(cell)) {
            if (square(next).mine()) click(next, Qt::RightButton);
        }
    }

    [[nodiscard]] QAction* action(const char* text) const {
        for (QAction* action : table_->actions()) {
            if (action->text() == QLatin1String(text)) return action;
        }
        ADD_FAILURE() << text;
        return nullptr;
    }
    /// The cell as a screen reader hears it.
    [[nodiscard]] QString spoken(kit::Cell cell) const {
        auto* table = QAccessible::queryAccessibleInterface(board_)->tableInterface();
        return table->cellAt(cell.row, cell.column)->text(QAccessible::Name);
    }
    /// Waits for a notice; empty if none comes.
    [[nodiscard]] QString nextNotice() {
        (void)QTest::qWaitFor([this] { return !host_.notice.isEmpty(); }, patience);
        return std::exchange(host_.notice, {});
    }
    [[nodiscard]] kit::Status status() const { return table_->game().status(); }
    [[nodiscard]] QString minesLeft() const { return table_->statusItems().front().text; }
};

}  // namespace gridlark::minesweeper
