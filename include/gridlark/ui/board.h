/// The board widget: painting, gestures, keyboard cursor and accessibility of every game.
#pragma once

#include <QWidget>
#include <memory>
#include <optional>

#include "gridlark/ui/board_painter.h"

namespace gridlark::ui {

/// How a board fits into its widget.
enum class Fit : std::uint8_t {
    whole,       ///< all of it, as large as the widget allows
    scrollable,  ///< zoomed by the wheel with Ctrl and +/−, scrolled; never under `minimumCell` px
    columns,     ///< all columns, as wide as the widget allows; rows scroll, and may come and go
};

/// Paints cells from a pixmap cache, repaints only what changed, and turns input into gestures.
///
/// Mouse and touch share one timer for the long press: it fires exactly after the set time, while
/// the button is still down, and such a press is never a tap too. A press that leaves its cell
/// becomes a drag after `setDragging(true)`. Otherwise it is no gesture, but scrolls a board that
/// is larger than the widget, as the middle button and two fingers always do; two fingers zoom too.
/// A second button or finger cancels a press. Keys: arrows, Home and End (with Ctrl: of the board)
/// and Page keys move the cursor; Space taps, Enter holds; +, − and 0 zoom a scrollable board.
/// Shortcuts come before these keys.
class GRIDLARK_EXPORT BoardWidget : public QWidget {
    Q_OBJECT

  public:
    /// `painter` must outlive the widget.
    explicit BoardWidget(BoardPainter& painter, QWidget* parent = nullptr);
    ~BoardWidget() override;

    void setTheme(const Theme& theme);
    [[nodiscard]] const Theme& theme() const;
    /// 0 turns the long press off: every press that stays in its cell is a tap. 500 at first.
    void setLongPress(int milliseconds);
    void setDragging(bool on);
    /// `minimumCell`, in logical pixels, is for `Fit::scrollable`.
    void setFit(Fit fit, int minimumCell = 18);

    /// Repaints the cells whose look changed, and the overlay if it lies over other cells than
    /// before. Adopts a new board size. With `Fit::columns`, rows that come or go at the end do not
    /// make a new board: the others are neither repainted nor scrolled.
    void refresh();
    /// The same for rows that came or went between others: `gone` holds their indices before,
    /// `come` their indices now, both ascending. If they are above the view, the view stays still;
    /// otherwise the rows below slide for 180 ms if the theme has animations. Only the picture is
    /// late: input meets the new rows at once.
    void refreshRows(const std::vector<int>& gone, const std::vector<int>& come);
    /// Draws all pictures anew, as the painter's looks have a new meaning.
    void repaintAll();
    /// Repaints the part of the overlay over these cells.
    void updateOver(const std::vector<kit::Cell>& cells);

    /// Rectangle of a cell in widget coordinates; for a scrolled board it may lie outside.
    [[nodiscard]] QRectF cellRect(kit::Cell cell) const;
    /// The cell under a point; nothing beside the board.
    [[nodiscard]] std::optional<kit::Cell> cellAt(QPointF point) const;
    /// The visible part of the board.
    [[nodiscard]] QRectF boardRect() const;
    /// The visible part with its frame and scroll bars.
    [[nodiscard]] QRect extent() const;
    /// Whether the board is larger than its visible part.
    [[nodiscard]] bool scrolls() const;
    /// The cell of the keyboard cursor; always inside the board.
    [[nodiscard]] kit::Cell cursor() const;
    /// Moves the cursor, kept inside the board, and scrolls to it. A hidden cursor stays hidden.
    void setCursorCell(kit::Cell cell);
    /// Makes the cursor visible, as after a key.
    void showCursor();
    /// The cell under the mouse; nothing while it is elsewhere.
    [[nodiscard]] std::optional<kit::Cell> hovered() const;
    /// Scrolls until a cell is visible.
    void reveal(kit::Cell cell);
    /// Scrolls smoothly until the cells, or at least the first, are visible; at once without
    /// animations. Any other scrolling ends it.
    void glideTo(const std::vector<kit::Cell>& cells);
    /// Zooms around the middle of the view, with `Fit::scrollable` only.
    void zoomIn();
    void zoomOut();
    void zoomToFit();

    /// Covers the board (pause): it is neither painted nor visible to screen readers.
    void setCovered(bool covered);
    [[nodiscard]] bool covered() const;

    /// Tints cells in `colour` for 600 ms, fading if the theme has animations.
    void flash(const std::vector<kit::Cell>& cells, const QColor& colour);
    /// Shakes the picture of a cell briefly, if the theme has animations.
    void twitch(kit::Cell cell);

    /// Cells painted since the last call; for tests and benchmarks.
    int takePaintedCells();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    /// The height at which the board fills this width: with `Fit::scrollable`, no cell is smaller
    /// than the minimum; with `Fit::columns`, as many rows are visible as there are columns.
    int heightForWidth(int width) const override;

  signals:
    void tapped(gridlark::kit::Cell cell);
    /// Long press, secondary click or Enter.
    void held(gridlark::kit::Cell cell);
    void middleClicked(gridlark::kit::Cell cell);
    /// The primary button went down; the gesture is still open.
    void pressed(gridlark::kit::Cell cell);
    /// The middle button went down: for a click, or to move the board.
    void middlePressed(gridlark::kit::Cell cell);
    /// That press ended, with or without a gesture; comes before `tapped`, `middleClicked` and
    /// `dragEnded`.
    void released();
    void dragBegan(gridlark::kit::Cell cell);    ///< where the button went down
    void dragEntered(gridlark::kit::Cell cell);  ///< each cell on the way except the first
    void dragEnded();
    void cursorMoved(gridlark::kit::Cell cell);
    void extentChanged();  ///< `extent` or `scrolls`
    void hoverMoved(std::optional<gridlark::kit::Cell> cell);

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void timerEvent(QTimerEvent* event) override;

  private:
    friend class BoardAccessible;
    friend class BoardCellAccessible;
    struct Private;

    std::unique_ptr<Private> d_;
};

}  // namespace gridlark::ui
