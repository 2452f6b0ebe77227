/// The rules core of Number Match.
#pragma once

#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <tl/expected.hpp>

#include "gridlark/kit/rules.h"

#include "state.h"

namespace gridlark::number_match {

/// See kit::RulesCore for what each function promises.
struct NumberMatch {
    using State = number_match::State;
    using Action = number_match::Action;
    using Refusal = number_match::Refusal;

    static constexpr std::string_view id = "number-match";

    /// Grids "27", "36", "45": the number of digits at the start. "36" has "no-adds" too.
    [[nodiscard]] static std::span<const kit::Preset> presets();
    [[nodiscard]] static bool offers(const kit::Options& options);

    /// A deal that can be won with at most one add (see deal.h), with its par and stars.
    [[nodiscard]] static std::optional<State> deal(const kit::Options& options,
                                                   kit::DealNumber number, std::stop_token stop);

    [[nodiscard]] static tl::expected<State, Refusal> apply(const State& state,
                                                            const Action& action);

    /// Won when no digit is left; lost only when given up: a stuck game is still in play, as undo
    /// can save it. Whether a position can still be won is for the engine to say (lost_search.h).
    [[nodiscard]] static kit::Status status(const State& state);

    /// The score is the points less the cost of the hints, never below 0. Hints are unlimited and
    /// make a game assisted.
    [[nodiscard]] static kit::Tally tally(const State& state);

    /// The game of `board` with the hints of `now`.
    [[nodiscard]] static State restore(const State& board, const State& now);
    [[nodiscard]] static bool sameBoard(const State& a, const State& b);

    /// "moves" and "adds"; of a game with par also "par_moves", "par_adds" and "stars".
    [[nodiscard]] static std::vector<std::pair<std::string, double>> figures(const State& state);

    /// See state.h for the texts. `decodeState` reads boards of any width.
    [[nodiscard]] static std::string encode(const State& state);
    [[nodiscard]] static std::string encode(const Action& action);
    [[nodiscard]] static kit::Read<State> decodeState(std::string_view text);
    [[nodiscard]] static kit::Read<Action> decodeAction(std::string_view text);

    [[nodiscard]] static std::optional<Action> someAction(const State& state, kit::Random& random);
    [[nodiscard]] static std::optional<std::string> flaw(const State& state);
};

}  // namespace gridlark::number_match
