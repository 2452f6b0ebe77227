/// The board widget: painting, gestures, keyboard cursor and accessibility of every game.
#pragma once

#include <QBasicTimer>
#include <QElapsedTimer>
#include <QPixmap>
#include <QWidget>
#include <memory>
#include <unordered_map>
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

    /// Paints a cell of that look into `area` (whole device pixels, antialiasing on).
    virtual void paint(QPainter& painter, const QRectF& area, std::uint64_t look,
                       const Theme& theme) const = 0;

    /// Paints what lies across cells, over them; `cell` gives the rectangle of a cell.
    /// Called for every repaint, clipped to what is repainted: keep it cheap.
    virtual void paintOver(QPainter& painter, const Theme& theme,
                           const std::function<QRectF(kit::Cell)>& cell) const;

    /// The cell in words for a screen reader: "Row 2, column 3, cat, orange region".
    [[nodiscard]] virtual QString describe(kit::Cell cell) const = 0;
};

/// How large boards fit in.
enum class Fit : std::uint8_t {
    whole,       ///< always all of it, as large as the widget allows
    scrollable,  ///< zoomed by the wheel with Ctrl and +/−, scrolled; never under `minimumCell` px
};

/// Paints cells from a pixmap cache, repaints only what changed, and turns input into gestures.
///
/// Mouse and touch use one timer for the long press: it fires at exactly the set time while the
/// button is still down, and never also taps. A press that leaves its cell becomes a drag if
/// `setDragging(true)`, and otherwise nothing. Keys: arrows, Home, End, Page keys move the cursor;
/// Space taps, Enter holds.
class GRIDLARK_EXPORT BoardWidget : public QWidget {
    Q_OBJECT

  public:
    /// `painter` must outlive the widget.
    explicit BoardWidget(BoardPainter& painter, QWidget* parent = nullptr);
    ~BoardWidget() override;

    void setTheme(const Theme& theme);
    [[nodiscard]] const Theme& theme() const { return theme_; }
    void setLongPress(int milliseconds);
    void setDragging(bool on) { dragging_ = on; }
    void setFit(Fit fit, int minimumCell = 18);
    /// Name of the table for accessibility: the game's name.
    void setBoardName(const QString& name);

    /// Looks at every cell and repaints those whose look changed; also takes up a new board size.
    void refresh();
    /// Draws all pictures anew: the painter's meaning of looks changed.
    void repaintAll();
    /// Repaints the part of the overlay over these cells.
    void updateOver(const std::vector<kit::Cell>& cells);

    /// Rectangle of a cell in widget coordinates.
    [[nodiscard]] QRectF cellRect(kit::Cell cell) const;
    /// The cell under a point; nothing beside the board.
    [[nodiscard]] std::optional<kit::Cell> cellAt(QPointF point) const;
    [[nodiscard]] QRectF boardRect() const;
    [[nodiscard]] kit::Cell cursor() const { return cursor_; }
    void setCursorCell(kit::Cell cell);
    /// Covers the board (pause): nothing of it is painted or told to a screen reader.
    void setCovered(bool covered);
    [[nodiscard]] bool covered() const { return covered_; }

    /// Briefly tints cells in `colour` (a flash of 600 ms that fades; at once without animations).
    void flash(const std::vector<kit::Cell>& cells, const QColor& colour);
    /// Briefly shakes the picture of a cell.
    void twitch(kit::Cell cell);

    /// Cells painted since the last call; for tests and benchmarks.
    int takePaintedCells();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  signals:
    void tapped(gridlark::kit::Cell cell);
    /// Long press, secondary click or Enter.
    void held(gridlark::kit::Cell cell);
    void middleClicked(gridlark::kit::Cell cell);
    void pressed(gridlark::kit::Cell cell);    ///< button down, before it is known what it becomes
    void released();                           ///< the press ended, whatever became of it
    void dragBegan(gridlark::kit::Cell cell);  ///< where the button went down
    void dragEntered(gridlark::kit::Cell cell);
    void dragEnded();
    void cursorMoved(gridlark::kit::Cell cell);

    // The implementation follows: see src/ui/board*.cpp.
};

}  // namespace gridlark::ui
