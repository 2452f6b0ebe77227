/// Deductions and actions in the player's language.
#pragma once

#include <QAction>
#include <QString>
#include <functional>

#include "placement/engine/ladder.h"

namespace gridlark::placement {

/// One sentence. Rows and columns are counted from 1.
[[nodiscard]] QString sentence(const Deduction& deduction,
                               const std::function<QString(int)>& regionName);

/// Makes `action` the one that takes every X off a board: icon, texts and key; disabled at first.
void makeEraser(QAction& action);

}  // namespace gridlark::placement
