#include "status_items.h"

#include <QPainter>
#include <algorithm>

#include "look.h"

namespace gridlark::shell {

using ui::Metrics;

namespace {

constexpr int labelHeight = 20;
constexpr int valueHeight = 30;
constexpr int iconSide = 24;
constexpr int iconGap = 6;
constexpr int leastWidth = 92;
constexpr int itemGap = 20;
constexpr int rowGap = 12;

}  // namespace

StatusItemView::StatusItemView(Look& look, QWidget* parent) : QWidget(parent), look_(look) {
    connect(&look, &Look::changed, this, qOverload<>(&QWidget::update));
}

void StatusItemView::show(const ui::StatusItem& item) {
    item_ = item;
    QString value = item.spoken;
    if (value.isEmpty())
        value = item.total > 0 ? tr("%1 of %2").arg(item.filled).arg(item.total) : item.text;
    const QString name = QStringLiteral("%1: %2").arg(item.label, value);
    if (accessibleName() != name) setAccessibleName(name);
    updateGeometry();
    update();
}

QSize StatusItemView::sizeHint() const {
    const ui::Theme& theme = look_.theme();
    const auto width = [](const QFont& font, const QString& text) {
        return QFontMetrics(font).horizontalAdvance(text);
    };
    const int label = width(theme.font(Metrics::caption), item_.label);
    const int value = item_.total > 0
                          ? item_.total * (iconSide + iconGap) - iconGap
                          : width(theme.font(Metrics::title, QFont::DemiBold), item_.text);
    return {std::max(leastWidth, std::max(label, value)), labelHeight + valueHeight};
}

void StatusItemView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const ui::Theme& theme = look_.theme();
    painter.setFont(theme.font(Metrics::caption));
    painter.setPen(theme.colours().textQuiet);
    painter.drawText(QRect(0, 0, width(), labelHeight), Qt::AlignLeft | Qt::AlignVCenter,
                     item_.label);
    if (item_.total > 0) {
        paintIcons(painter, labelHeight + (valueHeight - iconSide) / 2);
        return;
    }
    painter.setFont(theme.font(Metrics::title, QFont::DemiBold));
    painter.setPen(theme.colours().text);
    painter.drawText(QRect(0, labelHeight, width(), valueHeight), Qt::AlignLeft | Qt::AlignVCenter,
                     item_.text);
}

void StatusItemView::paintIcons(QPainter& painter, int top) const {
    const ui::Theme& theme = look_.theme();
    const ui::Colours& colours = theme.colours();
    const bool lives = item_.icon.startsWith(QLatin1String("heart"));
    const QIcon full = theme.icon(item_.icon, lives ? colours.danger : colours.warm);
    const QIcon empty =
        theme.icon(item_.iconEmpty.isEmpty() ? item_.icon : item_.iconEmpty, colours.textQuiet);
    for (int i = 0; i < item_.total; ++i) {
        const QRect place(i * (iconSide + iconGap), top, iconSide, iconSide);
        (i < item_.filled ? full : empty).paint(&painter, place);
    }
}

StatusItems::StatusItems(Look& look, QWidget* parent) : QWidget(parent), look_(look) {}

void StatusItems::setItems(const QList<ui::StatusItem>& items) {
    while (views_.size() > items.size()) delete views_.takeLast();
    while (views_.size() < items.size()) {
        views_ << new StatusItemView(look_, this);
        views_.last()->QWidget::show();
    }
    for (qsizetype i = 0; i < items.size(); ++i) views_[i]->show(items[i]);
    place(width(), true);
}

int StatusItems::place(int width, bool move) const {
    int x = 0, y = 0, rowHeight = 0;
    for (StatusItemView* view : views_) {
        const QSize size = view->sizeHint();
        if (x > 0 && x + size.width() > width) {
            x = 0;
            y += rowHeight + rowGap;
        }
        if (move) view->setGeometry(x, y, size.width(), size.height());
        x += size.width() + itemGap;
        rowHeight = size.height();
    }
    return views_.isEmpty() ? 0 : y + rowHeight;
}

}  // namespace gridlark::shell
