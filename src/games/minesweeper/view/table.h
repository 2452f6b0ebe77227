/// A table of Minesweeper: turns gestures into actions and says what happened.
#pragma once

#include <QPointer>
#include <optional>

#include "gridlark/ui/game_table.h"

#include "minesweeper/engine/chances/analysis.h"
#include "minesweeper/engine/hints/advice.h"
#include "minesweeper/engine/hints/verdict.h"
#include "minesweeper/rules/minesweeper.h"
#include "painter.h"
#include "play_view.h"

namespace gridlark::minesweeper {

class OwnGrid;

class MinesweeperTable final : public ui::GameTable<Minesweeper> {
    Q_OBJECT

  public:
    explicit MinesweeperTable(ui::Host& host);
    ~MinesweeperTable() override;

    [[nodiscard]] QWidget* view() override;
    void settingsChanged() override;
    void cancelWork() override;
    [[nodiscard]] QString ownGridText() const override { return tr("Custom…"); }
    void askForGrid() override;

    [[nodiscard]] QList<QAction*> actions() override;
    [[nodiscard]] QList<ui::StatusItem> statusItems() const override;
    [[nodiscard]] QString levelText() const override;
    [[nodiscard]] QStringList gestures() const override;
    [[nodiscard]] ui::EndNote endNote() const override;

    [[nodiscard]] bool canHint() const override;
    [[nodiscard]] QString hintText() const override;
    void hint() override;

  protected:
    void onChange(const Change& change) override;

  private:
    void makeAction(QAction& action, const char* icon, const QString& text, const QString& tip,
                    int key);
    void connectActions();
    void connectBoard();

    void tap(kit::Cell cell);
    void hold(kit::Cell cell);
    void openCell(kit::Cell cell);
    void afterOpening(kit::Cell cell, std::optional<Refusal> refusal);
    void toggleFlag(kit::Cell cell);
    void chord(kit::Cell cell);
    void press(kit::Cell cell);
    void pressMiddle(kit::Cell cell);
    void release();
    void sayNotBegun();

    void takeEnd();
    void refreshActions();
    void refreshBoard();
    void showHint(const Advice& advice);
    void toggleRisks(bool on);
    void findRisks();
    void showRisks(const Analysis& analysis);
    void lookBack();
    void showVerdict(const Verdict& verdict);

    [[nodiscard]] bool playing() const;
    [[nodiscard]] bool begun() const;
    [[nodiscard]] ui::BoardWidget* board() const;

    Painter painter_;
    QPointer<PlayView> view_;
    QPointer<OwnGrid> ownGrid_;
    QAction flagMode_;
    QAction risks_;
    QAction lookBack_;
    QAction bbbv_;
    std::optional<State> hintFor_;             ///< where the last hint was told
    std::optional<kit::DealNumber> risksFor_;  ///< the deal that risks were asked for
    kit::Status shownStatus_ = kit::Status::playing;
};

}  // namespace gridlark::minesweeper
