/// The computer's advice.
#pragma once

#include <optional>
#include <stop_token>

#include "chain/rules/state.h"

namespace gridlark::chain {

/// The best turn for whoever has it, from the beginning of the turn: a draft is left aside.
struct Hint {
    Turn turn;
};

/// Thought over as by a strong player; stopped, the best turn found so far. Nothing if the game is
/// over.
[[nodiscard]] std::optional<Hint> nextHint(const State& state, const std::stop_token& stop);

}  // namespace gridlark::chain
