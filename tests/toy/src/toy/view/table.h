/// A table of Lights.
#pragma once

#include <optional>

#include "gridlark/ui/board_table.h"

#include "painter.h"
#include "toy/rules/lights.h"

namespace gridlark::toy {

class LightsTable final : public ui::BoardTable<Lights, Painter> {
    Q_OBJECT

  public:
    explicit LightsTable(ui::Host& host) : BoardTable(host) {}

    [[nodiscard]] QList<QAction*> actions() override { return {}; }
    [[nodiscard]] QList<ui::StatusItem> statusItems() const override;
    [[nodiscard]] QString levelText() const override { return {}; }
    [[nodiscard]] QStringList gestures() const override { return {tr("Click: switch lamps")}; }
    [[nodiscard]] ui::EndNote endNote() const override;

    [[nodiscard]] bool canHint() const override { return hintsLeft() > 0; }
    [[nodiscard]] QString hintText() const override;
    void hint() override;

  protected:
    void prepare(ui::BoardWidget& board) override { board.setBoardName(tr("Lights")); }
    void onGesture(const kit::Gesture& gesture) override;
    void onChange(const Change& change) override;
    [[nodiscard]] Scene scene() const override { return sceneOf(state(), hinted_); }

  private:
    [[nodiscard]] int hintsLeft() const { return playing() ? hintsPerGame - state()->hints : 0; }

    std::optional<kit::Cell> hinted_;  ///< until something else is played
};

}  // namespace gridlark::toy
