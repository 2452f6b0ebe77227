/// A table of Number Match.
#pragma once

#include <QPointer>
#include <optional>

#include "gridlark/ui/board_table.h"

#include "actions.h"
#include "change.h"
#include "number-match/engine/hint.h"
#include "number-match/rules/gestures.h"
#include "number-match/rules/number_match.h"
#include "painter.h"
#include "trace_fade.h"
#include "words.h"

namespace gridlark::number_match {

class StuckPanel;

class NumberMatchTable final : public ui::BoardTable<NumberMatch, Painter> {
    Q_OBJECT

  public:
    explicit NumberMatchTable(ui::Host& host);

    [[nodiscard]] QList<QAction*> actions() override {
        return {&actions_.add, &actions_.partners, &actions_.tints, &stars_.action()};
    }
    [[nodiscard]] QList<ui::StatusItem> statusItems() const override {
        return words::status(state());
    }
    [[nodiscard]] QString levelText() const override { return words::level(state()); }
    [[nodiscard]] QString continueText() const override { return words::left(state()); }
    [[nodiscard]] QStringList gestures() const override { return words::gestures(); }
    [[nodiscard]] ui::EndNote endNote() const override { return words::end(*state()); }

    [[nodiscard]] bool canHint() const override { return playing(); }
    [[nodiscard]] QString hintText() const override { return tr("Hint"); }
    void hint() override;

    /// Tab goes from partner to partner; without any it leaves the board, as everywhere.
    bool eventFilter(QObject* watched, QEvent* event) override;

  protected:
    void prepare(ui::BoardWidget& board) override;
    void onGesture(const kit::Gesture& gesture) override;
    [[nodiscard]] bool keepsNotice(const kit::Gesture& gesture) const override;
    void onChange(const Change& change) override;
    [[nodiscard]] Scene scene() const override;
    void show() override;
    /// A stuck game that is left counts as lost.
    void leave() override;
    [[nodiscard]] kit::DealNumber freshNumber(const kit::Options& options) const override;

  private:
    void select(const Selection& selection);
    void explain(const Pair& pair);
    void add();
    void showHint(const Hint& hint);

    void showMoved(const BoardChange& change);
    void showAdded(int from);
    void sayIfNoPair();

    Actions actions_;
    ui::StarsWish stars_;
    QPointer<StuckPanel> stuckPanel_;
    Selection selection_;
    std::optional<Pair> hint_;
    TraceFade fade_;
    BoardChange change_;             ///< to be shown by the next `show`
    KnownWin win_;                   ///< followed by the last hint
    std::optional<State> hintedAt_;  ///< where the last hint was shown: there it is free
};

}  // namespace gridlark::number_match
