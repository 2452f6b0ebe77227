/// A table of Queens.
#pragma once

#include <QPointer>
#include <optional>

#include "gridlark/ui/board_table.h"

#include "painter.h"
#include "queens/deal/own.h"
#include "queens/engine/hint.h"
#include "queens/rules/queens.h"
#include "words.h"

namespace gridlark::queens {

class OwnPanel;

class QueensTable final : public ui::BoardTable<Queens, Painter> {
    Q_OBJECT

  public:
    explicit QueensTable(ui::Host& host);

    [[nodiscard]] QString ownGridText() const override { return tr("Your own puzzle…"); }
    void askForGrid() override;

    [[nodiscard]] QList<QAction*> actions() override {
        return {&eraser_, &autoNotes_, &wanted_.action()};
    }
    [[nodiscard]] QList<ui::StatusItem> statusItems() const override;
    [[nodiscard]] QString levelText() const override;
    [[nodiscard]] QStringList gestures() const override;
    [[nodiscard]] ui::EndNote endNote() const override { return words::end(*state()); }

    [[nodiscard]] bool canHint() const override { return playing(); }
    [[nodiscard]] QString hintText() const override;
    /// The first call shows the hint, the second one does what it says.
    void hint() override;

  protected:
    void prepare(ui::BoardWidget& board) override;
    void onGesture(const kit::Gesture& gesture) override;
    void onChange(const Change& change) override;
    [[nodiscard]] Scene scene() const override {
        return sceneOf(state(), {.drag = drag(), .hint = hint_});
    }
    [[nodiscard]] kit::DealNumber freshNumber(const kit::Options& options) const override;
    [[nodiscard]] kit::Options dealtFor(const kit::Options& options) const override;

  private:
    void findStars();
    void showHint(const Hint& hint);
    void playOwn(const OwnPuzzle& own);
    [[nodiscard]] bool isOwn() const;

    QPointer<OwnPanel> ownPanel_;
    QAction eraser_, autoNotes_;
    ui::StarsWish wanted_;
    std::optional<Hint> hint_;               ///< shown, not yet applied
    std::optional<int> stars_;               ///< of the deal
    std::optional<kit::Options> lastDealt_;  ///< for "New" after an own puzzle
};

}  // namespace gridlark::queens
