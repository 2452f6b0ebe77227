/// Asks for the player's own puzzle and gives the verdict on it.
#pragma once

#include "gridlark/play/worker.h"
#include "gridlark/ui/board.h"
#include "gridlark/ui/panel.h"

#include "painter.h"
#include "queens/deal/own.h"

class QLabel;
class QPlainTextEdit;

namespace gridlark::queens {

/// The text is judged while it is typed, on a worker.
class OwnPanel final : public ui::Panel {
    Q_OBJECT

  public:
    explicit OwnPanel(QWidget* over);
    ~OwnPanel() override;
    void setTheme(const ui::Theme& theme) override;
    /// Opens with the text of the last time, or that of the clipboard if it is a puzzle.
    void ask();

  signals:
    /// Can be played.
    void wanted(const gridlark::queens::OwnPuzzle& own);

  private:
    [[nodiscard]] QWidget* makeContents();
    void openFile();
    void judge();
    void show(const OwnPuzzle& own);

    QPlainTextEdit* text_;
    QLabel* verdict_;
    QPushButton* play_;
    OwnPuzzle own_;
    Painter painter_;
    ui::BoardWidget* board_;
    std::uint64_t generation_ = 0;
    play::Worker worker_;  // last: it stops before the rest goes
};

}  // namespace gridlark::queens
