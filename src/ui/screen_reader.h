/// Events for screen readers.
#pragma once

#include <QAccessible>

#include "gridlark/ui/export.h"

namespace gridlark::ui {

/// Sends an event if a screen reader is active. Without one there are none: each costs an
/// accessible interface.
void tellScreenReader(QAccessibleEvent& event);
/// The same for an event about `object` or one of its children.
void tellScreenReader(QObject& object, QAccessible::Event kind, int child = -1);

/// Gives screen readers an `Accessible`, made from the widget, for widgets of class `Widget` and of
/// classes derived from it. Further calls do nothing.
template <class Widget, class Accessible>
void installAccessible() {
    static const bool once = [] {
        QAccessible::installFactory(
            [](const QString& className, QObject* object) -> QAccessibleInterface* {
                if (className != QLatin1String(Widget::staticMetaObject.className()))
                    return nullptr;
                auto* widget = qobject_cast<Widget*>(object);
                return widget == nullptr ? nullptr : new Accessible(widget);
            });
        return true;
    }();
    Q_UNUSED(once)
}

/// Sends the events to `listener` instead: tests have no screen reader. Null ends it.
GRIDLARK_EXPORT void pretendScreenReader(void (*listener)(QAccessibleEvent&));

}  // namespace gridlark::ui
