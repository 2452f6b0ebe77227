/// A rules core for the tests of Session: a number that is counted up to ten.
///
/// The board is the number; every wrong guess costs a life. It has levels, a start, final actions
/// and figures, so that every optional part of a core is tried.
#pragma once

#include <charconv>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "gridlark/kit/rules.h"

namespace gridlark::play {

struct CounterState {
    int number = 0;
    int lives = 3;
    int level = 1;
    friend bool operator==(const CounterState&, const CounterState&) = default;
};

/// 1 … 9 adds; 0 does nothing; −1 costs a life; 100 adds one and is final. Others are not legal.
using CounterAction = int;

enum class CounterRefusal { over, unknown };

struct Counter {
    using State = CounterState;
    using Action = CounterAction;
    using Refusal = CounterRefusal;

    static constexpr std::string_view id = "counter";

    static std::span<const kit::Preset> presets() {
        static const std::vector<kit::Preset> all{{"ten", {"standard"}}, {"other", {"standard"}}};
        return all;
    }
    static bool offers(const kit::Options& options) {
        return (options.grid == "ten" || options.grid == "other") && options.variant == "standard";
    }
    static std::optional<State> deal(const kit::Options& options, kit::DealNumber,
                                     std::stop_token) {
        return offers(options) ? std::optional(State{}) : std::nullopt;
    }
    static tl::expected<State, Refusal> apply(const State& state, const Action& action) {
        if (status(state) != kit::Status::playing) return tl::unexpected(Refusal::over);
        State next = state;
        if (action == -1) {
            --next.lives;
        } else if (action == 100) {
            ++next.number;
        } else if (action >= 0 && action <= 9) {
            next.number += action;
        } else {
            return tl::unexpected(Refusal::unknown);
        }
        return next;
    }
    static kit::Status status(const State& state) {
        if (state.lives == 0) return kit::Status::lost;
        return state.number >= 10 ? kit::Status::won : kit::Status::playing;
    }
    static kit::Tally tally(const State& state) {
        return {.score = state.number, .mistakes = 3 - state.lives};
    }
    static State restore(const State& board, const State& now) {
        return {board.number, now.lives, now.level};
    }
    static bool sameBoard(const State& a, const State& b) { return a.number == b.number; }
    static State follow(const State& fresh, const State& before) {
        State state = fresh;
        state.level = before.level + (status(before) == kit::Status::won ? 1 : 0);
        return state;
    }
    static bool started(const State& state) { return state.number > 0; }
    static bool final(const State&, const Action& action) { return action == 100; }
    static std::vector<std::pair<std::string, double>> figures(const State& state) {
        return {{"level", state.level}};
    }

    static std::string encode(const State& state) {
        return std::to_string(state.number) + ' ' + std::to_string(state.lives) + ' ' +
               std::to_string(state.level);
    }
    static std::string encode(const Action& action) { return std::to_string(action); }
    static kit::Read<State> decodeState(std::string_view text) {
        State state;
        for (int* part : {&state.number, &state.lives, &state.level}) {
            const auto read = std::from_chars(text.data(), text.data() + text.size(), *part);
            if (read.ec != std::errc()) return tl::unexpected(kit::TextError{0, "no number"});
            text.remove_prefix(static_cast<std::size_t>(read.ptr - text.data()));
            if (text.starts_with(' ')) text.remove_prefix(1);
        }
        if (!text.empty()) return tl::unexpected(kit::TextError{0, "too much"});
        return state;
    }
    static kit::Read<Action> decodeAction(std::string_view text) {
        int action = 0;
        const auto read = std::from_chars(text.data(), text.data() + text.size(), action);
        if (read.ec != std::errc() || read.ptr != text.data() + text.size()) {
            return tl::unexpected(kit::TextError{0, "no number"});
        }
        return action;
    }
    static std::optional<Action> someAction(const State&, kit::Random& random) {
        return static_cast<int>(random.below(4)) - 1;
    }
    static std::optional<std::string> flaw(const State& state) {
        if (state.number < 0 || state.lives < 0 || state.lives > 3) return "impossible numbers";
        return std::nullopt;
    }
};

}  // namespace gridlark::play
