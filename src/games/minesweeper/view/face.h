/// The picture of a square: packed into a look, and painted.
#pragma once

#include "gridlark/ui/theme.h"

#include "scene.h"

class QPainter;
class QRectF;

namespace gridlark::minesweeper {

[[nodiscard]] std::uint64_t packed(const SquareView& view);
[[nodiscard]] SquareView unpacked(std::uint64_t look);

void paintSquare(QPainter& painter, const QRectF& area, const SquareView& view,
                 const ui::Theme& theme);

}  // namespace gridlark::minesweeper
