/// What gestures mean: a board, the selection, a gesture, its meaning.
#include "number-match/rules/gestures.h"

#include <gtest/gtest.h>

#include "boards.h"

namespace gridlark::number_match {
namespace {

using Cells = std::vector<kit::Cell>;

std::string textOf(std::optional<kit::Cell> cell) {
    if (!cell) return "none";
    return std::to_string(cell->row) + ',' + std::to_string(cell->column);
}

/// "select 0,1", "partners 0,1", "clear", "pair 0,0 0,1", "nothing".
std::string textOf(const std::optional<Meaning>& meaning) {
    if (!meaning) return "nothing";
    if (const Pair* pair = std::get_if<Pair>(&*meaning)) return NumberMatch::encode(Action(*pair));
    const auto& selection = std::get<Selection>(*meaning);
    if (!selection.cell) return "clear";
    return (selection.partners ? "partners " : "select ") + textOf(selection.cell);
}

struct Case {
    const char* what;
    std::optional<kit::Cell> selected;
    kit::Gesture gesture;
    const char* meaning;
};

TEST(Gestures, HaveOneMeaning) {
    const State state = gameOn("4:19.3/5...");
    const kit::Cell one{0, 0}, nine{0, 1}, gap{0, 2}, three{0, 3}, noSlot{3, 2};
    using enum kit::Touch;
    const std::vector<Case> cases{
        {"a tap on a number", {}, {tap, {nine}}, "select 0,1"},
        {"a tap on the selected number", nine, {tap, {nine}}, "clear"},
        {"a tap on a gap", nine, {tap, {gap}}, "clear"},
        {"a tap on a gap, nothing selected", {}, {tap, {gap}}, "clear"},
        {"a tap where no slot is", nine, {tap, {noSlot}}, "clear"},
        {"a tap on a partner", nine, {tap, {one}}, "pair 0,1 0,0"},
        {"a tap on a number that is no partner", one, {tap, {three}}, "pair 0,0 0,3"},
        {"a hold on a number", {}, {hold, {nine}}, "partners 0,1"},
        {"a hold on the selected number", nine, {hold, {nine}}, "partners 0,1"},
        {"a hold on another number", one, {hold, {nine}}, "partners 0,1"},
        {"a hold on a gap", nine, {hold, {gap}}, "nothing"},
        {"a hold where no slot is", nine, {hold, {noSlot}}, "nothing"},
        {"a drag that begins", {}, {drag, {one}}, "select 0,0"},
        {"a drag that begins on the selected number", one, {drag, {one}}, "nothing"},
        {"a drag that begins on another number", nine, {drag, {one}}, "select 0,0"},
        {"a drag to a partner", one, {drag, {one, nine}}, "pair 0,0 0,1"},
        {"a drag over a number and a gap", one, {drag, {one, nine, gap, three}}, "pair 0,0 0,3"},
        {"a drag to a number, another selected", three, {drag, {one, nine}}, "pair 0,0 0,1"},
        {"a drag to a gap", one, {drag, {one, nine, gap}}, "nothing"},
        {"a drag that comes back", one, {drag, {one, nine, one}}, "nothing"},
        {"a drag out of the grid", one, {drag, {one, noSlot}}, "nothing"},
        {"a drag from a gap", {}, {drag, {gap, three}}, "nothing"},
        {"a drag from where no slot is", one, {drag, {noSlot, three}}, "nothing"},
        {"a middle click", one, {middle, {nine}}, "nothing"},
    };
    for (const Case& row : cases)
        EXPECT_EQ(textOf(actionFor(row.gesture, state, row.selected)), row.meaning) << row.what;
}

TEST(Gestures, APairIsLegalExactlyWhereTheRulesTakeIt) {
    const State state = gameOn("4:19.3/5...");
    const auto tapped = [&](kit::Cell cell) {
        return std::get<Pair>(*actionFor({kit::Touch::tap, {cell}}, state, kit::Cell{0, 0}));
    };
    EXPECT_TRUE(NumberMatch::apply(state, tapped({0, 1})));
    EXPECT_EQ(NumberMatch::apply(state, tapped({0, 3})).error(), Refusal::values);
}

TEST(Gestures, TabGoesAroundThePartners) {
    const Board board = boardOf("9:5.5.5.1");
    const kit::Cell middle{0, 2}, first{0, 0}, last{0, 4}, away{0, 6};
    EXPECT_EQ(partnersOf(board, middle), (Cells{first, last}));
    const auto next = [&](kit::Cell cursor, int step) {
        return textOf(partnerAfter(board, middle, cursor, step));
    };
    EXPECT_EQ(next(middle, 1), "0,0") << "the first";
    EXPECT_EQ(next(first, 1), "0,4");
    EXPECT_EQ(next(last, 1), "0,0") << "around";
    EXPECT_EQ(next(middle, -1), "0,4") << "the last";
    EXPECT_EQ(next(last, -1), "0,0");
    EXPECT_EQ(next(first, -1), "0,4") << "around";
    EXPECT_EQ(partnerAfter(board, away, away, 1), std::nullopt);
}

}  // namespace
}  // namespace gridlark::number_match
