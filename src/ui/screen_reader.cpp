#include "screen_reader.h"

namespace gridlark::ui {
namespace {

void (*pretended)(QAccessibleEvent&) = nullptr;

}  // namespace

void tellScreenReader(QAccessibleEvent& event) {
    if (pretended != nullptr) return pretended(event);
    if (QAccessible::isActive()) QAccessible::updateAccessibility(&event);
}

void tellScreenReader(QObject& object, QAccessible::Event kind, int child) {
    QAccessibleEvent event(&object, kind);
    event.setChild(child);
    tellScreenReader(event);
}

void pretendScreenReader(void (*listener)(QAccessibleEvent&)) {
    pretended = listener;
}

}  // namespace gridlark::ui
