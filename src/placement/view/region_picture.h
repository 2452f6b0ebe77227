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

/// Packs the ground of a cell into the low `RegionPicture::bits` bits of a look (see
/// `ui::BoardPainter::look`) and paints such looks.
class RegionPicture {
  public:
    static constexpr unsigned bits = 12;

    /// Null: no regions. `puzzle` must live until the next call.
    void show(const Puzzle* puzzle);
    /// Colours of regions depend on the theme's palette.
    void setTheme(const ui::Theme& theme);

    /// `cell` must be on the board that is shown.
    [[nodiscard]] std::uint64_t look(kit::Cell cell) const;
    /// Fills `area`: ground, pattern if the theme has them, lines.
    static void paint(QPainter& painter, const QRectF& area, std::uint64_t look,
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

/// The player's X, in the middle of `area`.
void paintCross(QPainter& painter, const QRectF& area, const ui::Theme& theme);

enum class Emphasis : std::uint8_t {
    reason,  ///< a cell that a hint rests on
    target,  ///< the cell that it is about
};

/// A frame inside the lines of the cell.
void paintEmphasis(QPainter& painter, const QRectF& area, Emphasis emphasis,
                   const ui::Theme& theme);

}  // namespace gridlark::placement
