/// Asks how many stars new puzzles are to have.
#pragma once

#include <vector>

#include "gridlark/ui/panel.h"

namespace gridlark::queens {

class StarsPanel final : public ui::Panel {
    Q_OBJECT

  public:
    explicit StarsPanel(QWidget* over);
    /// Opens with the range chosen so far, 1 to 5.
    void ask(int least, int most);

  signals:
    void chosen(int least, int most);

  private:
    void take(int stars);
    void show();

    std::vector<QPushButton*> stars_;  ///< one for each number of stars, checked within the range
    int least_ = 1;
    int most_ = 5;
};

}  // namespace gridlark::queens
