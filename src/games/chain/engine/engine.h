/// The computer's play: thinking, its levels (levels.h), what a position is worth.
///
/// Nothing here looks at a clock: whoever wants an answer in time requests a stop, and gets the
/// best turn found so far within a few milliseconds. With limits on nodes or depth alone the answer
/// is the same everywhere. Everything may run on a worker.
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "chain/rules/moves.h"
#include "chain/rules/state.h"

namespace gridlark::chain {

/// Scores are hundredths of a turn that the side to move is ahead; wins are above this, by how few
/// turns they take: `won − n` wins with the n-th turn from here, losses the same below zero.
inline constexpr int won = 30'000;
inline constexpr int surelyWon = 29'000;

struct Limits {
    int depth = 60;                                                   ///< turns
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();  ///< positions looked at
    std::stop_token stop = {};
    std::function<bool()> enough =
        {};  ///< asked every few thousand nodes: true ends it like a stop
    std::function<bool(int depth, int score)> goOn = {};  ///< asked after each depth: false ends it
    unsigned tableBits = 18;  ///< entries of the transposition table: 2^bits of 16 bytes
};

struct Thought {
    Turn turn;               ///< to play now
    std::vector<Turn> line;  ///< what is expected: `turn`, the answer and so on; may be short
    int score = 0;
    int depth = 0;  ///< turns looked ahead in full
    std::uint64_t nodes = 0;
};

/// `tableBits` for a search of so many nodes: about one of 16 gets an entry.
[[nodiscard]] unsigned tableBitsFor(std::uint64_t nodes);

/// The best turn. Nothing only if the game is over (`outcomeOf`); stopped at once, it still gives a
/// turn that one look ahead finds good. `earlier` are positions of this game, in any order: to
/// repeat one leads nowhere.
[[nodiscard]] std::optional<Thought> think(const Position& position, const Limits& limits,
                                           std::span<const Position> earlier = {});

/// The positions of a game that can come again: those since its last removal.
[[nodiscard]] std::vector<Position> earlierPositions(const State& state);

/// A turn as the computer at this level (1 … 9) plays it. The same game gives the same turn.
/// Nothing if the game is over. Stopped ("move now"), it gives the best turn so far.
[[nodiscard]] std::optional<Thought> levelTurn(const State& state, int level,
                                               const std::stop_token& stop);

/// How many turns blue is ahead, by a short look ahead: from −20 to 20, which stand for a certain
/// loss and win. For the curve of a game.
[[nodiscard]] double blueAhead(const Position& position, const std::stop_token& stop);

/// True if the computer takes a draw that the person offers: it does not think itself ahead.
[[nodiscard]] bool acceptsDraw(const State& state, const std::stop_token& stop);

}  // namespace gridlark::chain
