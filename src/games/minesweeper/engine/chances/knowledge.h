/// What is known of each cell, and what follows from single numbers and from pairs of them. The
/// fast part of the engine: it solves whole boards when no-guess deals are made.
#pragma once

#include <bit>
#include <vector>

#include "gridlark/kit/at.h"

#include "position.h"

namespace gridlark::minesweeper {

/// Cells are addressed by *spots*: places in an array that has a frame of two cells around the
/// board, so that neighbours, and numbers that share cells, need no bounds checks.
class Knowledge {
  public:
    enum class Kind : std::uint8_t {
        outside,
        unknown,
        safe,  ///< without a mine; its number is not known
        open,
        mine,
    };

    /// Nothing known.
    explicit Knowledge(const Field& field);
    /// What is open, and known mines; flags are not believed. May be contradictory.
    explicit Knowledge(const Position& position);

    [[nodiscard]] const Field& field() const { return field_; }
    [[nodiscard]] int spotOf(kit::Cell cell) const {
        return (cell.row + frame) * stride_ + cell.column + frame;
    }
    [[nodiscard]] kit::Cell cellOf(int spot) const {
        return {spot / stride_ - frame, spot % stride_ - frame};
    }
    [[nodiscard]] int spots() const { return static_cast<int>(marks_.size()); }

    [[nodiscard]] Kind kind(int spot) const { return mark(spot).kind; }
    /// Of an open cell: mines among its unknown neighbours. Of any other: minus the known mines
    /// around it.
    [[nodiscard]] int need(int spot) const { return mark(spot).need; }
    /// Unknown neighbours, as a mask of 3 × 3 bits in reading order.
    [[nodiscard]] unsigned unknownAround(int spot) const { return mark(spot).unknown; }
    /// The neighbour that a bit of such a mask stands for.
    [[nodiscard]] int neighbour(int spot, int bit) const {
        return spot + (bit / 3 - 1) * stride_ + bit % 3 - 1;
    }
    /// Calls `visit(spot)` for each unknown neighbour.
    template <class Visit>
    void forEachUnknown(int spot, const Visit& visit) const {
        for (unsigned left = unknownAround(spot); left != 0; left &= left - 1) {
            visit(neighbour(spot, std::countr_zero(left)));
        }
    }
    /// Calls `visit(spot)` for each open neighbour.
    template <class Visit>
    void forEachOpen(int spot, const Visit& visit) const {
        for (int bit = 0; bit < 9; ++bit) {
            const int next = neighbour(spot, bit);
            if (kind(next) == Kind::open) visit(next);
        }
    }
    [[nodiscard]] int unknownCells() const { return unknown_; }
    /// Mines among all unknown cells.
    [[nodiscard]] int minesLeft() const { return minesLeft_; }
    [[nodiscard]] int openCells() const { return open_; }
    /// Without a mine and not open.
    [[nodiscard]] int safeCells() const { return safe_; }
    [[nodiscard]] bool contradictory() const { return contradictory_; }

    /// Opens cells as soon as they are found to be safe, which may show more: `numbers` has what
    /// they show, by spot, and must outlive all deductions. Null: leaves them closed again.
    void openWith(const std::vector<std::int8_t>* numbers) { numbers_ = numbers; }

    /// For unknown cells; `open` for safe ones too.
    void open(int spot, int number);
    void setSafe(int spot);
    void setMine(int spot);

    /// Draws every conclusion from single numbers and from pairs. False if they contradict each
    /// other.
    bool deduce();

  private:
    static constexpr int frame = 2;

    struct Mark {
        std::uint16_t unknown = 0;
        std::int8_t need = 0;
        Kind kind = Kind::outside;
        bool waitsAlone = false;    ///< in `alone_`
        bool waitsInPairs = false;  ///< in `pairs_`
    };

    [[nodiscard]] Mark& mark(int spot) { return kit::at(marks_, spot); }
    [[nodiscard]] const Mark& mark(int spot) const { return kit::at(marks_, spot); }

    void settle(int spot, Kind kind, int mines);
    void wait(int spot, Mark& number);
    void lookAlone(int spot);
    void lookInPairs(int spot);
    void compare(int spot, int other, int shift);
    void settleMask(int spot, std::uint64_t mask, bool mines);

    Field field_;
    int stride_ = 0;
    std::vector<Mark> marks_;
    std::vector<int> alone_;
    std::vector<int> pairs_;
    const std::vector<std::int8_t>* numbers_ = nullptr;
    int unknown_ = 0;
    int minesLeft_ = 0;
    int open_ = 0;
    int safe_ = 0;
    bool contradictory_ = false;
};

}  // namespace gridlark::minesweeper
