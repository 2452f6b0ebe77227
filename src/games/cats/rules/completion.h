/// Whether a level can be solved with the cats on it. The inside of the rules core.
#pragma once

#include <optional>
#include <stop_token>

#include "state.h"

namespace gridlark::cats {

/// The level with `cats`, and no others, on its board.
[[nodiscard]] placement::Puzzle withCats(const State& state, placement::Cells cats);

/// One way to complete the level from these cats: the column of each row's cat, or an empty list
/// if there is none. Nothing if stopped.
[[nodiscard]] std::optional<placement::Solution> completion(const State& state,
                                                            placement::Cells cats,
                                                            const std::stop_token& stop = {});

/// True if removing all of `wrong` makes the level solvable and removing any fewer does not.
/// All must be the player's own cats.
[[nodiscard]] bool justWrong(const State& state, const placement::Cells& wrong);

/// The fewest of the player's own cats that must go for the level to be solvable, in reading
/// order; none if it can be completed as it stands. Nothing if it cannot be completed at all, or if
/// stopped.
[[nodiscard]] std::optional<placement::Cells> wrongCats(const State& state,
                                                        const std::stop_token& stop = {});

}  // namespace gridlark::cats
