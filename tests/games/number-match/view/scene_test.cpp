// Scenes, without a window: what is marked, for what state and interaction.

#include "number-match/view/scene.h"

#include <gtest/gtest.h>

#include "number-match/rules/number_match.h"

namespace gridlark::number_match {
namespace {

using Cells = std::vector<kit::Cell>;

State gameOn(const std::string& board) {
    const auto state = NumberMatch::decodeState(
        "standard " + board + " adds=5 points=0 moves=0 hints=0 par=0,0 stars=0 given-up=0");
    EXPECT_TRUE(state.has_value()) << board;
    return state.value_or(State{});
}

TEST(Scene, WithoutADealIsAnEmptyBoard) {
    const Scene scene = sceneOf(nullptr, {.selection = {kit::Cell{0, 0}, true},
                                          .drag = {{0, 0}, {0, 1}},
                                          .hint = Pair{{0, 0}, {0, 1}}});
    EXPECT_EQ(scene, Scene{});
    EXPECT_EQ(scene.board.count(), 0);
}

TEST(Scene, ShowsTheBoardAndTheTints) {
    const State state = gameOn("9:12.4");
    Scene expected{.board = state.board};
    EXPECT_EQ(sceneOf(&state, {}), expected);
    expected.tinted = false;
    EXPECT_EQ(sceneOf(&state, {.tinted = false}), expected);
}

TEST(Scene, ShowsPartnersWhereTheyAreWanted) {
    const State state = gameOn("9:5.5.5.1");
    const kit::Cell middle{0, 2};
    Scene expected{.board = state.board, .selected = middle};
    EXPECT_EQ(sceneOf(&state, {.selection = {middle}}), expected);
    expected.partners = {{0, 0}, {0, 4}};
    EXPECT_EQ(sceneOf(&state, {.selection = {middle, true}}), expected);
    EXPECT_EQ(sceneOf(&state, {.selection = {std::nullopt, true}}).partners, Cells{});
}

TEST(Scene, ShowsWhereADragWouldEnd) {
    const State state = gameOn("9:5.5.5.1");
    const auto target = [&](Cells drag) {
        return sceneOf(&state, {.drag = std::move(drag)}).target;
    };
    EXPECT_EQ(target({}), std::nullopt);
    EXPECT_EQ(target({{0, 0}}), std::nullopt) << "it has not left its cell";
    EXPECT_EQ(target({{0, 0}, {0, 1}}), (kit::Cell{0, 1}));
    EXPECT_EQ(target({{0, 0}, {0, 1}, {0, 2}}), (kit::Cell{0, 2}));
    EXPECT_EQ(target({{0, 1}, {0, 2}}), std::nullopt) << "a drag from a gap means nothing";
}

TEST(Scene, ShowsTheHint) {
    const State state = gameOn("9:5.5.5.1");
    EXPECT_EQ(sceneOf(&state, {.hint = Pair{{0, 0}, {0, 2}}}).hint, (Cells{{0, 0}, {0, 2}}));
}

struct Traced {
    const char* what;
    Trace trace;
    Cells cells;
};

TEST(Scene, NamesTheCellsUnderTheTrace) {
    const State state = gameOn("3:1");
    const std::vector<Traced> cases{
        {"a row", {{{1, 0}, {1, 2}}, Via::row, 1, 9}, {{1, 0}, {1, 1}, {1, 2}}},
        {"a column", {{{0, 1}, {2, 1}}, Via::column, 1, 9}, {{0, 1}, {1, 1}, {2, 1}}},
        {"a diagonal, with the cells around it",
         {{{0, 1}, {1, 0}}, Via::diagonal, 1, 9},
         {{0, 0}, {0, 1}, {1, 0}, {1, 1}}},
        {"reading order, over whole rows",
         {{{0, 2}, {1, 0}}, Via::sequence, 1, 9},
         {{0, 0}, {0, 1}, {0, 2}, {1, 0}, {1, 1}, {1, 2}}},
        {"reading order within a row", {{{0, 0}, {0, 1}}, Via::sequence, 1, 9}, {{0, 0}, {0, 1}}},
    };
    for (const Traced& one : cases)
        EXPECT_EQ(traced(sceneOf(&state, {.trace = one.trace})), one.cells) << one.what;
    EXPECT_EQ(traced(sceneOf(&state, {})), Cells{});
}

}  // namespace
}  // namespace gridlark::number_match
