/// Which moves there are, and in which order to try them. Internal to the search.
#pragma once

#include <array>
#include <vector>

#include "chain/engine/bitboard.h"
#include "chain/engine/evaluate.h"

namespace gridlark::chain {

/// A move, its rank in the order, and what its player would need afterwards.
struct Candidate {
    Move move;
    int order = 0;
    int cost = 0;
    int stale = 0;  ///< at the root: subtracted from its score, as it leads back
};
using Candidates = std::vector<Candidate>;

/// True if `a` comes after `b`.
[[nodiscard]] inline bool later(const Candidate& a, const Candidate& b) {
    return a.order < b.order;
}

/// What the player needs after a move that removes something. If the piece that moves is not part
/// of the chain, both gains are added, which is nearly right.
[[nodiscard]] int costAfterRemoval(const Move& move, KnownCosts& mine);

/// The moves except removals that lose, each with what it leaves the player to do.
void listMoves(const Bitboard& board, KnownCosts& mine, Candidates& into);

/// What the search has learned of moves: killers by ply, and history by piece and square.
class MoveOrder {
  public:
    static constexpr int mostPlies = 82;

    /// Adds to the order of moves what other positions have shown of them.
    void rate(Candidates& moves, int ply, int side, const Move* known) const;
    /// Notes that this move was enough.
    void reward(int side, const Move& move, int depth, int ply);

  private:
    std::array<std::array<Move, 2>, mostPlies> killers_{};
    /// How often such a move was enough, and how deep: by side, piece and target.
    std::array<std::array<std::array<int, bitCount>, pieces>, 2> history_{};
};

}  // namespace gridlark::chain
