/// Looking ahead. Internal to the engine.
///
/// Iterative deepening over a principal variation search (Marsland and Campbell, "Parallel search
/// of strongly ordered game trees", 1982) with a transposition table, killer moves and history, and
/// reductions of late moves. A pass is a turn like any other: trying it first with less depth
/// ("null move") is sound in this game. Turns that lose by their own removal are left out: a pass
/// is always better. The order of moves is good: the first one makes 19 of 20 cutoffs. Few moves
/// are tried near the leaves, and late ones far less deep.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "bitboard.h"
#include "engine.h"
#include "evaluate.h"
#include "transposition.h"

namespace gridlark::chain {

/// A move and what it is worth.
struct Ranked {
    Move move;
    int score = 0;
};

class Search {
  public:
    Search(const Limits& limits, const Weights& weights, std::span<const Position> earlier = {});

    /// The best move first, the rest of the expected line after it. The game is on.
    struct Found {
        std::vector<Move> line;
        int score = 0;
        int depth = 0;
    };
    [[nodiscard]] Found best(const Position& position);

    /// The moves except losing removals, the best first, each with its exact score at this depth
    /// (at least 1); after a stop, those that were reached.
    [[nodiscard]] std::vector<Ranked> rank(const Position& position, int depth);

    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
    [[nodiscard]] bool stopped() const { return stopped_; }

  private:
    static constexpr int most = 80;         ///< turns from the root
    static constexpr int endless = 32'000;  ///< beyond every score

    /// A move, its rank in the order, and what its player would need afterwards.
    struct Candidate {
        Move move;
        int order = 0;
        int cost = 0;
        int stale = 0;  ///< at the root: subtracted from its score, as it leads back
    };
    using Candidates = std::vector<Candidate>;

    /// True if `a` comes after `b`.
    static bool later(const Candidate& a, const Candidate& b) { return a.order < b.order; }

    struct Window {
        int alpha, beta;
    };

    /// What both players need: the one to move, and the other.
    struct Needs {
        int mine, theirs;
    };

    int search(const Bitboard& board, int depth, Window window, int ply, Needs needs, bool mayPass);
    int lastTurn(const Bitboard& board, Needs needs, Window window);
    int lastRemoval(const Bitboard& board, Move move, Numbers links, int base, KnownCosts& mine,
                    int best);
    [[nodiscard]] static int afterRemoval(const Move& move, KnownCosts& mine);
    int tryMoves(const Bitboard& board, int depth, Window window, int ply, Needs needs,
                 const Move* known);
    int reduction(const Candidate& candidate, int index, int depth, int now) const;
    int scoreOf(const Bitboard& board, const Candidate& candidate, int depth, int less,
                Window window, int ply, int theirs, bool first);

    void list(const Bitboard& board, KnownCosts& mine, Candidates& into);
    void rate(Candidates& moves, int ply, int side, const Move* known);
    /// How often such a move was enough, and how deep.
    [[nodiscard]] int& historyOf(int side, const Move& move) {
        return kit::at(kit::at(kit::at(history_, side), move.piece), move.to);
    }
    void reward(const Bitboard& board, const Move& move, int depth, int ply);
    void store(const Bitboard& board, const Move& move, int score, int depth, Bound bound, int ply);
    [[nodiscard]] bool repeated(const Bitboard& board, int ply) const;
    [[nodiscard]] std::uint64_t tableKey(const Bitboard& board) const;
    [[nodiscard]] bool outOfLimits();

    [[nodiscard]] Candidates rootMoves(const Bitboard& board, KnownCosts& mine);
    [[nodiscard]] std::optional<int> deepen(const Bitboard& board, Candidates& moves, int depth,
                                            Needs needs, Window window, Found& found);
    [[nodiscard]] bool deepenAround(int expected, const Bitboard& board, Candidates& moves,
                                    int depth, Needs needs, Found& found);
    [[nodiscard]] std::vector<Move> lineFrom(Bitboard board, Move first) const;

    const Limits& limits_;
    const Weights& weights_;
    CostCache costs_;
    TranspositionTable table_;
    std::uint64_t nodes_ = 0;
    std::uint64_t nextLook_ = 0;
    bool stopped_ = false;
    std::vector<std::uint64_t> earlier_;                  ///< keys, sorted
    std::array<std::vector<std::uint64_t>, 2> arranged_;  ///< each player's pieces then
    std::array<std::uint64_t, most + 2> path_{};
    std::array<std::array<Move, 2>, most + 2> killers_{};
    std::array<std::array<std::array<int, bitCount>, pieces>, 2> history_{};  ///< see `historyOf`
    std::vector<Candidates> lists_;
};

}  // namespace gridlark::chain
