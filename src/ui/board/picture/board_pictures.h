/// The pictures of a board's cells: their last looks, the pixmaps, and the animations over them.
#pragma once

#include <QPainter>
#include <QRegion>
#include <vector>

#include "board/picture/board_effects.h"
#include "board/picture/board_geometry.h"
#include "board/picture/board_rows.h"
#include "board/picture/picture_cache.h"

namespace gridlark::ui {

/// Times in ms of one monotonic clock. `painter` must outlive it.
class GRIDLARK_EXPORT BoardPictures {
  public:
    explicit BoardPictures(const BoardPainter& painter) : painter_(painter) {}

    void setTheme(const Theme& theme);
    [[nodiscard]] const Theme& theme() const { return theme_; }
    /// Forgets the pixmaps, as the painter's looks have a new meaning.
    void redraw() { pixmaps_.clear(); }
    /// Sets the size and ratio of the pictures and forgets those of others. True if it changed.
    bool setScale(int cell, double ratio);

    /// Reads all looks and the overlay of another board. `board` is the size that is shown.
    void read(kit::Size board);
    /// Rows came or went at the end. Reads the looks of the new cells and returns these.
    [[nodiscard]] std::vector<kit::Cell> setRows(kit::Size before, kit::Size now);
    /// Reads the looks again and returns the cells whose look changed.
    [[nodiscard]] std::vector<kit::Cell> changed(kit::Size board);
    /// Reads the overlay again. If it has changed, returns its cells before and now.
    [[nodiscard]] std::vector<kit::Cell> overlayChanged();
    /// Whether nothing was read yet.
    [[nodiscard]] bool empty() const { return looks_.empty(); }

    [[nodiscard]] BoardEffects& effects() { return effects_; }
    [[nodiscard]] RowSlide& slide() { return slide_; }

    /// Paints the cells within `region`, which is in logical pixels.
    void paint(QPainter& on, const BoardGeometry& geometry, const QRegion& region,
               std::int64_t now);
    /// Cells painted since the last call.
    int takePainted() { return std::exchange(painted_, 0); }

  private:
    void paintSlide(QPainter& on, const BoardGeometry& geometry, std::int64_t now);
    void paintCell(QPainter& on, const BoardGeometry& geometry, kit::Cell cell, const QRect& rect,
                   std::int64_t now);
    [[nodiscard]] QPixmap draw(std::uint64_t look, int cell, double ratio) const;

    const BoardPainter& painter_;
    Theme theme_;
    std::vector<std::uint64_t> looks_;  ///< row by row
    std::vector<kit::Cell> over_;       ///< cells under the overlay
    PictureCache pixmaps_;
    std::pair<int, double> scale_;  ///< size of a cell and ratio that they were drawn for
    BoardEffects effects_;
    RowSlide slide_;
    int painted_ = 0;
};

}  // namespace gridlark::ui
