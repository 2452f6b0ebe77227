#include "menus.h"

#include <QLabel>
#include <QMenu>
#include <QWidgetAction>

#include "look.h"

namespace gridlark::shell {

void soften(QMenu& menu) {
    menu.setWindowFlags(menu.windowFlags() | Qt::FramelessWindowHint | Qt::NoDropShadowWindowHint);
    menu.setAttribute(Qt::WA_TranslucentBackground);
}

void addHeading(QMenu& menu, const QString& text, Look& look) {
    if (text.isEmpty()) return;
    auto* label = new QLabel(text);
    label->setContentsMargins(14, 8, 14, 2);
    label->setFont(look.theme().font(ui::Metrics::caption, QFont::DemiBold));
    QPalette palette = look.theme().palette();
    palette.setColor(QPalette::WindowText, look.colours().textQuiet);
    label->setPalette(palette);
    auto* action = new QWidgetAction(&menu);
    action->setDefaultWidget(label);
    action->setEnabled(false);
    menu.addAction(action);
}

}  // namespace gridlark::shell
