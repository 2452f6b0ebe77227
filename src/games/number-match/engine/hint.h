/// What a hint says.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

#include "number-match/rules/state.h"

namespace gridlark::number_match {

/// A win that is known: the board and the adds left where it begins, and the actions to the end.
struct KnownWin {
    Board board;
    int addsLeft = 0;
    std::vector<Action> line;
};

/// What can be said of a position.
struct Advice {
    enum class Kind : std::uint8_t {
        pair,     ///< `pair` is the next step of a win
        add,      ///< adding is the next step of a win
        lost,     ///< there is no win any more, and none is known from any earlier position either
        undo,     ///< there is no win any more; undo to `move`
        unknown,  ///< neither a win nor a proof that there is none was found
    };

    Kind kind = Kind::unknown;
    Pair pair;  ///< of `pair`
    /// Of `undo`: the index of the last of the positions from which a win is known. None in between
    /// is known to have one, and if `exact` all in between are proven to have none.
    std::size_t move = 0;
    bool exact = false;
    KnownWin win;  ///< of `pair` and `add`: the whole win from the present position; hand it to the
                   ///< next call. Of `undo`: the win from that position
};

/// What to do in the last of `positions`: the states from the start (or from as early as is known)
/// to the present one, each one move after the other; there is at least one. With `known`, the win
/// that a former call gave (or an empty one): as long as the position lies on it, the hint stays on
/// it. Unlike the other functions here it is not the same on every machine if it is stopped: then
/// it says what is known so far.
[[nodiscard]] Advice advise(std::span<const State> positions, const KnownWin& known,
                            const std::stop_token& stop);

}  // namespace gridlark::number_match
