/// What a hint says, to be shown first and applied afterwards, and how hard a puzzle is.
#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "placement/engine/ladder.h"
#include "queens/rules/state.h"

namespace gridlark::queens {

/// Exactly one of the three is filled in.
struct Hint {
    /// The player's own queens, then notes, that contradict the solution; they come before
    /// anything else. Where there are several solutions: as few as it takes to leave one of them.
    std::vector<kit::Cell> wrong;
    /// The easiest step from the board as it stands (its notes are believed). It places a queen or
    /// rules cells out: see placement::Deduction, and placement/engine/wording.h for the sentence.
    std::optional<placement::Deduction> step;
    /// Where nothing is forced, as several solutions are left: a cell with a queen in one of them.
    std::optional<kit::Cell> choice;

    friend bool operator==(const Hint&, const Hint&) = default;
};

/// The hint for a puzzle that is not solved yet. Nothing if it is, if stopped, or if the puzzle has
/// no solution at all (no deal is like that, and no own puzzle that may be played).
[[nodiscard]] std::optional<Hint> nextHint(const State& state, const std::stop_token& stop = {});

/// The first of the cells that the hint is about; nothing if it is about none.
[[nodiscard]] std::optional<kit::Cell> firstCellOf(const Hint& hint);

/// The action that does what the hint says: take the wrong ones away, place the queen, or note the
/// cells that are ruled out. That the hint was shown is counted by ShowHint.
[[nodiscard]] Action actionFor(const Hint& hint, bool autoNotes);

/// How hard the puzzle is from its start, 1 to 5, trials counted as 5; nothing unless it has
/// exactly one solution, or if stopped.
[[nodiscard]] std::optional<int> stars(const State& state, const std::stop_token& stop = {});

}  // namespace gridlark::queens
