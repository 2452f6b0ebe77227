/// A table of the real plug-in of Queens, on 5 × 5.
#pragma once

#include <nlohmann/json.hpp>

#include "placement/engine/solver.h"
#include "plugin_fixture.h"
#include "queens/rules/queens.h"

namespace gridlark::queens {

class QueensTableTest : public ui::PluginTest {
  protected:
    QueensTableTest() : PluginTest(QStringLiteral(PLUGIN)) { deal({"5", "standard"}, 3); }

    [[nodiscard]] State state() const {
        const auto read = Queens::decodeState(table_->game().save()["state"].get<std::string>());
        EXPECT_TRUE(read.has_value());
        return read.value_or(State{});
    }
    [[nodiscard]] Content on(kit::Cell cell) const { return state().cells[cell]; }

    /// The queens of the solution, from the first row on.
    [[nodiscard]] std::vector<kit::Cell> solution() const {
        const auto columns = placement::countSolutions(state().puzzle, 1).first;
        std::vector<kit::Cell> cells;
        for (int row = 0; row < static_cast<int>(columns.size()); ++row)
            cells.push_back({row, columns[static_cast<std::size_t>(row)]});
        return cells;
    }
    /// A cell beside the queen of that row.
    [[nodiscard]] kit::Cell wrong(int row) const {
        const kit::Cell queen = solution()[static_cast<std::size_t>(row)];
        return {row, queen.column == 0 ? 1 : queen.column - 1};
    }

    [[nodiscard]] QAction* action(const char* icon) const {
        const auto actions = table_->actions();
        for (QAction* action : actions) {
            if (action->data().toString() == QLatin1String(icon)) return action;
        }
        ADD_FAILURE() << icon;
        return nullptr;
    }
    /// Asks for a hint and waits until it is shown.
    void askHint() {
        host_.notice.clear();
        table_->hint();
        ASSERT_TRUE(QTest::qWaitFor([this] { return !host_.notice.isEmpty(); }, patience));
    }
};

}  // namespace gridlark::queens
