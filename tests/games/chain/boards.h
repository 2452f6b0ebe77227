/// Positions as text for the tests: seven rows from the top, then "blue 0".
#pragma once

#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "chain/rules/chain.h"
#include "chain/rules/record.h"

namespace gridlark::chain {

/// Rows separated by '/'; what they lack on the right and below is empty: "b1 . b2/r4".
[[nodiscard]] inline Position board(std::string_view rows, Colour turn = Colour::blue,
                                    int quiet = 0) {
    Position position;
    position.turn = turn;
    position.quiet = static_cast<std::int8_t>(quiet);
    kit::Cell cell{0, 0};
    while (!rows.empty()) {
        const std::size_t end = std::min(rows.find_first_of(" /"), rows.size());
        const std::string_view token = rows.substr(0, end);
        if (token != "." && !token.empty()) {
            const auto piece = pieceNamed(token);
            EXPECT_TRUE(piece) << token;
            position.put(piece.value_or(Piece{}), boardSize.index(cell));
        }
        const bool rowEnds = end < rows.size() && rows[end] == '/';
        cell = rowEnds ? kit::Cell{cell.row + 1, 0} : kit::Cell{cell.row, cell.column + 1};
        rows.remove_prefix(std::min(end + 1, rows.size()));
    }
    return position;
}

[[nodiscard]] inline Square at(std::string_view name) {
    const auto square = squareNamed(name);
    EXPECT_TRUE(square) << name;
    return square.value_or(0);
}

[[nodiscard]] inline Turn turnOf(std::string_view notation) {
    const auto turn = turnFrom(notation);
    EXPECT_TRUE(turn) << notation << ": " << (turn ? "" : turn.error().what);
    return turn.value_or(Turn{});
}

/// What a turn leads to, in one line: the refusal, or how the game stands.
[[nodiscard]] inline std::string outcomeAfter(const Position& position, std::string_view notation) {
    const auto result = after(position, turnOf(notation));
    if (!result) return std::string(name(result.error()));
    std::string text(name(result->outcome.end));
    if (result->outcome.winner) text += ' ' + std::string(name(*result->outcome.winner));
    return text;
}

/// The position with blue's bottom row 1 5 9 13 2 6 10 14 and second row 3 7 11 15 4 8 12 16 on
/// columns 2–9, red turned by 180°.
[[nodiscard]] inline Position knownStart() {
    return board(
        ". r14 r10 r6 r2 r13 r9 r5 r1 ./. r16 r12 r8 r4 r15 r11 r7 r3 ./././/"
        ". b3 b7 b11 b15 b4 b8 b12 b16 ./. b1 b5 b9 b13 b2 b6 b10 b14 .");
}

}  // namespace gridlark::chain
