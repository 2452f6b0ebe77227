/// The sentences of Queens.
#pragma once

#include <QString>
#include <functional>

#include "gridlark/ui/plugin.h"

#include "queens/deal/own.h"
#include "queens/engine/hint.h"

namespace gridlark::queens::words {

/// What a hint for this board says; regions by their names. Wrong queens and wrong notes each have
/// a sentence of their own.
[[nodiscard]] QString hint(const Hint& hint, const State& state,
                           const std::function<QString(int)>& regionName);

/// Of a solved puzzle.
[[nodiscard]] ui::EndNote end(const State& state);

/// Of an own puzzle: what is wrong and where, or how many solutions there are and how hard it is.
[[nodiscard]] QString verdict(const OwnPuzzle& own);

}  // namespace gridlark::queens::words
