/// The colours of Chain's board, besides those of the theme.
#pragma once

#include <QColor>

#include "gridlark/ui/theme.h"

#include "chain/rules/position.h"

namespace gridlark::chain {

/// Numbers reach 4.5 : 1 on what they stand on: pieces, and ghosts on every ground. Red pieces have
/// a dashed rim as well.
struct Palette {
    QColor ground;      ///< of the light squares
    QColor groundDark;  ///< of the others
    QColor hair;        ///< between squares
    QColor left;        ///< ground of a square that the last turn left
    QColor landed;      ///< ground of the square it led to
    QColor blue;
    QColor red;
    QColor onPiece;    ///< numbers and rims
    QColor ghostBlue;  ///< rim and number of a piece that was removed
    QColor ghostRed;
    QColor link;    ///< between pieces of a ready chain, and around them
    QColor reach;   ///< squares that can be reached
    QColor choice;  ///< around the piece that was chosen
    QColor advice;  ///< arrows of a hint
    QColor trail;   ///< the way of the last turn

    [[nodiscard]] const QColor& piece(Colour colour) const {
        return colour == Colour::blue ? blue : red;
    }
    [[nodiscard]] const QColor& ghost(Colour colour) const {
        return colour == Colour::blue ? ghostBlue : ghostRed;
    }
};

[[nodiscard]] const Palette& paletteOf(ui::Brightness brightness);

}  // namespace gridlark::chain
