#include "gridlark/ui/time_label.h"

#include <QAccessibleWidget>
#include <QEvent>
#include <QFontMetricsF>
#include <QPainter>
#include <QStyle>
#include <cmath>

#include "screen_reader.h"

namespace gridlark::ui {
namespace {

class TimeAccessible final : public QAccessibleWidget {
  public:
    explicit TimeAccessible(TimeLabel* label) : QAccessibleWidget(label, QAccessible::StaticText) {}

    [[nodiscard]] QString text(QAccessible::Text kind) const override {
        const auto* label = qobject_cast<const TimeLabel*>(object());
        if (label != nullptr && kind == QAccessible::Name) return label->spoken();
        return QAccessibleWidget::text(kind);
    }
};

bool isDigit(QChar letter) {
    return letter >= QLatin1Char('0') && letter <= QLatin1Char('9');
}

}  // namespace

TimeLabel::TimeLabel(int pixels, QWidget* parent, QFont::Weight weight) : QWidget(parent) {
    installAccessible<TimeLabel, TimeAccessible>();
    setFont(Theme().font(pixels, weight));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    measure();
}

void TimeLabel::setTime(const QString& text) {
    if (text == text_) return;
    text_ = text;
    const int needed = static_cast<int>(std::ceil(textWidth()));
    if (needed > reserved_) {
        reserved_ = needed;
        updateGeometry();
    }
    update();
}

QString TimeLabel::spoken() const {
    return label_.isEmpty() ? text_ : QStringLiteral("%1 %2").arg(label_, text_);
}

void TimeLabel::setAlignment(Qt::Alignment alignment) {
    alignment_ = alignment;
    update();
}

void TimeLabel::measure() {
    const QFontMetricsF metrics(font());
    digitWidth_ = 0;
    for (char digit = '0'; digit <= '9'; ++digit) {
        digitWidth_ = std::max(digitWidth_, metrics.horizontalAdvance(QLatin1Char(digit)));
    }
    // A little less than the widest digit, or a "1" stands in a gap.
    digitWidth_ *= 0.95;
    reserved_ = static_cast<int>(std::ceil(textWidth()));
    updateGeometry();
}

qreal TimeLabel::widthOf(QChar letter) const {
    return isDigit(letter) ? digitWidth_ : QFontMetricsF(font()).horizontalAdvance(letter);
}

qreal TimeLabel::textWidth() const {
    qreal width = 0;
    for (const QChar letter : text_) width += widthOf(letter);
    return width;
}

QSize TimeLabel::sizeHint() const {
    return {reserved_, static_cast<int>(std::ceil(QFontMetricsF(font()).height()))};
}

void TimeLabel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) measure();
}

void TimeLabel::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setFont(font());
    painter.setPen(palette().color(foregroundRole()));
    const QFontMetricsF metrics(font());
    const QRect box = QStyle::alignedRect(
        layoutDirection(), alignment_,
        {static_cast<int>(std::ceil(textWidth())), static_cast<int>(std::ceil(metrics.height()))},
        rect());
    QPointF at(box.left(), box.top() + metrics.ascent());
    for (const QChar letter : text_) {
        const qreal width = widthOf(letter);
        const qreal inner = (width - metrics.horizontalAdvance(letter)) / 2;
        painter.drawText(at + QPointF(inner, 0), QString(letter));
        at.rx() += width;
    }
}

}  // namespace gridlark::ui
