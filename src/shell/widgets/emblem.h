/// The program's icon.
#pragma once

#include <QPixmap>

namespace gridlark::shell {

/// `side` pixels wide and high, drawn for this device pixel ratio.
[[nodiscard]] QPixmap emblem(int side, qreal ratio);

}  // namespace gridlark::shell
