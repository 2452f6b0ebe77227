/// What gestures mean.
#pragma once

#include <optional>
#include <variant>

#include "gridlark/kit/gesture.h"

#include "state.h"

namespace gridlark::number_match {

/// The number that waits for a partner. It lives in the view: undo does not bring it back.
struct Selection {
    std::optional<kit::Cell> cell;
    bool partners = false;  ///< its partners are shown

    friend bool operator==(const Selection&, const Selection&) = default;
};

/// What to select now, or a pair to try. The pair may be illegal: `apply` refuses it, and `judge`
/// says why.
using Meaning = std::variant<Selection, Pair>;

/// As in the other games, but with the selection going in and coming out, since it takes two taps
/// to make an action:
///
/// - a tap selects a number, or tries it with the selected one; on the selected number, or where no
///   number is, it clears the selection;
/// - a hold selects a number and shows its partners;
/// - a drag selects the number where it begins, and tries it with the number where it ends.
///
/// Nothing for what means nothing: a hold or a drag from where no number is, a drag from the
/// selected number to no other.
[[nodiscard]] std::optional<Meaning> actionFor(const kit::Gesture& gesture, const State& state,
                                               std::optional<kit::Cell> selected);

/// Where Tab (`step` 1) and Shift+Tab (−1) lead the cursor: around the partners of the selected
/// number. Nothing if it has none.
[[nodiscard]] std::optional<kit::Cell> partnerAfter(const Board& board, kit::Cell selected,
                                                    kit::Cell cursor, int step);

}  // namespace gridlark::number_match
