/// The rules core of Minesweeper.
#pragma once

#include <span>
#include <stop_token>

#include <tl/expected.hpp>

#include "state.h"

namespace gridlark::minesweeper {

/// See kit::RulesCore for what each function promises.
struct Minesweeper {
    using State = minesweeper::State;
    using Action = minesweeper::Action;
    using Refusal = minesweeper::Refusal;

    static constexpr std::string_view id = "minesweeper";

    /// "beginner" … "marathon", each "standard" and "no-guess".
    [[nodiscard]] static std::span<const kit::Preset> presets();
    /// Custom grids too, by the names that `fieldNamed` reads.
    [[nodiscard]] static bool offers(const kit::Options& options);

    /// A field without mines: the first opening lays them, which may take long in the no-guess
    /// variant (layout.h).
    [[nodiscard]] static std::optional<State> deal(const kit::Options& options,
                                                   kit::DealNumber number, std::stop_token stop);

    [[nodiscard]] static tl::expected<State, Refusal> apply(const State& state,
                                                            const Action& action);

    /// Lost when a mine is open; otherwise won when every square without a mine is.
    [[nodiscard]] static kit::Status status(const State& state);

    /// No points and no mistakes; `assisted` by hints, shown probabilities and undone openings.
    [[nodiscard]] static kit::Tally tally(const State& state);

    /// The squares of `board`, the hints of `now`; assisted from now on if it closes an open
    /// square.
    [[nodiscard]] static State restore(const State& board, const State& now);
    [[nodiscard]] static bool sameBoard(const State& a, const State& b);

    /// True once the mines are laid: time runs from the first opening.
    [[nodiscard]] static bool started(const State& state) { return state.laid; }

    /// "3bv": of the board (see bbbv.h); "3bv_done": the part that was opened, all of it if won.
    /// With the time, they give 3BV/s.
    [[nodiscard]] static std::vector<std::pair<std::string, double>> figures(const State& state);

    /// See state.h for the texts.
    [[nodiscard]] static std::string encode(const State& state);
    [[nodiscard]] static std::string encode(const Action& action);
    [[nodiscard]] static kit::Read<State> decodeState(std::string_view text);
    [[nodiscard]] static kit::Read<Action> decodeAction(std::string_view text);

    [[nodiscard]] static std::optional<Action> someAction(const State& state, kit::Random& random);
    [[nodiscard]] static std::optional<std::string> flaw(const State& state);
};

}  // namespace gridlark::minesweeper
