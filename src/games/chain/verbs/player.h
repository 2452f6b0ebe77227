/// Who plays, as options tell it.
#pragma once

#include <optional>
#include <stop_token>
#include <string>

#include "chain/engine/engine.h"
#include "chain/rules/state.h"

namespace gridlark::chain {

struct Player {
    enum class Kind : std::uint8_t { level, depth, nodes, seconds, random, beginner, greedy };

    Kind kind = Kind::level;
    double value = 0;  ///< level, depth, nodes, or seconds of processor time a turn
};

/// "5", "depth:3", "nodes:100000", "time:0.2", "random", "beginner",
/// "greedy"; nothing for any other text.
[[nodiscard]] std::optional<Player> playerNamed(const std::string& text);

/// The player's turn in a game that is on. `number` makes random players play differently.
[[nodiscard]] Turn turnBy(const Player& player, const State& state, kit::DealNumber number,
                          const std::stop_token& stop);

/// Seconds of processor time that this process has used.
[[nodiscard]] double processorTime();

}  // namespace gridlark::chain
