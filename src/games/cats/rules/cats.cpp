#include "cats.h"

#include <algorithm>

#include "completion.h"
#include "placement/rules/grids.h"

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

std::span<const kit::Preset> Cats::presets() {
    static const auto grids = placement::gridsOf(smallestOrder, largestOrder, {"standard", "open"});
    return grids;
}

bool Cats::offers(const kit::Options& options) {
    return placement::orderNamed(options.grid, smallestOrder, largestOrder) &&
           variantNames.find(options.variant);
}

kit::Status Cats::status(const State& state) {
    if (state.lives == 0) return kit::Status::lost;
    const auto standing = static_cast<int>(cats(state).size());
    return standing == state.puzzle.order ? kit::Status::won : kit::Status::playing;
}

kit::Tally Cats::tally(const State& state) {
    kit::Tally tally;
    if (status(state) == kit::Status::won) tally.score = levelScore(state);
    tally.mistakes = livesPerLevel - state.lives;
    tally.hints = hintsPerLevel - state.hintsLeft + state.extraHints;
    return tally;
}

State Cats::restore(const State& board, const State& now) {
    State state = now;
    state.puzzle = board.puzzle;
    state.variant = board.variant;
    state.cells = board.cells;
    return state;
}

bool Cats::sameBoard(const State& a, const State& b) {
    return a.cells == b.cells && a.puzzle == b.puzzle && a.variant == b.variant;
}

State Cats::follow(State fresh, const State& finished) {
    const bool sameGrid =
        fresh.puzzle.order == finished.puzzle.order && fresh.variant == finished.variant;
    const int gained = status(finished) == kit::Status::won ? 1 : 0;
    fresh.level = sameGrid ? std::min(finished.level + gained, largestCount) : 1;
    fresh.earlierScore = sessionScore(finished);
    return fresh;
}

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
