#include "move_order.h"

#include <algorithm>

#include "chain/engine/generate.h"

namespace gridlark::chain {
namespace {

constexpr int mostHistory = 8'192;

}  // namespace

int costAfterRemoval(const Move& move, KnownCosts& mine) {
    const int removed = mine.without(move.first, move.last);
    const bool inside = move.piece >= move.first && move.piece <= move.last;
    if (!move.moves() || inside || removed >= impossible) return removed;
    return std::max(removed + mine.with(move.piece, move.to) - mine.now(), 0);
}

void listMoves(const Bitboard& board, KnownCosts& mine, Candidates& into) {
    into.clear();
    const Numbers alive = board.alive(board.side());
    forEachMove(board, [&](const Move& move) {
        if (!move.removes()) {
            const int moved = move.moves() ? mine.with(move.piece, move.to) : mine.now();
            into.push_back({move, -moved, moved});
            return;
        }
        if (stranded(alive & ~numbersFrom(move.first, move.last))) return;
        const int cost = costAfterRemoval(move, mine);
        into.push_back({move, -cost + 10, cost});
    });
}

void MoveOrder::rate(Candidates& moves, int ply, int side, const Move* known) const {
    const auto& killers = kit::at(killers_, ply);
    const auto& history = kit::at(history_, side);
    for (Candidate& candidate : moves) {
        const Move& move = candidate.move;
        if (known != nullptr && move == *known) candidate.order += 100'000;
        if (move.pass()) continue;
        if (move == killers[0]) candidate.order += 60;
        if (move == killers[1]) candidate.order += 40;
        if (move.moves()) candidate.order += kit::at(kit::at(history, move.piece), move.to) >> 6;
    }
}

void MoveOrder::reward(int side, const Move& move, int depth, int ply) {
    auto& killers = kit::at(killers_, ply);
    if (move != killers[0]) killers = {move, killers[0]};
    if (!move.moves()) return;
    int& value = kit::at(kit::at(kit::at(history_, side), move.piece), move.to);
    value += depth * depth * 8 - value * depth * depth * 8 / mostHistory;
}

}  // namespace gridlark::chain
