#include "baseline.h"

#include <algorithm>
#include <cstdlib>

#include "generate.h"

namespace gridlark::chain {
namespace {

/// One of the moves with the highest `worth(board after it, move)`.
template <class Worth>
Turn pick(const Position& position, kit::Random& random, const Worth& worth) {
    const Bitboard board(position);
    const int side = board.side();
    std::vector<Move> best;
    int most = 0;
    forEachMove(board, [&](const Move& move) {
        Bitboard after = board;
        after.play(move);
        if (move.removes() && stranded(after.alive(side))) return;
        const int value = worth(after, move);
        if (!best.empty() && value < most) return;
        if (!best.empty() && value > most) best.clear();
        most = value;
        best.push_back(move);
    });
    return turnOf(position, best[random.below(static_cast<std::uint32_t>(best.size()))]);
}

/// King's steps between pieces of consecutive numbers, added up.
int apart(const Bitboard& board, int side) {
    int sum = 0;
    const Numbers pairs = board.alive(side) & board.alive(side) >> 1;
    for (Numbers left = pairs; left != 0; left &= left - 1) {
        const int piece = std::countr_zero(left);
        const kit::Cell a = boardSize.cell(squareOf(board.spot(side, piece)));
        const kit::Cell b = boardSize.cell(squareOf(board.spot(side, piece + 1)));
        sum += std::max(std::abs(a.row - b.row), std::abs(a.column - b.column));
    }
    return sum;
}

/// Pieces that touch, and much more for each that is gone.
int worth(const Bitboard& after, int side, const Move& move) {
    constexpr int ofPiece = 100;
    const int left = std::popcount(after.alive(side));
    const int touching = std::popcount(after.links(side));
    return touching - ofPiece * left - (move.pass() ? ofPiece / 2 : 0);
}

}  // namespace

Turn randomTurn(const Position& position, kit::Random& random) {
    return pick(position, random,
                [](const Bitboard& /*after*/, const Move& /*move*/) { return 0; });
}

Turn beginnersTurn(const Position& position, kit::Random& random) {
    const int side = static_cast<int>(position.turn);
    return pick(position, random, [side](const Bitboard& after, const Move& move) {
        return worth(after, side, move);
    });
}

Turn greedyTurn(const Position& position, kit::Random& random) {
    const int side = static_cast<int>(position.turn);
    return pick(position, random, [side, &random](const Bitboard& after, const Move& move) {
        const int whim = static_cast<int>(random.below(4));
        return 4 * worth(after, side, move) - 2 * apart(after, side) + whim;
    });
}

}  // namespace gridlark::chain
