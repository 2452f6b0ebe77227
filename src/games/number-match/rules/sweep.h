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

/// Goes through slots from the last to the first and remembers the digit seen last in reading
/// order, in each column and on each diagonal. Keeps its memory from one run to the next.
class Sweep {
  public:
    /// Calls `found(earlier, later)` with slots for every pair, the earlier never rising; those of
    /// one earlier slot in no order. Stops when it answers false. `colour(slot)` is 0 for a gap.
    template <class ColourAt, class Found>
    void run(int count, int columns, const ColourAt& colour, const Found& found) {
        const int rows = (count + columns - 1) / columns;
        seen_.assign(static_cast<std::size_t>(3 * columns + 2 * rows), nothing);
        Seen* const column = seen_.data();
        Seen* const falling = column + columns;         // to the lower right: row − column
        Seen* const rising = falling + columns + rows;  // to the lower left: row + column
        Seen next = nothing;
        for (int row = rows - 1; row >= 0; --row) {
            const int start = row * columns;
            for (int c = std::min(columns, count - start) - 1; c >= 0; --c) {
                const Seen here{start + c, colour(start + c)};
                if (here.colour == 0) continue;
                Seen& down = column[c];
                Seen& right = falling[row - c + columns];
                Seen& left = rising[row + c];
                // Only reading order can lead to a slot that a straight line leads to as well.
                const auto pairs = [&](const Seen& other) {
                    return other.colour == here.colour && other.slot != next.slot;
                };
                if (next.colour == here.colour && !found(here.slot, next.slot)) return;
                if (pairs(down) && !found(here.slot, down.slot)) return;
                if (pairs(right) && !found(here.slot, right.slot)) return;
                if (pairs(left) && !found(here.slot, left.slot)) return;
                next = down = right = left = here;
            }
        }
    }

  private:
    struct Seen {
        std::int32_t slot;
        Colour colour;
    };
    static constexpr Seen nothing{-1, 0};

    std::vector<Seen> seen_;
};

}  // namespace gridlark::number_match
