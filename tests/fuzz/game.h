/// What a game reads, given to a fuzzer: states, actions and saves.
#pragma once

#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "gridlark/play/session.h"
#include "gridlark/play/session_save.h"

namespace gridlark::fuzz {

/// Ends the program where something that must hold does not.
inline void require(bool holds) {
    if (!holds) std::abort();
}

/// A text that is read, written and read again is the same.
template <class R>
void readState(std::string_view text) {
    const auto state = R::decodeState(text);
    if (!state) return;
    const auto again = R::decodeState(R::encode(*state));
    require(again && *again == *state);
    static_cast<void>(R::flaw(*state));
}

template <class R>
void readAction(std::string_view text) {
    const auto action = R::decodeAction(text);
    if (!action) return;
    const auto again = R::decodeAction(R::encode(*action));
    require(again && *again == *action);
}

/// What was restored is saved so that it can be restored again.
template <class R>
void restore(const nlohmann::json& document) {
    play::Session<R> session;
    if (!session.restore(document)) return;
    const nlohmann::json saved = session.save();
    play::Session<R> again;
    require(bool{again.restore(saved)} && again.save() == saved);
}

/// A save whose first lines are its start and its state, and the others its events.
template <class R>
nlohmann::json saveOf(std::string_view text) {
    std::vector<std::string> lines;
    for (std::size_t end = 0; end != text.npos && lines.size() < 200; text.remove_prefix(end + 1)) {
        end = text.find('\n');
        lines.emplace_back(text.substr(0, end));
        if (end == text.npos) break;
    }
    lines.resize(std::max<std::size_t>(lines.size(), 2));
    const auto& preset = R::presets().front();
    return {{"format", 1},         {"game", R::id},
            {"grid", preset.grid}, {"variant", preset.variants.front()},
            {"deal", 1},           {"start", lines[0]},
            {"state", lines[1]},   {"events", std::vector(lines.begin() + 2, lines.end())},
            {"elapsed_ms", 0},     {"undos", 0},
            {"ticket", 1}};
}

/// The first byte says what the rest is: s a state, a an action, e events, j JSON.
template <class R>
int one(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return -1;
    const std::string text(data + 1, data + size);
    switch (*data) {
        case 's':
            readState<R>(text);
            return 0;
        case 'a':
            readAction<R>(text);
            return 0;
        case 'e':
            restore<R>(saveOf<R>(text));
            return 0;
        case 'j':
            restore<R>(nlohmann::json::parse(text, nullptr, false));
            return 0;
        default:
            return -1;  // not kept
    }
}

}  // namespace gridlark::fuzz

#define GRIDLARK_FUZZ_GAME(core)                                                        \
    extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) { \
        return gridlark::fuzz::one<core>(data, size);                                   \
    }
