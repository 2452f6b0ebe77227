/// How hard a board is: by the share of random games that are won.
#pragma once

#include <optional>
#include <stop_token>

#include "number-match/rules/state.h"

namespace gridlark::number_match {

/// Random games played on a board. Two times in three, the share won is off by 3 percentage points
/// or less.
inline constexpr int randomGames = 240;

/// Stars of a board, 1 to 5, by how many of `randomGames` are won. A random game picks any pair
/// with the same chance and adds where there is none: three times at most, or never in the variant
/// without adds. The board seeds the random numbers: it always has the same stars. Nothing if
/// stopped.
[[nodiscard]] std::optional<int> starsOf(const Board& board, Variant variant,
                                         const std::stop_token& stop = {});

/// True if the board has so many stars. Faster than `starsOf`: it stops early when the first games
/// point elsewhere, and so may miss a borderline board. False if stopped.
[[nodiscard]] bool hasStars(const Board& board, Variant variant, int stars,
                            const std::stop_token& stop = {});

}  // namespace gridlark::number_match
