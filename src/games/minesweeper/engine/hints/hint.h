/// What is certain in a position and why, or how good the best guesses are.
#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "gridlark/kit/grid.h"

#include "minesweeper/engine/chances/position.h"
#include "minesweeper/rules/state.h"

namespace gridlark::minesweeper {

/// In the order in which hints are looked for.
enum class Reason : std::uint8_t {
    wrongFlag,   ///< flags on cells without a mine
    oneNumber,   ///< one number proves it alone
    twoNumbers,  ///< two numbers that share cells
    numbers,     ///< three numbers or more
    mineCount,   ///< the number of mines left, with or without open numbers
    guess,       ///< nothing is certain: the safest cells
};

/// "wrong-flag", "one-number", "two-numbers", "numbers", "mine-count", "guess".
[[nodiscard]] std::string_view name(Reason reason);

struct Hint {
    Reason reason = Reason::guess;
    bool mine = false;               ///< the cells are mines; otherwise safe (or a guess)
    std::vector<kit::Cell> cells{};  ///< reading order, at least one; of a guess, all equally safe
    /// Open numbers that prove it, with the known mines and, for `mineCount`, the number of mines
    /// left. Reading order. Each of them is needed, and no smaller set proves it, unless there are
    /// too many sets to try (many `numbers`, `mineCount`).
    std::vector<kit::Cell> because{};
    bool usesMineCount = false;  ///< `mineCount`, or a wrong flag that is proved with it
    int minesLeft = 0;           ///< the field's mines less those that are assumed
    double risk = 0;             ///< of a guess: the probability of a mine
    bool exact = true;  ///< false: the risk is an estimate, and certain cells may have been missed
};

/// For a position that some layout fits. Nothing for any other, if nothing is left to say, or if
/// stopped. Flags are not believed; one on a cell that is certainly safe is wrong. Mines that are
/// flagged already are not named.
[[nodiscard]] std::optional<Hint> nextHint(const Position& position,
                                           const std::stop_token& stop = {});

/// For a game in play that has begun. Knows where the mines are, and so names wrong flags even
/// where that cannot be deduced, and assumes that the others are right. Says no more about other
/// cells than can be deduced. May take some tenths of a second on large boards.
[[nodiscard]] std::optional<Hint> nextHint(const State& state, const std::stop_token& stop = {});

}  // namespace gridlark::minesweeper
