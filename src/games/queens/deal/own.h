/// The player's own puzzles: read from a text, judged, and made ready to play.
///
/// The text is N lines of N characters, each naming a region (any character but a space, a tab, a
/// comma, a semicolon or a bar, which may stand between them), or an object of JSON with such lines
/// as a list "regions", and perhaps lists "given" and "blocked" of [row, column] from 0. Of several
/// lines with an object each the first is read. Other keys are ignored.
#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string_view>
#include <vector>

#include "gridlark/kit/rules.h"

#include "queens/rules/state.h"

namespace gridlark::queens {

/// Solutions are not counted any further.
inline constexpr int solutionLimit = 100;

/// What can be said about a text. After any finding before `disconnected` there is no board and the
/// search for further ones ends.
enum class Finding : std::uint8_t {
    empty,         ///< no characters
    tooLong,       ///< more than 64 KiB
    badJson,       ///< begins with '{', but is no object of JSON
    noRegions,     ///< no list "regions" of strings
    badCells,      ///< "given" or "blocked" is no list of pairs of whole numbers
    order,         ///< more than 16 rows; `count`: how many
    notSquare,     ///< rows that differ in length from the number of rows, which is `count`; cells:
                   ///< those that are missing or too many
    regionCount,   ///< not as many regions as rows; `count`: how many; cells: if too many, those of
                   ///< the smallest ones
    outside,       ///< cells: given or blocked ones outside the board
    givenBlocked,  ///< cells: given queens on blocked cells
    givenClash,    ///< cells: two given queens that cannot both stand
    disconnected,  ///< a region is in several parts; cells: all but its largest. May be played
    noSolution,    ///< cells: of a row, column or region that ends up without a place for a queen;
                   ///< none where that is hard to see
    severalSolutions,  ///< `count`: how many, up to the limit; cells: where the first two of them
                       ///< differ. May be played
    unknown,  ///< stopped, or given up after a second or so, with one solution or none found
};

struct Remark {
    Finding finding = Finding::empty;
    placement::Cells cells;  ///< in reading order, as rows and characters of the text
    int count = 0;           ///< see Finding

    friend bool operator==(const Remark&, const Remark&) = default;
};

struct OwnPuzzle {
    std::vector<Remark> remarks;  ///< in the order of Finding; none if all is well
    std::optional<State> board;   ///< with nothing set; to look at, where it can be drawn
    int solutions = 0;            ///< found, up to the limit
    std::optional<int> stars;     ///< 1 … 5; where there is exactly one solution
    [[nodiscard]] bool playable() const { return board && solutions > 0; }
};

[[nodiscard]] OwnPuzzle readOwn(std::string_view text, const std::stop_token& stop = {});

/// What a session of an own puzzle starts with besides its board: the grid "own" of its size,
/// and a number that is the same for the same puzzle.
[[nodiscard]] kit::Options optionsOf(const State& own);
[[nodiscard]] kit::DealNumber numberOf(const State& own);

}  // namespace gridlark::queens
