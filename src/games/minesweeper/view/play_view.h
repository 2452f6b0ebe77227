/// The view of a table of Minesweeper: the board, and below it what a tap does, and zoom.
#pragma once

#include <QWidget>

#include "gridlark/ui/board.h"

class QAbstractButton;
class QPushButton;
class QToolButton;

namespace gridlark::minesweeper {

class PlayView final : public QWidget {
    Q_OBJECT

  public:
    /// `painter` must outlive the view.
    explicit PlayView(ui::BoardPainter& painter, QWidget* parent = nullptr);

    [[nodiscard]] ui::BoardWidget& board() const { return *board_; }
    void setTheme(const ui::Theme& theme);
    /// Shows whether a tap flags.
    void setFlagging(bool on);
    /// For a board that is hard to read as a whole: shows the buttons to zoom even if it fits.
    void setLarge(bool on);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;

  signals:
    void flaggingAsked(bool on);

  protected:
    void resizeEvent(QResizeEvent* /*event*/) override { arrange(); }

  private:
    void buildMode();
    void buildZoom();
    QPushButton* modeButton(const QString& text, const QString& name);
    QToolButton* zoomButton(const char* icon, const QString& name, void (ui::BoardWidget::*zoom)());
    void drawIcons();
    void arrange();

    ui::Theme theme_;
    ui::BoardWidget* board_;
    QWidget* mode_;
    QWidget* zoom_;
    bool large_ = false;
    QPushButton* opens_ = nullptr;
    QPushButton* flags_ = nullptr;
};

}  // namespace gridlark::minesweeper
