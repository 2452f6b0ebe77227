/// A table of Lights: turns gestures into actions.
#pragma once

#include <QPointer>

#include "gridlark/ui/game_table.h"

#include "painter.h"
#include "toy/rules/lights.h"

namespace gridlark::toy {

class LightsTable final : public ui::GameTable<Lights> {
    Q_OBJECT

  public:
    explicit LightsTable(ui::Host& host) : GameTable(host) {}
    ~LightsTable() override;

    [[nodiscard]] QWidget* view() override;
    void settingsChanged() override;
    /// A game with a computer's turn would stop it and begin it again; here tests ask.
    void setSeen(bool seen) override { setProperty("seen", seen); }

    [[nodiscard]] QList<QAction*> actions() override { return {}; }
    [[nodiscard]] QList<ui::StatusItem> statusItems() const override;
    [[nodiscard]] QString levelText() const override { return {}; }
    [[nodiscard]] QStringList gestures() const override { return {tr("Click: switch lamps")}; }
    [[nodiscard]] ui::EndNote endNote() const override;

    [[nodiscard]] bool canHint() const override { return hintsLeft() > 0; }
    [[nodiscard]] QString hintText() const override {
        return tr("Hint · %1 left").arg(hintsLeft());
    }
    void hint() override;

  protected:
    void onState() override;

  private:
    void tap(kit::Cell cell);
    [[nodiscard]] int hintsLeft() const;

    Painter painter_;
    QPointer<ui::BoardWidget> board_;
};

}  // namespace gridlark::toy
