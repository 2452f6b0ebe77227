#include "menus.h"

#include <QEvent>
#include <QMenu>
#include <QPainterPath>
#include <QWidgetAction>

#include "widgets/parts.h"

namespace gridlark::shell {

namespace {

/// Without a compositor a translucent corner is black: it is cut off as well, a little outside the
/// soft edge, so that there is no difference elsewhere.
class CornerCutter final : public QObject {
  public:
    using QObject::QObject;

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Resize) {
            auto* menu = static_cast<QWidget*>(watched);
            constexpr double radius = 9;
            QPainterPath shape;
            shape.addRoundedRect(menu->rect(), radius, radius);
            menu->setMask(QRegion(shape.toFillPolygon().toPolygon()));
        }
        return QObject::eventFilter(watched, event);
    }
};

}  // namespace

void soften(QMenu& menu) {
    menu.setWindowFlags(menu.windowFlags() | Qt::FramelessWindowHint | Qt::NoDropShadowWindowHint);
    menu.setAttribute(Qt::WA_TranslucentBackground);
    menu.setAttribute(Qt::WA_WindowPropagation);
    menu.installEventFilter(new CornerCutter(&menu));
}

void addHeading(QMenu& menu, const QString& text) {
    if (text.isEmpty()) return;
    QLabel* label = words("caption", text, nullptr);
    label->setContentsMargins(14, 8, 14, 2);
    auto* action = new QWidgetAction(&menu);
    action->setDefaultWidget(label);
    action->setEnabled(false);
    menu.addAction(action);
}

}  // namespace gridlark::shell
