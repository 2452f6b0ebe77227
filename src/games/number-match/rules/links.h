/// Which pairs can be removed, and why others cannot.
///
/// Two digits make a pair if their values match and they are linked: on one row, column or
/// diagonal, or in reading order, with no digit between them on that line.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "board.h"

namespace gridlark::number_match {

/// Two cells to be removed together. A pair that a function here returns has the earlier cell in
/// reading order first; one that a player makes may have any order.
struct Pair {
    kit::Cell a;
    kit::Cell b;

    friend auto operator<=>(const Pair&, const Pair&) = default;
};

/// The line of a link. Two cells in neighbouring rows may be linked in reading order only.
enum class Via : std::uint8_t { row, column, diagonal, sequence };

/// "row", "column", "diagonal", "sequence".
[[nodiscard]] std::string_view name(Via via);

enum class Why : std::uint8_t {
    same,     ///< one cell twice
    gap,      ///< no digit in one of the cells
    values,   ///< neither equal nor 10 together
    link,     ///< on no row, column or diagonal, and digits between them in reading order
    blocked,  ///< on a row, column or diagonal, with a digit between them
};

/// "same", "gap", "values", "link", "blocked".
[[nodiscard]] std::string_view name(Why why);

/// Why two cells are no pair. For `link` and `blocked`, the digit in the way that comes first in
/// reading order, and the line that it stands on: `sequence` for `link`, the straight line for
/// `blocked`.
struct Obstacle {
    Why why = Why::same;
    std::optional<kit::Cell> blocker;
    Via line = Via::sequence;

    friend bool operator==(const Obstacle&, const Obstacle&) = default;
};

/// Equal, or 10 together; neither is a gap.
[[nodiscard]] constexpr bool valuesMatch(Digit a, Digit b) {
    return a != noDigit && b != noDigit && (a == b || a + b == 10);
}

/// The link of two slots, whatever they hold: the first that is free, in the order of `Via`.
/// Otherwise `same`, `link` or `blocked`. Both cells must be slots.
[[nodiscard]] tl::expected<Via, Obstacle> linkOf(const Board& board, kit::Cell a, kit::Cell b);

/// The link of two digits that can be removed together, or why they cannot; the reasons are looked
/// at in the order of `Why`. Both cells must be slots.
[[nodiscard]] tl::expected<Via, Obstacle> judge(const Board& board, kit::Cell a, kit::Cell b);

/// All pairs, sorted. One backward sweep over the slots that remembers the digit seen last in
/// reading order, in each column and on each diagonal: linear in the slots.
[[nodiscard]] std::vector<Pair> legalPairs(const Board& board);

/// True if there is a pair; as fast, and most often faster.
[[nodiscard]] bool anyPair(const Board& board);

/// The cells that can be removed together with `cell`, in reading order. The cell must be a slot.
[[nodiscard]] std::vector<kit::Cell> partnersOf(const Board& board, kit::Cell cell);

/// The slots that the line of a pair passes over, from the earlier cell to the later one and both
/// included: what a picture of the link runs through.
[[nodiscard]] std::vector<kit::Cell> cellsBetween(const Board& board, Pair pair, Via via);

}  // namespace gridlark::number_match
