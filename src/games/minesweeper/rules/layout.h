/// Where the mines are laid.
#pragma once

#include <stop_token>

#include "gridlark/kit/random.h"

#include "state.h"

namespace gridlark::minesweeper {

/// True for `cell` and its neighbours alike.
[[nodiscard]] constexpr bool inProtectedSquare(kit::Cell first, kit::Cell cell) {
    return first == cell || kit::touching(first, cell);
}

/// Every cell is equally likely.
[[nodiscard]] kit::Cell randomCell(kit::Size size, kit::Random& random);

/// Lays a mine and counts it in the squares around.
void layMine(Squares& squares, kit::Cell cell);

/// The field's mines, none in the protected square of `first`; all such layouts equally likely.
[[nodiscard]] Squares layAtRandom(const Field& field, kit::Cell first, kit::Random& random);

/// Mines for a first opening at `first` (inside the field), none in its protected square; field,
/// variant, deal number and first cell alone decide where they are. All squares are hidden. In the
/// no-guess variant, nothing if a fixed amount of work finds no layout, or if stopped.
[[nodiscard]] std::optional<Squares> lay(const Field& field, Variant variant,
                                         kit::DealNumber number, kit::Cell first,
                                         const std::stop_token& stop = {});

}  // namespace gridlark::minesweeper
