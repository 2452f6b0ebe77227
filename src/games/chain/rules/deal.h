/// Starting positions.
#pragma once

#include <optional>
#include <stop_token>

#include "gridlark/kit/rules.h"

#include "state.h"

namespace gridlark::chain {

/// Blue on columns 2–9 of the two bottom rows, red on those of the two top rows, the numbers in an
/// order drawn from `number` (`placementOf`). Nothing if stopped.
[[nodiscard]] std::optional<Position> place(Variant variant, kit::DealNumber number,
                                            const std::stop_token& stop);

}  // namespace gridlark::chain
