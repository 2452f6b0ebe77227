/// What a board shows: the base of every game's painter.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "gridlark/kit/grid.h"
#include "gridlark/ui/export.h"
#include "gridlark/ui/theme.h"

namespace gridlark::ui {

/// What a game draws. The board asks for it and keeps no copy of the game.
class GRIDLARK_EXPORT BoardPainter {
  public:
    virtual ~BoardPainter();

    [[nodiscard]] virtual kit::Size size() const = 0;

    /// Everything that decides the picture of a cell (content, region, edges, highlights), packed:
    /// equal looks give equal pixels. The board caches pictures by look and repaints the cells
    /// whose look changed.
    [[nodiscard]] virtual std::uint64_t look(kit::Cell cell) const = 0;

    /// Paints a cell of that look and fills `area`, a square at (0, 0) in logical pixels whose
    /// edges lie on whole device pixels. Antialiasing is on.
    virtual void paint(QPainter& painter, const QRectF& area, std::uint64_t look,
                       const Theme& theme) const = 0;

    /// Paints the overlay: what lies over the cells and across them. `cell` gives the rectangle of
    /// a cell in the painter's coordinates. Called for every repaint, clipped to it: keep it cheap.
    virtual void paintOver(QPainter& /*painter*/, const Theme& /*theme*/,
                           const std::function<QRectF(kit::Cell)>& /*cell*/) const {}

    /// The cells that `paintOver` may touch now. `refresh` repaints the overlay only if this list
    /// has changed: every change of the overlay must show in it.
    [[nodiscard]] virtual std::vector<kit::Cell> over() const { return {}; }

    /// The colour between rows that slide; by default the theme's surface.
    [[nodiscard]] virtual QColor ground(const Theme& theme) const {
        return theme.colours().surface;
    }

    /// The cell in words for a screen reader: "Row 2, column 3, cat, orange region".
    [[nodiscard]] virtual QString describe(kit::Cell cell) const = 0;

    /// The cell to which a key moves the cursor. `by` is one row or column for arrows, several rows
    /// for Page keys, and for Home and End the number of columns (with Ctrl: of rows too). A cell
    /// outside stands for the nearest one inside. By default `from + by`.
    [[nodiscard]] virtual kit::Cell moved(kit::Cell from, kit::Cell by) const { return from + by; }
};

}  // namespace gridlark::ui
