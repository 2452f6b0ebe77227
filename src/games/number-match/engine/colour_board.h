/// A board as the solver sees it: five colours instead of nine digits. The inside of the engine.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "gridlark/kit/random.h"

#include "number-match/rules/board.h"
#include "number-match/rules/state.h"
#include "number-match/rules/sweep.h"

namespace gridlark::number_match {

/// A pair by its slots, `a` before `b`; or an add.
struct Move {
    std::int16_t a = -1;
    std::int16_t b = -1;

    [[nodiscard]] bool isAdd() const { return a < 0; }
};
static_assert(mostSlots <= INT16_MAX);

inline constexpr Move addMove{};

class ColourBoard {
  public:
    explicit ColourBoard(const Board& board);

    [[nodiscard]] int columns() const { return columns_; }
    [[nodiscard]] int left() const { return left_; }
    [[nodiscard]] bool empty() const { return left_ == 0; }
    [[nodiscard]] bool canAdd() const {
        return slots_.size() + static_cast<std::size_t>(left_) <= mostSlots;
    }
    /// True if there is an even number of each colour: otherwise nothing wins without an add.
    [[nodiscard]] bool even() const;

    /// The move must be a pair of this board, or an add that `canAdd` allows.
    void play(Move move);

    /// Replaces `moves` by all pairs, from the end of the board to its beginning.
    void pairs(Sweep& sweep, std::vector<Move>& moves) const;

    /// Of the colours of a board of this width; `seed` separates positions with the same board.
    [[nodiscard]] std::uint64_t hash(std::uint64_t seed) const;

    [[nodiscard]] kit::Cell cell(int slot) const { return {slot / columns_, slot % columns_}; }

  private:
    void removeRow(int row);
    void removeEmptyRows();

    int columns_;
    int left_ = 0;
    bool ragged_ = false;  ///< has rows without digits, which vanish with the first pair
    std::vector<Colour> slots_;
    std::array<int, colours + 1> counts_{};
};

/// Orders pairs by how many pairs their two slots are in, fewest first: a digit with few partners
/// is hard to remove later.
class Ordering {
  public:
    /// Keeps the order of equals.
    void sort(std::vector<Move>& moves);
    /// The index of one of the first in this order, each with the same chance.
    [[nodiscard]] std::size_t pick(const std::vector<Move>& moves, kit::Random& random);

  private:
    void count(const std::vector<Move>& moves);
    [[nodiscard]] int degree(Move move) const;

    std::vector<std::uint8_t> degrees_;  ///< of each slot
    std::vector<std::vector<Move>> sorted_;
};

/// The moves as actions, one after the other from `board` on.
[[nodiscard]] std::vector<Action> actionsOf(ColourBoard board, std::span<const Move> moves);

}  // namespace gridlark::number_match
