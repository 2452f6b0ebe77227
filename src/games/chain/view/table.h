/// A table of Chain: builds turns from taps, lets the computer play, and looks back.
#pragma once

#include <QPointer>
#include <QTimer>
#include <optional>
#include <stop_token>

#include "gridlark/ui/game_table.h"

#include "chain/engine/engine.h"
#include "chain/rules/chain.h"
#include "chain/rules/record.h"
#include "curve.h"
#include "flight.h"
#include "painter.h"
#include "play_view.h"
#include "turn_clock.h"

namespace gridlark::ui {
class Panel;
}

namespace gridlark::chain {

class GamePanel;
class LoadPanel;

class ChainTable final : public ui::GameTable<Chain> {
    Q_OBJECT

  public:
    explicit ChainTable(ui::Host& host);
    ~ChainTable() override;

    [[nodiscard]] QWidget* view() override;
    void settingsChanged() override;
    void cancelWork() override;
    void setSeen(bool seen) override;

    [[nodiscard]] QList<QAction*> actions() override;
    [[nodiscard]] QList<ui::StatusItem> statusItems() const override;
    [[nodiscard]] QString levelText() const override;
    [[nodiscard]] QStringList gestures() const override;
    [[nodiscard]] ui::EndNote endNote() const override;
    [[nodiscard]] QString continueText() const override;

    [[nodiscard]] bool canHint() const override;
    [[nodiscard]] QString hintText() const override;
    void hint() override;

  protected:
    void onChange(const Change& change) override;
    [[nodiscard]] kit::DealNumber freshNumber(const kit::Options& options) const override;

  private:
    /// A question over the board: what the second button says, and what it then does. The first
    /// one changes nothing.
    struct Question {
        QString icon;
        QString title;
        QString text;
        QString no;
        QString yes;
    };

    void makeAction(QAction& action, const char* icon, const QString& text, int key);
    void connectActions();
    void connectView();

    // table_turn.cpp: how a turn is built
    void tap(kit::Cell cell);
    void tapOwn(Square square, Piece piece);
    void tapEmpty(Square square);
    void tapChain(Square square);
    void choose(Square square);
    void goAlong(const Way& way);
    void takeRun(Run run);
    void removeRun(Run run);
    void toggleChoosing(bool on);
    void endTurn();
    void cancelStep();
    void pass();
    void refuse(Square square, const QString& why);
    void refreshBar();

    // table_computer.cpp: what is thought over beside the window
    void think();
    void stopThinking();
    void takeThought(const std::optional<Thought>& thought);
    void moveNow();
    void showHint(const Thought& thought);
    void offerDraw();
    void takeBack();
    void resign();

    // table_record.cpp: looking back
    void browse(std::size_t turn);
    void goOn();
    void copyGame();
    void askForText();
    void loadGame(const QString& text);
    void evaluate();
    void showCurve();
    void rematch();

    // table.cpp and table_texts.cpp: what is shown
    void takeChange();
    void takeEnd();
    void followClock();
    void refreshView();
    void refreshScene();
    void refreshActions();
    void refreshCards();
    void refreshTimes();
    void refreshSaid();
    void refreshSound();
    void cycleSound();
    void openGamePanel();
    void exitGame();
    void ask(const Question& question, std::function<void()> then);
    [[nodiscard]] QWidget* panelPlace() const;
    void adopt(ui::Panel& panel);

    [[nodiscard]] bool playing() const;
    /// A person has the turn, and the present is on the board.
    [[nodiscard]] bool mayAct() const;
    [[nodiscard]] QString nameOf(Colour colour) const;
    [[nodiscard]] ui::BoardWidget* board() const;

    Painter painter_;
    FlightShow flight_;
    QPointer<PlayView> view_;
    QPointer<ui::Panel> question_;
    QPointer<GamePanel> gamePanel_;
    QPointer<LoadPanel> loadPanel_;
    QAction takeBack_;
    QAction moveNow_;
    QAction goOn_;
    QAction rematch_;
    QAction sound_;
    QAction gameMenu_;

    // The turn in the making, as the view has it.
    Square chosen_ = nowhere;
    bool choosing_ = false;           ///< the pieces of a chain
    std::optional<int> firstNumber_;  ///< of that chain
    bool traceShown_ = true;          ///< the last turn; until the next tap
    std::optional<Turn> advice_;
    std::optional<State> adviceFor_;
    std::optional<State> seenState_;
    std::optional<std::size_t> browsed_;  ///< the turn looked at; nothing: the present
    std::vector<Position> positions_;     ///< of the game so far

    bool seen_ = true;
    bool panelOpen_ = false;  ///< one of the game's own lies over the board
    bool thinking_ = false;
    std::optional<State> thinkingFor_;
    std::uint64_t thought_ = 0;  ///< which answer is waited for
    std::stop_source stopThought_;
    std::stop_source stopHint_;

    Values values_;  ///< of the curve, as far as it is known
    std::optional<State> valuesFor_;
    bool evaluating_ = false;

    TurnClock clock_;
    QTimer tick_;
};

}  // namespace gridlark::chain
