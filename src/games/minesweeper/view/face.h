/// What is drawn in a cell of Minesweeper, packed into a look and painted from it.
#pragma once

#include <cstdint>

#include "painter.h"

class QPainter;
class QRectF;

namespace gridlark::minesweeper {

enum class Face : std::uint8_t {
    hidden,
    open,
    flag,
    mine,       ///< shown after the end
    exploded,   ///< the mine that ended the game
    wrongFlag,  ///< shown after the end
};

struct CellLook {
    Face face = Face::hidden;
    int number = 0;  ///< of an open cell
    bool pressed = false;
    Mark mark = Mark::none;
    int percent = -1;  ///< risk; −1: not told

    friend bool operator==(const CellLook&, const CellLook&) = default;
};

[[nodiscard]] std::uint64_t packed(const CellLook& look);
[[nodiscard]] CellLook unpacked(std::uint64_t look);

void paintCell(QPainter& painter, const QRectF& area, const CellLook& look, const ui::Theme& theme);

}  // namespace gridlark::minesweeper
