#include "generate.h"

#include <algorithm>

#include "chain/rules/moves.h"

namespace gridlark::chain {
namespace {

class Perft {
  public:
    explicit Perft(const std::stop_token& stop) : stop_(stop) {}

    /// 0 if stopped.
    std::uint64_t count(const Bitboard& board, int depth) {
        if (depth == 1) return countMoves(board);
        if (++looks_ % 64 == 0 && stop_.stop_requested()) stopped_ = true;
        if (stopped_) return 0;
        std::uint64_t total = 0;
        const int side = board.side();
        forEachMove(board, [&](const Move& move) {
            Bitboard next = board;
            next.play(move);
            // A removal ends the game in two ways: nothing is left, or what can form no chain.
            if (move.removes() && (next.alive(side) == 0 || stranded(next.alive(side)))) return;
            total += count(next, depth - 1);
        });
        return total;
    }

    [[nodiscard]] bool stopped() const { return stopped_; }

  private:
    const std::stop_token& stop_;
    unsigned looks_ = 0;
    bool stopped_ = false;
};

}  // namespace

std::uint64_t countMoves(const Bitboard& board) {
    const int side = board.side();
    const Numbers alive = board.alive(side);
    int total = 1 + chainsIn(board.links(side));
    Reach reach(board.occupied());
    for (Numbers left = alive; left != 0; left &= left - 1) {
        const int piece = std::countr_zero(left);
        const Numbers here = Numbers{1} << piece;
        const Numbers before = here >> 1;
        const Bits targets = reach.moves(board.spot(side, piece));
        total += chain::count(targets);
        const Numbers others = board.links(side) & ~(here | before);
        if (threes(others | here | before) == 0) continue;
        // Targets beside the number before, beside the one after, beside both: each kind has its
        // own links, and they alone decide about chains.
        const auto beside = [&](Numbers number, int of) {
            if ((alive & number) == 0) return Bits{0};
            return kit::at(neighboursOf, board.spot(side, of)) & targets;
        };
        const Bits a = beside(before, piece - 1);
        const Bits b = beside(here << 1, piece + 1);
        total += chain::count(a & b) * chainsIn(others | here | before) +
                 chain::count(a & ~b) * chainsIn(others | before) +
                 chain::count(b & ~a) * chainsIn(others | here) +
                 chain::count(targets & ~a & ~b) * chainsIn(others);
    }
    return static_cast<std::uint64_t>(total);
}

std::optional<std::vector<std::uint64_t>> perft(const Position& position, int depth,
                                                const std::stop_token& stop) {
    std::vector<std::uint64_t> counts(static_cast<std::size_t>(std::max(depth, 0)), 0);
    const bool over = outcomeOf(position).end == End::cleared;
    for (int d = 1; d <= depth && !over; ++d) {
        Perft counter(stop);
        counts[static_cast<std::size_t>(d - 1)] = counter.count(Bitboard(position), d);
        if (counter.stopped()) return std::nullopt;
    }
    return counts;
}

std::vector<Turn> turnsIn(const Position& position) {
    std::vector<Turn> turns;
    if (outcomeOf(position).end != End::none) return turns;
    forEachMove(Bitboard(position),
                [&](const Move& move) { turns.push_back(turnOf(position, move)); });
    std::rotate(turns.begin(), turns.begin() + 1, turns.end());
    return turns;
}

}  // namespace gridlark::chain
