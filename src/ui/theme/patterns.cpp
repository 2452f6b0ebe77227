#include <QPainter>
#include <QPainterPath>
#include <array>

#include "gridlark/ui/theme.h"

namespace gridlark::ui {
namespace {

// Each pattern repeats a whole number of times in an area: it continues across neighbours.

/// A painter set up for one area, `n` units wide and high.
struct Canvas {
    QPainter& painter;
    QRectF area;
    QColor colour;

    [[nodiscard]] QPointF at(double x, double y, int n) const {
        return {area.left() + x * area.width() / n, area.top() + y * area.height() / n};
    }
    void line(double x1, double y1, double x2, double y2, int n) const {
        painter.drawLine(at(x1, y1, n), at(x2, y2, n));
    }
    void fill(const QPainterPath& path) const { painter.fillPath(path, colour); }
    void disc(double x, double y, double radius, int n) const {
        QPainterPath path;
        path.addEllipse(at(x, y, n), radius * area.width() / n, radius * area.height() / n);
        fill(path);
    }
    void polyline(std::initializer_list<QPointF> points, int n) const {
        QPolygonF polygon;
        for (const QPointF point : points) polygon << at(point.x(), point.y(), n);
        painter.drawPolyline(polygon);
    }
};

/// Calls `draw(x, y)` for each of n × n squares.
template <class Draw>
void tile(int n, Draw draw) {
    for (int y = 0; y < n; ++y) {
        for (int x = 0; x < n; ++x) draw(x, y);
    }
}

void rising(const Canvas& c) {
    for (int i = 1; i < 10; ++i) c.line(i - 5, 5, i, 0, 5);
}

void falling(const Canvas& c) {
    for (int i = 1; i < 10; ++i) c.line(i - 5, 0, i, 5, 5);
}

void level(const Canvas& c) {
    for (int i = 0; i < 5; ++i) c.line(0, i + 0.5, 5, i + 0.5, 5);
}

void upright(const Canvas& c) {
    for (int i = 0; i < 5; ++i) c.line(i + 0.5, 0, i + 0.5, 5, 5);
}

void dots(const Canvas& c) {
    tile(4, [&](int x, int y) { c.disc(x + (y % 2 == 0 ? 0.25 : 0.75), y + 0.5, 0.14, 4); });
}

void crosses(const Canvas& c) {
    tile(4, [&](int x, int y) {
        const double centre = x + 0.5;
        c.line(centre - 0.22, y + 0.5, centre + 0.22, y + 0.5, 4);
        c.line(centre, y + 0.28, centre, y + 0.72, 4);
    });
}

void waves(const Canvas& c) {
    for (int y = 0; y < 4; ++y) {
        QPainterPath path(c.at(0, y + 0.5, 4));
        for (int x = 0; x < 4; x += 2) {
            path.cubicTo(c.at(x + 0.7, y, 4), c.at(x + 1.3, y + 1, 4), c.at(x + 2, y + 0.5, 4));
        }
        c.painter.drawPath(path);
    }
}

void rings(const Canvas& c) {
    tile(3, [&](int x, int y) {
        const double radius = 0.27 * c.area.width() / 3;
        c.painter.drawEllipse(c.at(x + 0.5, y + 0.5, 3), radius, radius);
    });
}

void checks(const Canvas& c) {
    tile(6, [&](int x, int y) {
        if ((x + y) % 2 == 0) return;
        QPainterPath path;
        path.addRect(QRectF(c.at(x, y, 6), c.at(x + 1, y + 1, 6)));
        c.fill(path);
    });
}

void net(const Canvas& c) {
    for (int i = 1; i < 8; i += 2) {
        c.line(i - 4, 4, i, 0, 4);
        c.line(i - 4, 0, i, 4, 4);
    }
}

void zigzag(const Canvas& c) {
    for (int y = 0; y < 4; ++y) {
        c.polyline({{0, y + 0.7}, {1, y + 0.3}, {2, y + 0.7}, {3, y + 0.3}, {4, y + 0.7}}, 4);
    }
}

void triangles(const Canvas& c) {
    tile(3, [&](int x, int y) {
        QPainterPath path(c.at(x + 0.5, y + 0.28, 3));
        path.lineTo(c.at(x + 0.74, y + 0.7, 3));
        path.lineTo(c.at(x + 0.26, y + 0.7, 3));
        path.closeSubpath();
        c.fill(path);
    });
}

using Pattern = void (*)(const Canvas&);
constexpr std::array<Pattern, 12> patterns{rising, level,  dots,   falling, rings,   net,
                                           waves,  checks, zigzag, crosses, upright, triangles};

}  // namespace

void paintPattern(QPainter& painter, const QRectF& area, int index, const QColor& colour) {
    if (index < 0 || index >= static_cast<int>(patterns.size()) || area.isEmpty()) return;
    painter.save();
    painter.setClipRect(area, Qt::IntersectClip);
    const double width = std::max(1.0, area.width() * 0.028);
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    // Filled shapes carry more ink than lines.
    QColor ink = colour;
    ink.setAlphaF(colour.alphaF() * 0.8F);
    patterns[static_cast<std::size_t>(index)](Canvas{painter, area, ink});
    painter.restore();
}

}  // namespace gridlark::ui
