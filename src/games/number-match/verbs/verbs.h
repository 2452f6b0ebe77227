/// The verbs of Number Match.
#pragma once

#include "gridlark/cli/verbs.h"

namespace gridlark::number_match {

[[nodiscard]] cli::Verb movesVerb();
[[nodiscard]] cli::Verb checkVerb();
[[nodiscard]] cli::Verb applyVerb();
[[nodiscard]] cli::Verb solveVerb();
[[nodiscard]] cli::Verb generateVerb();

}  // namespace gridlark::number_match
