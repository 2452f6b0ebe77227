/// The panel over a game that is stuck: undo, or a new game.
#pragma once

#include "gridlark/ui/panel.h"

namespace gridlark::number_match {

class StuckPanel final : public ui::Panel {
    Q_OBJECT

  public:
    explicit StuckPanel(QWidget* over);

  signals:
    /// The panel has closed.
    void undo();
    void newGame();
};

}  // namespace gridlark::number_match
