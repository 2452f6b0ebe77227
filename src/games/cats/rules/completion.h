/// Which cats a level can be completed with. The inside of the rules core.
#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "state.h"

namespace gridlark::cats {

/// The level with `cats`, and no others, on its board.
[[nodiscard]] placement::Puzzle withCats(const State& state, std::vector<kit::Cell> cats);

/// One way to complete the level from these cats: the column of each row's cat, or an empty list
/// if there is none. Nothing if stopped.
[[nodiscard]] std::optional<placement::Solution> completion(const State& state,
                                                            std::vector<kit::Cell> cats,
                                                            const std::stop_token& stop = {});

/// True if the level can be completed once all of `wrong` are gone, and not if one of them stays.
/// All must be cats of the player's.
[[nodiscard]] bool justWrong(const State& state, const std::vector<kit::Cell>& wrong);

/// The fewest cats of the player's that must go so that the level can be completed, in reading
/// order; none if it can be completed as it stands. Nothing if it cannot be completed at all, or if
/// stopped.
[[nodiscard]] std::optional<std::vector<kit::Cell>> wrongCats(const State& state,
                                                              const std::stop_token& stop = {});

}  // namespace gridlark::cats
