/// How many turns a player still needs, estimated. Internal to the engine.
///
/// The remaining numbers are split into chains of three or more, and in each chain some pieces stay
/// where they are and the others move, one turn each. Of two pieces that stay, with those between
/// them in the chain moving, the distance must allow it: at most as many king's steps as their
/// numbers are apart. A piece that moves costs one turn, and a little more for each step beyond the
/// first that it has to go. Each turn may also remove a chain: the estimate is the larger one of
/// turns to move and chains to remove. The cheapest way to split and to stay is found by
/// dynamic programming.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "bitboard.h"

namespace gridlark::chain {

/// Hundredths of a turn.
struct Weights {
    int move;        ///< for each piece that has to move
    int step;        ///< more for each step beyond the first
    int choice;      ///< for each chain, when ways to split are compared
    int chain;       ///< for each chain, in the end
    int apart;       ///< for each step between pieces of consecutive numbers, beyond the first
    int initiative;  ///< what it is worth to have the turn
};

extern const Weights usualWeights;

/// More than any position costs: numbers that can form no chain.
inline constexpr int impossible = 20'000;

/// The estimate for one player; 0 without pieces, at least `impossible` where some piece can never
/// be part of a chain.
[[nodiscard]] int costOf(const Weights& weights, const Bitboard& board, int side);

/// The estimates for every square that one piece could stand on, each found in a few steps: what
/// the lower numbers cost and what the higher ones cost is worked out once for the whole board.
class CostWith {
  public:
    /// `forwardOnly`: for `now` alone, which takes half as long.
    CostWith(const Weights& weights, const Bitboard& board, int side, bool forwardOnly = false);

    /// As the board is.
    [[nodiscard]] int now() const { return now_; }
    /// With `piece`, which is alive, on `to`. Now and then a little more than the estimate, where
    /// the piece would move again, in another plan than the best one of now.
    [[nodiscard]] int with(int piece, Spot to) const;
    /// As the board is, without the numbers from `first` to `last`.
    [[nodiscard]] int without(int first, int last) const;

  private:
    /// Pieces that move in a row, at most: before, between or after those that stay.
    static constexpr int most = 3;
    static constexpr std::size_t count = pieces;

    /// A cost in eighths of a hundredth, with the number of chains in the lowest three bits: the
    /// cheapest way and its chains are found in one comparison.
    using Packed = int;
    static constexpr Packed never = impossible << 3;

    /// By the length of the chain so far: one, two, three or more pieces.
    using ByLength = std::array<Packed, 3>;

    /// The cheapest plan in which a piece moves: what the rest costs, and the pieces that stay next
    /// to it in its chain (`pieces` stands for none).
    struct Moving {
        Packed rest = never;
        int below = pieces;
        int above = pieces;
    };

    void measure();
    void goForward();
    void goBackward();
    void findMoving();
    void consider(int piece, Packed total, int below, int above);

    [[nodiscard]] bool alive(int piece) const { return (alive_ >> piece & 1) != 0; }
    [[nodiscard]] int distance(int a, int b) const;
    [[nodiscard]] Packed step(int travel) const { return kit::at(steps_, travel); }
    [[nodiscard]] Packed moveBetween(int piece, int below, int above) const;
    [[nodiscard]] Packed gap(int below, int above) const;
    [[nodiscard]] ByLength reached(int piece, Spot to) const;
    [[nodiscard]] Packed onward(int piece, Spot to, const ByLength& soFar) const;
    [[nodiscard]] Packed movingAgain(int piece, Spot to) const;
    [[nodiscard]] int unpacked(Packed cost, int apart) const;
    [[nodiscard]] int apartBefore(int piece) const { return kit::at(apart_, piece); }

    const Weights& weights_;
    Numbers alive_;
    Packed newChain_;
    int now_ = 0;
    int allApart_ = 0;                    ///< steps beyond the first, of all pairs
    std::array<int, count + 1> apart_{};  ///< [i]: of the pair i − 1 and i
    std::array<Spot, count> spots_{};
    std::array<Packed, 12> steps_{};
    std::array<std::array<Packed, most + 1>, count> lead_;   ///< [j][n]: n before j move to it
    std::array<std::array<Packed, most + 1>, count> trail_;  ///< [j][n]: n after j
    std::array<std::array<Packed, most + 1>, count> gap_;  ///< [j][m]: m between j − m − 1 and j
    std::array<ByLength, count> stays_;                    ///< j stays, all below is settled
    std::array<Packed, count + most + 2> settled_;         ///< [x]: all below x is in whole chains
    std::array<ByLength, count> toGo_;                     ///< j stays: what all above costs
    std::array<Packed, count + most + 2> open_;            ///< [x]: x and all above
    std::array<Moving, count> moving_;
};

/// `CostWith` of one arrangement; works each answer out once.
class KnownCosts {
  public:
    /// Turns to how this player's pieces stand; keeps what it knows of the same arrangement.
    void look(const Weights& weights, const Bitboard& board, int side);

    [[nodiscard]] int now() const { return costs_->now(); }
    [[nodiscard]] int with(int piece, Spot to);
    [[nodiscard]] int without(int first, int last) const { return costs_->without(first, last); }

  private:
    static constexpr std::int16_t unknown = -1;

    std::uint64_t key_ = 0;
    std::optional<CostWith> costs_;
    std::array<std::array<std::int16_t, bitCount>, pieces> with_;
};

/// The costs of the latest arrangements. Looking ahead meets the same arrangement of one player
/// with many of the other.
class CostCache {
  public:
    explicit CostCache(const Weights& weights) : weights_(weights), places_(size) {}

    /// Valid until the next call.
    [[nodiscard]] KnownCosts& of(const Bitboard& board, int side);

  private:
    static constexpr std::size_t size = 512;  ///< a power of two; about 2 MB

    const Weights& weights_;
    std::vector<KnownCosts> places_;
};

}  // namespace gridlark::chain
