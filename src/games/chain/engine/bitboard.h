/// A position as the engine sees it, made for being changed millions of times a second.
#pragma once

#include "bits.h"
#include "chain/rules/turn.h"

namespace gridlark::chain {

/// A turn of either player. Numbers count from 0 here: `piece` 6 is number 7.
struct Move {
    static constexpr std::int8_t none = -1;

    std::int8_t piece = none;  ///< that moves; `none`: no move
    std::int8_t to = 0;        ///< its target, a spot; 0 without a move
    std::int8_t first = none;  ///< of the chain removed; `none`: no removal
    std::int8_t last = none;

    [[nodiscard]] constexpr bool moves() const { return piece != none; }
    [[nodiscard]] constexpr bool removes() const { return first != none; }
    [[nodiscard]] constexpr bool pass() const { return !moves() && !removes(); }

    friend constexpr bool operator==(const Move&, const Move&) = default;
};

/// Pieces and links of one player, a bit for each number (from 0): bit i of `links` is set if i and
/// i + 1 are on the board and touch.
using Numbers = std::uint32_t;

class Bitboard {
  public:
    explicit Bitboard(const Position& position);

    [[nodiscard]] int side() const { return side_; }
    [[nodiscard]] int quiet() const { return quiet_; }
    /// Equal positions have equal keys, `quiet` left aside.
    [[nodiscard]] std::uint64_t key() const { return keys_[0] ^ keys_[1] ^ turnKey_; }
    /// Of one player's pieces alone.
    [[nodiscard]] std::uint64_t keyOf(int side) const { return kit::at(keys_, side); }
    [[nodiscard]] Bits occupied() const { return own_[0] | own_[1]; }
    [[nodiscard]] Numbers alive(int side) const { return kit::at(alive_, side); }
    [[nodiscard]] Numbers links(int side) const { return kit::at(links_, side); }
    /// Only of a piece that is alive.
    [[nodiscard]] Spot spot(int side, int piece) const {
        return kit::at(kit::at(spots_, side), piece);
    }

    /// The links that the side to move would have with `piece` on `to`.
    [[nodiscard]] Numbers linksWith(int piece, Spot to) const;

    /// Plays a move that is legal.
    void play(const Move& move);

  private:
    void put(int side, int piece, Spot spot);
    void lift(int side, int piece);

    std::array<Bits, 2> own_{};
    std::array<std::array<std::uint8_t, pieces>, 2> spots_{};
    std::array<Numbers, 2> alive_{};
    std::array<Numbers, 2> links_{};
    std::array<std::uint64_t, 2> keys_{};
    std::uint64_t turnKey_ = 0;
    std::int8_t side_ = 0;  ///< to move: 0 blue, 1 red
    std::int8_t quiet_ = 0;
};

/// Numbers at which a chain of three begins.
[[nodiscard]] constexpr Numbers threes(Numbers links) {
    return links & links >> 1;
}

/// How many chains may be removed, parts of longer ones too.
[[nodiscard]] inline int chainsIn(Numbers links) {
    int chains = 0;
    for (Numbers from = threes(links), next = links >> 2; from != 0; from &= next, next >>= 1) {
        chains += std::popcount(from);
    }
    return chains;
}

/// Calls `visit(first, last)` for each of them.
template <class Visit>
void forEachChain(Numbers links, Visit&& visit) {
    for (Numbers from = threes(links); from != 0; from &= from - 1) {
        const int first = std::countr_zero(from);
        for (int last = first + 2;; ++last) {
            visit(first, last);
            if ((links >> last & 1) == 0) break;
        }
    }
}

/// The numbers from `first` to `last`.
[[nodiscard]] constexpr Numbers numbersFrom(int first, int last) {
    return (Numbers{2} << last) - (Numbers{1} << first);
}

/// The turn in the notation's terms; `position` is the one that the move belongs to, and the path
/// is a shortest one.
[[nodiscard]] Turn turnOf(const Position& position, const Move& move);

}  // namespace gridlark::chain
