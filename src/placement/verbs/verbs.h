/// The verbs that Cats and Queens share: solve, hint, check, and what their generate verbs need.
#pragma once

#include <optional>
#include <string_view>

#include "gridlark/cli/verbs.h"

#include "placement/engine/ladder.h"
#include "placement/rules/conflict.h"
#include "position.h"

namespace gridlark::placement {

[[nodiscard]] cli::Verb solveVerb();
[[nodiscard]] cli::Verb hintVerb();
[[nodiscard]] cli::Verb checkVerb(Touch touch);

/// A range of stars, as --stars takes it: "2" or "2-3".
struct Stars {
    int least = 1;
    int most = 5;

    [[nodiscard]] bool contains(int stars) const { return stars >= least && stars <= most; }
};

/// Adds --stars with its check to a verb's subcommand; `stars` must live as long as `app`.
void addStars(CLI::App& app, std::optional<Stars>& stars);

/// null where the named techniques do not finish the puzzle.
[[nodiscard]] cli::Json toJson(const std::optional<Grade>& grade);

/// One line of a generate verb.
[[nodiscard]] cli::Json dealLine(std::string_view game, const kit::Options& options,
                                 kit::DealNumber number, const Puzzle& puzzle,
                                 const Solution& solution, const std::optional<Grade>& grade);

/// The line of a deal that was not found within the time limit: "regions" is "unknown".
[[nodiscard]] cli::Json unknownDeal(std::string_view game, const kit::Options& options,
                                    kit::DealNumber number);

}  // namespace gridlark::placement
