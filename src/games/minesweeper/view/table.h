/// A table of Minesweeper.
#pragma once

#include <QPointer>
#include <optional>

#include "gridlark/ui/board_table.h"

#include "minesweeper/rules/minesweeper.h"
#include "painter.h"
#include "words.h"

namespace gridlark::minesweeper {

class OwnGrid;
class PlayView;

class MinesweeperTable final : public ui::BoardTable<Minesweeper, Painter> {
    Q_OBJECT

  public:
    explicit MinesweeperTable(ui::Host& host);

    void settingsChanged() override;
    [[nodiscard]] QString ownGridText() const override { return tr("Custom…"); }
    void askForGrid() override;

    [[nodiscard]] QList<QAction*> actions() override {
        return {&flagMode_, &risks_, &lookBack_, &bbbv_};
    }
    [[nodiscard]] QList<ui::StatusItem> statusItems() const override;
    [[nodiscard]] QString levelText() const override;
    [[nodiscard]] QStringList gestures() const override;
    [[nodiscard]] ui::EndNote endNote() const override { return words::end(*state()); }

    [[nodiscard]] bool canHint() const override { return playing(); }
    [[nodiscard]] QString hintText() const override { return tr("Hint"); }
    void hint() override;

  protected:
    [[nodiscard]] QWidget* makeView() override;
    void prepare(ui::BoardWidget& board) override;
    void onPress(const std::optional<kit::Gesture>& press) override;
    void onGesture(const kit::Gesture& gesture) override;
    void onChange(const Change& change) override;
    [[nodiscard]] Scene scene() const override { return sceneOf(state(), interaction_); }

  private:
    void refreshActions();
    void answer(const Action& action, kit::Cell cell, std::optional<Refusal> refusal);
    void showExplosion();
    void showHint(const Hint& hint);
    void toggleRisks(bool on);
    void findRisks();
    void lookBack();
    [[nodiscard]] bool begun() const { return state() != nullptr && state()->laid; }

    QPointer<PlayView> playView_;
    QPointer<OwnGrid> ownGrid_;
    QAction flagMode_;
    QAction risks_;
    QAction lookBack_;
    QAction bbbv_;
    Interaction interaction_;
    std::optional<State> hintFor_;  ///< after the last hint: shown again here, it costs nothing
};

}  // namespace gridlark::minesweeper
