/// How the regions of a board look: grounds, patterns, thick lines between regions, and the marks
/// that boards with regions have in common.
#pragma once

#include <QColor>
#include <QString>
#include <array>
#include <cstdint>
#include <vector>

#include "gridlark/kit/grid.h"
#include "gridlark/ui/theme.h"

#include "colour_vision.h"
#include "placement/rules/puzzle.h"

class QPainter;
class QRectF;

namespace gridlark::placement {

using Colours = std::array<QColor, 12>;

/// What the regions of a board of that order choose their colours from, by index: the first of
/// `colours`, those that stand out most only where so many are needed, again from the first where
/// there are more regions than colours.
[[nodiscard]] std::vector<Rgb> paletteFor(const Colours& colours, int order);

/// Packs the ground of a cell and what a hint says of it into the low `RegionPicture::bits` bits of
/// a look (see `ui::BoardPainter::look`) and paints such looks.
class RegionPicture {
  public:
    static constexpr unsigned bits = 15;

    /// Null: no regions. `puzzle` must live until the next call.
    void show(const Puzzle* puzzle);
    /// Colours of regions depend on the theme's palette.
    void setTheme(const ui::Theme& theme);

    /// `because`: a hint rests on the cell; `target`: it is about the cell. 0 without a puzzle;
    /// with one, `cell` must be on its board.
    [[nodiscard]] std::uint64_t look(kit::Cell cell, bool because, bool target) const;
    /// Fills `area`: ground, pattern if the theme has them, lines; bare without a puzzle.
    static void paint(QPainter& painter, const QRectF& area, std::uint64_t look,
                      const ui::Theme& theme);
    /// Frames for `because` and `target`, inside the lines of the cell.
    static void paintEmphasis(QPainter& painter, const QRectF& area, std::uint64_t look,
                              const ui::Theme& theme);

    /// "orange"; for sentences about regions.
    [[nodiscard]] QString regionName(int region) const;

  private:
    void colour();
    [[nodiscard]] bool differs(kit::Cell cell, kit::Cell step) const;

    const Puzzle* puzzle_ = nullptr;
    std::vector<std::uint8_t> regions_;  ///< of the map that `colours_` is for
    std::vector<int> colours_;
    Colours palette_;
};

/// An X in the middle of `area`; lengths are shares of its width.
void paintCross(QPainter& painter, const QRectF& area, const QColor& colour, qreal arm = 0.14,
                qreal line = 0.05);

}  // namespace gridlark::placement
