/// The search below the root. Internal to the engine.
///
/// A principal variation search (Marsland and Campbell, "Parallel search of strongly ordered game
/// trees", 1982) with a transposition table, killer moves and history, and reductions of late
/// moves. A pass is a turn like any other: trying it first with less depth ("null move") is sound
/// in this game. Turns that lose by their own removal are left out: a pass is always better. The
/// order of moves is good: the first one makes 19 of 20 cutoffs. Few moves are tried near the
/// leaves, and late ones far less deep.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "chain/engine/engine.h"
#include "move_order.h"
#include "transposition.h"

namespace gridlark::chain {

inline constexpr int endless = 32'000;  ///< beyond every score

struct Window {
    int alpha = -endless;
    int beta = endless;
};

/// What both players need: the one to move, and the other.
struct Needs {
    int mine = 0;
    int theirs = 0;
};

class TreeSearch {
  public:
    static constexpr int most = 80;  ///< turns from the root

    TreeSearch(const Limits& limits, const Weights& weights, std::span<const Position> earlier);

    /// Makes this position the root.
    void begin(const Bitboard& root) { path_[0] = root.key(); }
    /// The score of a move. Unless it is the `first` one, it is looked at `less` deep, and with a
    /// window of no width, until it proves better.
    [[nodiscard]] int scoreOf(const Bitboard& board, const Candidate& candidate, int depth,
                              int less, Window window, int ply, int theirs, bool first);
    /// How much less deep to look at a move that comes late in the order.
    [[nodiscard]] static int reduction(const Candidate& candidate, int index, int depth, int now);

    [[nodiscard]] const TranspositionTable::Entry* known(const Bitboard& board) const {
        return table_.find(tableKey(board));
    }
    void store(const Bitboard& board, const Move& move, int score, int depth, Bound bound, int ply);

    [[nodiscard]] CostCache& costs() { return costs_; }
    [[nodiscard]] const MoveOrder& order() const { return order_; }
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
    [[nodiscard]] bool stopped() const { return stopped_; }

  private:
    int search(const Bitboard& board, int depth, Window window, int ply, Needs needs, bool mayPass);
    int lastTurn(const Bitboard& board, Needs needs, Window window);
    int lastRemoval(const Bitboard& board, Move move, Numbers links, int base, KnownCosts& mine,
                    int best);
    int tryMoves(const Bitboard& board, int depth, Window window, int ply, Needs needs,
                 const Move* known);
    [[nodiscard]] bool repeated(const Bitboard& board, int ply) const;
    [[nodiscard]] static std::uint64_t tableKey(const Bitboard& board);
    [[nodiscard]] bool outOfLimits();

    const Limits& limits_;
    const Weights& weights_;
    CostCache costs_;
    TranspositionTable table_;
    MoveOrder order_;
    std::uint64_t nodes_ = 0;
    std::uint64_t nextLook_ = 0;
    bool stopped_ = false;
    std::vector<std::uint64_t> earlier_;  ///< keys, sorted
    std::array<std::uint64_t, most + 2> path_{};
    std::vector<Candidates> lists_;
};

}  // namespace gridlark::chain
