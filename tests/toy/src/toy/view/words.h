/// The sentences of Lights.
#pragma once

#include <QString>

#include "gridlark/ui/plugin.h"

#include "toy/rules/lights.h"

namespace gridlark::toy::words {

/// A lamp for the screen reader.
[[nodiscard]] QString lamp(kit::Cell cell, bool on);

/// How many lamps are still on; nothing for null.
[[nodiscard]] QList<ui::StatusItem> status(const State* state);

/// On the hint's button.
[[nodiscard]] QString hint(int left);

/// Of a board that has been solved.
[[nodiscard]] ui::EndNote end();

}  // namespace gridlark::toy::words
