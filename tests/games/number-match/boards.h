/// Boards as text, and games on them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "gridlark/kit/random.h"

#include "number-match/rules/number_match.h"

namespace gridlark::number_match {

/// "9:123/4.5", as saves have it; rows without digits may be among them.
[[nodiscard]] inline Board boardOf(std::string_view text) {
    Board board;
    const std::size_t colon = text.find(':');
    board.columns = std::stoi(std::string(text.substr(0, colon)));
    for (const char letter : text.substr(colon + 1)) {
        if (letter == '/') continue;
        board.digits.push_back(letter == '.' ? noDigit : static_cast<Digit>(letter - '0'));
    }
    EXPECT_EQ(textOf(board), text);
    return board;
}

[[nodiscard]] inline State gameOn(std::string_view board, int adds = addsOfAGame) {
    State state = startOf(boardOf(board), Variant::standard);
    state.addsLeft = adds;
    EXPECT_EQ(NumberMatch::flaw(state), std::nullopt) << board;
    return state;
}

/// The state after an action, which must be legal.
[[nodiscard]] inline State played(const State& state, const Action& action) {
    const auto next = NumberMatch::apply(state, action);
    EXPECT_TRUE(next) << NumberMatch::encode(action) << " on " << NumberMatch::encode(state);
    return next ? *next : state;
}

/// Digits at random, a share of them gaps; the last row is as long as it happens to be.
[[nodiscard]] inline Board randomBoard(int columns, int slots, std::uint32_t gapsInTen,
                                       kit::Random& random) {
    Board board;
    board.columns = columns;
    for (int i = 0; i < slots; ++i) {
        const auto digit = static_cast<Digit>(1 + random.below(9));
        board.digits.push_back(random.chance(gapsInTen, 10) ? noDigit : digit);
    }
    return board;
}

/// Plays a line to the end by the rules. True if each action is legal and the game is won.
[[nodiscard]] inline bool wins(State state, const std::vector<Action>& line) {
    for (const Action& action : line) {
        auto next = NumberMatch::apply(state, action);
        if (!next) return false;
        state = std::move(*next);
    }
    return NumberMatch::status(state) == kit::Status::won;
}

}  // namespace gridlark::number_match
