/// A table of Lights.
#pragma once

#include "gridlark/ui/board_table.h"

#include "painter.h"
#include "words.h"

namespace gridlark::toy {

class LightsTable final : public ui::BoardTable<Lights, Painter> {
    Q_OBJECT

  public:
    explicit LightsTable(ui::Host& host) : BoardTable(host) {}

    [[nodiscard]] QList<ui::StatusItem> statusItems() const override {
        return words::status(state());
    }
    [[nodiscard]] QStringList gestures() const override { return {tr("Click: switch lamps")}; }
    [[nodiscard]] ui::EndNote endNote() const override { return words::end(); }

    [[nodiscard]] bool canHint() const override { return hintsLeft() > 0; }
    [[nodiscard]] QString hintText() const override { return words::hint(hintsLeft()); }
    void hint() override;

  protected:
    void prepare(ui::BoardWidget& board) override { board.setAccessibleName(tr("Lights")); }
    void onGesture(const kit::Gesture& gesture) override;
    void onChange(const Change& change) override;
    [[nodiscard]] Scene scene() const override { return sceneOf(state(), interaction_); }

  private:
    [[nodiscard]] int hintsLeft() const { return playing() ? hintsPerGame - state()->hints : 0; }

    Interaction interaction_;
};

}  // namespace gridlark::toy
