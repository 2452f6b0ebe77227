/// The rules core of Lights: a tap switches a lamp and those beside it; put out all of them.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

#include "gridlark/kit/grid.h"
#include "gridlark/kit/rules.h"

namespace gridlark::toy {

inline constexpr int hintsPerGame = 3;
inline constexpr int largestSide = 5;

struct State {
    kit::Grid<std::uint8_t> lit;     ///< 1: the lamp is on
    kit::Grid<std::uint8_t> needed;  ///< 1: a tap here is part of the known solution
    int hints = 0;                   ///< paid for; undo does not give them back

    friend bool operator==(const State&, const State&) = default;
};

enum class Kind : std::uint8_t {
    tap,
    hint,  ///< pays for being shown a cell; which one, the view asks `nextNeeded`
};

struct Action {
    Kind kind = Kind::tap;
    kit::Cell cell{};  ///< of a tap

    friend bool operator==(const Action&, const Action&) = default;
};

enum class Refusal : std::uint8_t { over, outside, noHintLeft };

/// The first cell of the known solution, in reading order; nothing when all lamps are out.
[[nodiscard]] std::optional<kit::Cell> nextNeeded(const State& state);

/// See kit::RulesCore for what each function promises.
struct Lights {
    using State = toy::State;
    using Action = toy::Action;
    using Refusal = toy::Refusal;

    static constexpr std::string_view id = "toy";

    /// Grids "3" and "5", of one variant.
    [[nodiscard]] static std::span<const kit::Preset> presets();
    [[nodiscard]] static bool offers(const kit::Options& options);
    [[nodiscard]] static std::optional<State> deal(const kit::Options& options,
                                                   kit::DealNumber number, std::stop_token stop);

    [[nodiscard]] static tl::expected<State, Refusal> apply(const State& state,
                                                            const Action& action);
    [[nodiscard]] static kit::Status status(const State& state);

    /// Score: 10 for a solved board and 1 for each hint left.
    [[nodiscard]] static kit::Tally tally(const State& state);
    [[nodiscard]] static State restore(const State& board, const State& now);
    [[nodiscard]] static bool sameBoard(const State& a, const State& b);

    /// A state: "010/111/010 000/010/000 hints=1" (lit lamps, needed taps, hints paid for).
    /// An action: "tap 0,2" or "hint".
    [[nodiscard]] static std::string encode(const State& state);
    [[nodiscard]] static std::string encode(const Action& action);
    [[nodiscard]] static kit::Read<State> decodeState(std::string_view text);
    [[nodiscard]] static kit::Read<Action> decodeAction(std::string_view text);

    [[nodiscard]] static std::optional<Action> someAction(const State& state, kit::Random& random);
    [[nodiscard]] static std::optional<std::string> flaw(const State& state);
};

}  // namespace gridlark::toy
