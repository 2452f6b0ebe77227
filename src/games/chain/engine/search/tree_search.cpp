#include "tree_search.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "chain/engine/generate.h"

namespace gridlark::chain {
namespace {

constexpr int largestGain = 320;  ///< hundredths of a turn: one turn rarely gains more
constexpr int nodesBetweenLooks = 4'096;

/// Close to a draw by quiet turns, positions of different counts are different.
constexpr int quietMatters = 40;

/// The order is good: close to the leaves few moves are worth a try.
int movesTried(int depth) {
    return 3 + depth * depth * 3 / 20;
}

int toTable(int score, int ply) {
    if (score > surelyWon) return score + ply;
    return score < -surelyWon ? score - ply : score;
}

/// Whether a score with that bound answers what the window asks.
bool settles(Bound bound, int score, int alpha, int beta) {
    return bound == Bound::exact || (bound == Bound::atLeast && score >= beta) ||
           (bound == Bound::atMost && score <= alpha);
}

/// What the best score within a window says.
Bound boundOf(int best, int alpha, int beta) {
    if (best >= beta) return Bound::atLeast;
    return best > alpha ? Bound::exact : Bound::atMost;
}

int fromTable(int score, int ply) {
    if (score > surelyWon) return score - ply;
    return score < -surelyWon ? score + ply : score;
}

}  // namespace

TreeSearch::TreeSearch(const Limits& limits, const Weights& weights,
                       std::span<const Position> earlier)
    : limits_(limits),
      weights_(weights),
      costs_(weights),
      table_(limits.tableBits),
      nextLook_(std::min<std::uint64_t>(nodesBetweenLooks, limits.nodes)),
      lists_(most + 2) {
    for (const Position& position : earlier) earlier_.push_back(Bitboard(position).key());
    std::sort(earlier_.begin(), earlier_.end());
}

bool TreeSearch::outOfLimits() {
    if (stopped_) return true;
    if (nodes_ < nextLook_) return false;
    nextLook_ = std::min(nodes_ + nodesBetweenLooks, limits_.nodes);
    stopped_ = nodes_ >= limits_.nodes || limits_.stop.stop_requested() ||
               (limits_.enough && limits_.enough());
    return stopped_;
}

std::uint64_t TreeSearch::tableKey(const Bitboard& board) {
    if (board.quiet() < quietMatters) return board.key();
    return board.key() ^ static_cast<std::uint64_t>(board.quiet()) * 0x9e3779b97f4a7c15U;
}

bool TreeSearch::repeated(const Bitboard& board, int ply) const {
    const int back = std::min(ply, board.quiet());
    for (int i = 2; i <= back; i += 2) {
        if (kit::at(path_, ply - i) == board.key()) return true;
    }
    return board.quiet() > ply && std::binary_search(earlier_.begin(), earlier_.end(), board.key());
}

/// The best removal from `links`, which are there after `move`, if it is better than `best`; `won`
/// if one takes the last piece.
int TreeSearch::lastRemoval(const Bitboard& board, Move move, Numbers links, int base,
                            KnownCosts& mine, int best) {
    forEachChain(links, [&](int first, int last) {
        const Numbers left = board.alive(board.side()) & ~numbersFrom(first, last);
        if (left == 0) best = won;
        if (left == 0 || stranded(left)) return;
        move.first = static_cast<std::int8_t>(first);
        move.last = static_cast<std::int8_t>(last);
        ++nodes_;
        best = std::max(best, base - costAfterRemoval(move, mine));
    });
    return best;
}

/// The best that the last turn of a line can make of the estimate, or `won`; something in between,
/// if that is enough for the window already.
int TreeSearch::lastTurn(const Bitboard& board, Needs needs, Window window) {
    const int side = board.side();
    const int base = needs.theirs - weights_.initiative;

    // Step 1. Hopeless: even a very good turn stays below the window.
    const int hoped = base - needs.mine + largestGain;
    if (hoped <= window.alpha && threes(board.links(side)) == 0) return hoped;

    // Step 2. A pass, if that is enough.
    KnownCosts& mine = costs_.of(board, side);
    int best = base - mine.now();
    if (best >= window.beta) return best;

    // Step 3. Removals without a move.
    best = lastRemoval(board, {}, board.links(side), base, mine, best);

    // Step 4. Moves, each with the removals that it allows. A win ends it, and so does enough.
    Reach reach(board.occupied());
    for (Numbers left = board.alive(side); left != 0 && best != won && best < window.beta;
         left &= left - 1) {
        const int piece = std::countr_zero(left);
        const Numbers around = Numbers{3} << piece >> 1;
        const bool mayChain = threes(board.links(side) | around) != 0;
        for (Bits targets = reach.moves(board.spot(side, piece)); targets != 0;) {
            const Spot to = popLowest(targets);
            ++nodes_;
            best = std::max(best, base - mine.with(piece, to));
            if (!mayChain) continue;
            const Numbers links = board.linksWith(piece, to);
            if (threes(links) == 0) continue;
            const Move move{static_cast<std::int8_t>(piece), static_cast<std::int8_t>(to)};
            best = lastRemoval(board, move, links, base, mine, best);
        }
    }
    return best;
}

int TreeSearch::search(const Bitboard& board, int depth, Window window, int ply, Needs needs,
                       bool mayPass) {
    // Step 1. Limits.
    ++nodes_;
    if (outOfLimits()) return 0;

    // Step 2. Draws: too many quiet turns, or a position of this game or line again.
    kit::at(path_, ply) = board.key();
    if (board.quiet() >= mostQuietTurns || repeated(board, ply)) return 0;

    // Step 3. Leaves.
    const int estimate = needs.theirs - needs.mine + weights_.initiative;
    if (depth <= 0 || ply >= most) return estimate;
    if (depth == 1) {
        const int score = lastTurn(board, needs, window);
        return score == won ? won - ply - 1 : score;
    }

    // Step 4. What is known of the position. A copy: the next look may replace the entry.
    const auto* entry = known(board);
    const auto seen = entry != nullptr ? std::optional(*entry) : std::nullopt;
    if (seen && seen->depth >= depth) {
        const int score = fromTable(seen->score, ply);
        if (settles(seen->bound, score, window.alpha, window.beta)) return score;
    }

    // Step 5. A pass with less depth: if even that is enough, some turn is too.
    if (mayPass && estimate >= window.beta) {
        Bitboard next = board;
        next.play({});
        const int less = depth >= 6 ? 4 : 3;
        const int score = -search(next, depth - 1 - less, {-window.beta, -window.beta + 1}, ply + 1,
                                  {needs.theirs, needs.mine}, false);
        if (stopped_) return 0;
        if (score >= window.beta) return score;
    }

    // Step 6. All other turns.
    return tryMoves(board, depth, window, ply, needs, seen ? &seen->move : nullptr);
}

int TreeSearch::reduction(const Candidate& candidate, int index, int depth, int now) {
    if (index < 3 || depth < 3 || candidate.move.removes()) return 0;
    static const auto table = [] {
        std::array<std::array<int, 64>, 16> values{};
        for (std::size_t d = 1; d < values.size(); ++d) {
            for (std::size_t i = 1; i < values[d].size(); ++i) {
                values[d][i] = static_cast<int>(0.4 + std::log(static_cast<double>(d)) *
                                                          std::log(static_cast<double>(i)) / 0.8);
            }
        }
        return values;
    }();
    int less = kit::at(kit::at(table, std::min(depth, 15)), std::min(index, 63));
    if (candidate.cost >= now) ++less;
    return std::clamp(less, 0, depth - 1);
}

int TreeSearch::scoreOf(const Bitboard& board, const Candidate& candidate, int depth, int less,
                        Window window, int ply, int theirs, bool first) {
    Bitboard next = board;
    next.play(candidate.move);
    if (next.alive(board.side()) == 0) return won - ply - 1;
    const auto look = [&](int deep, int alpha, int beta) {
        return -search(next, deep, {-beta, -alpha}, ply + 1, {theirs, candidate.cost}, true);
    };
    if (first) return look(depth - 1, window.alpha, window.beta);
    int score = look(depth - 1 - less, window.alpha, window.alpha + 1);
    if (less > 0 && score > window.alpha && !stopped_) {
        score = look(depth - 1, window.alpha, window.alpha + 1);
    }
    if (score > window.alpha && score < window.beta && !stopped_) {
        score = look(depth - 1, window.alpha, window.beta);
    }
    return score;
}

int TreeSearch::tryMoves(const Bitboard& board, int depth, Window window, int ply, Needs needs,
                         const Move* known) {
    // Step 1. List the moves and rate them.
    Candidates& moves = kit::at(lists_, ply);
    KnownCosts& mine = costs_.of(board, board.side());
    const int now = mine.now();
    listMoves(board, mine, moves);
    order_.rate(moves, ply, board.side(), known);

    int best = -endless;
    Move bestMove;
    const int alpha = window.alpha;
    const int enough = movesTried(depth);
    for (int index = 0; index < static_cast<int>(moves.size()); ++index) {
        // Step 2. Pick the next one. Most are never tried: no need to sort them all. Once enough
        // have been, only removals are.
        const auto from = moves.begin() + index;
        const bool rest = index >= enough && best > -surelyWon;
        if (!rest) std::iter_swap(from, std::max_element(from, moves.end(), later));
        const Candidate candidate = *from;
        if (rest && !candidate.move.removes()) continue;

        // Step 3. Look at it, late ones less deep.
        const int less = reduction(candidate, index, depth, now);
        const int score =
            scoreOf(board, candidate, depth, less, window, ply, needs.theirs, index == 0);
        if (stopped_) return 0;

        // Step 4. Keep the best; one that is too good for the window ends it.
        if (score <= best) continue;
        best = score;
        bestMove = candidate.move;
        window.alpha = std::max(window.alpha, score);
        if (window.alpha >= window.beta) {
            order_.reward(board.side(), bestMove, depth, ply);
            break;
        }
    }

    // Step 5. Remember what was found.
    store(board, bestMove, best, depth, boundOf(best, alpha, window.beta), ply);
    return best;
}

void TreeSearch::store(const Bitboard& board, const Move& move, int score, int depth, Bound bound,
                       int ply) {
    table_.store({tableKey(board), move, static_cast<std::int16_t>(toTable(score, ply)),
                  static_cast<std::int8_t>(depth), bound});
}

}  // namespace gridlark::chain
