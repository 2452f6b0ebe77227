#include "board/picture/board_marks.h"

#include <QPainterPath>
#include <algorithm>

namespace gridlark::ui {
namespace {

QPainterPath rounded(const QRectF& rect, double radius) {
    QPainterPath path;
    path.addRoundedRect(rect, radius, radius);
    return path;
}

}  // namespace

void paintShade(QPainter& on, const QRectF& cell, bool pressed, const Theme& theme) {
    on.fillRect(cell, theme.shade(pressed ? 30 : 14));
}

void paintCursor(QPainter& on, const QRectF& cell, const Theme& theme) {
    const double width = std::clamp(cell.width() * 0.055, 2.0, 4.0);
    const double inset = width * 1.25;
    const QRectF ring = cell.adjusted(inset, inset, -inset, -inset);
    const double corner = std::min(8.0, cell.width() * 0.12);
    on.setBrush(Qt::NoBrush);
    // A rim in the opposite brightness keeps the ring visible on any ground.
    on.setPen(QPen(theme.colours().surface, width * 2));
    on.drawRoundedRect(ring, corner, corner);
    on.setPen(QPen(theme.colours().focus, width));
    on.drawRoundedRect(ring, corner, corner);
}

void paintCover(QPainter& on, const QRectF& view, const Theme& theme) {
    on.fillRect(view, theme.colours().surface);
    const double height = std::min({96.0, view.width() / 4, view.height() / 4});
    const double bar = height * 0.28;
    for (const double x : {-0.36, 0.08}) {
        const QRectF rect(view.center().x() + x * height, view.center().y() - height / 2, bar,
                          height);
        on.fillPath(rounded(rect, bar * 0.3), theme.colours().textQuiet);
    }
}

double frameRadius(const QRectF& view) {
    return std::clamp(std::min(view.width(), view.height()) * 0.03, 4.0, 14.0);
}

/// Paints the corners outside the frame in the window's colour: cheaper and smoother than a clip.
void paintFrame(QPainter& on, const QRectF& view, double width, const Theme& theme) {
    const QRectF outside = view.adjusted(-width, -width, width, width);
    const QRectF middle = view.adjusted(-width / 2, -width / 2, width / 2, width / 2);
    const double corner = frameRadius(view);

    QPainterPath corners;
    corners.addRect(outside);
    corners -= rounded(middle, corner - width / 2);
    on.fillPath(corners, theme.colours().window);

    QPainterPath frame = rounded(outside, corner);
    frame -= rounded(view, std::max(0.0, corner - width));
    on.fillPath(frame, theme.colours().boardFrame);
}

QRectF ringRect(const QRectF& cell) {
    const double side = std::max(cell.width() * 0.84, 44.0);
    return {cell.center().x() - side / 2, cell.center().y() - side / 2, side, side};
}

void paintRing(QPainter& on, const QRectF& ring, double progress, const Theme& theme) {
    if (progress <= 0) return;
    const double width = std::clamp(ring.width() * 0.07, 3.0, 6.0);
    const QRectF line = ring.adjusted(width / 2, width / 2, -width / 2, -width / 2);
    on.setBrush(Qt::NoBrush);
    on.setPen(QPen(theme.colours().line, width));
    on.drawEllipse(line);
    on.setPen(QPen(theme.colours().accent, width, Qt::SolidLine, Qt::RoundCap));
    constexpr int fullCircle = 360 * 16;
    // Without animations the ring stands still and only announces the long press.
    const int span = theme.animations() ? static_cast<int>(-progress * fullCircle) : -fullCircle;
    on.drawArc(line, 90 * 16, span);
}

}  // namespace gridlark::ui
