/// The action that takes every X off a board.
#pragma once

#include <QAction>

namespace gridlark::placement {

/// Icon, texts and key; disabled at first.
void makeEraser(QAction& action);

}  // namespace gridlark::placement
