/// The verbs of Chain.
#pragma once

#include "gridlark/cli/verbs.h"

namespace gridlark::chain {

[[nodiscard]] cli::Verb turnsVerb();
[[nodiscard]] cli::Verb perftVerb();
[[nodiscard]] cli::Verb applyVerb();
[[nodiscard]] cli::Verb bestVerb();
[[nodiscard]] cli::Verb playVerb();
[[nodiscard]] cli::Verb generateVerb();

}  // namespace gridlark::chain
