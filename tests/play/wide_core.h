/// A rules core with a board of 80 × 40 cells, the largest there is, and long games on it: shared
/// by the test that counts the work of a restore and the benchmark that measures its time.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

#include "gridlark/kit/grid.h"
#include "gridlark/kit/random.h"
#include "gridlark/kit/rules.h"
#include "gridlark/play/session.h"

namespace gridlark::play {

/// What touches whole boards or calls the rules. Tests set it to zero and read it.
struct WideWork {
    int applied = 0;   ///< calls of `apply`
    int copied = 0;    ///< boards copied
    int compared = 0;  ///< pairs of boards compared
};

/// An action switches one cell.
struct Wide {
    static inline WideWork work;

    struct State {
        kit::Grid<std::uint8_t> cells{{40, 80}};

        State() = default;
        State(const State& other) : cells(other.cells) { ++work.copied; }
        State(State&&) = default;
        State& operator=(const State& other) {
            if (this != &other) *this = State(other);
            return *this;
        }
        State& operator=(State&&) = default;
        ~State() = default;
        friend bool operator==(const State& a, const State& b) {
            ++work.compared;
            return a.cells == b.cells;
        }
    };
    struct Action {
        int index = 0;
        friend bool operator==(const Action&, const Action&) = default;
    };
    enum class Refusal { outside };

    static constexpr std::string_view id = "wide";

    static std::span<const kit::Preset> presets() { return {}; }
    static bool offers(const kit::Options&) { return true; }
    static std::optional<State> deal(const kit::Options&, kit::DealNumber, std::stop_token) {
        return State{};
    }
    static tl::expected<State, Refusal> apply(const State& state, const Action& action) {
        ++work.applied;
        if (action.index < 0 || action.index >= state.cells.size().area()) {
            return tl::unexpected(Refusal::outside);
        }
        State next = state;
        next.cells[next.cells.size().cell(action.index)] ^= 1U;
        return next;
    }
    static kit::Status status(const State&) { return kit::Status::playing; }
    static kit::Tally tally(const State&) { return {}; }
    static State restore(const State& board, const State&) { return board; }
    static bool sameBoard(const State& a, const State& b) { return a == b; }
    static std::string encode(const State& state) {
        std::string text;
        for (const auto cell : state.cells) text += cell != 0 ? '1' : '0';
        return text;
    }
    static std::string encode(const Action& action) { return std::to_string(action.index); }
    static kit::Read<State> decodeState(std::string_view text) {
        State state;
        if (text.size() != 3'200) return tl::unexpected(kit::TextError{0, "wrong length"});
        std::size_t i = 0;
        for (auto& cell : state.cells) cell = text[i++] == '1' ? 1 : 0;
        return state;
    }
    static kit::Read<Action> decodeAction(std::string_view text) {
        return Action{std::stoi(std::string(text))};
    }
    static std::optional<Action> someAction(const State&, kit::Random&) { return std::nullopt; }
    static std::optional<std::string> flaw(const State&) { return std::nullopt; }
};

/// Plays so many actions at random; every tenth is undone, and half of those are redone.
inline void playAtRandom(Session<Wide>& session, int actions) {
    session.start({"80x40", ""}, 1, {});
    kit::Random random("wide", 1);
    for (int i = 0; i < actions; ++i) {
        session.play({static_cast<int>(random.below(3'200))});
        if (i % 10 == 0) session.undo();
        if (i % 20 == 0) session.redo();
    }
}

}  // namespace gridlark::play
