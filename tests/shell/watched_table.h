/// The toy game on a table without a view of its own, played by calls.
#pragma once

#include "gridlark/ui/board_table.h"
#include "gridlark/ui/game_plugin.h"

#include "toy/view/painter.h"

namespace gridlark::shell {

/// Lights on a table that keeps what it hears from the shell.
class WatchedTable final : public ui::BoardTable<toy::Lights, toy::Painter> {
  public:
    explicit WatchedTable(ui::Host& host) : BoardTable(host) {}
    using BoardTable::seen;
    using BoardTable::state;

    [[nodiscard]] QList<QAction*> actions() override { return {}; }
    [[nodiscard]] QList<ui::StatusItem> statusItems() const override { return {}; }
    [[nodiscard]] QString levelText() const override { return {}; }
    [[nodiscard]] QStringList gestures() const override { return {}; }
    [[nodiscard]] ui::EndNote endNote() const override { return {}; }
    [[nodiscard]] bool canHint() const override { return false; }
    [[nodiscard]] QString hintText() const override { return {}; }
    void hint() override {}

    /// Plays a tap, with the sound of a tap.
    void tap(kit::Cell cell) { play({.kind = toy::Kind::tap, .cell = cell}, "mark"); }
    void solve() {
        while (const auto cell = toy::nextNeeded(*state())) tap(*cell);
    }

  protected:
    void prepare(ui::BoardWidget&) override {}
    void onGesture(const kit::Gesture&) override {}
    [[nodiscard]] toy::Scene scene() const override { return toy::sceneOf(state(), {}); }
};

class WatchedPlugin final : public ui::PluginOf<toy::Lights, WatchedTable> {
  public:
    [[nodiscard]] QString variantTitle(const QString& variant) const override { return variant; }
    [[nodiscard]] QString gridTitle(const QString& grid) const override { return grid; }
};

}  // namespace gridlark::shell
