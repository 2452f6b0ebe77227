/// A table of Queens: turns gestures into actions and says what happened.
#pragma once

#include <QPointer>
#include <memory>
#include <vector>

#include "gridlark/ui/game_table.h"
#include "gridlark/ui/stars_panel.h"

#include "painter.h"
#include "queens/deal/deal.h"
#include "queens/deal/own.h"
#include "queens/engine/hint.h"
#include "queens/engine/stars.h"
#include "queens/rules/queens.h"

namespace gridlark::queens {

class OwnPanel;

class QueensTable final : public ui::GameTable<Queens> {
    Q_OBJECT

  public:
    explicit QueensTable(ui::Host& host);
    ~QueensTable() override;

    [[nodiscard]] QWidget* view() override;
    void settingsChanged() override;
    void cancelWork() override;
    [[nodiscard]] QString ownGridText() const override { return tr("Your own puzzle…"); }
    void askForGrid() override;

    [[nodiscard]] QList<QAction*> actions() override;
    [[nodiscard]] QList<ui::StatusItem> statusItems() const override;
    [[nodiscard]] QString levelText() const override;
    [[nodiscard]] QStringList gestures() const override;
    [[nodiscard]] ui::EndNote endNote() const override;

    [[nodiscard]] bool canHint() const override { return playing(); }
    [[nodiscard]] QString hintText() const override;
    /// The first time shows the hint, the second time does what it says.
    void hint() override;

  protected:
    void onChange(const Change& change) override;
    [[nodiscard]] kit::DealNumber freshNumber(const kit::Options& options) const override;
    [[nodiscard]] kit::Options dealtFor(const kit::Options& options) const override;

  private:
    void makeActions();
    void connectBoard();
    void tap(kit::Cell cell);
    void hold(kit::Cell cell);
    void beginDrag(kit::Cell cell);
    void extendDrag(kit::Cell cell);
    void endDrag();
    void dropQueen(kit::Cell from, std::optional<kit::Cell> to);
    /// Plays it, or shakes the cell if the rules refuse it.
    void attempt(const Action& action, kit::Cell cell);
    void refresh();
    void clearHighlights();

    void showHint(const Hint& hint);
    [[nodiscard]] QString hintSentence(const Hint& hint) const;

    void setAutoNotes(bool on);
    void chooseStars();
    void takeStars(ui::StarRange range);
    [[nodiscard]] ui::StarRange wantedStars() const;

    void playOwn(const OwnPuzzle& own);

    [[nodiscard]] bool playing() const;
    [[nodiscard]] bool isOwn() const;

    Painter painter_;
    QPointer<ui::BoardWidget> board_;
    QPointer<ui::StarsPanel> starsPanel_;
    QPointer<OwnPanel> ownPanel_;
    QAction clearNotes_, autoNotes_, chooseStars_;
    bool dragging_ = false;
    std::optional<Hint> hint_;  ///< shown, not yet applied
    std::optional<int> stars_;
    std::vector<std::uint8_t> starsOf_;      ///< the regions that `stars_` is about
    std::vector<kit::Cell> joined_;          ///< what lay across cells before the last change
    std::optional<kit::Options> lastDealt_;  ///< for "New" after a puzzle of the player's own
};

}  // namespace gridlark::queens
