/// The rules core of Cats.
#pragma once

#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

#include "gridlark/kit/rules.h"

#include "state.h"

namespace gridlark::cats {

/// See kit::RulesCore for what each function promises.
struct Cats {
    using State = cats::State;
    using Action = cats::Action;
    using Refusal = cats::Refusal;

    static constexpr std::string_view id = "cats";

    /// Grids "6" … "12", each "standard" and "open".
    [[nodiscard]] static std::span<const kit::Preset> presets();
    [[nodiscard]] static bool offers(const kit::Options& options);

    /// Level 1 with nothing scored before; `follow` carries a session on.
    [[nodiscard]] static std::optional<State> deal(const kit::Options& options,
                                                   kit::DealNumber number, std::stop_token stop);

    [[nodiscard]] static tl::expected<State, Refusal> apply(const State& state,
                                                            const Action& action);

    /// Lost without lives; otherwise won when N cats stand.
    [[nodiscard]] static kit::Status status(const State& state);

    /// `score`: the level's, 0 until it is won. `mistakes`: lives lost. `hints`: all used, extra
    /// ones too; they are within the rules, and waiting for an extra one takes time off the clock.
    [[nodiscard]] static kit::Tally tally(const State& state);

    /// The cells of `board`; lives, hints, level and score of `now`.
    [[nodiscard]] static State restore(const State& board, const State& now);
    [[nodiscard]] static bool sameBoard(const State& a, const State& b);

    /// `fresh` with the session's score so far, at the level after `finished` if that was won, at
    /// the same level if it was not; at level 1 if grid or variant is another.
    [[nodiscard]] static State follow(State fresh, const State& finished);

    /// See state.h for the texts. `decodeState` reads any sound board of 1 to 16 rows, balanced or
    /// not, whatever number of solutions it has.
    [[nodiscard]] static std::string encode(const State& state);
    [[nodiscard]] static std::string encode(const Action& action);
    [[nodiscard]] static kit::Read<State> decodeState(std::string_view text);
    [[nodiscard]] static kit::Read<Action> decodeAction(std::string_view text);

    [[nodiscard]] static std::optional<Action> someAction(const State& state, kit::Random& random);
    [[nodiscard]] static std::optional<std::string> flaw(const State& state);
};

}  // namespace gridlark::cats
