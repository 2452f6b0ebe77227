#include "baseline.h"

#include <algorithm>
#include <vector>

#include "generate.h"

namespace gridlark::chain {
namespace {

/// The moves with the highest worth, as `worth(board after it, move)` tells.
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
        if (best.empty() || value > most) best.clear();
        if (best.empty() || value == most) best.push_back(move);
        most = best.size() == 1 ? value : most;
    });
    return turnOf(position, best[random.below(static_cast<std::uint32_t>(best.size()))]);
}

}  // namespace

Turn randomTurn(const Position& position, kit::Random& random) {
    return pick(position, random,
                [](const Bitboard& /*after*/, const Move& /*move*/) { return 0; });
}

Turn beginnersTurn(const Position& position, kit::Random& random) {
    const int side = static_cast<int>(position.turn);
    return pick(position, random, [side](const Bitboard& after, const Move& /*move*/) {
        const int left = __builtin_popcount(after.alive(side));
        return __builtin_popcount(after.links(side)) - 100 * left;
    });
}

}  // namespace gridlark::chain
