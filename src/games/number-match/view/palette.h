/// The colours of Number Match's board, besides those of the theme.
#pragma once

#include <QColor>
#include <array>

#include "gridlark/ui/theme.h"

namespace gridlark::number_match {

/// Ink has a contrast of at least 4.5 : 1 on every tile, and so has text on the selection.
struct Palette {
    QColor ground;                ///< between tiles, and where there is no slot
    QColor gap;                   ///< a slot whose number is gone
    QColor gapEdge;               ///< its outline
    QColor tile;                  ///< a number without tint
    QColor tileEdge;              ///< its lower edge
    QColor ink;                   ///< numbers
    QColor link;                  ///< the line of a pair that goes
    std::array<QColor, 5> tints;  ///< tiles of {1, 9}, {2, 8}, {3, 7}, {4, 6}, {5}
};

[[nodiscard]] const Palette& paletteOf(ui::Brightness brightness);

}  // namespace gridlark::number_match
