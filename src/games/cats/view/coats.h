/// The cat in its coats.
#pragma once

#include <QPainter>
#include <QRectF>

namespace gridlark::cats {

/// The coat (0 … 11) of a region's cat.
[[nodiscard]] int coatOfRegion(int region);

/// Paints the cat of a coat, awake or asleep, centred in a cell.
void paintCat(QPainter& painter, const QRectF& cell, int coat, bool asleep);

}  // namespace gridlark::cats
