#include "face.h"

#include <QPaintDevice>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "gridlark/kit/at.h"

#include "palette.h"

namespace gridlark::minesweeper {
namespace {

enum LookShift : unsigned { faceAt = 0, numberAt = 3, pressedAt = 7, markAt = 8, percentAt = 11 };

/// Squares of this size and larger have room for a percent sign.
constexpr qreal roomForSign = 34;

unsigned field(std::uint64_t look, LookShift shift, unsigned bits) {
    return static_cast<unsigned>(look >> shift) & ((1U << bits) - 1U);
}

struct Brush {
    QPainter& painter;
    QRectF area;
    const ui::Theme& theme;
    const Palette& palette;

    /// Whole device pixels, so that gaps are equally wide everywhere.
    [[nodiscard]] qreal snapped(qreal length) const {
        const qreal ratio = painter.device()->devicePixelRatioF();
        return std::round(length * ratio) / ratio;
    }
    [[nodiscard]] qreal pixel() const { return 1 / painter.device()->devicePixelRatioF(); }
};

void fillGround(const Brush& on, const QColor& ground) {
    const qreal line = std::max(on.pixel(), on.snapped(on.area.width() * 0.02));
    on.painter.fillRect(on.area, on.palette.gap);
    on.painter.fillRect(on.area.adjusted(0, 0, -line, -line), ground);
}

/// A hidden square: a tile with a darker lower edge, which sinks when it is pressed.
void fillTile(const Brush& on, const QColor& top, bool pressed) {
    const qreal gap = std::max(on.pixel(), on.snapped(on.area.width() * 0.03));
    const qreal edge = std::max(on.pixel(), on.snapped(on.area.width() * 0.06));
    const qreal before = std::floor(gap / 2 / on.pixel()) * on.pixel();
    const QRectF tile = on.area.adjusted(before, before, before - gap, before - gap);
    const qreal radius = std::clamp(on.area.width() * 0.14, 2.0, 9.0);
    on.painter.fillRect(on.area, on.palette.gap);
    on.painter.setPen(Qt::NoPen);
    if (pressed) {
        on.painter.setBrush(on.palette.tilePressed);
        on.painter.drawRoundedRect(tile, radius, radius);
        return;
    }
    on.painter.setBrush(on.palette.tileEdge);
    on.painter.drawRoundedRect(tile, radius, radius);
    on.painter.setBrush(top);
    on.painter.drawRoundedRect(tile.adjusted(0, 0, 0, -edge), radius, radius);
}

/// Text centred by its ink, not by its line.
void drawText(const Brush& on, const QString& text, QSizeF most, const QColor& colour,
              QFont::Weight weight) {
    constexpr int drawn = 100;  // outlines scale better than small fonts
    QPainterPath outline;
    outline.addText(0, 0, on.theme.font(drawn, weight), text);
    const QRectF ink = outline.boundingRect();
    if (ink.isEmpty()) return;
    const QRectF digit = [&] {
        QPainterPath zero;
        zero.addText(0, 0, on.theme.font(drawn, weight), QStringLiteral("0"));
        return zero.boundingRect();
    }();
    const qreal scale = std::min(most.height() / digit.height(), most.width() / ink.width());
    on.painter.save();
    on.painter.translate(on.area.center());
    on.painter.scale(scale, scale);
    on.painter.translate(-ink.center().x(), -digit.center().y());
    on.painter.fillPath(outline, colour);
    on.painter.restore();
}

void drawPicture(const Brush& on, const QString& name, qreal share, const QColor& ink,
                 const QColor& cloth = {}) {
    const qreal side = on.snapped(on.area.width() * share);
    const QPointF corner(on.snapped(on.area.center().x() - side / 2),
                         on.snapped(on.area.center().y() - side / 2));
    const int pixels = static_cast<int>(std::lround(side / on.pixel()));
    const QPixmap picture =
        ui::svgPixmap(QStringLiteral(":/games/minesweeper/%1.svg").arg(name), {pixels, pixels},
                      {{QStringLiteral("#a30001"), ink}, {QStringLiteral("#a30002"), cloth}});
    on.painter.drawPixmap(QRectF(corner, QSizeF(side, side)), picture, QRectF(picture.rect()));
}

void drawMine(const Brush& on, const QColor& colour, qreal share) {
    drawPicture(on, QStringLiteral("mine"), share, colour);
}

void drawCross(const Brush& on) {
    const qreal arm = on.area.width() * 0.28;
    const qreal width = std::max(1.6, on.area.width() * 0.075);
    const QPointF centre = on.area.center();
    // A rim separates the cross from the flag below it.
    for (const auto& [colour, thick] :
         {std::pair(on.palette.tile, width * 1.6), std::pair(on.theme.colours().danger, width)}) {
        on.painter.setPen(QPen(colour, thick, Qt::SolidLine, Qt::RoundCap));
        on.painter.drawLine(centre + QPointF(-arm, -arm), centre + QPointF(arm, arm));
        on.painter.drawLine(centre + QPointF(arm, -arm), centre + QPointF(-arm, arm));
    }
}

void drawCheck(const Brush& on) {
    const qreal side = on.area.width();
    const QPointF centre = on.area.center();
    const QPolygonF check{centre + QPointF(-0.16, 0.01) * side,
                          centre + QPointF(-0.04, 0.13) * side,
                          centre + QPointF(0.18, -0.13) * side};
    on.painter.setPen(QPen(on.palette.ink, std::max(1.6, side * 0.08), Qt::SolidLine, Qt::RoundCap,
                           Qt::RoundJoin));
    on.painter.setBrush(Qt::NoBrush);
    on.painter.drawPolyline(check);
}

void drawFrame(const Brush& on, const QColor& colour, Qt::PenStyle style, qreal share) {
    const qreal width = std::max(1.6, on.area.width() * share);
    const qreal inset = width / 2 + std::max(1.0, on.area.width() * 0.05);
    QPen pen(colour, width, style, Qt::RoundCap);
    if (style == Qt::DashLine) pen.setDashPattern({2.4, 2.2});
    on.painter.setPen(pen);
    on.painter.setBrush(Qt::NoBrush);
    const qreal radius = on.area.width() * 0.12;
    on.painter.drawRoundedRect(on.area.adjusted(inset, inset, -inset, -inset), radius, radius);
}

/// Each mark differs from the others in shape too.
void drawMark(const Brush& on, const SquareView& view) {
    const ui::Colours& colours = on.theme.colours();
    const bool free = view.percent < 0 && view.face == Face::hidden;
    switch (view.mark) {
        case Mark::none:
            break;
        case Mark::reason:
            drawFrame(on, colours.accent, Qt::DotLine, 0.06);
            break;
        case Mark::safe:
            drawFrame(on, on.theme.dark() ? colours.good : colours.good.darker(115), Qt::SolidLine,
                      0.08);
            if (free) drawCheck(on);
            break;
        case Mark::mine:
            drawFrame(on, colours.danger, Qt::SolidLine, 0.08);
            if (free) drawMine(on, on.palette.ink, 0.5);
            break;
        case Mark::safest:
            drawFrame(on, on.palette.ink, Qt::DashLine, 0.06);
            break;
        case Mark::wrongFlag:
            drawFrame(on, colours.danger, Qt::SolidLine, 0.08);
            drawCross(on);
            break;
    }
}

void drawRisk(const Brush& on, const SquareView& view) {
    const qreal side = on.area.width();
    const bool sign = side >= roomForSign;
    const QString text =
        sign ? QStringLiteral("%1%").arg(view.percent) : QString::number(view.percent);
    const QSizeF most(side * (view.mark == Mark::none ? 0.84 : 0.66), side * (sign ? 0.24 : 0.34));
    drawText(on, text, most, on.palette.ink, QFont::DemiBold);
}

}  // namespace

std::uint64_t packed(const SquareView& view) {
    const auto at = [](auto value, LookShift shift) {
        return static_cast<std::uint64_t>(value) << shift;
    };
    return at(view.face, faceAt) | at(view.number, numberAt) | at(view.pressed ? 1 : 0, pressedAt) |
           at(view.mark, markAt) | at(view.percent + 1, percentAt);
}

SquareView unpacked(std::uint64_t look) {
    return {.face = static_cast<Face>(field(look, faceAt, 3)),
            .number = static_cast<int>(field(look, numberAt, 4)),
            .pressed = field(look, pressedAt, 1) != 0,
            .mark = static_cast<Mark>(field(look, markAt, 3)),
            .percent = static_cast<int>(field(look, percentAt, 7)) - 1};
}

void paintSquare(QPainter& painter, const QRectF& area, const SquareView& view,
                 const ui::Theme& theme) {
    const Palette& palette = paletteOf(theme.brightness());
    const Brush on{painter, area, theme, palette};
    const QColor tile = view.percent >= 0 ? riskGround(palette, view.percent) : palette.tile;
    switch (view.face) {
        case Face::open:
            fillGround(on, palette.ground);
            if (view.number > 0)
                drawText(on, QString::number(view.number), area.size() * 0.44,
                         kit::at(palette.numbers, view.number), QFont::Bold);
            break;
        case Face::mine:
            fillGround(on, palette.ground);
            drawMine(on, palette.ink, 0.64);
            break;
        case Face::exploded:
            fillGround(on, palette.blast);
            drawMine(on, palette.onBlast, 0.7);
            break;
        case Face::hidden:
            fillTile(on, tile, view.pressed);
            break;
        case Face::flag:
        case Face::wrongFlag:
            fillTile(on, tile, view.pressed);
            drawPicture(on, QStringLiteral("flag"), 0.66, on.palette.ink, on.palette.flag);
            if (view.face == Face::wrongFlag) drawCross(on);
            break;
    }
    if (view.percent >= 0 && view.face == Face::hidden) drawRisk(on, view);
    drawMark(on, view);
}

}  // namespace gridlark::minesweeper
