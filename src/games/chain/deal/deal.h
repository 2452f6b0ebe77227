/// Starting positions.
#pragma once

#include "gridlark/kit/rules.h"

#include "chain/rules/state.h"

namespace gridlark::chain {

/// Blue on columns 2–9 of the two bottom rows, red on those of the two top rows, the numbers in an
/// order drawn from `number` (`placementOf`).
///
/// Original deals are left as they fall. Fair deals are the even ones of them (`evenDeals`), each
/// in eight guises that are worth the same: as it is or seen in a mirror, and the numbers of each
/// player counted from either end. The first of them are all different; after
/// `evenDeals().size() * guises` numbers they come again.
[[nodiscard]] Position place(Variant variant, kit::DealNumber number);

inline constexpr kit::DealNumber guises = 8;

}  // namespace gridlark::chain
