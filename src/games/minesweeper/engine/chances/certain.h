/// What follows from some numbers.
#pragma once

#include <span>
#include <vector>

#include "counting.h"
#include "knowledge.h"
#include "layouts.h"

namespace gridlark::minesweeper {

/// Unknown cells by spot, in no special order.
struct Certain {
    bool known = true;       ///< false: more than the effort allows, or stopped
    bool consistent = true;  ///< some layout fits
    std::vector<int> safe;
    std::vector<int> mines;

    [[nodiscard]] bool none() const { return safe.empty() && mines.empty(); }
};

/// Whether the number of mines left is an argument too.
enum class Use : std::uint8_t { numbersAlone, mineCount };

/// All that every layout has in common which fits `numbers` (spots of open cells with unknown
/// neighbours) and what `knowledge` says of other cells.
[[nodiscard]] Certain certainOf(const Knowledge& knowledge, std::span<const int> numbers, Use use,
                                const Effort& effort);

/// The same where the layouts have been counted; some layout fits.
[[nodiscard]] Certain certainOf(const Layouts& layouts);

/// Takes over what is certain, except for cells that were opened meanwhile: with
/// `Knowledge::openWith`, one may open others. True if there was anything.
bool settle(Knowledge& knowledge, const Certain& certain);

}  // namespace gridlark::minesweeper
