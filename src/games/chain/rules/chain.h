/// The rules core of Chain.
#pragma once

#include <span>
#include <stop_token>
#include <utility>

#include <tl/expected.hpp>

#include "state.h"

namespace gridlark::chain {

/// Deal numbers from here to twice as much are the deals from 0 on with the person red instead of
/// blue: a rematch with swapped colours is a deal of its own.
inline constexpr kit::DealNumber redDeals = 1'000'000'000;

/// The person's colour in a deal against the computer.
[[nodiscard]] Colour personOf(kit::DealNumber number);
/// The number of the placement that players give to each other: the same for both colours.
[[nodiscard]] kit::DealNumber placementOf(kit::DealNumber number);
/// The same deal with the other colour; the number itself where there is none.
[[nodiscard]] kit::DealNumber swapped(kit::DealNumber number);

/// See kit::RulesCore for what each function promises.
struct Chain {
    using State = chain::State;
    using Action = chain::Action;
    using Refusal = chain::Refusal;

    static constexpr std::string_view id = "chain";

    /// Opponents: "two" (persons at one computer), "1" … "9" (levels of the computer), each "fair"
    /// and "original".
    [[nodiscard]] static std::span<const kit::Preset> presets();
    [[nodiscard]] static bool offers(const kit::Options& options);

    [[nodiscard]] static std::optional<State> deal(const kit::Options& options,
                                                   kit::DealNumber number, std::stop_token stop);

    [[nodiscard]] static tl::expected<State, Refusal> apply(const State& state,
                                                            const Action& action);

    /// From the side of `state.person`.
    [[nodiscard]] static kit::Status status(const State& state);

    /// No points and no mistakes; `assisted` by hints and by turns taken back.
    [[nodiscard]] static kit::Tally tally(const State& state);

    /// The turns, the draft and the outcome of `board`; hints of `now`.
    [[nodiscard]] static State restore(const State& board, const State& now);
    [[nodiscard]] static bool sameBoard(const State& a, const State& b);

    /// Everything except steps, jumps and removals inside a turn.
    [[nodiscard]] static bool final(const State& before, const Action& action);

    /// False for casual games.
    [[nodiscard]] static bool counted(const State& state) { return !state.casual; }

    /// "turns": of the person (of the winner where two play), "blue": 1 if the person had blue,
    /// "left": pieces that the person has left.
    [[nodiscard]] static std::vector<std::pair<std::string, double>> figures(const State& state);

    /// See state.h for the texts.
    [[nodiscard]] static std::string encode(const State& state);
    [[nodiscard]] static std::string encode(const Action& action);
    [[nodiscard]] static kit::Read<State> decodeState(std::string_view text);
    [[nodiscard]] static kit::Read<Action> decodeAction(std::string_view text);

    [[nodiscard]] static std::optional<Action> someAction(const State& state, kit::Random& random);
    [[nodiscard]] static std::optional<std::string> flaw(const State& state);
};

}  // namespace gridlark::chain
