/// How hard a board is: by the share of random games that win it.
#pragma once

#include <optional>
#include <stop_token>

#include "number-match/rules/state.h"

namespace gridlark::number_match {

/// Random games that are played on a board. The share that wins is off by 3 percent points or less
/// two times in three.
inline constexpr int randomGames = 240;

/// Stars of a board, 1 to 5: from how many of `randomGames` are won, any pair with the same chance
/// and an add where there is none. A game has three adds, or none in the variant without adds. The
/// random numbers come from the board itself, so that a board has the same stars always. Nothing
/// if stopped.
[[nodiscard]] std::optional<int> starsOf(const Board& board, Variant variant,
                                         const std::stop_token& stop = {});

/// True if the board has so many stars; found faster than how many it has, as most games can be
/// left out where the first ones go quite another way. So it may be false for a board that would
/// just have had them. False if stopped.
[[nodiscard]] bool hasStars(const Board& board, Variant variant, int stars,
                            const std::stop_token& stop = {});

}  // namespace gridlark::number_match
