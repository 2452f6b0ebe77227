/// What is seldom wanted: a draw, resigning, one's colour, the exit.
#pragma once

#include "question_panel.h"

namespace gridlark::chain {

/// Asks once more before it ends the game.
class GamePanel final : public QuestionPanel {
    Q_OBJECT

  public:
    using QuestionPanel::QuestionPanel;

    /// `colour`: "blue", "red" or "alternate", the person's in new games. A computer that thinks
    /// takes no offers.
    void show(const State& state, bool thinking, const QString& colour);

  signals:
    void drawOffered();  ///< to the computer
    void drawAgreed();   ///< between two persons
    void resigned();
    void left();
    void colourChosen(const QString& colour);

  private:
    QWidget* makeColours(const QString& chosen);
};

}  // namespace gridlark::chain
