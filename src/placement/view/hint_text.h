/// Deductions in the player's language.
#pragma once

#include <QString>
#include <functional>

#include "placement/engine/ladder.h"

namespace gridlark::placement {

/// One sentence. Rows and columns are counted from 1.
[[nodiscard]] QString sentence(const Deduction& deduction,
                               const std::function<QString(int)>& regionName);

}  // namespace gridlark::placement
