#include "painter.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "chain/view/parts/face.h"
#include "chain/view/parts/palette.h"
#include "words.h"

namespace gridlark::chain {
namespace {

using CellRect = std::function<QRectF(kit::Cell)>;

QPointF centreOf(const CellRect& rect, Square square) {
    return rect(boardSize.cell(square)).center();
}

QPointF along(QPointF from, QPointF to, double length) {
    const QPointF way = to - from;
    return from + way * (length / std::hypot(way.x(), way.y()));
}

/// The squares of each ready chain in the order of its numbers.
std::vector<std::vector<Square>> chainsOf(const Scene& scene) {
    std::vector<std::vector<Square>> chains;
    const auto squareOf = [&](Piece piece) {
        const auto* found =
            std::ranges::find(scene.squares, std::optional(piece), &SquareView::piece);
        return static_cast<Square>(found - scene.squares.begin());
    };
    for (const SquareView& view : scene.squares) {
        if (!view.piece || !view.chain || view.piece->number != view.chain->first) continue;
        auto& chain = chains.emplace_back();
        for (int number = view.chain->first; number <= view.chain->last; ++number) {
            chain.push_back(squareOf({view.piece->colour, number}));
        }
    }
    return chains;
}

/// From rim to rim of two pieces.
void paintLinks(QPainter& painter, const CellRect& rect, const Scene& scene,
                const Palette& palette) {
    const double side = rect({0, 0}).width();
    const double radius = side * (pieceRadius + 0.02);
    painter.setPen(QPen(palette.link, std::max(2.0, side * 0.1), Qt::SolidLine, Qt::RoundCap));
    for (const auto& chain : chainsOf(scene)) {
        for (std::size_t i = 1; i < chain.size(); ++i) {
            const QPointF from = centreOf(rect, chain[i - 1]);
            const QPointF to = centreOf(rect, chain[i]);
            painter.drawLine(along(from, to, radius), along(to, from, radius));
        }
    }
}

void paintHead(QPainter& painter, QPointF from, QPointF tip, double length, const QColor& colour) {
    const QPointF way = along(from, tip, 1) - from;
    const QPointF across(-way.y(), way.x());
    const QPointF back = tip - way * length;
    QPainterPath head(tip);
    head.lineTo(back + across * (length * 0.6));
    head.lineTo(back - across * (length * 0.6));
    head.closeSubpath();
    painter.fillPath(head, colour);
}

/// An arrow that leads from the middle of the first square through all others.
void paintArrow(QPainter& painter, const CellRect& rect, const std::vector<Square>& way,
                const QColor& colour, double width) {
    if (way.size() < 2) return;
    const double side = rect({0, 0}).width();
    const double head = side * width * 3.2;
    const QPointF start = centreOf(rect, way.front());
    QPointF before = along(start, centreOf(rect, way[1]), side * (pieceRadius + 0.06));
    QPolygonF line{before};
    for (std::size_t i = 1; i + 1 < way.size(); ++i) line << (before = centreOf(rect, way[i]));
    const QPointF tip = along(centreOf(rect, way.back()), before, -side * 0.04);
    line << along(tip, before, head * 0.8);
    painter.setPen(
        QPen(colour, std::max(2.0, side * width), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(line);
    paintHead(painter, before, tip, head, colour);
}

/// The way of the last turn: between the squares alone, to cross out no number.
void paintWay(QPainter& painter, const CellRect& rect, const std::vector<Square>& way,
              const QColor& colour) {
    const double side = rect({0, 0}).width();
    QPen pen(colour, std::max(1.6, side * 0.045), Qt::CustomDashLine, Qt::RoundCap);
    pen.setDashPattern({0.1, 2.2});
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    for (std::size_t i = 1; i < way.size(); ++i) {
        const QPointF from = centreOf(rect, way[i - 1]);
        const QPointF to = centreOf(rect, way[i]);
        const bool last = i + 1 == way.size();
        painter.drawLine(along(from, to, side * 0.1),
                         last ? along(to, from, side * (pieceRadius + 0.06)) : to);
    }
}

/// The cells that lines from square to square touch: those around each line, as diagonal ones run
/// through corners.
void addAlong(std::vector<kit::Cell>& cells, const std::vector<Square>& way) {
    for (std::size_t i = 1; i < way.size(); ++i) {
        const kit::Cell a = boardSize.cell(way[i - 1]);
        const kit::Cell b = boardSize.cell(way[i]);
        for (int row = std::min(a.row, b.row); row <= std::max(a.row, b.row); ++row) {
            for (int column = std::min(a.column, b.column); column <= std::max(a.column, b.column);
                 ++column) {
                cells.push_back({row, column});
            }
        }
    }
}

void paintFlight(QPainter& painter, const CellRect& rect, const Flight& flight,
                 const ui::Theme& theme) {
    const QPointF from = centreOf(rect, flight.from);
    const QPointF to = centreOf(rect, flight.to);
    const double side = rect({0, 0}).width();
    const QPointF centre = from + (to - from) * flight.progress;
    paintPiece(painter, {centre - QPointF(side, side) / 2, QSizeF(side, side)}, flight.piece,
               theme);
}

}  // namespace

std::uint64_t Painter::look(kit::Cell cell) const {
    const bool darkSquare = (cell.row + cell.column) % 2 != 0;
    const Square square = boardSize.index(cell);
    SquareView view = kit::at(scene().squares, square);
    if (scene().flight && scene().flight->target == square) {
        view.piece.reset();
        view.ghost.reset();
    }
    return packed(view, darkSquare);
}

void Painter::paint(QPainter& painter, const QRectF& area, std::uint64_t look,
                    const ui::Theme& theme) const {
    paintSquare(painter, area, look, theme);
}

void Painter::paintOver(QPainter& painter, const ui::Theme& theme, const CellRect& cell) const {
    const Palette& palette = paletteOf(theme.brightness());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintWay(painter, cell, scene().way, palette.trail);
    if (!scene().flight) paintLinks(painter, cell, scene(), palette);
    paintArrow(painter, cell, scene().advice, palette.advice, 0.075);
    if (scene().flight) paintFlight(painter, cell, *scene().flight, theme);
    painter.restore();
}

std::vector<kit::Cell> Painter::over() const {
    std::vector<kit::Cell> cells;
    addAlong(cells, scene().way);
    addAlong(cells, scene().advice);
    if (scene().flight) {
        addAlong(cells, {scene().flight->from, scene().flight->to});
    } else {
        for (const auto& chain : chainsOf(scene())) addAlong(cells, chain);
    }
    return cells;
}

QStringList Painter::notes(const SquareView& view) {
    QStringList said;
    if (view.chosen) said << tr("chosen");
    if (view.chain) {
        //: A cell for the screen reader: the first and the last number of a chain
        said << tr("in the ready chain from %1 to %2").arg(view.chain->first).arg(view.chain->last);
    }
    if (view.access == Access::direct) said << tr("can be reached");
    if (view.access == Access::series) said << tr("can be reached by several jumps");
    if (view.ghost) said << tr("%1 was removed here").arg(words::piece(*view.ghost));
    if (view.trace == Trace::left) said << tr("the last move began here");
    if (view.trace == Trace::passed) said << tr("the last move went through here");
    if (view.trace == Trace::landed) said << tr("the last move ended here");
    if (view.advised) said << tr("part of the hint");
    return said;
}

QString Painter::describe(kit::Cell cell) const {
    const Square square = boardSize.index(cell);
    const SquareView& view = kit::at(scene().squares, square);
    const QString what = view.piece ? words::piece(*view.piece) : tr("empty");
    //: A cell for the screen reader: its name ("c4"), and what is on it
    const QStringList place{tr("%1, %2").arg(words::square(square), what)};
    return (place + notes(view)).join(QStringLiteral(", "));
}

}  // namespace gridlark::chain
