#include "parts.h"

#include <QAccessible>
#include <QStyle>

#include "gridlark/ui/theme.h"

#include "services/plugin_registry.h"

namespace gridlark::shell {

QLabel* words(const char* role, const QString& text, QWidget* parent) {
    auto* label = new QLabel(text, parent);
    label->setProperty("role", QLatin1String(role));
    return label;
}

QVBoxLayout* card(QLabel* heading, int spacing, QWidget* parent) {
    auto* frame = new QFrame(parent);
    frame->setProperty("kind", QStringLiteral("card"));
    auto* column = spaced(new QVBoxLayout(frame), {20, 16, 20, 16}, spacing);
    column->addWidget(heading);
    return column;
}

QListWidget* gameList(const PluginRegistry& registry, const QString& name, QWidget* parent) {
    auto* list = new QListWidget(parent);
    list->setProperty("kind", QStringLiteral("sidebar"));
    list->setAccessibleName(name);
    list->setFrameShape(QFrame::NoFrame);
    for (const GameInfo& game : registry.games())
        (new QListWidgetItem(game.name, list))->setData(Qt::UserRole, game.id);
    return list;
}

QString gameOf(const QListWidgetItem* item) {
    return item != nullptr ? item->data(Qt::UserRole).toString() : QString();
}

void select(QListWidget& list, const QString& game) {
    for (int i = 0; i < list.count(); ++i) {
        if (gameOf(list.item(i)) == game) list.setCurrentRow(i);
    }
}

bool restyle(QWidget& widget, const char* property, const QString& value) {
    if (widget.property(property).toString() == value) return false;
    widget.setProperty(property, value);
    widget.style()->unpolish(&widget);
    widget.style()->polish(&widget);
    return true;
}

void announce(QWidget& widget) {
    QAccessibleEvent event(&widget, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

QPixmap emblem(int side, qreal ratio) {
    const int pixels = qRound(side * ratio);
    QPixmap picture = ui::svgPixmap(
        QStringLiteral(":/gridlark/icons/hicolor/scalable/apps/io.github.gridlark.Gridlark.svg"),
        QSize(pixels, pixels));
    picture.setDevicePixelRatio(ratio);
    return picture;
}

}  // namespace gridlark::shell
