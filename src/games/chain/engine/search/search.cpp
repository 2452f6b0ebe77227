#include "search.h"

#include <algorithm>
#include <cstdlib>

#include "chain/engine/generate.h"

namespace gridlark::chain {
namespace {

constexpr int staleness = 15;  ///< for each time that a player's pieces stood like this
constexpr int mostStale = 90;

// The first window around the score that is expected, in hundredths of a turn.
constexpr int windowsFrom = 4;  ///< depth
constexpr int closely = 50;
constexpr int mostWide = 400;

}  // namespace

Search::Search(const Limits& limits, const Weights& weights, std::span<const Position> earlier)
    : limits_(limits), weights_(weights), tree_(limits, weights, earlier) {
    for (const Position& position : earlier) {
        const Bitboard board(position);
        kit::at(arranged_, board.side()).push_back(board.keyOf(board.side()));
    }
}

/// One more depth for the moves at the root: the score, or a bound of it outside the window;
/// nothing if it was stopped. A score above the window's lower end is noted in `found` either way.
std::optional<int> Search::deepen(const Bitboard& board, Candidates& moves, int depth, Needs needs,
                                  Window window, Found& found) {
    const Window whole = window;
    int best = -endless;
    std::size_t bestIndex = 0;
    for (std::size_t i = 0; i < moves.size() && window.alpha < window.beta; ++i) {
        const int less = TreeSearch::reduction(moves[i], static_cast<int>(i), depth, needs.mine);
        const int stale = moves[i].stale;
        const Window shifted{window.alpha + stale, window.beta + stale};
        const int score =
            tree_.scoreOf(board, moves[i], depth, less, shifted, 0, needs.theirs, i == 0) - stale;
        if (tree_.stopped()) break;
        if (score <= best) continue;
        best = score;
        bestIndex = i;
        window.alpha = std::max(window.alpha, score);
    }
    if (best > whole.alpha) {
        std::rotate(moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(bestIndex),
                    moves.begin() + static_cast<std::ptrdiff_t>(bestIndex) + 1);
        found.score = best;
        found.line = lineFrom(board, moves.front().move);
    }
    if (tree_.stopped()) return std::nullopt;
    if (best > whole.alpha && best < whole.beta) {
        tree_.store(board, moves.front().move, best, depth, Bound::exact, 0);
    }
    return best;
}

/// The same with a window around what is expected, which is widened until the score is inside.
/// False if it was stopped.
bool Search::deepenAround(int expected, const Bitboard& board, Candidates& moves, int depth,
                          Needs needs, Found& found) {
    Window window;
    if (depth >= windowsFrom && std::abs(expected) <= surelyWon) {
        window = {expected - closely, expected + closely};
    }
    for (int wider = 2 * closely;; wider *= 4) {
        const auto score = deepen(board, moves, depth, needs, window, found);
        if (!score) return false;
        if (*score > window.alpha && *score < window.beta) break;
        const bool far = wider > mostWide;
        if (*score <= window.alpha) {
            window.alpha = far ? -endless : *score - wider;
        } else {
            window.beta = far ? endless : *score + wider;
        }
    }
    found.depth = depth;
    return true;
}

std::vector<Move> Search::lineFrom(Bitboard board, Move first) const {
    std::vector<Move> line{first};
    constexpr std::size_t longest = 12;
    const int side = board.side();
    board.play(first);
    while (line.size() < longest && board.alive(side) != 0 && board.alive(side ^ 1) != 0) {
        const auto* known = tree_.known(board);
        if (known == nullptr || known->bound == Bound::atMost) break;
        bool legal = false;
        forEachMove(board, [&](const Move& move) { legal = legal || move == known->move; });
        if (!legal) break;
        line.push_back(known->move);
        board.play(known->move);
    }
    return line;
}

/// Where a plan leads nowhere within sight, moves that repeat how the player's pieces stood before
/// score less: the estimate does not see every obstacle, and would go to and fro in front of one
/// for ever.
Candidates Search::rootMoves(const Bitboard& board, KnownCosts& mine) {
    Candidates moves;
    listMoves(board, mine, moves);
    const int side = board.side();
    const auto& before = kit::at(arranged_, side);
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
    tree_.order().rate(moves, 0, side, nullptr);
    std::stable_sort(moves.begin(), moves.end(),
                     [](const Candidate& a, const Candidate& b) { return later(b, a); });
    return moves;
}

Search::Found Search::best(const Position& position) {
    const Bitboard board(position);
    KnownCosts& mine = tree_.costs().of(board, board.side());
    Candidates moves = rootMoves(board, mine);
    tree_.begin(board);
    Found found;
    found.line = {moves.front().move};
    const Needs needs{mine.now(), costOf(weights_, board, board.side() ^ 1)};
    found.score = needs.theirs - moves.front().cost - weights_.initiative;
    // Searches of even depth agree with each other more than with those of odd depth.
    std::array<int, 2> expected{};
    for (int depth = 1; depth <= std::min(limits_.depth, TreeSearch::most - 1); ++depth) {
        int& same = kit::at(expected, depth % 2);
        if (!deepenAround(same, board, moves, depth, needs, found)) break;
        same = found.score;
        if (limits_.goOn && !limits_.goOn(depth, found.score)) break;
        if (std::abs(found.score) > surelyWon && won - std::abs(found.score) <= depth) break;
        // As deep as the game can still last.
        if (depth > mostQuietTurns) break;
    }
    return found;
}

std::vector<Ranked> Search::rank(const Position& position, int depth) {
    const Bitboard board(position);
    KnownCosts& mine = tree_.costs().of(board, board.side());
    const Candidates moves = rootMoves(board, mine);
    tree_.begin(board);
    const int theirs = costOf(weights_, board, board.side() ^ 1);
    std::vector<Ranked> ranked;
    for (const Candidate& candidate : moves) {
        const int score = tree_.scoreOf(board, candidate, depth, 0, {}, 0, theirs, true);
        if (tree_.stopped()) break;
        ranked.push_back({candidate.move, score - candidate.stale});
    }
    std::stable_sort(ranked.begin(), ranked.end(),
                     [](const Ranked& a, const Ranked& b) { return a.score > b.score; });
    return ranked;
}

}  // namespace gridlark::chain
