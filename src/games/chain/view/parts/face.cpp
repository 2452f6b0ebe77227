#include "face.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <numbers>

#include "palette.h"

namespace gridlark::chain {
namespace {

enum LookShift : unsigned {
    // Six bits each: 0 for none, or the number of the piece, red ones after blue ones.
    pieceShift = 0,
    ghostShift = 6,
    traceShift = 12,
    accessShift = 14,
    chosenShift = 16,
    chainShift = 17,
    advisedShift = 18,
    darkShift = 19,
    thereShift = 20,  // no look is 0
};

unsigned coded(const std::optional<Piece>& piece) {
    if (!piece) return 0;
    return static_cast<unsigned>(piece->number) + (piece->colour == Colour::red ? pieces : 0);
}

std::optional<Piece> decoded(unsigned code) {
    if (code == 0) return std::nullopt;
    const int number = static_cast<int>(code);
    if (number > pieces) return Piece{Colour::red, number - pieces};
    return Piece{Colour::blue, number};
}

unsigned bitsOf(std::uint64_t look, LookShift shift, unsigned bits) {
    return static_cast<unsigned>(look >> shift) & ((1U << bits) - 1U);
}

struct Canvas {
    QPainter& painter;
    QRectF area;
    const Palette& palette;
    const ui::Theme& theme;

    [[nodiscard]] double side() const { return area.width(); }
    [[nodiscard]] QPointF centre() const { return area.center(); }
};

/// A number whose ink, not its line of text, is centred; nothing for 0.
void paintNumber(const Canvas& on, int number, const QColor& ink) {
    if (number == 0) return;
    constexpr int drawn = 100;  // outlines scale better than small fonts
    QPainterPath outline;
    outline.addText(0, 0, on.theme.font(drawn, QFont::Bold), QString::number(number));
    const QRectF box = outline.boundingRect();
    if (box.isEmpty()) return;
    const double side = on.side();
    const double scale = std::min(side * 0.33 / box.height(), side * 0.48 / box.width());
    on.painter.save();
    on.painter.translate(on.centre());
    on.painter.scale(scale, scale);
    on.painter.translate(-box.center());
    on.painter.fillPath(outline, ink);
    on.painter.restore();
}

void drawCircle(const Canvas& on, double radius, const QPen& pen,
                const QBrush& fill = Qt::NoBrush) {
    on.painter.setPen(pen);
    on.painter.setBrush(fill);
    on.painter.drawEllipse(on.centre(), radius, radius);
}

/// The rim that distinguishes red pieces from blue ones: dashes of equal length all around.
QPen dashedRim(const QColor& colour, double radius, double width) {
    constexpr int dashes = 18;
    const double period = 2 * std::numbers::pi * radius / dashes / width;
    QPen pen(colour, width, Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({period * 0.56, period * 0.44});
    return pen;
}

void paintDisc(const Canvas& on, Piece piece) {
    const double radius = on.side() * pieceRadius;
    drawCircle(on, radius, Qt::NoPen, on.palette.piece(piece.colour));
    if (piece.colour == Colour::red) {
        const double width = std::max(1.2, on.side() * 0.05);
        const double rim = radius - width / 2 - on.side() * 0.012;
        drawCircle(on, rim, dashedRim(on.palette.onPiece, rim, width));
    }
    paintNumber(on, piece.number, on.palette.onPiece);
}

void paintGhost(const Canvas& on, Piece piece) {
    const QColor& ink = on.palette.ghost(piece.colour);
    const double radius = on.side() * pieceRadius * 0.92;
    const double width = std::max(1.0, on.side() * 0.03);
    drawCircle(on, radius,
               piece.colour == Colour::red ? dashedRim(ink, radius, width) : QPen(ink, width));
    paintNumber(on, piece.number, ink);
}

void paintRing(const Canvas& on, const QColor& colour, double width, double distance) {
    drawCircle(on, on.side() * (pieceRadius + distance),
               QPen(colour, std::max(1.6, on.side() * width)));
}

/// A dot for what one step or jump reaches, a ring for a series.
void paintAccess(const Canvas& on, Access access) {
    if (access == Access::none) return;
    const double radius = on.side() * 0.13;
    if (access == Access::direct) return drawCircle(on, radius, Qt::NoPen, on.palette.reach);
    drawCircle(on, radius, QPen(on.palette.reach, std::max(1.6, on.side() * 0.05)));
}

}  // namespace

std::uint64_t packed(const SquareView& square, bool darkSquare) {
    const auto at = [](auto value, LookShift shift) {
        return static_cast<std::uint64_t>(value) << shift;
    };
    return at(coded(square.piece), pieceShift) | at(coded(square.ghost), ghostShift) |
           at(square.trace, traceShift) | at(square.access, accessShift) |
           at(square.chosen ? 1 : 0, chosenShift) | at(square.chain ? 1 : 0, chainShift) |
           at(square.advised ? 1 : 0, advisedShift) | at(darkSquare ? 1 : 0, darkShift) |
           at(1, thereShift);
}

QColor groundOf(const ui::Theme& theme, Trace trace, bool darkSquare) {
    const Palette& palette = paletteOf(theme.brightness());
    if (trace == Trace::landed) return palette.landed;
    if (trace != Trace::none) return palette.left;
    return darkSquare ? palette.groundDark : palette.ground;
}

void paintSquare(QPainter& painter, const QRectF& area, std::uint64_t look,
                 const ui::Theme& theme) {
    const Canvas on{painter, area, paletteOf(theme.brightness()), theme};
    const bool darkSquare = bitsOf(look, darkShift, 1) != 0;
    painter.fillRect(area,
                     groundOf(theme, static_cast<Trace>(bitsOf(look, traceShift, 2)), darkSquare));
    const double pixel = 1 / painter.device()->devicePixelRatioF();
    painter.fillRect(QRectF(area.left(), area.bottom() - pixel, area.width(), pixel),
                     on.palette.hair);
    painter.fillRect(QRectF(area.right() - pixel, area.top(), pixel, area.height()),
                     on.palette.hair);
    const auto piece = decoded(bitsOf(look, pieceShift, 6));
    const auto ghost = decoded(bitsOf(look, ghostShift, 6));
    if (ghost && !piece) paintGhost(on, *ghost);
    if (piece) {
        if (bitsOf(look, chainShift, 1) != 0) paintRing(on, on.palette.link, 0.05, 0.035);
        paintDisc(on, *piece);
        if (bitsOf(look, advisedShift, 1) != 0) paintRing(on, on.palette.advice, 0.06, 0.05);
        if (bitsOf(look, chosenShift, 1) != 0) paintRing(on, on.palette.choice, 0.065, 0.055);
    }
    paintAccess(on, static_cast<Access>(bitsOf(look, accessShift, 2)));
}

void paintPiece(QPainter& painter, const QRectF& area, Piece piece, const ui::Theme& theme) {
    paintDisc({painter, area, paletteOf(theme.brightness()), theme}, piece);
}

}  // namespace gridlark::chain
