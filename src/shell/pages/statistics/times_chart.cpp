#include "times_chart.h"

#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>
#include <algorithm>
#include <array>

#include "look.h"
#include "widgets/result_texts.h"

namespace gridlark::shell {

using play::Milliseconds;
using ui::Metrics;

namespace {

constexpr int axisGap = 12;
constexpr int topMargin = 12, bottomMargin = 16;
constexpr int mostLines = 5;
constexpr qreal pointRadius = 4;

/// Steps that a clock face knows, in seconds.
constexpr std::array steps{1,   2,   5,   10,   15,   20,   30,   60,    120,  180,
                           300, 600, 900, 1200, 1800, 3600, 7200, 14400, 36000};

}  // namespace

TimesChart::TimesChart(Look& look, QWidget* parent) : QWidget(parent), look_(look) {
    setMouseTracking(true);
    connect(&look, &Look::changed, this, qOverload<>(&QWidget::update));
}

void TimesChart::setResults(std::vector<play::Result> results) {
    results_ = std::move(results);
    hovered_ = -1;
    describe();
    update();
}

void TimesChart::describe() {
    setAccessibleName(tr("Chart of the last times"));
    if (results_.empty()) return setAccessibleDescription({});
    const auto [fast, slow] = std::ranges::minmax_element(results_, {}, &play::Result::time);
    setAccessibleDescription(
        tr("%n game(s), from %1 to %2; the last one %3.", nullptr,
           static_cast<int>(results_.size()))
            .arg(timeText(fast->time), timeText(slow->time), timeText(results_.back().time)));
}

TimesChart::Scale TimesChart::scale() const {
    Milliseconds longest{1000};
    for (const play::Result& result : results_) longest = std::max(longest, result.time);
    for (const int step : steps) {
        const Milliseconds wide = std::chrono::seconds(step);
        const auto lines = longest / wide + 1;
        if (lines <= mostLines) return {wide, wide * lines};
    }
    const Milliseconds hours = std::chrono::hours(longest / std::chrono::hours(mostLines) + 1);
    return {hours, hours * mostLines};
}

/// Room for the longest label, whatever the times and the font.
int TimesChart::axisWidth() const {
    const QFontMetrics metrics(look_.theme().font(Metrics::caption));
    return metrics.horizontalAdvance(withoutTenths(scale().top)) + 2 * axisGap;
}

QRectF TimesChart::plot() const {
    return QRectF(rect()).adjusted(axisWidth(), topMargin, -8, -bottomMargin);
}

QPointF TimesChart::point(std::size_t index, const Scale& scale) const {
    const QRectF area = plot();
    const auto count = static_cast<qreal>(results_.size());
    const qreal x = results_.size() == 1
                        ? area.center().x()
                        : area.left() + area.width() * static_cast<qreal>(index) / (count - 1);
    const qreal share =
        static_cast<qreal>(results_[index].time.count()) / static_cast<qreal>(scale.top.count());
    return {x, area.bottom() - area.height() * share};
}

void TimesChart::paintGrid(QPainter& painter, const Scale& scale) const {
    const QRectF area = plot();
    const ui::Colours& colours = look_.colours();
    painter.setFont(look_.theme().font(Metrics::caption));
    for (Milliseconds at{0}; at <= scale.top; at += scale.step) {
        const qreal share = static_cast<qreal>(at.count()) / static_cast<qreal>(scale.top.count());
        const qreal y = std::round(area.bottom() - area.height() * share) + 0.5;
        painter.setPen(QPen(colours.line, 1));
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right() + 8, y));
        painter.setPen(colours.textQuiet);
        painter.drawText(QRectF(0, y - 10, area.left() - axisGap, 20),
                         Qt::AlignRight | Qt::AlignVCenter, withoutTenths(at));
    }
}

void TimesChart::paintLine(QPainter& painter, const Scale& scale) const {
    QPainterPath line;
    for (std::size_t i = 0; i < results_.size(); ++i) {
        i == 0 ? line.moveTo(point(i, scale)) : line.lineTo(point(i, scale));
    }
    QPainterPath ground = line;
    ground.lineTo(point(results_.size() - 1, scale).x(), plot().bottom());
    ground.lineTo(point(0, scale).x(), plot().bottom());
    QColor faint = look_.colours().accent;
    faint.setAlpha(26);
    painter.fillPath(ground, faint);
    QColor stroke = look_.colours().accent;
    stroke.setAlpha(150);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(stroke, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(line);
}

/// Games with help are hollow, as colour alone would not set them apart.
void TimesChart::paintPoints(QPainter& painter, const Scale& scale) const {
    const ui::Colours& colours = look_.colours();
    for (std::size_t i = 0; i < results_.size(); ++i) {
        const bool assisted = results_[i].tally.assisted;
        const qreal radius = pointRadius + (static_cast<int>(i) == hovered_ ? 2 : 0);
        painter.setPen(QPen(assisted ? colours.warm : colours.accent, 2));
        painter.setBrush(assisted ? colours.surface : colours.accent);
        painter.drawEllipse(point(i, scale), radius - 1, radius - 1);
    }
}

void TimesChart::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Scale axis = scale();
    paintGrid(painter, axis);
    if (results_.empty()) return;
    paintLine(painter, axis);
    paintPoints(painter, axis);
}

void TimesChart::mouseMoveEvent(QMouseEvent* event) {
    if (results_.empty()) return;
    const Scale axis = scale();
    std::size_t nearest = 0;
    for (std::size_t i = 1; i < results_.size(); ++i) {
        const auto away = [&](std::size_t index) {
            return std::abs(point(index, axis).x() - event->position().x());
        };
        if (away(i) < away(nearest)) nearest = i;
    }
    if (hovered_ == static_cast<int>(nearest)) return;
    hovered_ = static_cast<int>(nearest);
    const play::Result& result = results_[nearest];
    QToolTip::showText(mapToGlobal(point(nearest, axis).toPoint()) + QPoint(8, -40),
                       timeText(result.time) + u'\n' + dateOf(result), this);
    update();
}

void TimesChart::leaveEvent(QEvent*) {
    hovered_ = -1;
    update();
}

}  // namespace gridlark::shell
