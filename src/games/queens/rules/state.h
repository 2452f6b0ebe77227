/// A board of Queens and what can be done on it, as values.
///
/// Text forms, one line of printable ASCII each, tokens separated by single spaces:
///
///     state   variant regions cells hints=H
///     action  place CELL | place-auto CELL | remove CELL | move CELL CELL | move-auto CELL CELL
///             note CELL… | clear CELL… | clear-notes | hint | take-away CELL…
///
/// `variant` is "standard", "blocks" or "own"; `regions` and `cells` are rows separated by '/': a
/// letter for each region ('A' is region 0), and one of ".xaqm#Q" for what is on a cell, in the
/// order of `Content`. CELL is row,column from 0. A board of four:
///
///     standard AABB/CABB/CCDB/CDDD xq../..../..../.... hints=0
#pragma once

#include <cstdint>
#include <utility>
#include <variant>

#include "gridlark/kit/grid.h"
#include "gridlark/kit/names.h"

#include "placement/rules/puzzle.h"

namespace gridlark::queens {

/// N of the grids on offer.
inline constexpr int smallestOrder = 5;
inline constexpr int largestOrder = 12;

/// Hints stop counting here.
inline constexpr int largestCount = 999'999'999;

enum class Variant : std::uint8_t {
    standard,
    blocks,  ///< some cells are blocked
    own,     ///< the player's own puzzle: any regions, perhaps given queens; never dealt
};

inline constexpr kit::Names variantNames{std::pair{Variant::standard, "standard"},
                                         std::pair{Variant::blocks, "blocks"},
                                         std::pair{Variant::own, "own"}};

enum class Content : std::uint8_t {
    empty,
    note,       ///< the player's X
    automatic,  ///< an X that a queen brought with it
    queen,      ///< brings no notes
    marker,     ///< a queen that brings automatic notes
    block,      ///< belongs to the deal: never holds a queen
    given,      ///< a queen that belongs to the puzzle and never moves
};

/// True for the X of either kind.
[[nodiscard]] constexpr bool isNote(Content content) {
    return content == Content::note || content == Content::automatic;
}
/// True for one of the player's own queens.
[[nodiscard]] constexpr bool isOwnQueen(Content content) {
    return content == Content::queen || content == Content::marker;
}
[[nodiscard]] constexpr bool isQueen(Content content) {
    return isOwnQueen(content) || content == Content::given;
}

/// Every automatic note is seen by some marker: in its row, column or region, or touching it.
struct State {
    placement::Puzzle puzzle;  ///< `given` and `blocked` in reading order
    Variant variant = Variant::standard;
    kit::Grid<Content> cells;
    int hints = 0;  ///< shown so far

    friend bool operator==(const State&, const State&) = default;
};

/// Puts a queen on an empty cell, wrong or not; with `autoNotes` every empty cell that it sees gets
/// an automatic note.
struct Place {
    kit::Cell cell;
    bool autoNotes = false;

    friend bool operator==(const Place&, const Place&) = default;
};

/// Removes one of the player's own queens and the automatic notes that only it brought.
struct Remove {
    kit::Cell cell;

    friend bool operator==(const Remove&, const Remove&) = default;
};

/// Removes one of the player's own queens and puts one on a cell that is then empty, in one step.
struct Move {
    kit::Cell from;
    kit::Cell to;
    bool autoNotes = false;

    friend bool operator==(const Move&, const Move&) = default;
};

/// Puts the player's X on those of the cells that are empty or have an automatic one; at least one
/// must.
struct Note {
    placement::Cells cells;

    friend bool operator==(const Note&, const Note&) = default;
};

/// Removes the X, of either kind, from those of the cells that have one; at least one must.
struct Clear {
    placement::Cells cells;

    friend bool operator==(const Clear&, const Clear&) = default;
};

/// Removes every X.
struct ClearNotes {
    friend bool operator==(const ClearNotes&, const ClearNotes&) = default;
};

/// A hint was shown. Changes the count of hints only, so it is no step of undo.
struct ShowHint {
    friend bool operator==(const ShowHint&, const ShowHint&) = default;
};

/// Removes the player's own queens and notes from all of the cells, each of which must have one:
/// what a hint has found wrong.
struct TakeAway {
    placement::Cells cells;

    friend bool operator==(const TakeAway&, const TakeAway&) = default;
};

/// One step of undo each, but for ShowHint.
using Action = std::variant<Place, Remove, Move, Note, Clear, ClearNotes, ShowHint, TakeAway>;

/// Why an action is not legal.
enum class Refusal : std::uint8_t {
    over,     ///< the puzzle is solved
    outside,  ///< a cell outside the board
    nothing,  ///< nothing would change
    queen,    ///< one of the player's own queens is there
    given,    ///< a given queen stands there
    noted,    ///< the cell has an X: it shakes
    blocked,  ///< the cell is blocked: it shakes
    noQueen,  ///< there is no queen to take away
};

inline constexpr kit::Names refusalNames{
    std::pair{Refusal::over, "over"},       std::pair{Refusal::outside, "outside"},
    std::pair{Refusal::nothing, "nothing"}, std::pair{Refusal::queen, "queen"},
    std::pair{Refusal::given, "given"},     std::pair{Refusal::noted, "noted"},
    std::pair{Refusal::blocked, "blocked"}, std::pair{Refusal::noQueen, "no-queen"}};

/// The cells with that content, in reading order.
[[nodiscard]] placement::Cells cellsWith(const State& state, Content content);

/// All queens on the board, given ones too, in reading order.
[[nodiscard]] placement::Cells queens(const State& state);
/// The player's queens, in reading order.
[[nodiscard]] placement::Cells ownQueens(const State& state);

/// The board of a puzzle with nothing set. The puzzle must be sound.
[[nodiscard]] State startOf(placement::Puzzle puzzle, Variant variant);

}  // namespace gridlark::queens
