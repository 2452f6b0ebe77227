/// The sentences of Cats.
#pragma once

#include <QString>
#include <functional>
#include <vector>

#include "gridlark/ui/plugin.h"

#include "cats/engine/hint.h"
#include "cats/rules/clash.h"

namespace gridlark::cats::words {

/// Why a placement cost a life: the first of the clashes.
[[nodiscard]] QString mistake(const std::vector<Clash>& clashes);

/// What a hint did and why; regions by their names.
[[nodiscard]] QString hint(const Hint& hint, const std::function<QString(int)>& regionName);

/// Of a level that has ended.
[[nodiscard]] ui::EndNote end(const State& state);

}  // namespace gridlark::cats::words
