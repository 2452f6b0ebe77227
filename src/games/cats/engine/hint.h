/// What a hint does and why, and how hard a level is.
#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "cats/rules/state.h"
#include "placement/engine/ladder.h"

namespace gridlark::cats {

/// Either `wrong` or `cell` is filled in.
struct Hint {
    /// The fewest of the player's cats that must go for the level to be solvable, in reading
    /// order. In a level with one solution: the cats that are not in it.
    std::vector<kit::Cell> wrong;
    /// Where the next cat goes.
    std::optional<kit::Cell> cell;
    /// Why there: the last candidate of a row, column or region. None if nothing forces it (in
    /// "open"): then the cell belongs to one of the ways to finish.
    std::optional<placement::Deduction> why;
    /// The hardest step that `why` needs first; none if the cats on the board are reason enough.
    std::optional<placement::Deduction> rests;

    friend bool operator==(const Hint&, const Hint&) = default;
};

/// The hint for a running level. Believes the cats that can be right, never an X. Nothing if
/// stopped, if the level is over, or if no arrangement completes it at all (no deal is like that).
[[nodiscard]] std::optional<Hint> nextHint(const State& state, const std::stop_token& stop = {});

/// The action that takes the hint: an extra one if no other is left.
[[nodiscard]] Action actionFor(const State& state, const Hint& hint);

/// How hard the level was from its start, 1 to 5; nothing if the named techniques do not finish it
/// (usual in "open").
[[nodiscard]] std::optional<int> stars(const State& state);

}  // namespace gridlark::cats
