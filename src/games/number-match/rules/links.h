/// Which pairs can be removed, and why others cannot.
///
/// Two digits make a pair if their values match and they are linked: on one row, column or
/// diagonal, or in reading order, with no digit between them on that line.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include <tl/expected.hpp>

#include "gridlark/kit/names.h"

#include "board.h"

namespace gridlark::number_match {

/// Two cells to be removed together. The functions here return the earlier cell in reading order
/// first; a player's pair has any order.
struct Pair {
    kit::Cell a;
    kit::Cell b;

    friend auto operator<=>(const Pair&, const Pair&) = default;
};

/// The line of a link. `sequence` is reading order.
enum class Via : std::uint8_t { row, column, diagonal, sequence };

inline constexpr kit::Names viaNames{std::pair{Via::row, "row"}, std::pair{Via::column, "column"},
                                     std::pair{Via::diagonal, "diagonal"},
                                     std::pair{Via::sequence, "sequence"}};

enum class Why : std::uint8_t {
    same,     ///< one cell twice
    gap,      ///< no digit in one of the cells
    values,   ///< neither equal nor 10 together
    link,     ///< on no row, column or diagonal, and digits between them in reading order
    blocked,  ///< on a row, column or diagonal, with a digit between them
};

inline constexpr kit::Names whyNames{std::pair{Why::same, "same"}, std::pair{Why::gap, "gap"},
                                     std::pair{Why::values, "values"}, std::pair{Why::link, "link"},
                                     std::pair{Why::blocked, "blocked"}};

/// Why two cells are no pair. `link` and `blocked` come with the first digit in the way, in reading
/// order, and its line: `sequence` for `link`, the straight line for `blocked`.
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

/// The link of two slots, whatever they hold: the first free line, in the order of `Via`; otherwise
/// `same`, `link` or `blocked`. Both cells must be slots.
[[nodiscard]] tl::expected<Via, Obstacle> linkOf(const Board& board, kit::Cell a, kit::Cell b);

/// The link of two digits that can be removed together, or why they cannot: the first reason in the
/// order of `Why`. Both cells must be slots.
[[nodiscard]] tl::expected<Via, Obstacle> judge(const Board& board, kit::Cell a, kit::Cell b);

/// All pairs, sorted. One backward sweep (sweep.h), linear in the slots.
[[nodiscard]] std::vector<Pair> legalPairs(const Board& board);

/// True if there is a pair. Mostly faster than `legalPairs`.
[[nodiscard]] bool anyPair(const Board& board);

/// The cells that can be removed together with `cell`, in reading order. The cell must be a slot.
[[nodiscard]] std::vector<kit::Cell> partnersOf(const Board& board, kit::Cell cell);

/// The slots on the line of a pair, from the earlier cell to the later one, both included.
[[nodiscard]] std::vector<kit::Cell> cellsBetween(const Board& board, Pair pair, Via via);

}  // namespace gridlark::number_match
