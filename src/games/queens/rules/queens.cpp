#include "queens.h"

#include "conflicts.h"
#include "placement/rules/grids.h"

namespace gridlark::queens {

std::span<const kit::Preset> Queens::presets() {
    static const auto grids =
        placement::gridsOf(smallestOrder, largestOrder, {"standard", "blocks"});
    return grids;
}

bool Queens::offers(const kit::Options& options) {
    const auto variant = variantNames.find(options.variant);
    if (variant == Variant::own) return placement::orderNamed(options.grid).has_value();
    return variant && placement::orderNamed(options.grid, smallestOrder, largestOrder);
}

kit::Status Queens::status(const State& state) {
    const auto standing = static_cast<int>(queens(state).size());
    const bool won = standing == state.puzzle.order && conflicts(state).empty();
    return won ? kit::Status::won : kit::Status::playing;
}

kit::Tally Queens::tally(const State& state) {
    kit::Tally tally;
    tally.hints = state.hints;
    tally.assisted = state.hints > 0;
    return tally;
}

State Queens::restore(const State& board, const State& now) {
    State state = board;
    state.hints = now.hints;
    return state;
}

bool Queens::sameBoard(const State& a, const State& b) {
    return a.cells == b.cells && a.puzzle == b.puzzle && a.variant == b.variant;
}

bool Queens::counted(const State& state) {
    return state.variant != Variant::own;
}

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
