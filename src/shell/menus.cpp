#include "menus.h"

#include <QLabel>
#include <QMenu>
#include <QWidgetAction>

namespace gridlark::shell {

void soften(QMenu& menu) {
    menu.setWindowFlags(menu.windowFlags() | Qt::FramelessWindowHint | Qt::NoDropShadowWindowHint);
    menu.setAttribute(Qt::WA_TranslucentBackground);
    menu.setAttribute(Qt::WA_WindowPropagation);
}

void addHeading(QMenu& menu, const QString& text) {
    if (text.isEmpty()) return;
    auto* label = new QLabel(text);
    label->setContentsMargins(14, 8, 14, 2);
    label->setProperty("role", QStringLiteral("caption"));
    auto* action = new QWidgetAction(&menu);
    action->setDefaultWidget(label);
    action->setEnabled(false);
    menu.addAction(action);
}

}  // namespace gridlark::shell
