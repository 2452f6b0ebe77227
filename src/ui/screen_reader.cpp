#include "screen_reader.h"

namespace gridlark::ui {
namespace {

void (*pretended)(QAccessibleEvent&) = nullptr;

}  // namespace

bool screenReaderListens() {
    return pretended != nullptr || QAccessible::isActive();
}

void tellScreenReader(QAccessibleEvent& event) {
    if (pretended != nullptr) return pretended(event);
    QAccessible::updateAccessibility(&event);
}

void pretendScreenReader(void (*listener)(QAccessibleEvent&)) {
    pretended = listener;
}

}  // namespace gridlark::ui
