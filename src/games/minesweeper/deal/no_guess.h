/// Layouts that can be won without guessing.
#pragma once

#include <optional>
#include <stop_token>

#include "gridlark/kit/random.h"

#include "minesweeper/rules/state.h"

namespace gridlark::minesweeper {

/// Lays mines at random until `solve` (solving.h) opens the board from `first` on: the layouts are
/// natural ones, each that can be won so equally likely. Where these are too rare for that, in
/// dense fields, mines of the best layouts are moved as long as more gets open. Nothing if that
/// does not do within a fixed amount of work (a second or two), or if stopped; never a layout that
/// needs a guess.
[[nodiscard]] std::optional<Squares> layWithoutGuess(const Field& field, kit::Cell first,
                                                     kit::Random& random,
                                                     const std::stop_token& stop);

}  // namespace gridlark::minesweeper
