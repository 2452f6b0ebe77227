/// What follows from some numbers.
#pragma once

#include "counting.h"
#include "knowledge.h"
#include "layouts.h"

namespace gridlark::minesweeper {

/// Unknown cells by spot, in no particular order.
struct Certain {
    bool known = true;       ///< false: it would take more than the effort allows, or was stopped
    bool consistent = true;  ///< some layout fits
    std::vector<int> safe;
    std::vector<int> mines;

    [[nodiscard]] bool none() const { return safe.empty() && mines.empty(); }
};

/// Whether the number of mines left is used as well.
enum class Use : std::uint8_t { numbersAlone, mineCount };

/// What is the same in every layout that fits `numbers` (spots of open cells with unknown
/// neighbours) and what `knowledge` says of other cells.
[[nodiscard]] Certain certainOf(const Knowledge& knowledge, std::span<const int> numbers, Use use,
                                const Effort& effort);

/// The same from layouts that are counted already; at least one fits.
[[nodiscard]] Certain certainOf(const Layouts& layouts);

/// Enters what is certain into `knowledge`, except for cells opened in the meantime: with
/// `Knowledge::openWith`, one cell may open others. True if anything was certain.
bool settle(Knowledge& knowledge, const Certain& certain);

}  // namespace gridlark::minesweeper
