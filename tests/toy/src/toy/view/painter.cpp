#include "painter.h"

#include <QPainter>

#include "words.h"

namespace gridlark::toy {
namespace {

// What a look is made of.
constexpr std::uint64_t litBit = 1;
constexpr std::uint64_t hintBit = 2;

}  // namespace

std::uint64_t Painter::look(kit::Cell cell) const {
    return (scene().lit[cell] != 0 ? litBit : 0) | (scene().hinted == cell ? hintBit : 0);
}

/// A lamp that is on is filled, one that is out is a ring: colour alone never makes a difference.
void Painter::paint(QPainter& painter, const QRectF& area, std::uint64_t look,
                    const ui::Theme& theme) const {
    const ui::Colours& colours = theme.colours();
    const bool hinted = (look & hintBit) != 0;
    painter.fillRect(area, hinted ? colours.surfaceOver : colours.surface);
    painter.setPen(QPen(colours.boardHair, 1));
    painter.drawRect(area);
    painter.setPen(QPen(hinted ? colours.accent : colours.textQuiet, area.width() / 20));
    painter.setBrush((look & litBit) != 0 ? QBrush(colours.warm) : QBrush(Qt::NoBrush));
    painter.drawEllipse(area.center(), area.width() * 0.3, area.width() * 0.3);
}

QString Painter::describe(kit::Cell cell) const {
    return words::lamp(cell, scene().lit[cell] != 0);
}

}  // namespace gridlark::toy
