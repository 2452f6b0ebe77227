/// Looking ahead: iterative deepening at the root over the search of the tree. Internal to the
/// engine.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "tree_search.h"

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

    [[nodiscard]] std::uint64_t nodes() const { return tree_.nodes(); }
    [[nodiscard]] bool stopped() const { return tree_.stopped(); }

  private:
    [[nodiscard]] Candidates rootMoves(const Bitboard& board, KnownCosts& mine);
    [[nodiscard]] std::optional<int> deepen(const Bitboard& board, Candidates& moves, int depth,
                                            Needs needs, Window window, Found& found);
    [[nodiscard]] bool deepenAround(int expected, const Bitboard& board, Candidates& moves,
                                    int depth, Needs needs, Found& found);
    [[nodiscard]] std::vector<Move> lineFrom(Bitboard board, Move first) const;

    const Limits& limits_;
    const Weights& weights_;
    TreeSearch tree_;
    std::array<std::vector<std::uint64_t>, 2> arranged_;  ///< keys of each player's pieces before
};

}  // namespace gridlark::chain
