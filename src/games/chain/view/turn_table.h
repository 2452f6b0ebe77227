/// The table on which turns are built by hand.
#pragma once

#include <QPointer>
#include <QTimer>

#include "gridlark/ui/board_table.h"

#include "chain/rules/chain.h"
#include "chain/view/parts/play_view.h"
#include "chain/view/parts/turn_clock.h"
#include "flight.h"
#include "painter.h"
#include "words.h"

namespace gridlark::chain {

class QuestionPanel;

/// Board, players, buttons and clocks: what two persons need. Taps and buttons become actions of
/// whoever has the turn.
class TurnTable : public ui::BoardTable<Chain, Painter> {
    Q_OBJECT

  public:
    void settingsChanged() override;
    void cancelWork() override;
    void setSeen(bool seen) override;

    [[nodiscard]] QList<ui::StatusItem> statusItems() const override;
    [[nodiscard]] QString levelText() const override;
    [[nodiscard]] QStringList gestures() const override;
    [[nodiscard]] ui::EndNote endNote() const override { return words::end(*state()); }
    [[nodiscard]] QString continueText() const override;

  protected:
    explicit TurnTable(ui::Host& host);

    [[nodiscard]] QWidget* makeView() override;
    void prepare(ui::BoardWidget& board) override;
    void onGesture(const kit::Gesture& gesture) override;
    void onChange(const Change& change) override;
    void onPopup(bool open) override;
    [[nodiscard]] Scene scene() const override { return sceneOf(state(), interaction()); }
    void show() override;

    /// What the view adds to the state; derived classes add what they know.
    [[nodiscard]] virtual Interaction interaction() const;
    [[nodiscard]] bool mayAct() const { return chain::mayAct(state(), interaction()); }

    /// Null until the view is made.
    [[nodiscard]] PlayView* parts() const { return parts_; }
    /// Gives the choice up; `traced`: shows the last turn.
    void putDown(bool traced);
    /// Shown until something else is done.
    void setHint(const Turn& turn);
    void startFlight(Piece piece, const std::vector<Square>& path);
    void stopFlight() { flight_.stop(); }

  private:
    void respond(const Response& response);
    void playAll(const std::vector<Action>& actions);
    void chooseChain(bool on);
    void cancelStep();
    void finishTurn(const Action& action);
    void showTimes();
    void followClock();

    FlightShow flight_;
    TurnClock clock_;
    QTimer tick_;
    QPointer<PlayView> parts_;
    QPointer<QuestionPanel> question_;

    Builder builder_;
    std::optional<Turn> hint_;
    bool traced_ = true;
    bool panelOpen_ = false;  ///< one of the game's own lies over the board
};

/// The sound of a turn, or of what is done of it.
[[nodiscard]] QString soundOf(const Turn& turn);

}  // namespace gridlark::chain
