/// Layouts that can be won without guessing.
#pragma once

#include <optional>
#include <stop_token>

#include "gridlark/kit/random.h"

#include "minesweeper/rules/state.h"

namespace gridlark::minesweeper {

/// Lays mines at random until `solve` (solving.h) opens the whole board from `first`: every layout
/// that can be won without guessing is equally likely. In dense fields, where such layouts are too
/// rare, it moves mines of the best layouts as long as more opens. Nothing if a fixed amount of
/// work (a second or two) does not find one, or if stopped; never a layout that needs a guess.
[[nodiscard]] std::optional<Squares> layWithoutGuess(const Field& field, kit::Cell first,
                                                     kit::Random& random,
                                                     const std::stop_token& stop);

}  // namespace gridlark::minesweeper
