/// The colours of Minesweeper's board, besides those of the theme.
#pragma once

#include <QColor>
#include <array>

#include "gridlark/ui/theme.h"

namespace gridlark::minesweeper {

/// Numbers and mines reach a contrast of 4.5 : 1 on their ground, flags 3 : 1. Numbers differ from
/// each other for colour-blind players too (the digit says it in any case).
struct Palette {
    QColor ground;                  ///< of open cells
    QColor gap;                     ///< between cells
    QColor tile;                    ///< a hidden cell
    QColor tileEdge;                ///< its lower edge
    QColor tilePressed;             ///< while the button is down
    QColor ink;                     ///< mines, poles of flags, percentages
    QColor flag;                    ///< the cloth
    QColor blast;                   ///< ground of a mine that went off
    QColor onBlast;                 ///< the mine on it
    QColor calm;                    ///< tints a cell that is certainly safe
    QColor risk;                    ///< tints the others: the likelier a mine, the more
    std::array<QColor, 9> numbers;  ///< by the number; 0 is never drawn
};

[[nodiscard]] const Palette& paletteOf(ui::Brightness brightness);

/// Ground of a hidden cell with this chance of a mine, 0 … 100.
[[nodiscard]] QColor riskGround(const Palette& palette, int percent);

}  // namespace gridlark::minesweeper
