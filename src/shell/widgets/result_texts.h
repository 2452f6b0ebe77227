/// Times and dates as the pages show them.
#pragma once

#include <QString>

#include "gridlark/play/result.h"

namespace gridlark::shell {

/// "1:48.0"
[[nodiscard]] QString timeText(play::Milliseconds time);
/// "1:48"
[[nodiscard]] QString withoutTenths(play::Milliseconds time);

/// The local date a game finished on, in ISO form: "2026-11-28".
[[nodiscard]] QString dateOf(const play::Result& result);

}  // namespace gridlark::shell
