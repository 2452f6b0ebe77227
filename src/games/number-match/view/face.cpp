#include "face.h"

#include <QPaintDevice>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "palette.h"

namespace gridlark::number_match {
namespace {

enum LookShift : unsigned { faceAt = 0, numberAt = 2, tintedAt = 6, markAt = 7 };

unsigned field(std::uint64_t look, LookShift shift, unsigned bits) {
    return static_cast<unsigned>(look >> shift) & ((1U << bits) - 1U);
}

struct Brush {
    QPainter& painter;
    QRectF area;
    const ui::Theme& theme;
    const Palette& palette;

    [[nodiscard]] qreal pixel() const { return 1 / painter.device()->devicePixelRatioF(); }
    /// Whole device pixels, so that gaps are equally wide everywhere.
    [[nodiscard]] qreal snapped(qreal length) const {
        return std::max(pixel(), std::round(length / pixel()) * pixel());
    }
    [[nodiscard]] qreal radius() const { return std::clamp(area.width() * 0.16, 2.0, 12.0); }
    [[nodiscard]] QRectF tile() const {
        const qreal gap = snapped(area.width() * 0.06);
        const qreal before = std::floor(gap / 2 / pixel()) * pixel();
        return area.adjusted(before, before, before - gap, before - gap);
    }
};

void drawGap(const Brush& on) {
    const qreal width = std::max(1.0, on.area.width() * 0.022);
    const QRectF hollow = on.tile().adjusted(width / 2, width / 2, -width / 2, -width / 2);
    on.painter.setPen(QPen(on.palette.gapEdge, width));
    on.painter.setBrush(on.palette.gap);
    on.painter.drawRoundedRect(hollow, on.radius(), on.radius());
    on.painter.setPen(Qt::NoPen);
    on.painter.setBrush(on.palette.gapEdge);
    const qreal dot = std::max(1.2, on.area.width() * 0.045);
    on.painter.drawEllipse(hollow.center(), dot, dot);
}

void drawTile(const Brush& on, const QColor& top) {
    const QRectF tile = on.tile();
    const qreal edge = on.snapped(on.area.width() * 0.045);
    on.painter.setPen(Qt::NoPen);
    on.painter.setBrush(on.palette.tileEdge);
    on.painter.drawRoundedRect(tile, on.radius(), on.radius());
    on.painter.setBrush(top);
    on.painter.drawRoundedRect(tile.adjusted(0, 0, 0, -edge), on.radius(), on.radius());
}

void drawRing(const Brush& on, const QColor& colour, Qt::PenStyle style, qreal share) {
    const qreal width = std::max(1.6, on.area.width() * share);
    const qreal inset = width / 2 + std::max(0.5, on.area.width() * 0.03);
    QPen pen(colour, width, style, style == Qt::SolidLine ? Qt::RoundCap : Qt::FlatCap);
    if (style == Qt::DashLine) pen.setDashPattern({2.6, 1.9});
    on.painter.setPen(pen);
    on.painter.setBrush(Qt::NoBrush);
    const qreal radius = std::max(1.0, on.radius() - inset / 2);
    on.painter.drawRoundedRect(on.tile().adjusted(inset, inset, -inset, -inset), radius, radius);
}

void drawPartner(const Brush& on) {
    const QColor& accent = on.theme.colours().accent;
    drawRing(on, accent, Qt::SolidLine, 0.055);
    const qreal dot = std::max(2.0, on.area.width() * 0.075);
    const qreal away = on.area.width() * 0.2;
    on.painter.setPen(Qt::NoPen);
    on.painter.setBrush(accent);
    on.painter.drawEllipse(on.tile().topRight() + QPointF(-away, away), dot, dot);
}

void drawHint(const Brush& on) {
    drawRing(on, on.palette.link, Qt::SolidLine, 0.085);
    const QRectF tile = on.tile();
    const qreal width = on.area.width() * 0.36, height = on.area.width() * 0.06;
    const QRectF bar(tile.center().x() - width / 2, tile.bottom() - on.area.width() * 0.225, width,
                     height);
    on.painter.setPen(Qt::NoPen);
    on.painter.setBrush(on.palette.link);
    on.painter.drawRoundedRect(bar, height / 2, height / 2);
}

void drawMark(const Brush& on, Mark mark) {
    switch (mark) {
        case Mark::none:
            break;
        case Mark::selected:
            return drawRing(on, on.theme.colours().onAccent, Qt::SolidLine, 0.04);
        case Mark::partner:
            return drawPartner(on);
        case Mark::target:
            return drawRing(on, on.palette.ink, Qt::DashLine, 0.055);
        case Mark::hint:
            return drawHint(on);
    }
}

void drawNumber(const Brush& on, const CellLook& look) {
    const bool selected = look.mark == Mark::selected;
    const auto tint = static_cast<std::size_t>(std::min(look.number, 10 - look.number) - 1);
    const QColor tile = look.tinted ? on.palette.tints.at(tint) : on.palette.tile;
    drawTile(on, selected ? on.theme.colours().accent : tile);
    paintNumber(on.painter, on.area, look.number,
                selected ? on.theme.colours().onAccent : on.palette.ink, on.theme);
}

}  // namespace

std::uint64_t packed(const CellLook& look) {
    const auto at = [](auto value, LookShift shift) {
        return static_cast<std::uint64_t>(value) << shift;
    };
    return at(look.face, faceAt) | at(look.number, numberAt) | at(look.tinted ? 1 : 0, tintedAt) |
           at(look.mark, markAt);
}

CellLook unpacked(std::uint64_t look) {
    return {.face = static_cast<Face>(field(look, faceAt, 2)),
            .number = static_cast<int>(field(look, numberAt, 4)),
            .tinted = field(look, tintedAt, 1) != 0,
            .mark = static_cast<Mark>(field(look, markAt, 3))};
}

void paintNumber(QPainter& painter, const QRectF& area, int number, const QColor& colour,
                 const ui::Theme& theme) {
    constexpr int drawn = 100;  // outlines scale better than small fonts
    QPainterPath outline;
    outline.addText(0, 0, theme.font(drawn, QFont::DemiBold), QString::number(number));
    const QRectF ink = outline.boundingRect();
    if (ink.isEmpty()) return;
    const qreal scale = area.width() * 0.4 / ink.height();
    painter.save();
    painter.translate(area.center());
    painter.scale(scale, scale);
    painter.translate(-ink.center());
    painter.fillPath(outline, colour);
    painter.restore();
}

void paintCell(QPainter& painter, const QRectF& area, const CellLook& look,
               const ui::Theme& theme) {
    const Brush on{painter, area, theme, paletteOf(theme.brightness())};
    painter.fillRect(area, on.palette.ground);
    if (look.face == Face::gap) drawGap(on);
    if (look.face != Face::number) return;
    drawNumber(on, look);
    drawMark(on, look.mark);
}

}  // namespace gridlark::number_match
