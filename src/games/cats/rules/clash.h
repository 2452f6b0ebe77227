/// Why a cat cannot stand on a cell.
#pragma once

#include <cstdint>
#include <vector>

#include "state.h"

namespace gridlark::cats {

/// The five rules of placing, in the order in which `clashes` lists them.
enum class Reason : std::uint8_t {
    cross,   ///< the cell has an X
    row,     ///< its row has a cat
    column,  ///< its column has a cat
    region,  ///< its region has a cat
    touch,   ///< a cat stands next to it, perhaps diagonally
};

struct Clash {
    Reason reason = Reason::cross;
    kit::Cell with;  ///< the cat; the cell itself for `cross`

    friend bool operator==(const Clash&, const Clash&) = default;
};

/// All that makes placing a cat on an empty cell or an X wrong, one entry for each rule and cat;
/// empty if it is right. The cell must lie on the board; a cat on it is left out of account.
[[nodiscard]] std::vector<Clash> clashes(const State& state, kit::Cell cell);

}  // namespace gridlark::cats
