#include "painter.h"

#include <QPainter>

namespace gridlark::toy {
namespace {

// What a look is made of: equal looks are painted once and kept.
constexpr std::uint64_t litBit = 1;
constexpr std::uint64_t hintBit = 2;

}  // namespace

void Painter::show(const State* state) {
    state_ = state;
    hinted_.reset();
}

kit::Size Painter::size() const {
    return state_ != nullptr ? state_->lit.size() : kit::Size{3, 3};
}

bool Painter::lit(kit::Cell cell) const {
    return state_ != nullptr && state_->lit[cell] != 0;
}

std::uint64_t Painter::look(kit::Cell cell) const {
    return (lit(cell) ? litBit : 0) | (hinted_ == cell ? hintBit : 0);
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
    const QString text = lit(cell) ? tr("Row %1, column %2, on") : tr("Row %1, column %2, off");
    return text.arg(cell.row + 1).arg(cell.column + 1);
}

}  // namespace gridlark::toy
