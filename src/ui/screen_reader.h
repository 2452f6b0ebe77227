/// The way to screen readers.
#pragma once

#include <QAccessible>

#include "gridlark/ui/export.h"

namespace gridlark::ui {

/// Whether somebody listens: events cost an interface for what they are about.
[[nodiscard]] bool screenReaderListens();

void tellScreenReader(QAccessibleEvent& event);

/// For tests: the offscreen platform has no screen reader. Null ends it.
GRIDLARK_EXPORT void pretendScreenReader(void (*listener)(QAccessibleEvent&));

}  // namespace gridlark::ui
