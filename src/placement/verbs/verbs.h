/// The verbs that Cats and Queens share: solve, hint, check, and what their generate verbs need.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <stop_token>
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

/// What `generate` was asked for, and how many numbers it has passed over so far for their stars.
struct Wanted {
    kit::Options options;
    std::optional<Stars> stars;
    kit::DealNumber passedOver = 0;
};

/// `generate(number, wanted, stop)` gives the line of the next deal from
/// `number + wanted.passedOver` on that has the stars wanted.
using Generate = std::function<cli::Answer(kit::DealNumber, Wanted&, const std::stop_token&)>;
[[nodiscard]] cli::Verb generateVerb(std::span<const kit::Preset> presets, Generate generate);

/// null where the named techniques do not finish the puzzle.
[[nodiscard]] cli::Json toJson(const std::optional<Grade>& grade);

/// One line of a generate verb; "regions" is "unknown" if null, as no deal was found in time.
[[nodiscard]] cli::Json dealLine(std::string_view game, const kit::Options& options,
                                 kit::DealNumber number, const Puzzle* puzzle);

}  // namespace gridlark::placement
