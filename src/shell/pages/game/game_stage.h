/// The board on the game page, and what lies over it.
#pragma once

#include <QTimer>
#include <QWidget>

#include "game/running_game.h"

class QLabel;

namespace gridlark::ui {
class Panel;
}

namespace gridlark::shell {

class Confetti;

/// Goes before the game, which the view looks at.
class GameStage : public QWidget {
    Q_OBJECT

  public:
    GameStage(RunningGame& game, QWidget* parent);

    [[nodiscard]] QWidget* view() const { return view_; }
    /// The view or a part of it; null if there is none.
    [[nodiscard]] ui::BoardWidget* board() const { return board_; }

    void setTheme(const ui::Theme& theme);
    /// Covers the board with a panel.
    void setPaused(bool on);
    /// Says that a deal is under way if it takes a moment.
    void setBusy(bool on);
    /// Confetti where the note has it, and a panel unless it stands beside the board.
    void showEnd(const ui::EndNote& note, const QString& text, bool newBest);
    void hideEnd();
    [[nodiscard]] bool endShown() const { return endShown_; }
    /// The keyboard goes to what lies over the board, or else to the board, unless a pop-up of the
    /// game has it.
    void focusFront(bool popupOpen);

  signals:
    void continued();
    void endClosed();
    void statisticsAsked();

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void celebrate();
    void showEndPanel(const ui::EndNote& note, const QString& text, bool newBest);

    RunningGame& game_;
    QWidget* view_;
    ui::BoardWidget* board_;
    QLabel* busyNote_;
    ui::Panel* pausePanel_;
    ui::Panel* endPanel_;
    Confetti* confetti_ = nullptr;  ///< over the board; made when first needed
    ui::Theme theme_;
    QTimer busySoon_;
    bool endShown_ = false;
};

}  // namespace gridlark::shell
