/// All games of this build that have verbs; made by the build from the folders in src/games.
#pragma once

#include <vector>

#include "gridlark/cli/verbs.h"

namespace gridlark::cli {

[[nodiscard]] std::vector<Game> allGames();

/// No game: the player's own files.
[[nodiscard]] Game recordsVerbs();

}  // namespace gridlark::cli
