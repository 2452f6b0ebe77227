/// The board widget: painting, gestures, keyboard cursor and accessibility of every game.
#pragma once

#include <QWidget>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "gridlark/kit/grid.h"
#include "gridlark/ui/export.h"
#include "gridlark/ui/theme.h"

namespace gridlark::ui {

/// What a game draws. The board asks; it never keeps a copy of the game.
class GRIDLARK_EXPORT BoardPainter {
  public:
    virtual ~BoardPainter();

    [[nodiscard]] virtual kit::Size size() const = 0;

    /// All that decides the picture of a cell (content, region, edges, highlights), packed: equal
    /// looks give equal pixels. The board caches pictures by it and repaints cells whose look
    /// changed.
    [[nodiscard]] virtual std::uint64_t look(kit::Cell cell) const = 0;

    /// Paints a cell of that look into `area`, all of it: nothing lies beneath. `area` is a square
    /// at (0, 0) in logical pixels, whose edges lie on whole device pixels; antialiasing is on.
    virtual void paint(QPainter& painter, const QRectF& area, std::uint64_t look,
                       const Theme& theme) const = 0;

    /// Paints what lies across cells, over them; `cell` gives the rectangle of a cell in the
    /// painter's coordinates. Called for every repaint, clipped to what is repainted: keep it
    /// cheap.
    virtual void paintOver(QPainter& painter, const Theme& theme,
                           const std::function<QRectF(kit::Cell)>& cell) const;

    /// The cells that `paintOver` may touch now. A board that is shown anew repaints the overlay if
    /// the list is another one: so it must name everything that the overlay follows from.
    [[nodiscard]] virtual std::vector<kit::Cell> over() const;

    /// What is seen between rows that slide to their places; the theme's surface by default.
    [[nodiscard]] virtual QColor ground(const Theme& theme) const;

    /// The cell in words for a screen reader: "Row 2, column 3, cat, orange region".
    [[nodiscard]] virtual QString describe(kit::Cell cell) const = 0;

    /// Where a key leads the keyboard's cursor. `by` is one row or column for arrows, several rows
    /// for Page keys, and as many columns (with Ctrl: rows as well) as there are for Home and End.
    /// A cell outside stands for the nearest one inside. By default `from + by`.
    [[nodiscard]] virtual kit::Cell moved(kit::Cell from, kit::Cell by) const;
};

/// How large boards fit in.
enum class Fit : std::uint8_t {
    whole,       ///< always all of it, as large as the widget allows
    scrollable,  ///< zoomed by the wheel with Ctrl and +/−, scrolled; never under `minimumCell` px
    columns,  ///< all columns, as wide as the widget allows; rows are scrolled, and may come and go
};

/// Paints cells from a pixmap cache, repaints only what changed, and turns input into gestures.
///
/// Mouse and touch use one timer for the long press: it fires at exactly the set time while the
/// button is still down, and never also taps. A press that leaves its cell becomes a drag if
/// `setDragging(true)`; otherwise nothing comes of it, but it scrolls a board that is larger than
/// the widget, as dragging with the middle button or two fingers always does; two fingers zoom too.
/// A second button or finger during a press spoils it. Keys: arrows, Home and End (Ctrl: of the
/// board), Page keys move the cursor; Space taps, Enter holds; +, − and 0 zoom where the board is
/// scrollable. Keys that something else uses as a shortcut go there.
class GRIDLARK_EXPORT BoardWidget : public QWidget {
    Q_OBJECT

  public:
    /// `painter` must outlive the widget.
    explicit BoardWidget(BoardPainter& painter, QWidget* parent = nullptr);
    ~BoardWidget() override;

    void setTheme(const Theme& theme);
    [[nodiscard]] const Theme& theme() const;
    /// 0: there is no long press; every press that stays in its cell is a tap. 500 at first.
    void setLongPress(int milliseconds);
    void setDragging(bool on);
    /// `minimumCell` in logical pixels counts for `Fit::scrollable`.
    void setFit(Fit fit, int minimumCell = 18);
    /// Name of the table for accessibility: the game's name.
    void setBoardName(const QString& name);

    /// Looks at every cell and repaints those whose look changed, and the overlay if it lies over
    /// other cells than before; also takes up a new board size.
    /// With `Fit::columns`, rows that are new or gone at the end are no new board: what is seen of
    /// the others is neither painted again nor scrolled away.
    void refresh();
    /// The same, for a board in which rows vanished or came up amid the others: `gone` are their
    /// places before, `come` their places now, both rising. What is seen stays where it is if they
    /// are above it; otherwise the rows below slide to their places, which takes 180 ms, is only to
    /// be seen, and is left out without animations.
    void refreshRows(const std::vector<int>& gone, const std::vector<int>& come);
    /// Draws all pictures anew: the painter's meaning of looks changed.
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
    /// The board is larger than what is seen of it.
    [[nodiscard]] bool scrolls() const;
    /// Where the keyboard is; always inside the board.
    [[nodiscard]] kit::Cell cursor() const;
    /// Moves the cursor (kept inside the board) and scrolls to it; does not make it visible.
    void setCursorCell(kit::Cell cell);
    /// Makes the cursor visible, as after a key.
    void showCursor();
    /// The cell under the mouse; nothing while it is elsewhere.
    [[nodiscard]] std::optional<kit::Cell> hovered() const;
    /// Scrolls so that a cell is seen.
    void reveal(kit::Cell cell);
    /// Scrolls gently until the cells are seen, or at least the first of them; at once without
    /// animations. Any other scrolling ends it.
    void glideTo(const std::vector<kit::Cell>& cells);
    /// Zooms around the middle of the view; only with `Fit::scrollable`.
    void zoomIn();
    void zoomOut();
    void zoomToFit();

    /// Covers the board (pause): nothing of it is painted or shown to a screen reader.
    void setCovered(bool covered);
    [[nodiscard]] bool covered() const;

    /// Briefly tints cells in `colour`: 600 ms, fading if the theme has animations.
    void flash(const std::vector<kit::Cell>& cells, const QColor& colour);
    /// Briefly shakes the picture of a cell; nothing without animations.
    void twitch(kit::Cell cell);

    /// Cells painted since the last call; for tests and benchmarks.
    int takePaintedCells();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    /// The height at which the board fills this width; for `Fit::scrollable`, with no cell smaller
    /// than the minimum, however narrow it is; for `Fit::columns`, with as many rows seen as there
    /// are columns.
    int heightForWidth(int width) const override;

  signals:
    void tapped(gridlark::kit::Cell cell);
    /// Long press, secondary click or Enter.
    void held(gridlark::kit::Cell cell);
    void middleClicked(gridlark::kit::Cell cell);
    /// Primary button down, before it is known what it becomes.
    void pressed(gridlark::kit::Cell cell);
    /// Middle button down: a click, or the board will be moved with it.
    void middlePressed(gridlark::kit::Cell cell);
    /// That press ended, with or without a gesture; comes before `tapped`, `middleClicked` and
    /// `dragEnded`.
    void released();
    void dragBegan(gridlark::kit::Cell cell);    ///< where the button went down
    void dragEntered(gridlark::kit::Cell cell);  ///< each cell on the way, the first one left out
    void dragEnded();
    void cursorMoved(gridlark::kit::Cell cell);
    void extentChanged();  ///< `extent` or `scrolls`
    void hoverMoved(std::optional<gridlark::kit::Cell> cell);

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
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
