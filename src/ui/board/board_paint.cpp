#include <QPaintEvent>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "board_private.h"

namespace gridlark::ui {
namespace {

/// A short press shows no ring.
constexpr int ringDelay = 120;

constexpr CellRange noCells{{0, 0}, {-1, -1}};

QPainterPath rounded(const QRectF& rect, double radius) {
    QPainterPath path;
    path.addRoundedRect(rect, radius, radius);
    return path;
}

template <class Visit>
void forEachCell(const CellRange& range, Visit visit) {
    for (int row = range.first.row; row <= range.last.row; ++row) {
        for (int column = range.first.column; column <= range.last.column; ++column) {
            visit(kit::Cell{row, column});
        }
    }
}

/// How far the painter's origin lies beside the grid of device pixels, in device pixels.
QPointF beside(const QPainter& painter) {
    const QPointF origin = painter.deviceTransform().map(QPointF());
    return origin - QPointF(std::round(origin.x()), std::round(origin.y()));
}

}  // namespace

void BoardWidget::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    d_->cancelPress();
    d_->layOut();
}

void BoardWidget::paintEvent(QPaintEvent* event) {
    if (d_->geometry.ratio() != devicePixelRatioF()) d_->layOut();  // moved to another screen
    QPainter painter(this);
    d_->paint(painter, event->region());
}

void BoardWidget::Private::paint(QPainter& on, const QRegion& region) {
    on.setRenderHint(QPainter::Antialiasing);
    // At a fractional ratio a widget may begin amid a device pixel; cells must not.
    const QPointF off = beside(on) / geometry.ratio();
    on.translate(-off);
    if (covered) {
        paintCover(on);
    } else {
        on.save();
        on.setClipRect(geometry.logical(geometry.deviceView()), Qt::IntersectClip);
        paintCells(on, region);
        paintMarks(on, region);
        on.restore();
    }
    if (framed) paintFrame(on);
    paintRing(on);
}

/// Cells are pictures at device pixels, one to one.
void BoardWidget::Private::paintCells(QPainter& on, const QRegion& region) {
    on.save();
    on.scale(1 / geometry.ratio(), 1 / geometry.ratio());
    const std::int64_t time = now();
    const CellRange inPlace = slide ? noCells : geometry.cellsIn(region.boundingRect());
    forEachCell(inPlace, [&](kit::Cell cell) {
        if (!region.intersects(geometry.cellRect(cell).toAlignedRect())) return;
        paintCell(on, cell, geometry.deviceRect(cell), time);
        ++painted;
    });
    if (slide) paintSliding(on);
    on.restore();
}

void BoardWidget::Private::paintCell(QPainter& on, kit::Cell cell, const QRect& rect,
                                     std::int64_t time) {
    const auto index = static_cast<std::size_t>(geometry.board().index(cell));
    const std::uint64_t look = looks[index];
    const QPixmap picture = pictures.get(look, [&] { return draw(look); });
    on.drawPixmap(rect.topLeft(), picture);
    if (effects.empty()) return;
    if (const double shift = effects.shift(cell, time); shift != 0) {
        const QPoint to(static_cast<int>(std::lround(shift * rect.width())), 0);
        on.save();
        on.setClipRect(rect, Qt::IntersectClip);
        on.drawPixmap(rect.topLeft() + to, picture);
        on.restore();
    }
    if (const QColor tint = effects.tint(cell, time); tint.isValid()) on.fillRect(rect, tint);
}

/// A picture of device pixel ratio 1, to be drawn in device pixels.
QPixmap BoardWidget::Private::draw(std::uint64_t look) const {
    const double ratio = geometry.ratio();
    QPixmap picture(geometry.cell(), geometry.cell());
    picture.fill(Qt::transparent);
    picture.setDevicePixelRatio(ratio);
    {
        QPainter on(&picture);
        on.setRenderHint(QPainter::Antialiasing);
        on.setRenderHint(QPainter::SmoothPixmapTransform);
        const double side = geometry.cell() / ratio;
        painter.paint(on, {0, 0, side, side}, look, theme);
    }
    picture.setDevicePixelRatio(1);
    return picture;
}

/// What lies over the cells: pointer, the game's overlay, keyboard cursor.
void BoardWidget::Private::paintMarks(QPainter& on, const QRegion& /*region*/) const {
    if (const auto shaded = down ? down : hovered; shaded && q.isEnabled()) {
        QColor shade = theme.dark() ? QColor(Qt::white) : QColor(Qt::black);
        shade.setAlpha(down ? 30 : 14);
        on.fillRect(geometry.cellRect(*shaded), shade);
    }
    on.save();
    painter.paintOver(on, theme, [this](kit::Cell cell) { return geometry.cellRect(cell); });
    on.restore();
    if (cursorShown && q.hasFocus()) paintCursor(on);
}

void BoardWidget::Private::paintCursor(QPainter& on) const {
    const QRectF rect = geometry.cellRect(cursor);
    const double width = std::clamp(rect.width() * 0.055, 2.0, 4.0);
    const double inset = width * 1.25;
    const QRectF ring = rect.adjusted(inset, inset, -inset, -inset);
    const double corner = std::min(8.0, rect.width() * 0.12);
    on.setBrush(Qt::NoBrush);
    // A rim in the opposite brightness keeps the ring visible on any ground.
    on.setPen(QPen(theme.colours().surface, width * 2));
    on.drawRoundedRect(ring, corner, corner);
    on.setPen(QPen(theme.colours().focus, width));
    on.drawRoundedRect(ring, corner, corner);
}

double BoardWidget::Private::radius() const {
    if (!framed) return 0;
    const QRectF view = geometry.logical(geometry.deviceView());
    return std::clamp(std::min(view.width(), view.height()) * 0.03, 4.0, 14.0);
}

/// The corners outside the frame are painted in the window's colour: cheaper and smoother than a
/// clip.
void BoardWidget::Private::paintFrame(QPainter& on) const {
    const QRectF view = geometry.logical(geometry.deviceView());
    const double width = geometry.frame() / geometry.ratio();
    const QRectF outside = view.adjusted(-width, -width, width, width);
    const QRectF middle = view.adjusted(-width / 2, -width / 2, width / 2, width / 2);
    const double corner = radius();

    QPainterPath corners;
    corners.addRect(outside);
    corners -= rounded(middle, corner - width / 2);
    on.fillPath(corners, theme.colours().window);

    QPainterPath frame = rounded(outside, corner);
    frame -= rounded(view, std::max(0.0, corner - width));
    on.fillPath(frame, theme.colours().boardFrame);
}

void BoardWidget::Private::paintCover(QPainter& on) const {
    const QRectF view = geometry.logical(geometry.deviceView());
    on.fillRect(view, theme.colours().surface);
    const double height = std::min({96.0, view.width() / 4, view.height() / 4});
    const double bar = height * 0.28;
    for (const double x : {-0.36, 0.08}) {
        const QRectF rect(view.center().x() + x * height, view.center().y() - height / 2, bar,
                          height);
        on.fillPath(rounded(rect, bar * 0.3), theme.colours().textQuiet);
    }
}

/// 0 … 1; 0 while there is no ring to show.
double BoardWidget::Private::ringProgress() const {
    if (!longPressTimer.isActive()) return 0;
    const double time = static_cast<double>(clock.nsecsElapsed() - pressedAt) / 1e6;
    const double delay = std::min<double>(ringDelay, longPress / 3.0);
    return std::clamp((time - delay) / (longPress - delay), 0.0, 1.0);
}

/// Around the cell's middle; on small cells larger than the cell, or a finger would hide it.
QRectF BoardWidget::Private::ringRect() const {
    const QRectF cell = geometry.cellRect(gestures.origin());
    const double side = std::max(cell.width() * 0.84, 44.0);
    return {cell.center().x() - side / 2, cell.center().y() - side / 2, side, side};
}

void BoardWidget::Private::updateRing() {
    q.update(ringRect().adjusted(-4, -4, 4, 4).toAlignedRect());
}

void BoardWidget::Private::paintRing(QPainter& on) const {
    const double progress = ringProgress();
    if (progress <= 0) return;
    const QRectF rect = ringRect();
    const double width = std::clamp(rect.width() * 0.07, 3.0, 6.0);
    const QRectF line = rect.adjusted(width / 2, width / 2, -width / 2, -width / 2);
    on.setBrush(Qt::NoBrush);
    on.setPen(QPen(theme.colours().line, width));
    on.drawEllipse(line);
    on.setPen(QPen(theme.colours().accent, width, Qt::SolidLine, Qt::RoundCap));
    constexpr int fullCircle = 360 * 16;
    // Without animations the ring stands still and only says that a long press is on its way.
    const int span = theme.animations() ? static_cast<int>(-progress * fullCircle) : -fullCircle;
    on.drawArc(line, 90 * 16, span);
}

}  // namespace gridlark::ui
