/// The backward sweep that finds all pairs. For the inside of rules and engine.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace gridlark::number_match {

/// {1,9} 1, {2,8} 2, {3,7} 3, {4,6} 4, {5} 5, a gap 0: two digits match if their colours are equal.
using Colour = std::uint8_t;
inline constexpr int colours = 5;

[[nodiscard]] constexpr Colour colourOf(std::uint8_t digit) {
    return static_cast<Colour>(digit <= 5 ? digit : 10 - digit);
}

/// Two slots, `a` before `b`.
struct SlotPair {
    std::int32_t a = 0;
    std::int32_t b = 0;
};

/// Goes through the slots from the last to the first and remembers the digit seen last in reading
/// order, in each column and on each diagonal. Keeps its memory from one run to the next.
class Sweep {
  public:
    /// Calls `visit(pairs)` with a span for each row that has pairs whose earlier slot is in it,
    /// the lowest row first. The earlier slots fall; the pairs of one earlier slot have no order.
    /// Stops when `visit` returns false. `colour(slot)` is 0 for a gap.
    template <class ColourAt, class Visit>
    void run(int count, int columns, const ColourAt& colour, const Visit& visit) {
        const int rows = (count + columns - 1) / columns;
        seen_.assign(static_cast<std::size_t>(3 * columns + 2 * rows), nothing);
        found_.resize(4 * static_cast<std::size_t>(columns));
        Seen* const column = seen_.data();
        Seen* const falling = column + columns;
        const Lines lines{column, falling, falling + columns + rows};
        Seen next = nothing;
        for (int row = rows - 1; row >= 0; --row) {
            const Row here{row, columns, std::min(columns, count - row * columns)};
            SlotPair* const end = sweepRow(here, colour, lines, next);
            if (end != found_.data() && !visit(std::span<const SlotPair>(found_.data(), end)))
                return;
        }
    }

  private:
    using Seen = std::int32_t;  ///< a slot and its colour
    static constexpr int colourBits = 3;
    static constexpr Seen colourMask = 7;
    static constexpr Seen nothing = 0;

    /// The digit seen last on each line.
    struct Lines {
        Seen* column;
        Seen* falling;  ///< to the lower right: row − column
        Seen* rising;   ///< to the lower left: row + column
    };
    struct Row {
        int row;
        int columns;
        int width;  ///< less than `columns` in a short last row
    };

    /// Finds the pairs whose earlier slot is in the row. Returns their end in `found_`; `next` is
    /// the digit seen last in reading order.
    template <class ColourAt>
    SlotPair* sweepRow(const Row& at, const ColourAt& colour, const Lines& lines, Seen& next) {
        SlotPair* end = found_.data();
        const int start = at.row * at.columns;
        for (int c = at.width - 1; c >= 0; --c) {
            const int slot = start + c;
            const Colour here = colour(slot);
            if (here == 0) continue;
            const Seen seen = slot << colourBits | here;
            Seen& down = lines.column[c];
            Seen& right = lines.falling[at.row - c + at.columns];
            Seen& left = lines.rising[at.row + c];
            // Branches would be mispredicted: so every pair is written, and the end moves on only
            // past those that match. Reading order alone can lead to a slot that a straight line
            // leads to as well.
            const auto note = [&](Seen other, bool another) {
                *end = {slot, other >> colourBits};
                end += static_cast<int>(((other ^ seen) & colourMask) == 0) &
                       static_cast<int>(another);
            };
            note(next, true);
            note(down, down != next);
            note(right, right != next);
            note(left, left != next);
            next = down = right = left = seen;
        }
        return end;
    }

    std::vector<Seen> seen_;
    std::vector<SlotPair> found_;  ///< of one row: four for each slot at most
};

}  // namespace gridlark::number_match
