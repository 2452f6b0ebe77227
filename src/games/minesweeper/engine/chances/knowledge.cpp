#include "knowledge.h"

#include <algorithm>
#include <array>

namespace gridlark::minesweeper {
namespace {

/// Numbers that share cells are at most two rows and columns from each other: the cells around both
/// fit into a frame of 7 × 7 around the first, where a set of cells is a mask of 49 bits.
constexpr int wide = 7;

/// Masks of 3 × 3 bits, each moved into the first corner of such a frame.
constexpr auto spread = [] {
    std::array<std::uint64_t, 512> table{};
    for (unsigned mask = 0; mask < 512; ++mask) {
        for (unsigned row = 0; row < 3; ++row) {
            table[mask] |= std::uint64_t{(mask >> (3 * row)) & 7} << (wide * row);
        }
    }
    return table;
}();

constexpr int shiftFor(int rows, int columns) {
    return (2 + rows) * wide + 2 + columns;
}

constexpr unsigned allAround = 0b111'101'111;

}  // namespace

Knowledge::Knowledge(const Field& field)
    : field_(field),
      stride_(field.size.columns + 2 * frame),
      marks_(static_cast<std::size_t>(stride_ * (field.size.rows + 2 * frame))),
      unknown_(field.size.area()),
      minesLeft_(field.mines) {
    for (int row = 0; row < field.size.rows; ++row) {
        for (int column = 0; column < field.size.columns; ++column) {
            const int spot = spotOf({row, column});
            mark(spot).kind = Kind::unknown;
            unsigned around = allAround;
            if (row == 0) around &= 0b111'111'000;
            if (row == field.size.rows - 1) around &= 0b000'111'111;
            if (column == 0) around &= 0b110'110'110;
            if (column == field.size.columns - 1) around &= 0b011'011'011;
            mark(spot).unknown = static_cast<std::uint16_t>(around);
        }
    }
}

Knowledge::Knowledge(const Position& position) : Knowledge(position.field) {
    const kit::Size size = position.field.size;
    for (int index = 0; index < size.area(); ++index) {
        const kit::Cell cell = size.cell(index);
        const std::int8_t seen = position.cells[cell];
        if (seen >= 0) open(spotOf(cell), seen);
        if (seen == knownMine) setMine(spotOf(cell));
    }
}

void Knowledge::wait(int spot, Mark& number) {
    if (number.waitsAlone) return;
    number.waitsAlone = true;
    alone_.push_back(spot);
}

/// Removes an unknown cell from the masks of all cells around it.
void Knowledge::settle(int spot, Kind kind, int mines) {
    mark(spot).kind = kind;
    --unknown_;
    minesLeft_ -= mines;
    for (int bit = 0; bit < 9; ++bit) {
        if (bit == 4) continue;
        const int next = neighbour(spot, bit);
        Mark& around = mark(next);
        around.unknown = static_cast<std::uint16_t>(around.unknown & ~(1U << (8 - bit)));
        around.need = static_cast<std::int8_t>(around.need - mines);
        if (around.kind == Kind::open) wait(next, around);
    }
}

void Knowledge::open(int spot, int number) {
    kind(spot) == Kind::unknown ? settle(spot, Kind::safe, 0) : void(--safe_);
    Mark& opened = mark(spot);
    opened.kind = Kind::open;
    opened.need = static_cast<std::int8_t>(opened.need + number);
    ++open_;
    wait(spot, opened);
}

void Knowledge::setSafe(int spot) {
    if (numbers_ != nullptr) {
        open(spot, kit::at(*numbers_, spot));
    } else {
        settle(spot, Kind::safe, 0);
        ++safe_;
    }
}

void Knowledge::setMine(int spot) {
    settle(spot, Kind::mine, 1);
}

bool Knowledge::deduce() {
    contradictory_ = contradictory_ || minesLeft_ < 0 || minesLeft_ > unknown_;
    while (!contradictory_ && !(alone_.empty() && pairs_.empty())) {
        std::vector<int>& queue = alone_.empty() ? pairs_ : alone_;
        const int spot = queue.back();
        queue.pop_back();
        &queue == &alone_ ? lookAlone(spot) : lookInPairs(spot);
    }
    contradictory_ = contradictory_ || minesLeft_ < 0 || minesLeft_ > unknown_;
    return !contradictory_;
}

void Knowledge::lookAlone(int spot) {
    Mark& number = mark(spot);
    number.waitsAlone = false;
    const int cells = std::popcount(number.unknown);
    if (number.need < 0 || number.need > cells) contradictory_ = true;
    if (cells == 0 || contradictory_) return;
    if (number.need == 0 || number.need == cells) {
        const bool mines = number.need != 0;
        for (unsigned left = number.unknown; left != 0; left &= left - 1) {
            const int next = neighbour(spot, std::countr_zero(left));
            mines ? setMine(next) : setSafe(next);
        }
    } else if (!number.waitsInPairs) {
        number.waitsInPairs = true;
        pairs_.push_back(spot);
    }
}

void Knowledge::lookInPairs(int spot) {
    mark(spot).waitsInPairs = false;
    for (int rows = -2; rows <= 2; ++rows) {
        for (int columns = -2; columns <= 2; ++columns) {
            const int other = spot + rows * stride_ + columns;
            if (kind(other) != Kind::open || mark(other).unknown == 0 || other == spot) continue;
            compare(spot, other, shiftFor(rows, columns));
            if (contradictory_) return;
        }
    }
}

/// Everything that follows from two numbers: there are bounds to the mines that they share, and
/// where a bound leaves a part empty or full, that part is known.
void Knowledge::compare(int spot, int other, int shift) {
    const Mark& a = mark(spot);
    const Mark& b = mark(other);
    const std::uint64_t cellsOfA = spread[a.unknown] << shiftFor(0, 0);
    const std::uint64_t cellsOfB = spread[b.unknown] << shift;
    const std::uint64_t shared = cellsOfA & cellsOfB;
    if (shared == 0) return;
    const std::uint64_t onlyA = cellsOfA & ~cellsOfB;
    const std::uint64_t onlyB = cellsOfB & ~cellsOfA;
    const int inA = a.need;
    const int inB = b.need;
    const int least = std::max({0, inA - std::popcount(onlyA), inB - std::popcount(onlyB)});
    const int most = std::min({std::popcount(shared), inA, inB});
    if (least > most) contradictory_ = true;
    if (contradictory_) return;
    const auto part = [&](std::uint64_t cells, int fewest, int largest) {
        if (cells == 0) return;
        if (largest == 0) settleMask(spot, cells, false);
        if (fewest == std::popcount(cells)) settleMask(spot, cells, true);
    };
    part(shared, least, most);
    part(onlyA, inA - most, inA - least);
    part(onlyB, inB - most, inB - least);
}

void Knowledge::settleMask(int spot, std::uint64_t mask, bool mines) {
    for (; mask != 0; mask &= mask - 1) {
        const int bit = std::countr_zero(mask);
        const int next = spot + (bit / wide - 3) * stride_ + bit % wide - 3;
        mines ? setMine(next) : setSafe(next);
    }
}

}  // namespace gridlark::minesweeper
