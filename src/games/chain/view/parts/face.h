/// What is drawn in a square of Chain, packed into a look and painted from it.
#pragma once

#include <QColor>
#include <QRectF>
#include <cstdint>

#include "gridlark/ui/theme.h"

#include "chain/view/scene.h"

class QPainter;

namespace gridlark::chain {

/// Squares of equal looks have equal pictures; `darkSquare` is the chessboard's shade.
[[nodiscard]] std::uint64_t packed(const SquareView& square, bool darkSquare);

/// Ground of a square with such a trace.
[[nodiscard]] QColor groundOf(const ui::Theme& theme, Trace trace, bool darkSquare);

void paintSquare(QPainter& painter, const QRectF& area, std::uint64_t look, const ui::Theme& theme);

/// A piece alone, into the square `area`.
void paintPiece(QPainter& painter, const QRectF& area, Piece piece, const ui::Theme& theme);

/// Radius of a piece, as a share of its square.
inline constexpr double pieceRadius = 0.39;

}  // namespace gridlark::chain
