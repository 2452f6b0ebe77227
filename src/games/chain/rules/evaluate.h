/// How many turns a player still needs, estimated. The inside of the engine.
///
/// The remaining numbers fall into maximal runs, and each run is split into chains of three or more
/// in the cheapest way (dynamic programming). A chain costs something by itself, and each pair of
/// neighbours in it by how far apart they stand: nothing if they touch, about one move otherwise,
/// and a little more for each square.
#pragma once

#include <array>
#include <cstdint>

#include "bitboard.h"

namespace gridlark::chain {

/// Hundredths of a turn.
struct Weights {
    std::array<int, 10> pair;  ///< by king distance
    int slant;                 ///< more for a pair, for each square of the smaller of the distances
                               ///< along rows and columns
    int chain;                 ///< for each chain
    int move;                  ///< what it is worth to have the turn
};

extern const Weights usualWeights;

/// The weights, looked up.
class Costs {
  public:
    explicit Costs(const Weights& weights);

    [[nodiscard]] int pair(Spot a, Spot b) const {
        return pairs_[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)];
    }
    [[nodiscard]] int chain() const { return chain_; }
    [[nodiscard]] int move() const { return move_; }

  private:
    std::array<std::array<std::int16_t, bitCount>, bitCount> pairs_{};
    int chain_;
    int move_;
};

[[nodiscard]] const Costs& usualCosts();

/// More than any position costs: numbers that can form no chain.
inline constexpr int impossible = 20'000;

/// The estimate for one player; 0 without pieces, at least `impossible` where some piece can never
/// be part of a chain.
[[nodiscard]] int costOf(const Costs& costs, const Bitboard& board, int side);

/// The estimates for all places that one piece could stand on, each found in a few steps: what the
/// lower numbers cost and what the higher ones cost is worked out once for the whole board.
class CostWith {
  public:
    CostWith(const Costs& costs, const Bitboard& board, int side);

    /// As the board is.
    [[nodiscard]] int now() const { return now_; }
    /// With `piece`, which is alive, on `to`.
    [[nodiscard]] int with(int piece, Spot to) const;

  private:
    /// Costs with the last piece so far first, second, or third or later in its chain; `closed`
    /// with no chain open.
    struct Ends {
        int first, second, later, closed;
    };

    const Costs& costs_;
    const Bitboard& board_;
    int side_;
    int now_ = 0;
    std::array<Ends, pieces + 2> below_;  ///< [i]: of the numbers below i
    std::array<Ends, pieces + 2> above_;  ///< [i]: of i and what follows, by the place of i
};

}  // namespace gridlark::chain
