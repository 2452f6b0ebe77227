#include <algorithm>
#include <utility>

#include "cats/rules/cats.h"
#include "placement/deal/generator.h"
#include "placement/rules/grids.h"

namespace gridlark::cats {
namespace {

State startOf(placement::Puzzle puzzle, Variant variant) {
    State state;
    std::sort(puzzle.given.begin(), puzzle.given.end());
    state.variant = variant;
    state.cells = kit::Grid<Content>(puzzle.size());
    for (const kit::Cell cell : puzzle.given) state.cells[cell] = Content::sleeping;
    state.puzzle = std::move(puzzle);
    return state;
}

}  // namespace

std::optional<State> Cats::deal(const kit::Options& options, kit::DealNumber number,
                                std::stop_token stop) {
    const auto order = placement::orderNamed(options.grid, smallestOrder, largestOrder);
    const auto variant = variantNames.find(options.variant);
    if (!order || !variant) return std::nullopt;
    kit::Random random("cats/" + options.grid + "/" + options.variant, number);
    auto deal = *variant == Variant::standard
                    ? placement::dealBalanced(*order, random, std::move(stop))
                    : placement::dealOpen(*order, random, std::move(stop));
    if (!deal) return std::nullopt;
    return startOf(std::move(deal->puzzle), *variant);
}

}  // namespace gridlark::cats
