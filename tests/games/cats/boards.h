/// Small boards for tests, written as pictures.
#pragma once

#include <stdexcept>
#include <string>

#include "cats/rules/cats.h"

namespace gridlark::cats {

/// Four regions with one solution: the cats at 0,1  1,3  2,0  3,2.
inline constexpr const char* oneWay = "AABB/CABB/CCDB/CDDD";

/// Four regions with two solutions: that one and 0,2  1,0  2,3  3,1.
inline constexpr const char* twoWays = "AABB/AABB/CCDD/CCDD";

/// A state from "cells lives hints extra", say "..../..../..../.... 3 3 0"; throws on nonsense.
inline State stateOf(const std::string& picture, const std::string& regions = oneWay,
                     const std::string& variant = "standard") {
    const std::size_t end = picture.find(' ');
    const std::string counts = picture.substr(end);
    if (counts.size() != 6) throw std::invalid_argument(picture);
    const std::string text = variant + ' ' + regions + ' ' + picture.substr(0, end) +
                             " lives=" + counts[1] + " hints=" + counts[3] + " extra=" + counts[5] +
                             " level=1 earlier=0";
    const auto state = Cats::decodeState(text);
    if (!state) throw std::invalid_argument(text + ": " + state.error().what);
    return *state;
}

/// The reverse of `stateOf`.
inline std::string pictureOf(const State& state) {
    const std::string text = Cats::encode(state);
    const std::size_t cells = text.find(' ', text.find(' ') + 1) + 1;
    return text.substr(cells, text.find(' ', cells) - cells) + ' ' + std::to_string(state.lives) +
           ' ' + std::to_string(state.hintsLeft) + ' ' + std::to_string(state.extraHints);
}

inline Action actionOf(const std::string& text) {
    const auto action = Cats::decodeAction(text);
    if (!action) throw std::invalid_argument(text + ": " + action.error().what);
    return *action;
}

}  // namespace gridlark::cats
