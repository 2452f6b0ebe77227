/// Deals: digits at random, with a known win.
#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "gridlark/kit/rules.h"

#include "number-match/rules/state.h"

namespace gridlark::number_match {

struct Deal {
    State start;
    /// A win from the start: `start.par` counts its adds and moves.
    std::vector<Action> win;
    int rejected = 0;    ///< boards drawn before this one without a known win
    int otherStars = 0;  ///< boards with a win, but not the stars that the number asks for
};

/// The deal of that number: draws digits at random until a board has a win of at most one add (none
/// in the variant without adds) and the stars of `starsOf`. Counts bound everything and time bounds
/// nothing: a number is the same deal everywhere. Nothing if stopped or if there is no such grid.
[[nodiscard]] std::optional<Deal> deal(const kit::Options& options, kit::DealNumber number,
                                       const std::stop_token& stop);

/// The stars of a deal, known without making it; nothing if there is no such grid.
[[nodiscard]] std::optional<int> starsOf(const kit::Options& options, kit::DealNumber number);

/// The first number from `number` on whose deal has from `least` to `most` stars: found at once.
/// Nothing if the grid has no such deals.
[[nodiscard]] std::optional<kit::DealNumber> numberWithStars(const kit::Options& options,
                                                             kit::DealNumber number, int least,
                                                             int most);

}  // namespace gridlark::number_match
