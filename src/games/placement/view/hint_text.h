/// Deductions in the player's language, and how hard a puzzle is.
#pragma once

#include <QString>
#include <functional>

#include "placement/ladder.h"

namespace gridlark::placement {

/// One sentence. Rows and columns are counted from 1.
[[nodiscard]] QString sentence(const Deduction& deduction,
                               const std::function<QString(int)>& regionName);

/// "★★☆☆☆": `stars` of five.
[[nodiscard]] QString starsText(int stars);

}  // namespace gridlark::placement
