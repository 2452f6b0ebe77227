/// What there is to say about a puzzle of the player's own, in words.
#pragma once

#include <QString>

#include "queens/deal/own.h"

namespace gridlark::queens {

/// Some sentences: what is wrong and where, or how many solutions there are and how hard it is.
[[nodiscard]] QString verdictOn(const OwnPuzzle& own);

}  // namespace gridlark::queens
