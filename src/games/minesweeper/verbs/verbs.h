/// The verbs of Minesweeper.
#pragma once

#include "gridlark/cli/verbs.h"

namespace gridlark::minesweeper {

[[nodiscard]] cli::Verb generateVerb();
[[nodiscard]] cli::Verb analyseVerb();
[[nodiscard]] cli::Verb hintVerb();
[[nodiscard]] cli::Verb solveVerb();
[[nodiscard]] cli::Verb playVerb();

}  // namespace gridlark::minesweeper
