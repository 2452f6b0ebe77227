/// A level of Cats and what can be done in it, as values.
///
/// Text forms, one line of printable ASCII each, tokens separated by single spaces:
///
///     state   variant regions cells lives=L hints=H extra=E level=V earlier=S
///     action  mark CELL… | clear CELL… | place CELL | remove CELL | erase
///             hint CELL | hint-away CELL… | extra CELL | extra-away CELL…
///
/// `variant` is "standard" or "open"; `regions` and `cells` are rows separated by '/': a letter for
/// each region ('A' is region 0), and '.', 'x', 'c', 's' for an empty cell, an X, a cat and a
/// sleeping cat. CELL is row,column from 0. A board of four:
///
///     standard AABB/ACCB/DDCB/DDCC .s../x..c/..../.... lives=3 hints=2 extra=0 level=1 earlier=0
#pragma once

#include <cstdint>
#include <utility>
#include <variant>

#include "gridlark/kit/grid.h"
#include "gridlark/kit/names.h"

#include "placement/rules/puzzle.h"

namespace gridlark::cats {

/// N of the grids on offer.
inline constexpr int smallestOrder = 6;
inline constexpr int largestOrder = 12;

inline constexpr int livesPerLevel = 3;
inline constexpr int hintsPerLevel = 3;

/// Level numbers, scores and extra hints stop counting here.
inline constexpr int largestCount = 999'999'999;

enum class Variant : std::uint8_t {
    standard,  ///< one solution; sleeping cats help
    open,      ///< no sleeping cats; every arrangement that keeps the rules wins
};

inline constexpr kit::Names variantNames{std::pair{Variant::standard, "standard"},
                                         std::pair{Variant::open, "open"}};

enum class Content : std::uint8_t {
    empty,
    cross,     ///< the player's X
    cat,       ///< placed by the player or a hint
    sleeping,  ///< there from the beginning, never moves
};

/// True for a cat of either kind.
[[nodiscard]] constexpr bool isCat(Content content) {
    return content == Content::cat || content == Content::sleeping;
}

/// The cats on the board keep the rules at all times: placing checks them.
struct State {
    placement::Puzzle puzzle;  ///< `given`: the sleeping cats in reading order; nothing blocked
    Variant variant = Variant::standard;
    kit::Grid<Content> cells;
    int lives = livesPerLevel;
    int hintsLeft = hintsPerLevel;
    int extraHints = 0;    ///< hints used after those
    int level = 1;         ///< from 1
    int earlierScore = 0;  ///< of the levels completed before this one

    friend bool operator==(const State&, const State&) = default;
};

/// Puts an X on those of the cells that are empty; at least one must be.
struct Mark {
    placement::Cells cells;

    friend bool operator==(const Mark&, const Mark&) = default;
};

/// Removes the X from those of the cells that have one; at least one must have.
struct Clear {
    placement::Cells cells;

    friend bool operator==(const Clear&, const Clear&) = default;
};

/// Places a cat if nothing forbids it (see `clashes`). Otherwise the action is still legal: it
/// costs a life and leaves the board as it was.
struct Place {
    kit::Cell cell;

    friend bool operator==(const Place&, const Place&) = default;
};

/// Removes one of the player's own cats.
struct Remove {
    kit::Cell cell;

    friend bool operator==(const Remove&, const Remove&) = default;
};

/// Removes every X.
struct Erase {
    friend bool operator==(const Erase&, const Erase&) = default;
};

/// Uses a hint: places a cat that belongs to some solution with the cats on the board.
/// `extra`: one more than the level's own, only when none of those is left.
struct PlaceHint {
    kit::Cell cell;
    bool extra = false;

    friend bool operator==(const PlaceHint&, const PlaceHint&) = default;
};

/// Uses a hint: removes wrong cats. Without them the level is solvable, and each of them alone
/// would prevent that.
struct RemoveHint {
    placement::Cells cells;
    bool extra = false;

    friend bool operator==(const RemoveHint&, const RemoveHint&) = default;
};

/// One step of undo each (a wrong placement is none: it changes nothing on the board). Hints hold
/// their cells, so that a replay depends on the rules alone and not on how hints are found.
using Action = std::variant<Mark, Clear, Place, Remove, Erase, PlaceHint, RemoveHint>;

/// Why an action is not legal.
enum class Refusal : std::uint8_t {
    over,         ///< the level is won or lost
    outside,      ///< a cell outside the board
    nothing,      ///< nothing would change
    cat,          ///< one of the player's own cats is there
    sleeping,     ///< a sleeping cat is there: it twitches
    noCat,        ///< there is no cat to take away
    noHintLeft,   ///< an ordinary hint, but none is left
    hintsLeft,    ///< an extra hint while ordinary ones are left
    notASolution  ///< a hint that is wrong for this board
};

inline constexpr kit::Names refusalNames{std::pair{Refusal::over, "over"},
                                         std::pair{Refusal::outside, "outside"},
                                         std::pair{Refusal::nothing, "nothing"},
                                         std::pair{Refusal::cat, "cat"},
                                         std::pair{Refusal::sleeping, "sleeping"},
                                         std::pair{Refusal::noCat, "no-cat"},
                                         std::pair{Refusal::noHintLeft, "no-hint-left"},
                                         std::pair{Refusal::hintsLeft, "hints-left"},
                                         std::pair{Refusal::notASolution, "not-a-solution"}};

/// The cells with that content, in reading order.
[[nodiscard]] placement::Cells cellsWith(const State& state, Content content);

/// The cats on the board, sleeping ones too, in reading order.
[[nodiscard]] placement::Cells cats(const State& state);

/// Lives × 10 + hints left × 5: what the level is worth if it is won as it stands.
[[nodiscard]] int levelScore(const State& state);

/// The levels completed since the game was opened, this one included once it is won.
[[nodiscard]] int sessionScore(const State& state);

enum class Difficulty : std::uint8_t { easy, medium, hard };

/// Of a grid: N up to 7 easy, up to 9 medium, hard from 10 on.
[[nodiscard]] Difficulty difficultyOf(int order);

}  // namespace gridlark::cats
