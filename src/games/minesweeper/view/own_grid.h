/// The panel that asks for the player's own grid.
#pragma once

#include "gridlark/ui/panel.h"

#include "minesweeper/rules/state.h"

class QCheckBox;
class QGridLayout;
class QLabel;
class QSpinBox;

namespace gridlark::minesweeper {

class OwnGrid final : public ui::Panel {
    Q_OBJECT

  public:
    explicit OwnGrid(QWidget* over);

    /// Opens with these values.
    void ask(const Field& field, Variant variant);

  signals:
    void chosen(const gridlark::kit::Options& options);

  private:
    QSpinBox* addNumber(QGridLayout& rows, const QString& label, QLabel*& range);
    void limitMines();
    void play();

    QSpinBox* columns_ = nullptr;
    QSpinBox* rows_ = nullptr;
    QSpinBox* mines_ = nullptr;
    QLabel* minesRange_ = nullptr;
    QCheckBox* noGuess_ = nullptr;
};

}  // namespace gridlark::minesweeper
