/// What is known of each cell, and what one number or two numbers say about more. The fast part of
/// the engine: whole boards are solved with it when no-guess deals are made.
#pragma once

#include <cstdint>
#include <vector>

#include "gridlark/kit/grid.h"

#include "position.h"

namespace gridlark::minesweeper {

/// Cells are addressed by *spots*: places in an array that has a frame of two cells around the
/// board, so that neighbours, and numbers that share cells, need no bounds checks.
class Knowledge {
  public:
    enum class Kind : std::uint8_t {
        outside,
        unknown,
        safe,  ///< without a mine, its number not known
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
    /// around.
    [[nodiscard]] int need(int spot) const { return mark(spot).need; }
    /// Unknown neighbours, as a mask of 3 × 3 bits in reading order.
    [[nodiscard]] unsigned unknownAround(int spot) const { return mark(spot).unknown; }
    /// The neighbour that a bit of such a mask stands for.
    [[nodiscard]] int neighbour(int spot, int bit) const {
        return spot + (bit / 3 - 1) * stride_ + bit % 3 - 1;
    }
    [[nodiscard]] int unknownCells() const { return unknown_; }
    /// Mines among all unknown cells.
    [[nodiscard]] int minesLeft() const { return minesLeft_; }
    [[nodiscard]] int openCells() const { return open_; }
    /// Without a mine and not open.
    [[nodiscard]] int safeCells() const { return safe_; }
    [[nodiscard]] bool contradictory() const { return contradictory_; }

    /// Numbers by spot for cells that are found to be safe: they are opened at once, which may show
    /// more. `numbers` must live as long as this object deduces; null ends
    /// it.
    void openWith(const std::vector<std::int8_t>* numbers) { numbers_ = numbers; }

    /// For unknown cells; `open` for safe ones too.
    void open(int spot, int number);
    void setSafe(int spot);
    void setMine(int spot);

    /// Finds all that single numbers, and numbers two by two, say, until they say no more. False if
    /// that is contradictory.
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

    [[nodiscard]] Mark& mark(int spot) { return marks_[static_cast<std::size_t>(spot)]; }
    [[nodiscard]] const Mark& mark(int spot) const {
        return marks_[static_cast<std::size_t>(spot)];
    }

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
