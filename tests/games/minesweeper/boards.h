/// Small boards for tests, written as pictures.
#pragma once

#include <algorithm>
#include <stdexcept>
#include <string>

#include "minesweeper/rules/minesweeper.h"

namespace gridlark::minesweeper {

/// A state from its squares and, after a space, "assisted" or nothing; throws on nonsense.
inline State stateOf(const std::string& picture) {
    const std::string squares = picture.substr(0, picture.find(' '));
    const bool assisted = squares != picture;
    const auto columns = squares.substr(0, squares.find('/')).size();
    const auto rows = static_cast<std::size_t>(std::count(squares.begin(), squares.end(), '/')) + 1;
    const auto mines = std::count_if(squares.begin(), squares.end(), [](char letter) {
        return letter == '*' || letter == 'F' || letter == 'X';
    });
    const std::string text = "standard " + std::to_string(columns) + 'x' + std::to_string(rows) +
                             'x' + std::to_string(mines) + " deal=1 " + squares +
                             " hints=0 assisted=" + (assisted ? '1' : '0');
    const auto state = Minesweeper::decodeState(text);
    if (!state) throw std::invalid_argument(text + ": " + state.error().what);
    return *state;
}

/// The reverse of `stateOf`.
inline std::string pictureOf(const State& state) {
    const std::string text = Minesweeper::encode(state);
    const std::size_t start = text.find(' ', text.find("deal=")) + 1;
    return text.substr(start, text.find(' ', start) - start) + (state.assisted ? " assisted" : "");
}

inline Action actionOf(const std::string& text) {
    const auto action = Minesweeper::decodeAction(text);
    if (!action) throw std::invalid_argument(text + ": " + action.error().what);
    return *action;
}

}  // namespace gridlark::minesweeper
