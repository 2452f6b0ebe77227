/// A thousand deals played through by hints alone, each hint judged by an oracle that shares
/// nothing with the ladder: it agrees with the solution, and its reasons alone suffice for it.
#include <algorithm>

#include <gtest/gtest.h>

#include "../placement/ladder_oracle.h"
#include "boards.h"
#include "queens/engine/hint.h"
#include "rounds.h"

namespace gridlark::queens {
namespace {

using Cells = std::vector<kit::Cell>;
using placement::Solution;

Solution onlySolution(const State& state) {
    const auto all = placement::oracle::allSolutions(state.puzzle);
    EXPECT_EQ(all.size(), 1U);
    return *all.begin();
}

/// What contradicts the solution, as the game should name it: queens, then notes.
Cells wrongOn(const State& state, const Solution& solution) {
    Cells wrong;
    for (const kit::Cell queen : ownQueens(state)) {
        if (!placement::oracle::holds(solution, queen)) wrong.push_back(queen);
    }
    for (const kit::Cell note : cellsWith(state, Content::note)) {
        if (placement::oracle::holds(solution, note)) wrong.push_back(note);
    }
    return wrong;
}

void expectSound(const State& state, const placement::Deduction& step, const Solution& solution) {
    for (const kit::Cell cell : step.place) {
        ASSERT_TRUE(placement::oracle::holds(solution, cell));
        ASSERT_EQ(state.cells[cell], Content::empty);
    }
    ASSERT_FALSE(placement::oracle::holdsAny(solution, step.eliminate));
    for (const kit::Cell cell : step.eliminate) ASSERT_EQ(state.cells[cell], Content::empty);
    for (const kit::Cell cell : step.because) {
        ASSERT_FALSE(isNote(state.cells[cell])) << "a reason that the player sees no longer";
    }
    ASSERT_TRUE(placement::oracle::reasonSuffices(state.puzzle, step)) << nameOf(step);
    ASSERT_LE(step.technique, placement::Technique::kInK) << "a trial in a deal";
}

/// Now and then something wrong gets onto the board before the next hint.
State disturbed(const State& state, const Solution& solution, kit::Random& random) {
    const kit::Cell cell = placement::oracle::randomCell(random, state.puzzle.order);
    const bool right = placement::oracle::holds(solution, cell);
    const auto next = Queens::apply(
        state, right ? Action(Note{{cell}}) : Action(Place{cell, random.chance(1, 2)}));
    return next && Queens::status(*next) == kit::Status::playing ? *next : state;
}

void playThrough(State state, kit::Random& random) {
    const Solution solution = onlySolution(state);
    const bool autoNotes = random.chance(1, 2);
    int hints = 0;
    while (Queens::status(state) == kit::Status::playing) {
        ASSERT_LE(++hints, 2 * state.puzzle.size().area() + 50) << "going round in circles";
        if (hints < 50 && random.chance(1, 8)) state = disturbed(state, solution, random);
        const auto hint = nextHint(state);
        ASSERT_TRUE(hint && !hint->choice);
        ASSERT_EQ(hint->wrong, wrongOn(state, solution));
        ASSERT_EQ(hint->step.has_value(), hint->wrong.empty());
        if (hint->step) expectSound(state, *hint->step, solution);
        if (testing::Test::HasFatalFailure()) return;
        state = after(state, actionFor(*hint, autoNotes));
        ASSERT_EQ(Queens::flaw(state), std::nullopt);
    }
}

class Played : public testing::TestWithParam<const char*> {};

TEST_P(Played, EveryHintIsSoundAndTheyFinishThePuzzle) {
    constexpr kit::DealNumber deals = rounds(63U);  // of 16 grids and variants: 1,008
    for (const char* variant : {"standard", "blocks"}) {
        for (kit::DealNumber number = 1; number <= deals; ++number) {
            SCOPED_TRACE(std::string(GetParam()) + ' ' + variant + ' ' + std::to_string(number));
            kit::Random random("queens-played", number);
            playThrough(Queens::deal({GetParam(), variant}, number, {}).value(), random);
            if (HasFatalFailure()) return;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Grids, Played, testing::Values("5", "6", "7", "8", "9", "10", "11", "12"));

}  // namespace
}  // namespace gridlark::queens
