#include "apply.h"
#include "queens.h"

namespace gridlark::queens {

std::optional<std::string> Queens::flaw(const State& state) {
    const bool own = state.variant == Variant::own;
    if (placement::flawOf(state.puzzle)) return "regions, blocks or given queens make no puzzle";
    if (!own && placement::contiguityFlawOf(state.puzzle)) return "a region is in several parts";
    if (!own && !state.puzzle.given.empty()) return "given queens in a deal";
    if (state.variant == Variant::standard && !state.puzzle.blocked.empty()) {
        return "blocked cells in standard";
    }
    if (state.cells.size() != state.puzzle.size()) return "cells and regions differ in size";
    if (cellsWith(state, Content::block) != state.puzzle.blocked) return "blocks have moved";
    if (cellsWith(state, Content::given) != state.puzzle.given) return "given queens have moved";
    for (const kit::Cell cell : cellsWith(state, Content::automatic)) {
        if (!seenByMarker(state, cell)) return "an automatic note of no queen";
    }
    if (state.hints < 0 || state.hints > largestCount) return "hints out of range";
    return std::nullopt;
}

}  // namespace gridlark::queens
