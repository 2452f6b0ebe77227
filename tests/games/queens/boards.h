/// Small boards for tests, written as pictures.
#pragma once

#include <stdexcept>
#include <string>

#include "queens/rules/queens.h"

namespace gridlark::queens {

/// Four regions with one solution: the queens at 0,1  1,3  2,0  3,2.
inline constexpr const char* oneWay = "AABB/CABB/CCDB/CDDD";

/// Four regions with two solutions: that one and 0,2  1,0  2,3  3,1.
inline constexpr const char* twoWays = "AABB/AABB/CCDD/CCDD";

/// A state from "cells hints", say "..../..../..../.... 0"; throws on nonsense.
inline State stateOf(const std::string& picture, const std::string& regions = oneWay,
                     const std::string& variant = "own") {
    const std::size_t end = picture.find(' ');
    const std::string text = variant + ' ' + regions + ' ' + picture.substr(0, end) +
                             " hints=" + picture.substr(end + 1);
    const auto state = Queens::decodeState(text);
    if (!state) throw std::invalid_argument(text + ": " + state.error().what);
    return *state;
}

/// The reverse of `stateOf`.
inline std::string pictureOf(const State& state) {
    const std::string text = Queens::encode(state);
    const std::size_t cells = text.find(' ', text.find(' ') + 1) + 1;
    return text.substr(cells, text.find(' ', cells) - cells) + ' ' + std::to_string(state.hints);
}

inline Action actionOf(const std::string& text) {
    const auto action = Queens::decodeAction(text);
    if (!action) throw std::invalid_argument(text + ": " + action.error().what);
    return *action;
}

/// The state after an action that must be legal.
inline State after(const State& state, const Action& action) {
    const auto next = Queens::apply(state, action);
    if (!next)
        throw std::invalid_argument(Queens::encode(action) + ": " +
                                    std::string(refusalNames[next.error()]));
    return *next;
}

}  // namespace gridlark::queens
