/// The rules core of Queens.
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

namespace gridlark::queens {

/// See kit::RulesCore for what each function promises.
struct Queens {
    using State = queens::State;
    using Action = queens::Action;
    using Refusal = queens::Refusal;

    static constexpr std::string_view id = "queens";

    /// Grids "5" … "12", each "standard" and "blocks".
    [[nodiscard]] static std::span<const kit::Preset> presets();
    /// Those, and "1" … "16" with the variant "own", which `deal` never makes: see
    /// queens/deal/own.h.
    [[nodiscard]] static bool offers(const kit::Options& options);

    [[nodiscard]] static std::optional<State> deal(const kit::Options& options,
                                                   kit::DealNumber number, std::stop_token stop);

    [[nodiscard]] static tl::expected<State, Refusal> apply(const State& state,
                                                            const Action& action);

    /// Won when N queens stand without a conflict; never lost.
    [[nodiscard]] static kit::Status status(const State& state);

    /// No score and no mistakes. Assisted after a hint, as hints are free and have no end.
    [[nodiscard]] static kit::Tally tally(const State& state);

    /// The board of `board` with the hints of `now`.
    [[nodiscard]] static State restore(const State& board, const State& now);
    [[nodiscard]] static bool sameBoard(const State& a, const State& b);

    /// "stars" of the deal, if the ladder grades it.
    [[nodiscard]] static std::vector<std::pair<std::string, double>> figures(const State& state);

    /// False for the player's own puzzles.
    [[nodiscard]] static bool counted(const State& state);

    /// See state.h for the texts. `decodeState` reads any sound board of 1 to 16 rows, whatever
    /// number of solutions it has; regions in several parts and given queens only in "own".
    [[nodiscard]] static std::string encode(const State& state);
    [[nodiscard]] static std::string encode(const Action& action);
    [[nodiscard]] static kit::Read<State> decodeState(std::string_view text);
    [[nodiscard]] static kit::Read<Action> decodeAction(std::string_view text);

    [[nodiscard]] static std::optional<Action> someAction(const State& state, kit::Random& random);
    [[nodiscard]] static std::optional<std::string> flaw(const State& state);
};

}  // namespace gridlark::queens
