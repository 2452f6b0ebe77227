/// The backward sweep that finds all pairs. The inside of the rules core.
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

/// Goes through slots from the last to the first and remembers the digit seen last in reading
/// order, in each column and on each diagonal. Keeps its memory from one run to the next.
class Sweep {
  public:
    /// Calls `take(pairs)` with a span for each row that has pairs whose earlier slot is in it, the
    /// lowest row first: the earlier slots falling, those of one earlier slot in no order. Stops
    /// when it answers false. `colour(slot)` is 0 for a gap.
    template <class ColourAt, class Take>
    void run(int count, int columns, const ColourAt& colour, const Take& take) {
        const int rows = (count + columns - 1) / columns;
        seen_.assign(static_cast<std::size_t>(3 * columns + 2 * rows), nothing);
        found_.resize(4 * static_cast<std::size_t>(columns));
        Seen* const column = seen_.data();
        Seen* const falling = column + columns;         // to the lower right: row − column
        Seen* const rising = falling + columns + rows;  // to the lower left: row + column
        Seen next = nothing;
        for (int row = rows - 1; row >= 0; --row) {
            SlotPair* end = found_.data();
            const int start = row * columns;
            for (int c = std::min(columns, count - start) - 1; c >= 0; --c) {
                const int slot = start + c;
                const Colour here = colour(slot);
                if (here == 0) continue;
                const Seen seen = slot << colourBits | here;
                Seen& down = column[c];
                Seen& right = falling[row - c + columns];
                Seen& left = rising[row + c];
                // Whether a pair is found hardly ever can be foretold: so it is written down at
                // any rate, and kept by going on. Only reading order can lead to a slot that a
                // straight line leads to as well.
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
            if (end != found_.data() && !take(std::span<const SlotPair>(found_.data(), end)))
                return;
        }
    }

  private:
    using Seen = std::int32_t;  ///< a slot and its colour
    static constexpr int colourBits = 3;
    static constexpr Seen colourMask = 7;
    static constexpr Seen nothing = 0;

    std::vector<Seen> seen_;
    std::vector<SlotPair> found_;  ///< of one row: four for each slot at most
};

}  // namespace gridlark::number_match
