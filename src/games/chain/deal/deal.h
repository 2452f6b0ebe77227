/// Starting positions.
#pragma once

#include "gridlark/kit/rules.h"

#include "chain/rules/state.h"

namespace gridlark::chain {

/// Blue on columns 2–9 of the two bottom rows, red on those of the two top rows, the numbers in an
/// order drawn from `number` (`placementOf`).
///
/// Original deals stay as they are drawn. Fair deals are the even ones of them (`evenDeals`), each
/// in eight guises of equal worth: as it is or in a mirror, and the numbers of each player counted
/// from either end. After `evenDeals().size() * guises` different ones they come again.
[[nodiscard]] Position place(Variant variant, kit::DealNumber number);

inline constexpr kit::DealNumber guises = 8;

}  // namespace gridlark::chain
