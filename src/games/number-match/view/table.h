/// A table of Number Match: turns gestures into actions and says what happened.
#pragma once

#include <QPointer>
#include <QVariantAnimation>
#include <optional>

#include "gridlark/ui/game_table.h"
#include "gridlark/ui/stars_panel.h"

#include "change.h"
#include "number-match/deal/deal.h"
#include "number-match/engine/hint.h"
#include "number-match/rules/number_match.h"
#include "painter.h"

namespace gridlark::number_match {

class NumberMatchTable final : public ui::GameTable<NumberMatch> {
    Q_OBJECT

  public:
    explicit NumberMatchTable(ui::Host& host);
    ~NumberMatchTable() override;

    [[nodiscard]] QWidget* view() override;
    void settingsChanged() override;
    void cancelWork() override;

    [[nodiscard]] QList<QAction*> actions() override;
    [[nodiscard]] QList<ui::StatusItem> statusItems() const override;
    [[nodiscard]] QString levelText() const override;
    [[nodiscard]] QString continueText() const override;
    [[nodiscard]] QStringList gestures() const override;
    [[nodiscard]] ui::EndNote endNote() const override;

    [[nodiscard]] bool canHint() const override { return playing(); }
    [[nodiscard]] QString hintText() const override;
    void hint() override;

    bool eventFilter(QObject* watched, QEvent* event) override;

  protected:
    void onChange(const Change& change) override;
    /// A stuck game that is left counts as lost.
    void leave() override;
    [[nodiscard]] kit::DealNumber freshNumber(const kit::Options& options) const override;

  private:
    void makeActions();
    static void name(QAction& action, const char* icon, const QString& text, const QString& tip);
    void connectBoard();

    void tap(kit::Cell cell);
    void hold(kit::Cell cell);
    void beginDrag(kit::Cell cell);
    void extendDrag(kit::Cell cell);
    void endDrag();
    void select(std::optional<kit::Cell> cell);
    void showPartners(bool on);
    void attempt(kit::Cell first, kit::Cell second);
    void explain(const Pair& pair, const Obstacle& obstacle);
    void add();
    bool goToPartner(int step);

    void showChange(const BoardChange& change);
    void showAdded(int from);
    void showAnother();
    void trace(const BoardChange& change, const Board& board);
    void dimTrace();
    void lookForPairs();
    void offerWayOut();
    void refreshActions();
    void refresh();

    void stopSearch();
    void showHint(const Hint& hint, std::span<const State> positions);
    void chooseStars();
    void takeStars(ui::StarRange range);
    [[nodiscard]] ui::StarRange wantedStars() const;

    [[nodiscard]] bool playing() const;
    [[nodiscard]] bool isNumber(kit::Cell cell) const;

    Painter painter_;
    QPointer<ui::BoardWidget> board_;
    QPointer<ui::StarsPanel> starsPanel_;
    QPointer<ui::Panel> stuckPanel_;
    QAction add_, partners_, tints_, chooseStars_;
    QVariantAnimation trace_;
    std::optional<Board> shown_;     ///< the board before the last change
    std::optional<kit::Cell> drag_;  ///< where a drag began
    KnownWin win_;                   ///< that the last hint went by
    std::optional<State> hintFor_;   ///< where the last hint was told
    std::optional<State> asked_;     ///< where one is looked for
    kit::Status shownStatus_ = kit::Status::playing;
};

}  // namespace gridlark::number_match
