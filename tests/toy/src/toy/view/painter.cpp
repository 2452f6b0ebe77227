#include "painter.h"

#include <QPainter>

namespace gridlark::toy {
namespace {

// What a look is made of: equal looks are painted once and kept.
constexpr std::uint64_t litBit = 1;
constexpr std::uint64_t hintBit = 2;

}  // namespace

std::uint64_t Painter::look(kit::Cell cell) const {
    return (scene_.lit[cell] != 0 ? litBit : 0) | (scene_.hinted == cell ? hintBit : 0);
}

/// A lamp that is on is filled, one that is out is a ring: nothing is told by colour alone.
void Painter::paint(QPainter& painter, const QRectF& area, std::uint64_t look,
                    const ui::Theme& theme) const {
    const ui::Colours& colours = theme.colours();
    const double width = area.width();
    painter.fillRect(area, (look & hintBit) != 0 ? colours.surfaceOver : colours.surface);
    painter.setPen(QPen(colours.boardHair, 1));
    painter.drawRect(area);
    painter.setPen(QPen((look & hintBit) != 0 ? colours.accent : colours.textQuiet, width / 20));
    painter.setBrush((look & litBit) != 0 ? QBrush(colours.warm) : QBrush(Qt::NoBrush));
    painter.drawEllipse(area.center(), width * 0.3, width * 0.3);
}

QString Painter::describe(kit::Cell cell) const {
    const QString text =
        scene_.lit[cell] != 0 ? tr("Row %1, column %2, on") : tr("Row %1, column %2, off");
    return text.arg(cell.row + 1).arg(cell.column + 1);
}

}  // namespace gridlark::toy
