/// A table of Chain: a computer to play against and to ask, looking back, and how a game ends.
#pragma once

#include "chain/rules/record.h"
#include "chain/view/parts/game_actions.h"
#include "opponent.h"
#include "review.h"
#include "turn_table.h"

namespace gridlark::chain {

class GamePanel;
class LoadPanel;

class ChainTable final : public TurnTable {
    Q_OBJECT

  public:
    explicit ChainTable(ui::Host& host);

    void settingsChanged() override;
    void cancelWork() override;
    void setSeen(bool seen) override;

    [[nodiscard]] QList<QAction*> actions() override { return actions_.all(); }
    [[nodiscard]] bool canHint() const override { return mayAct(); }
    [[nodiscard]] QString hintText() const override { return tr("Hint"); }
    void hint() override;

  protected:
    [[nodiscard]] QWidget* makeView() override;
    [[nodiscard]] Interaction interaction() const override;
    [[nodiscard]] bool takesGestures() const override { return playing() || review_.lookedAt(); }
    void onGesture(const kit::Gesture& gesture) override;
    void onChange(const Change& change) override;
    void show() override;
    [[nodiscard]] kit::DealNumber freshNumber(const kit::Options& options) const override;

  private:
    void connectActions();
    [[nodiscard]] Background background();

    /// Lets the computer think, or the curve grow, if that is what comes next.
    void goOn();
    void playComputersTurn(const Turn& turn);
    void showHint(const Hint& hint);
    void answerOffer(bool accepts);
    void takeBack();

    void lookAt(std::size_t turn);
    void copyGame();
    void askForGame();
    void beginCasual(const Record& record, std::size_t turns, const QString& notice);
    void openMenu();
    [[nodiscard]] QString colourWish() const;

    GameActions actions_;
    Opponent opponent_;
    Review review_;
    QPointer<GamePanel> menu_;
    QPointer<LoadPanel> loadPanel_;
    bool hintCounted_ = false;  ///< in this turn: shown again it costs nothing more
};

}  // namespace gridlark::chain
