/// The deals that fair ones are made of.
#pragma once

#include <cstdint>
#include <span>

namespace gridlark::chain {

/// Numbers of original deals, ascending, in which neither player has a ready chain, both have a
/// long way to go, and searches of 9 to 16 turns see nobody ahead. Played out, equal players took a
/// quarter of the points or more with each colour, and the stronger of unequal ones half or more
/// with either. To find that out takes minutes, and one of 33,000 deals passes: they were found
/// once, by `chain_find_even_deals` (tests/games/chain/bench), as tournaments of draughts draw from
/// openings that are known to be balanced.
[[nodiscard]] std::span<const std::uint32_t> evenDeals();

}  // namespace gridlark::chain
