/// Deals: digits at random, with a win that is known.
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
    int rejected = 0;    ///< boards that were drawn before this one and had no win, as far as known
    int otherStars = 0;  ///< boards that had a win, but not the stars that the number asks for
};

/// The deal of that number: digits drawn at random until there is a board with a win of at most one
/// add (none in the variant without adds) and with the stars of `starsOf`. Everything is bounded by
/// counts and nothing by time, so that a number is one deal everywhere. Nothing if stopped or if
/// there is no such grid.
[[nodiscard]] std::optional<Deal> deal(const kit::Options& options, kit::DealNumber number,
                                       const std::stop_token& stop);

/// The stars that a deal will have, known without making it; nothing if `deal` would give none.
[[nodiscard]] std::optional<int> starsOf(const kit::Options& options, kit::DealNumber number);

/// The first number from `number` on whose deal has from `least` to `most` stars: found at once.
/// Nothing if the grid has no such deals.
[[nodiscard]] std::optional<kit::DealNumber> numberWithStars(const kit::Options& options,
                                                             kit::DealNumber number, int least,
                                                             int most);

}  // namespace gridlark::number_match
