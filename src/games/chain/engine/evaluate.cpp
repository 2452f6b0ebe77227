#include "evaluate.h"

#include <algorithm>

namespace gridlark::chain {
namespace {

using Distances = std::array<std::array<std::uint8_t, bitCount>, bitCount>;

constexpr Distances distancesOf() {
    Distances distances{};
    for (Square a = 0; a < boardSize.area(); ++a) {
        for (Square b = 0; b < boardSize.area(); ++b) {
            const kit::Cell from = boardSize.cell(a);
            const kit::Cell to = boardSize.cell(b);
            const int rows = from.row > to.row ? from.row - to.row : to.row - from.row;
            const int columns =
                from.column > to.column ? from.column - to.column : to.column - from.column;
            kit::at(kit::at(distances, spotOf(a)), spotOf(b)) =
                static_cast<std::uint8_t>(std::max(rows, columns));
        }
    }
    return distances;
}

constexpr Distances distances = distancesOf();

int stepsBetween(Spot a, Spot b) {
    return kit::at(kit::at(distances, a), b);
}

constexpr std::size_t at(int number) {
    return static_cast<std::size_t>(number);
}

/// The cheapest chain that `more` pieces after it make long enough.
int endedBy(const std::array<int, 3>& byLength, int more) {
    int best = byLength[2];
    if (more >= 1) best = std::min(best, byLength[1]);
    if (more >= 2) best = std::min(best, byLength[0]);
    return best;
}

/// Place in an array by the length of a chain.
constexpr std::size_t byLength(int length) {
    return static_cast<std::size_t>(std::min(length, shortestChain) - 1);
}

/// Chains that reach here after `more` pieces from where `before` has them.
void join(std::array<int, 3>& here, const std::array<int, 3>& before, int more, int moves) {
    for (int length = 1; length <= shortestChain; ++length) {
        int& cost = here[byLength(length + more)];
        cost = std::min(cost, before[byLength(length)] + moves);
    }
}

/// The cheapest of the chains in `before` that go on after `more` pieces.
int joined(const std::array<int, 3>& before, const std::array<int, 3>& onward, int more) {
    int best = impossible << 3;
    for (int length = 1; length <= shortestChain; ++length) {
        best = std::min(best, before[byLength(length)] + onward[byLength(length + more)]);
    }
    return best;
}

}  // namespace

// Tuned by self-play: docs/performance.md says how.
const Weights usualWeights{100, 20, 30, 15, 15, 50};

int costOf(const Weights& weights, const Bitboard& board, int side) {
    return CostWith(weights, board, side, true).now();
}

CostWith::CostWith(const Weights& weights, const Bitboard& board, int side, bool forwardOnly)
    : weights_(weights), alive_(board.alive(side)), newChain_((weights.choice << 3) + 1) {
    for (Numbers left = alive_; left != 0; left &= left - 1) {
        const int piece = std::countr_zero(left);
        spots_[at(piece)] = board.spot(side, piece);
    }
    steps_[0] = weights.move << 3;
    for (int travel = 1; travel < static_cast<int>(steps_.size()); ++travel) {
        steps_[at(travel)] = (weights.move + weights.step * (travel - 1)) << 3;
    }
    measure();
    goForward();
    now_ = unpacked(settled_[count], allApart_);
    if (forwardOnly) return;
    goBackward();
    findMoving();
}

int CostWith::distance(int a, int b) const {
    return stepsBetween(spots_[at(a)], spots_[at(b)]);
}

/// What it costs that `piece` moves in between two that stay.
CostWith::Packed CostWith::moveBetween(int piece, int below, int above) const {
    return step(std::max(
        {1, distance(below, piece) - (piece - below), distance(piece, above) - (above - piece)}));
}

/// All between two that stay move; `never` if these are too far apart.
CostWith::Packed CostWith::gap(int below, int above) const {
    if (distance(below, above) > above - below) return never;
    Packed cost = 0;
    for (int piece = below + 1; piece < above; ++piece) cost += moveBetween(piece, below, above);
    return cost;
}

void CostWith::measure() {
    for (int j = 0; j < pieces; ++j) {
        lead_[at(j)].fill(never);
        trail_[at(j)].fill(never);
        gap_[at(j)].fill(never);
        if (!alive(j)) continue;
        lead_[at(j)][0] = trail_[at(j)][0] = 0;
        if (j > 0 && alive(j - 1)) {
            apart_[at(j)] = distance(j - 1, j) - 1;
            allApart_ += apart_[at(j)];
        }
        for (int n = 1; n <= most && j - n >= 0 && alive(j - n); ++n) {
            lead_[at(j)][at(n)] =
                lead_[at(j)][at(n - 1)] + step(std::max(1, distance(j - n, j) - n));
            gap_[at(j)][at(n - 1)] = gap(j - n, j);
        }
        for (int n = 1; n <= most && j + n < pieces && alive(j + n); ++n) {
            trail_[at(j)][at(n)] =
                trail_[at(j)][at(n - 1)] + step(std::max(1, distance(j, j + n) - n));
        }
    }
}

void CostWith::goForward() {
    settled_.fill(never);
    settled_[0] = 0;
    for (int j = 0; j < pieces; ++j) {
        ByLength& here = stays_[at(j)];
        here.fill(never);
        if (!alive(j)) {
            settled_[at(j + 1)] = std::min(settled_[at(j + 1)], settled_[at(j)]);
            continue;
        }
        for (int n = 0; n <= std::min(most, j); ++n) {
            Packed& cost = here[byLength(n + 1)];
            cost = std::min(cost, settled_[at(j - n)] + newChain_ + lead_[at(j)][at(n)]);
        }
        for (int m = 0; m < std::min(most, j); ++m) {
            const Packed moves = gap_[at(j)][at(m)];
            if (moves >= never) continue;
            join(here, stays_[at(j - m - 1)], m + 1, moves);
        }
        for (int n = 0; n <= most; ++n) {
            Packed& cost = settled_[at(j + n + 1)];
            cost = std::min(cost, endedBy(here, n) + trail_[at(j)][at(n)]);
        }
    }
}

void CostWith::goBackward() {
    open_.fill(never);
    open_[count] = 0;
    for (int j = pieces - 1; j >= 0; --j) {
        toGo_[at(j)].fill(never);
        if (!alive(j)) {
            open_[at(j)] = open_[at(j + 1)];
            continue;
        }
        for (int length = 1; length <= shortestChain; ++length) {
            Packed& cost = toGo_[at(j)][byLength(length)];
            for (int n = std::max(0, shortestChain - length); n <= most; ++n) {
                cost = std::min(cost, trail_[at(j)][at(n)] + open_[at(j + n + 1)]);
            }
            for (int m = 0; m < most && j + m + 1 < pieces; ++m) {
                const int next = j + m + 1;
                cost = std::min(cost,
                                gap_[at(next)][at(m)] + toGo_[at(next)][byLength(length + m + 1)]);
            }
        }
        for (int n = 0; n <= most && j + n < pieces; ++n) {
            open_[at(j)] = std::min(open_[at(j)], newChain_ + lead_[at(j + n)][at(n)] +
                                                      toGo_[at(j + n)][byLength(n + 1)]);
        }
    }
}

void CostWith::consider(int piece, Packed total, int below, int above) {
    const Packed own = below == pieces ? step(std::max(1, distance(piece, above) - (above - piece)))
                       : above == pieces
                           ? step(std::max(1, distance(below, piece) - (piece - below)))
                           : moveBetween(piece, below, above);
    Moving& moving = moving_[at(piece)];
    if (total - own < moving.rest) moving = {total - own, below, above};
}

void CostWith::findMoving() {
    for (Numbers left = alive_; left != 0; left &= left - 1) {
        const int j = std::countr_zero(left);
        for (int n = 1; n <= most && lead_[at(j)][at(n)] < never; ++n) {
            const Packed total = settled_[at(j - n)] + newChain_ + lead_[at(j)][at(n)] +
                                 toGo_[at(j)][byLength(n + 1)];
            for (int k = 1; k <= n; ++k) consider(j - k, total, pieces, j);
        }
        for (int n = 1; n <= most && trail_[at(j)][at(n)] < never; ++n) {
            const Packed total =
                endedBy(stays_[at(j)], n) + trail_[at(j)][at(n)] + open_[at(j + n + 1)];
            for (int k = 1; k <= n; ++k) consider(j + k, total, j, pieces);
        }
        for (int m = 1; m < most && gap_[at(j)][at(m)] < never; ++m) {
            const int i = j - m - 1;
            const Packed best = joined(stays_[at(i)], toGo_[at(j)], m + 1);
            for (int k = i + 1; k < j; ++k) consider(k, best + gap_[at(j)][at(m)], i, j);
        }
    }
}

/// The piece stays on `to`: what all below it costs.
CostWith::ByLength CostWith::reached(int piece, Spot to) const {
    ByLength best;
    best.fill(never);
    Packed lead = newChain_;
    for (int n = 0; n <= most && piece - n >= 0 && (n == 0 || alive(piece - n)); ++n) {
        const int far = n == 0 ? 0 : stepsBetween(spots_[at(piece - n)], to);
        if (n > 0) lead += step(std::max(1, far - n));
        Packed& cost = best[byLength(n + 1)];
        cost = std::min(cost, settled_[at(piece - n)] + lead);
        if (n == 0 || n > most || far > n) continue;
        const int below = piece - n;
        Packed moves = 0;
        for (int k = below + 1; k < piece; ++k) {
            moves += step(std::max({1, distance(below, k) - (k - below),
                                    stepsBetween(spots_[at(k)], to) - (piece - k)}));
        }
        join(best, stays_[at(below)], n, moves);
    }
    return best;
}

/// The piece stays on `to`: the cheapest of all, with what is above it.
CostWith::Packed CostWith::onward(int piece, Spot to, const ByLength& soFar) const {
    Packed best = never;
    Packed trail = 0;
    for (int n = 0; n <= most && piece + n < pieces && (n == 0 || alive(piece + n)); ++n) {
        const int far = n == 0 ? 0 : stepsBetween(spots_[at(piece + n)], to);
        if (n > 0) trail += step(std::max(1, far - n));
        best = std::min(best, endedBy(soFar, n) + trail + open_[at(piece + n + 1)]);
        if (n == 0 || far > n) continue;
        const int above = piece + n;
        Packed moves = 0;
        for (int k = piece + 1; k < above; ++k) {
            moves += step(std::max({1, stepsBetween(spots_[at(k)], to) - (k - piece),
                                    distance(k, above) - (above - k)}));
        }
        best = std::min(best, moves + joined(soFar, toGo_[at(above)], n));
    }
    return best;
}

CostWith::Packed CostWith::movingAgain(int piece, Spot to) const {
    const Moving& moving = moving_[at(piece)];
    int travel = 1;
    if (moving.below != pieces) {
        travel =
            std::max(travel, stepsBetween(spots_[at(moving.below)], to) - (piece - moving.below));
    }
    if (moving.above != pieces) {
        travel =
            std::max(travel, stepsBetween(spots_[at(moving.above)], to) - (moving.above - piece));
    }
    return moving.rest + step(travel);
}

int CostWith::with(int piece, Spot to) const {
    const Packed stays = onward(piece, to, reached(piece, to));
    int apart = allApart_ - apartBefore(piece) - apartBefore(piece + 1);
    if (piece > 0 && alive(piece - 1)) apart += stepsBetween(spots_[at(piece - 1)], to) - 1;
    if (alive(piece + 1)) apart += stepsBetween(to, spots_[at(piece + 1)]) - 1;
    return unpacked(std::min(stays, movingAgain(piece, to)), apart);
}

int CostWith::without(int first, int last) const {
    int apart = allApart_;
    for (int piece = first; piece <= last + 1; ++piece) apart -= apartBefore(piece);
    return unpacked(settled_[at(first)] + open_[at(last + 1)], apart);
}

int CostWith::unpacked(Packed cost, int apart) const {
    if (cost >= never) return impossible;
    const int chains = cost & 7;
    const int moves = (cost >> 3) - chains * weights_.choice;
    return std::max(moves, 100 * chains) + chains * weights_.chain + apart * weights_.apart;
}

void KnownCosts::look(const Weights& weights, const Bitboard& board, int side) {
    const std::uint64_t key = board.keyOf(side);
    if (costs_ && key == key_) return;
    key_ = key;
    costs_.emplace(weights, board, side);
    for (auto& costs : with_) costs.fill(unknown);
}

int KnownCosts::with(int piece, Spot to) {
    std::int16_t& cost = kit::at(kit::at(with_, piece), to);
    if (cost == unknown) cost = static_cast<std::int16_t>(costs_->with(piece, to));
    return cost;
}

KnownCosts& CostCache::of(const Bitboard& board, int side) {
    constexpr int mixed = 20;  // the lowest bits of keys choose places in the other table
    KnownCosts& costs = places_[board.keyOf(side) >> mixed & (size - 1)];
    costs.look(weights_, board, side);
    return costs;
}

}  // namespace gridlark::chain
