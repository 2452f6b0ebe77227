/// What is seldom wanted: a draw, resigning, one's colour, the exit.
#pragma once

#include <array>

#include "gridlark/ui/panel.h"

namespace gridlark::chain {

class GamePanel final : public ui::Panel {
    Q_OBJECT

  public:
    explicit GamePanel(QWidget* over);

    struct Content {
        bool playing = false;
        bool thinking = false;  ///< the computer: it takes no offers meanwhile
        bool computer = false;  ///< is the opponent
        QString colour;         ///< "blue", "red" or "alternate": the person's, in new games
    };
    void ask(const Content& content);

  signals:
    void drawAsked();
    void resignAsked();
    void exitAsked();
    void colourChosen(const QString& colour);

  private:
    QWidget* makeColours(const QString& chosen);
};

}  // namespace gridlark::chain
