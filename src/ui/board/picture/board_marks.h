/// What is painted over and around a board's cells: shade, cursor, ring, frame, cover. All lengths
/// are logical pixels; `view` is the visible part of the board.
#pragma once

#include <QPainter>
#include <QRectF>

#include "gridlark/ui/export.h"
#include "gridlark/ui/theme.h"

namespace gridlark::ui {

/// Shades the cell under the pointer, more strongly while it is pressed.
GRIDLARK_EXPORT void paintShade(QPainter& on, const QRectF& cell, bool pressed, const Theme& theme);
/// The keyboard's cursor.
GRIDLARK_EXPORT void paintCursor(QPainter& on, const QRectF& cell, const Theme& theme);
/// The cover of a paused board.
GRIDLARK_EXPORT void paintCover(QPainter& on, const QRectF& view, const Theme& theme);

/// Radius of the frame's corners.
[[nodiscard]] GRIDLARK_EXPORT double frameRadius(const QRectF& view);
/// A rounded frame of this width around the view, and the corners outside it.
GRIDLARK_EXPORT void paintFrame(QPainter& on, const QRectF& view, double width, const Theme& theme);

/// The ring of a long press around a cell; larger than a small cell, or a finger would hide it.
[[nodiscard]] GRIDLARK_EXPORT QRectF ringRect(const QRectF& cell);
/// `progress` is 0 … 1; at 0 there is no ring.
GRIDLARK_EXPORT void paintRing(QPainter& on, const QRectF& ring, double progress,
                               const Theme& theme);

}  // namespace gridlark::ui
