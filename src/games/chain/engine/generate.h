/// All turns of a position, and how many there are some turns deep.
#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "bitboard.h"
#include "reach.h"

namespace gridlark::chain {

/// Calls `visit(Move)` for each distinct turn of the side to move: piece, target and chain make the
/// difference. First the pass, then removals without a move, then piece by piece. Removals that
/// lose are among them. The game is on.
template <class Visit>
void forEachMove(const Bitboard& board, Visit&& visit) {
    const auto small = [](int number) { return static_cast<std::int8_t>(number); };
    const int side = board.side();
    const auto withChains = [&](Move move, Numbers links) {
        visit(move);
        forEachChain(links, [&](int first, int last) {
            move.first = small(first);
            move.last = small(last);
            visit(move);
        });
    };
    withChains({}, board.links(side));
    Reach reach(board.occupied());
    for (Numbers left = board.alive(side); left != 0; left &= left - 1) {
        const int piece = std::countr_zero(left);
        for (Bits targets = reach.moves(board.spot(side, piece)); targets != 0;) {
            const Spot to = popLowest(targets);
            withChains({small(piece), small(to)}, board.linksWith(piece, to));
        }
    }
}

/// As many turns as `forEachMove` visits.
[[nodiscard]] std::uint64_t countMoves(const Bitboard& board);

/// Sequences of distinct turns: `counts[d − 1]` of length d. Passes and losing removals count; no
/// turn follows a removal that ends the game; the draw rule is ignored. Nothing if stopped.
[[nodiscard]] std::optional<std::vector<std::uint64_t>> perft(const Position& position, int depth,
                                                              const std::stop_token& stop);

/// The distinct turns of a position, each with a shortest path, ordered as `forEachMove` has them
/// except that the pass comes last; none in a position that is over (`outcomeOf`).
[[nodiscard]] std::vector<Turn> turnsIn(const Position& position);

}  // namespace gridlark::chain
