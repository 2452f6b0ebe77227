/// Everything that a board of Number Match shows. A value: the table makes it, the painter draws
/// it.
#pragma once

#include <optional>
#include <vector>

#include "number-match/rules/gestures.h"
#include "number-match/rules/state.h"

namespace gridlark::number_match {

/// The link of a pair: where it runs, and the numbers at its ends. Cells are those of the board
/// that has the pair.
struct Trace {
    Pair pair;
    Via via = Via::row;
    Digit a = noDigit;
    Digit b = noDigit;

    friend bool operator==(const Trace&, const Trace&) = default;
};

/// What the view adds to the state. Cells are those of the present board, except in the trace.
struct Interaction {
    Selection selection{};
    std::vector<kit::Cell> drag{};  ///< the cells of a drag that is still going on
    std::optional<Pair> hint{};     ///< shown until another number is selected
    std::optional<Trace> trace{};
    bool tinted = true;
};

struct Scene {
    Board board{};  ///< without slots until something is dealt
    std::optional<kit::Cell> selected{};
    std::vector<kit::Cell> partners{};  ///< of the selected number, where they are shown
    std::optional<kit::Cell> target{};  ///< where a drag would end now
    std::vector<kit::Cell> hint{};
    std::optional<Trace> trace{};
    bool tinted = true;  ///< numbers have the tint of their class

    friend bool operator==(const Scene&, const Scene&) = default;
};

/// Null: an empty board.
[[nodiscard]] Scene sceneOf(const State* state, const Interaction& interaction);

/// The cells that the picture of the trace may touch; none without one.
[[nodiscard]] std::vector<kit::Cell> traced(const Scene& scene);

}  // namespace gridlark::number_match
