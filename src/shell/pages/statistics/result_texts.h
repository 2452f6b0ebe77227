/// Results in words and numbers, as the pages show them.
#pragma once

#include <QString>

#include "gridlark/play/result.h"

namespace gridlark::shell {

/// "1:48.0"
[[nodiscard]] QString timeOf(const play::Result& result);

/// The local date it finished on, in ISO form: "2026-11-28".
[[nodiscard]] QString dateOf(const play::Result& result);

}  // namespace gridlark::shell
