#include "deal.h"

#include <utility>

#include "gridlark/kit/stars.h"

#include "placement/deal/region_generator.h"
#include "placement/rules/grids.h"
#include "queens/rules/queens.h"

namespace gridlark::queens {
namespace {

static_assert(smallestOrder == placement::fewestRegions);
static_assert(largestOrder == placement::mostRegions);

/// N of the options if they can be dealt.
std::optional<int> orderDealt(const kit::Options& options) {
    if (options.variant == variantNames[Variant::own] || !Queens::offers(options))
        return std::nullopt;
    return placement::orderNamed(options.grid);
}

kit::Random randomFor(const kit::Options& options, kit::DealNumber number) {
    return {"queens/" + options.grid + "/" + options.variant, number};
}

}  // namespace

std::optional<State> Queens::deal(const kit::Options& options, kit::DealNumber number,
                                  std::stop_token stop) {
    const auto order = orderDealt(options);
    if (!order) return std::nullopt;
    const Variant variant = *variantNames.find(options.variant);
    const auto blocks =
        variant == Variant::blocks ? placement::Blocks::some : placement::Blocks::none;
    kit::Random random = randomFor(options, number);
    const int stars = placement::someStars(*order, random);  // first: `starsOf` does the same
    auto deal = placement::dealRegions(*order, stars, blocks, random, std::move(stop));
    if (!deal) return std::nullopt;
    return startOf(std::move(deal->puzzle), variant);
}

int mostStars(const kit::Options& options) {
    const auto order = orderDealt(options);
    return order ? placement::mostStars(*order) : 0;
}

std::optional<int> starsOf(const kit::Options& options, kit::DealNumber number) {
    const auto order = orderDealt(options);
    if (!order) return std::nullopt;
    kit::Random random = randomFor(options, number);
    return placement::someStars(*order, random);
}

std::optional<kit::DealNumber> numberWithStars(const kit::Options& options, kit::DealNumber number,
                                               int least, int most) {
    return kit::firstWithStars(
        number, least, most, mostStars(options),
        [&options](kit::DealNumber candidate) { return starsOf(options, candidate); });
}

}  // namespace gridlark::queens
