#include "evaluate.h"

#include <algorithm>
#include <cstdlib>

namespace gridlark::chain {

// Tuned by self-play: docs/performance.md says how.
const Weights usualWeights{{0, 0, 100, 120, 140, 160, 180, 200, 220, 240}, 0, 30, 50};

Costs::Costs(const Weights& weights) : chain_(weights.chain), move_(weights.move) {
    for (Square a = 0; a < boardSize.area(); ++a) {
        for (Square b = 0; b < boardSize.area(); ++b) {
            const kit::Cell from = boardSize.cell(a);
            const kit::Cell to = boardSize.cell(b);
            const int rows = std::abs(from.row - to.row);
            const int columns = std::abs(from.column - to.column);
            const int far = std::max(rows, columns);
            const int slant = far > 1 ? weights.slant * std::min(rows, columns) : 0;
            pairs_[static_cast<std::size_t>(spotOf(a))][static_cast<std::size_t>(spotOf(b))] =
                static_cast<std::int16_t>(weights.pair[static_cast<std::size_t>(far)] + slant);
        }
    }
}

const Costs& usualCosts() {
    static const Costs costs(usualWeights);
    return costs;
}

int costOf(const Costs& costs, const Bitboard& board, int side) {
    const Numbers alive = board.alive(side);
    int first = impossible;
    int second = impossible;
    int later = impossible;
    int closed = 0;
    Spot before = 0;
    for (int piece = 0; piece < pieces; ++piece) {
        if ((alive >> piece & 1) == 0) {
            first = second = later = impossible;
            continue;
        }
        const Spot here = board.spot(side, piece);
        const int pair = costs.pair(before, here);
        later = std::min(second, later) + pair;
        second = first + pair;
        first = closed + costs.chain();
        closed = later;
        before = here;
    }
    return std::min(closed, impossible);
}

CostWith::CostWith(const Costs& costs, const Bitboard& board, int side)
    : costs_(costs), board_(board), side_(side) {
    constexpr Ends none{impossible, impossible, impossible, 0};
    const Numbers alive = board.alive(side);
    below_[0] = none;
    above_[pieces] = none;
    std::array<int, pieces> pair{};  // [i]: of i and i + 1, both alive
    for (std::size_t i = 0; i < pieces; ++i) {
        const Ends& last = below_[i];
        Ends& next = below_[i + 1];
        if ((alive >> i & 1) == 0) {
            next = {impossible, impossible, impossible, last.closed};
            continue;
        }
        const bool linked = i > 0 && (alive >> (i - 1) & 1) != 0;
        const int step = linked ? costs.pair(board.spot(side, static_cast<int>(i) - 1),
                                             board.spot(side, static_cast<int>(i)))
                                : 0;
        if (i > 0) pair[i - 1] = step;
        const int later = std::min(last.second, last.later) + step;
        next = {last.closed + costs.chain(), last.first + step, later, later};
    }
    for (std::size_t i = pieces; i-- > 0;) {
        const Ends& last = above_[i + 1];
        Ends& next = above_[i];
        if ((alive >> i & 1) == 0) {
            next = {impossible, impossible, impossible, last.closed};
            continue;
        }
        const int step = pair[i];
        const int first = step + last.second;
        next = {first, step + last.later, std::min(step + last.later, last.closed),
                costs.chain() + first};
    }
    now_ = std::min(above_[0].closed, impossible);
}

int CostWith::with(int piece, Spot to) const {
    const auto i = static_cast<std::size_t>(piece);
    const Numbers alive = board_.alive(side_);
    const Ends& below = below_[i];
    const Ends& above = above_[i + 1];
    const bool hasBefore = piece > 0 && (alive >> (piece - 1) & 1) != 0;
    const bool hasAfter = (alive >> (piece + 1) & 1) != 0;
    const int before = hasBefore ? costs_.pair(board_.spot(side_, piece - 1), to) : 0;
    const int after = hasAfter ? costs_.pair(to, board_.spot(side_, piece + 1)) : 0;
    const int asFirst = below.closed + costs_.chain() + after + above.second;
    const int asSecond = below.first + before + after + above.later;
    const int asLater =
        std::min(below.second, below.later) + before + std::min(after + above.later, above.closed);
    return std::min({asFirst, asSecond, asLater, impossible});
}

}  // namespace gridlark::chain
