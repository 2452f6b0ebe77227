/// Events for screen readers.
#pragma once

#include <QAccessible>

#include "gridlark/ui/export.h"

namespace gridlark::ui {

/// Whether a screen reader is active. Without one, no events: each costs an accessible interface.
[[nodiscard]] bool screenReaderListens();

void tellScreenReader(QAccessibleEvent& event);

/// Sends the events to `listener` instead: tests have no screen reader. Null ends it.
GRIDLARK_EXPORT void pretendScreenReader(void (*listener)(QAccessibleEvent&));

}  // namespace gridlark::ui
