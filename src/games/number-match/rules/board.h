/// The grid of Number Match: rows of slots, each with a digit or a gap.
///
/// Text form, as in "9:123456789/12.4": the number of columns, then the rows, separated by '/',
/// with
/// '.' for a gap. Only the last row may be shorter. A board without slots is "9:".
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "gridlark/kit/at.h"
#include "gridlark/kit/grid.h"

namespace gridlark::number_match {

/// Columns of every grid on offer; other widths are for the command line and tests.
inline constexpr int usualColumns = 9;
inline constexpr int mostColumns = 100;

/// The largest board. Five adds to 45 digits make 1,440 slots.
inline constexpr std::size_t mostSlots = 10'000;

/// 1 to 9, or 0 for a gap.
using Digit = std::uint8_t;
inline constexpr Digit noDigit = 0;

/// Slots in reading order. In a game every row has a digit; the functions here and in links.h take
/// other boards too.
struct Board {
    int columns = usualColumns;
    std::vector<Digit> digits;  ///< `noDigit` in a gap

    [[nodiscard]] int count() const { return static_cast<int>(digits.size()); }
    /// A short last row included.
    [[nodiscard]] int rows() const { return (count() + columns - 1) / columns; }
    /// True if the cell is a slot: none follows the end of the last row.
    [[nodiscard]] bool contains(kit::Cell cell) const {
        return cell.row >= 0 && cell.row < rows() && cell.column >= 0 && cell.column < columns &&
               index(cell) < count();
    }
    /// Index in reading order, and back.
    [[nodiscard]] int index(kit::Cell cell) const { return cell.row * columns + cell.column; }
    [[nodiscard]] kit::Cell cell(int index) const { return {index / columns, index % columns}; }
    /// The digit of a slot; the cell must be one.
    [[nodiscard]] Digit operator[](kit::Cell cell) const { return kit::at(digits, index(cell)); }

    /// True if the cell is a slot with a digit.
    [[nodiscard]] bool hasDigit(kit::Cell cell) const {
        return contains(cell) && (*this)[cell] != noDigit;
    }

    friend bool operator==(const Board&, const Board&) = default;
};

/// The digits in reading order, without the gaps: what an add appends.
[[nodiscard]] std::vector<Digit> digitsOf(const Board& board);

/// Their number.
[[nodiscard]] int digitsLeft(const Board& board);

/// Rows without a digit, from the top.
[[nodiscard]] std::vector<int> emptyRows(const Board& board);

/// Removes the rows without a digit; those below move up.
void collapse(Board& board);

/// See the top of this file.
[[nodiscard]] std::string textOf(const Board& board);

}  // namespace gridlark::number_match
