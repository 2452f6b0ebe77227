/// Positions and pairs as JSON lines.
#pragma once

#include <string>

#include <tl/expected.hpp>

#include "gridlark/cli/verbs.h"

#include "number-match/rules/links.h"

namespace gridlark::number_match {

/// More adds than a game has, for puzzles of another kind.
inline constexpr int mostAdds = 99;

struct Position {
    Board board;
    int adds = 0;
};

/// Reads "columns" (9 by default), "rows" and "adds" (5 by default); see docs/formats.md. Any width
/// up to 100; rows without digits are kept. The error says what is wrong (in English).
[[nodiscard]] tl::expected<Position, std::string> positionOf(const cli::Json& line);

/// Reads "a" and "b", which must be cells of the board.
[[nodiscard]] tl::expected<Pair, std::string> pairOf(const cli::Json& line, const Board& board);

/// "columns", "rows" and "adds".
[[nodiscard]] cli::Json toJson(const Position& position);

/// [[row, column], [row, column]].
[[nodiscard]] cli::Json toJson(const Pair& pair);

}  // namespace gridlark::number_match
