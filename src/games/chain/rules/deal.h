/// Starting positions.
#pragma once

#include <optional>
#include <stop_token>

#include "gridlark/kit/rules.h"

#include "state.h"

namespace gridlark::chain {

/// Blue on columns 2–9 of the two bottom rows, red on those of the two top rows, the numbers in an
/// order drawn from `number` (`placementOf`). Nothing if stopped.
///
/// Fair deals are drawn again and again until no chain is ready, both players have a long way to
/// go, and looks ahead of nine to twelve turns all say that the first move is made up for; the work
/// is bounded by positions looked at, so that a deal is the same everywhere, and if it runs out,
/// the one that is expected to be the most even counts.
[[nodiscard]] std::optional<Position> place(Variant variant, kit::DealNumber number,
                                            const std::stop_token& stop);

}  // namespace gridlark::chain
