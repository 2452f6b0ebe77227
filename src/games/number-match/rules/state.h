/// A game of Number Match and what can be done in it, as values.
///
/// Text forms, one line of printable ASCII each, tokens separated by single spaces:
///
///     state   variant board adds=A points=P moves=M hints=H par=ADDS,MOVES stars=S given-up=G
///     action  pair CELL CELL | add | hint | give-up
///
/// `variant` is "standard" or "no-adds"; the board is as in board.h; CELL is row,column from 0.
/// Stars 0 mean a game without par. A small game:
///
///     standard 9:12.4567/189 adds=4 points=11 moves=3 hints=1 par=1,31 stars=2 given-up=0
#pragma once

#include <cstdint>
#include <variant>
#include <vector>

#include "board.h"
#include "links.h"

namespace gridlark::number_match {

/// Adds of a game in the standard variant.
inline constexpr int addsOfAGame = 5;

/// Points.
inline constexpr int pointsTouching = 1;
inline constexpr int pointsOverGaps = 4;
inline constexpr int pointsForRow = 10;
inline constexpr int pointsForClearing = 150;
inline constexpr int costOfHint = 3;

/// Stars that a deal can have.
inline constexpr int mostStars = 5;

/// Points, moves and hints stop counting here.
inline constexpr int largestCount = 99'999'999;

enum class Variant : std::uint8_t {
    standard,
    noAdds,  ///< to be won without adding numbers, and can be
};

inline constexpr kit::Names variantNames{std::pair{Variant::standard, "standard"},
                                         std::pair{Variant::noAdds, "no-adds"}};

/// The best known win of a deal: fewest adds, then fewest moves. Pairs and adds are moves.
struct Par {
    int adds = 0;
    int moves = 0;

    friend bool operator==(const Par&, const Par&) = default;
};

/// No row of the board is without a digit.
struct State {
    Variant variant = Variant::standard;
    Board board;
    int addsLeft = 0;
    int points = 0;  ///< of pairs, rows and clearing; undo gives them back
    int moves = 0;   ///< pairs and adds up to this board
    int hints = 0;   ///< shown so far; undo does not give them back
    Par par;         ///< of the deal
    int stars = 0;   ///< of the deal, 1 to 5; 0 if there is no par
    bool givenUp = false;

    friend bool operator==(const State&, const State&) = default;
};

/// Appends the digits that are left, in reading order, after the last slot.
struct Add {
    friend bool operator==(const Add&, const Add&) = default;
};

/// Counts a hint that was shown. `nextHint` (engine/hint.h) finds what it says.
struct ShowHint {
    friend bool operator==(const ShowHint&, const ShowHint&) = default;
};

/// Ends a `stuck` game as lost. It does not end by itself, as undo can still save it; a player who
/// leaves it for a new deal gives it up.
struct GiveUp {
    friend bool operator==(const GiveUp&, const GiveUp&) = default;
};

/// `Pair` (links.h), `Add` and `GiveUp` are one step of undo each; `ShowHint` changes no board.
using Action = std::variant<Pair, Add, ShowHint, GiveUp>;

/// Why an action is not legal.
enum class Refusal : std::uint8_t {
    over,      ///< the game is won or given up
    outside,   ///< a cell is no slot
    same,      ///< as in `Why`
    gap,       ///< as in `Why`
    values,    ///< as in `Why`
    link,      ///< as in `Why`
    blocked,   ///< as in `Why`
    noAdds,    ///< no add is left
    tooLarge,  ///< the board would have more than `mostSlots`
    notStuck,  ///< a pair or an add is left: no reason to give up
};

inline constexpr kit::Names refusalNames{
    std::pair{Refusal::over, "over"},          std::pair{Refusal::outside, "outside"},
    std::pair{Refusal::same, "same"},          std::pair{Refusal::gap, "gap"},
    std::pair{Refusal::values, "values"},      std::pair{Refusal::link, "link"},
    std::pair{Refusal::blocked, "blocked"},    std::pair{Refusal::noAdds, "no-adds"},
    std::pair{Refusal::tooLarge, "too-large"}, std::pair{Refusal::notStuck, "not-stuck"}};

/// What a pair does to a board. The pair must be legal (`judge`).
struct Removal {
    Board after;
    std::vector<int> rows;  ///< that vanish, as numbered before, from the top
    int points = 0;         ///< of the pair, the rows and the clearing
};
[[nodiscard]] Removal removalOf(const Board& board, Pair pair);

/// The board with its digits appended; without any digit, the board itself.
[[nodiscard]] Board added(const Board& board);

/// True if digits are left but no pair and no add: only undo helps. A position can be lost long
/// before that; engine/lost_search.h decides it.
[[nodiscard]] bool stuck(const State& state);

/// A game of `variant` on that board, before the first move and without par.
[[nodiscard]] State startOf(Board board, Variant variant);

}  // namespace gridlark::number_match
