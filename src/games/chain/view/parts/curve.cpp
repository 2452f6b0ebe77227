#include "curve.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "palette.h"

namespace gridlark::chain {
namespace {

/// Beyond this many turns more does not matter much: the height is drawn in.
constexpr double tall = 4;
constexpr double leastLoss = 0.5;

/// −1 … 1: steep around an even game, flat where it is decided.
double heightOf(double ahead) {
    return std::tanh(ahead / tall);
}

}  // namespace

std::optional<std::size_t> turningPoint(const Values& values, bool blueBegins) {
    std::optional<std::size_t> found;
    double most = 0;
    for (std::size_t i = 1; i < values.size(); ++i) {
        const double sign = (i % 2 == 1) == blueBegins ? 1 : -1;
        const double loss = sign * (values[i - 1] - values[i]);
        const double seen = sign * (heightOf(values[i - 1]) - heightOf(values[i]));
        if (loss < leastLoss || seen <= most) continue;
        most = seen;
        found = i;
    }
    return found;
}

Curve::Curve(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAccessibleName(tr("Who was ahead"));
    setToolTip(tr("Who was ahead: blue above the line, red below. Click to look at a turn."));
}

void Curve::show(const Values& values, std::size_t turns, std::optional<std::size_t> turning) {
    values_ = values;
    turns_ = turns;
    turning_ = turning;
    if (turning) setAccessibleDescription(tr("The game turned with turn %1.").arg(*turning));
    update();
}

void Curve::setCurrent(std::size_t turn) {
    current_ = turn;
    update();
}

void Curve::setTheme(const ui::Theme& theme) {
    theme_ = theme;
    update();
}

QPointF Curve::pointOf(std::size_t turn) const {
    const QRectF area = plot();
    const double x = turns_ == 0 ? 0 : static_cast<double>(turn) / static_cast<double>(turns_);
    return {area.left() + x * area.width(),
            area.center().y() - heightOf(values_[turn]) * area.height() / 2};
}

void Curve::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const ui::Colours& colours = theme_.colours();
    painter.setPen(hasFocus() ? QPen(colours.focus, 2) : QPen(colours.line, 1));
    painter.setBrush(colours.surface);
    const QRectF frame = QRectF(rect()).adjusted(1, 1, -1, -1);
    painter.drawRoundedRect(frame, ui::Metrics::radiusSmall, ui::Metrics::radiusSmall);
    if (values_.size() > 1) paintValues(painter);
    const QRectF area = plot();
    const double middle = area.center().y();
    painter.setPen(QPen(colours.textQuiet, 1, Qt::DotLine));
    painter.drawLine(QPointF(area.left(), middle), QPointF(area.right(), middle));
    if (turning_ && *turning_ < values_.size()) {
        painter.setPen(QPen(colours.surface, 1.5));
        painter.setBrush(colours.warm);
        painter.drawEllipse(pointOf(*turning_), 5, 5);
    }
    if (current_ < values_.size()) {
        const double x = pointOf(current_).x();
        painter.setPen(QPen(colours.text, 1.5));
        painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
    }
}

/// Blue above the middle, red below.
void Curve::paintValues(QPainter& painter) const {
    const double middle = plot().center().y();
    QPainterPath line(pointOf(0));
    for (std::size_t i = 1; i < values_.size(); ++i) line.lineTo(pointOf(i));
    QPainterPath area = line;
    area.lineTo(pointOf(values_.size() - 1).x(), middle);
    area.lineTo(pointOf(0).x(), middle);
    area.closeSubpath();
    for (const Colour colour : {Colour::blue, Colour::red}) {
        QColor fill = paletteOf(theme_.brightness()).piece(colour);
        painter.save();
        painter.setClipRect(colour == Colour::blue ? QRectF(0, 0, width(), middle)
                                                   : QRectF(0, middle, width(), height() - middle));
        const QPen pen(fill, 1.8);
        fill.setAlpha(70);
        painter.fillPath(area, fill);
        painter.strokePath(line, pen);
        painter.restore();
    }
}

void Curve::choose(double x) {
    const QRectF area = plot();
    const double share = std::clamp((x - area.left()) / area.width(), 0.0, 1.0);
    emit chosen(static_cast<std::size_t>(std::lround(share * static_cast<double>(turns_))));
}

void Curve::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) choose(event->position().x());
}

void Curve::mouseMoveEvent(QMouseEvent* event) {
    if ((event->buttons() & Qt::LeftButton) != 0) choose(event->position().x());
}

void Curve::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
        case Qt::Key_Left:
            return emit chosen(current_ == 0 ? 0 : current_ - 1);
        case Qt::Key_Right:
            return emit chosen(std::min(current_ + 1, turns_));
        case Qt::Key_Home:
            return emit chosen(0);
        case Qt::Key_End:
            return emit chosen(turns_);
        default:
            QWidget::keyPressEvent(event);
    }
}

}  // namespace gridlark::chain
