/// The search at its root: deepening, what to play, and what is expected after it.
#include <algorithm>
#include <cstdlib>

#include "generate.h"
#include "search.h"

namespace gridlark::chain {
namespace {

constexpr int staleness = 15;  ///< for each time that a player's pieces stood like this
constexpr int mostStale = 90;

}  // namespace

/// One more depth for the moves at the root. False if it was stopped before the first move was
/// done.
bool Search::deepen(const Bitboard& board, Candidates& moves, int depth, Needs needs,
                    Found& found) {
    Window window{-endless, endless};
    int best = -endless;
    std::size_t bestIndex = 0;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const int less = reduction(moves[i], static_cast<int>(i), depth, needs.mine) / 2;
        const int stale = moves[i].stale;
        const Window shifted{window.alpha + stale, window.beta + stale};
        const int score =
            scoreOf(board, moves[i], depth, less, shifted, 0, needs.theirs, i == 0) - stale;
        if (stopped_) break;
        if (score <= best) continue;
        best = score;
        bestIndex = i;
        window.alpha = std::max(window.alpha, score);
    }
    if (best == -endless) return false;
    std::rotate(moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(bestIndex),
                moves.begin() + static_cast<std::ptrdiff_t>(bestIndex) + 1);
    found.score = best;
    found.depth = stopped_ ? found.depth : depth;
    if (!stopped_) store(board, moves.front().move, best, depth, Bound::exact, 0);
    found.line = lineFrom(board, moves.front().move);
    return !stopped_;
}

std::vector<Move> Search::lineFrom(Bitboard board, Move first) const {
    std::vector<Move> line{first};
    constexpr std::size_t longest = 12;
    const int side = board.side();
    board.play(first);
    while (line.size() < longest && board.alive(side) != 0 && board.alive(side ^ 1) != 0) {
        const auto* known = table_.find(tableKey(board));
        if (known == nullptr || known->bound == Bound::atMost) break;
        bool legal = false;
        forEachMove(board, [&](const Move& move) { legal = legal || move == known->move; });
        if (!legal) break;
        line.push_back(known->move);
        board.play(known->move);
    }
    return line;
}

/// Where a plan leads nowhere within sight, a player's pieces shall at least not stand as before:
/// the estimate does not see every obstacle, and would go to and fro before it for ever.
Search::Candidates Search::rootMoves(const Bitboard& board, const CostWith& mine) {
    Candidates moves;
    list(board, mine, moves);
    const int side = board.side();
    const auto& before = arranged_[static_cast<std::size_t>(side)];
    for (Candidate& candidate : moves) {
        if (candidate.move.removes()) continue;
        Bitboard after = board;
        after.play(candidate.move);
        const std::uint64_t key = after.keyOf(side);
        const auto seen =
            std::count(before.begin(), before.end(), key) + (candidate.move.pass() ? 1 : 0);
        candidate.stale = std::min(static_cast<int>(seen) * staleness, mostStale);
        candidate.order -= candidate.stale;
    }
    order(moves, 0, side, nullptr);
    return moves;
}

Search::Found Search::best(const Position& position) {
    const Bitboard board(position);
    const CostWith mine(weights_, board, board.side());
    Candidates moves = rootMoves(board, mine);
    path_[0] = board.key();
    Found found;
    found.line = {moves.front().move};
    const Needs needs{mine.now(), costOf(weights_, board, board.side() ^ 1)};
    found.score = needs.theirs - moves.front().cost - weights_.initiative;
    for (int depth = 1; depth <= std::min(limits_.depth, most - 1); ++depth) {
        if (!deepen(board, moves, depth, needs, found)) break;
        if (std::abs(found.score) > surelyWon && won - std::abs(found.score) <= depth) break;
        // As deep as the game can still last.
        if (depth > mostQuietTurns) break;
    }
    return found;
}

std::vector<Ranked> Search::rank(const Position& position, int depth) {
    const Bitboard board(position);
    const CostWith mine(weights_, board, board.side());
    const Candidates moves = rootMoves(board, mine);
    path_[0] = board.key();
    const int theirs = costOf(weights_, board, board.side() ^ 1);
    std::vector<Ranked> ranked;
    for (const Candidate& candidate : moves) {
        const int score = scoreOf(board, candidate, depth, 0, {-endless, endless}, 0, theirs, true);
        if (stopped_) break;
        ranked.push_back({candidate.move, score - candidate.stale});
    }
    std::stable_sort(ranked.begin(), ranked.end(),
                     [](const Ranked& a, const Ranked& b) { return a.score > b.score; });
    return ranked;
}

}  // namespace gridlark::chain
