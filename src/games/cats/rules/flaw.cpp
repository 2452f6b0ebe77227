#include "cats.h"
#include "completion.h"

namespace gridlark::cats {
namespace {

bool within(int value, int least, int most) {
    return value >= least && value <= most;
}

std::optional<std::string> countFlaw(const State& state) {
    if (!within(state.lives, 0, livesPerLevel)) return "lives out of range";
    if (!within(state.hintsLeft, 0, hintsPerLevel)) return "hints out of range";
    if (!within(state.extraHints, 0, largestCount)) return "extra hints out of range";
    if (state.extraHints > 0 && state.hintsLeft > 0) return "extra hints before the ordinary ones";
    if (!within(state.level, 1, largestCount)) return "level out of range";
    if (!within(state.earlierScore, 0, largestCount)) return "score out of range";
    return std::nullopt;
}

}  // namespace

std::optional<std::string> Cats::flaw(const State& state) {
    if (placement::flawOf(state.puzzle)) return "regions or sleeping cats make no puzzle";
    if (placement::contiguityFlawOf(state.puzzle)) return "a region is in several parts";
    if (!state.puzzle.blocked.empty()) return "blocked cells";
    if (state.cells.size() != state.puzzle.size()) return "cells and regions differ in size";
    if (cellsWith(state, Content::sleeping) != state.puzzle.given)
        return "sleeping cats are not where they began";
    if (state.variant == Variant::open && !state.puzzle.given.empty())
        return "sleeping cats in open";
    if (placement::flawOf(withCats(state, cats(state)))) return "two cats clash";
    return countFlaw(state);
}

}  // namespace gridlark::cats
