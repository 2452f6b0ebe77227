/// The parts of a board widget, one duty each, and what ties them together.
#pragma once

#include "gridlark/ui/board.h"

#include "board/board_clock.h"
#include "board/board_cursor.h"
#include "board/board_reports.h"
#include "board/input/board_input.h"
#include "board/picture/board_pictures.h"
#include "board/picture/viewport.h"

namespace gridlark::ui {

struct BoardWidget::Private {
    Private(BoardWidget& widget, BoardPainter& boardPainter);

    /// The size of the board that is shown.
    [[nodiscard]] kit::Size size() const { return viewport.geometry().board(); }

    /// Reads the painter's board: its size, all looks and the overlay.
    void readBoard();
    /// True if a board of this size is the present one with rows added or removed at the end.
    [[nodiscard]] bool onlyRows(kit::Size other) const;
    void setRows(int rows);
    void repaintChanges();
    /// Begins the slide of rows, unless it would be invisible.
    void slide(const RowsChange& change, int cell, int scrolledBy);

    /// Cells have moved or changed their size.
    void laidOut();
    /// Places the scroll bars and reports a new extent.
    void settle();
    void fillWidget();

    void moveCursor(kit::Cell cell);
    void showCursor(bool on);
    void reportFocus() const { reports.focus(size().index(cursor.cell())); }
    void reportReset() const { reports.reset(size().index(cursor.cell())); }

    void frame();
    void paint(QPainter& on, const QRegion& region);
    void paintMarks(QPainter& on) const;

    BoardWidget& q;
    BoardPainter& painter;
    BoardClock clock;
    Viewport viewport;
    BoardPictures pictures;
    BoardCursor cursor;
    BoardReports reports;
    BoardInput input;
    bool covered = false;
    std::pair<QRect, bool> extent;  ///< with whether it scrolls, as last reported
};

}  // namespace gridlark::ui
