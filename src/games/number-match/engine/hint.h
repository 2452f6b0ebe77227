/// What a hint says.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

#include "number-match/rules/state.h"

namespace gridlark::number_match {

/// A win: the board and the adds left where it begins, and the actions to the end.
struct KnownWin {
    Board board;
    int addsLeft = 0;
    std::vector<Action> line;
};

/// What is known about a position.
struct Hint {
    enum class Kind : std::uint8_t {
        pair,     ///< `pair` is the next step of a win
        add,      ///< adding is the next step of a win
        lost,     ///< proven lost (see lost_search.h), and no earlier position has a known win
        undo,     ///< proven lost; undo to `move`
        unknown,  ///< neither a win nor a proof that there is none was found
    };

    Kind kind = Kind::unknown;
    Pair pair;  ///< of `pair`
    /// Of `undo`: the index of the last position with a known win. `exact`: all positions after it
    /// are proven lost; otherwise some of them are undecided.
    std::size_t move = 0;
    bool exact = false;
    /// Of `pair` and `add`: the whole win from the present position; hand it to the next call. Of
    /// `undo`: the win from the position `move`.
    KnownWin win;
};

/// The hint for the last of `positions`: the states from the start, or from as early as is known,
/// one move apart; at least one. `known` is the win of the hint before, or empty: while the
/// position lies on it, the hint follows it. The same on every machine, unless stopped: then it
/// says what is known by that time.
[[nodiscard]] Hint nextHint(std::span<const State> positions, const KnownWin& known,
                            const std::stop_token& stop);

}  // namespace gridlark::number_match
