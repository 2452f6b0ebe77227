/// What is to be seen of a state and an interaction, without a window.
#include "minesweeper/view/scene.h"

#include <gtest/gtest.h>

#include "../boards.h"

namespace gridlark::minesweeper {
namespace {

using kit::Touch;

/// A letter for each square: ' ' hidden, a number, 'F' a flag, '*' a mine, 'X' an exploded one, 'f'
/// a wrong flag.
std::string facesOf(const Scene& scene) {
    std::string text;
    for (const SquareView& view : scene.squares) {
        switch (view.face) {
            case Face::hidden:
                text += ' ';
                break;
            case Face::open:
                text += std::to_string(view.number);
                break;
            case Face::flag:
                text += 'F';
                break;
            case Face::mine:
                text += '*';
                break;
            case Face::exploded:
                text += 'X';
                break;
            case Face::wrongFlag:
                text += 'f';
                break;
        }
    }
    return text;
}

std::vector<kit::Cell> cellsWhere(const Scene& scene, bool (*wanted)(const SquareView&)) {
    std::vector<kit::Cell> cells;
    const kit::Size size = scene.squares.size();
    for (int i = 0; i < size.area(); ++i) {
        if (wanted(scene.squares[size.cell(i)])) cells.push_back(size.cell(i));
    }
    return cells;
}

std::vector<kit::Cell> pressedIn(const Scene& scene) {
    return cellsWhere(scene, [](const SquareView& view) { return view.pressed; });
}

/// "safe 50 %", "mine", "" …: mark and risk.
std::string noteOn(const Scene& scene, kit::Cell cell) {
    constexpr std::array names{"", "reason", "safe", "mine", "safest", "wrong flag"};
    const SquareView& view = scene.squares[cell];
    std::string note = names.at(static_cast<std::size_t>(view.mark));
    if (view.percent < 0) return note;
    return note + (note.empty() ? "" : " ") + std::to_string(view.percent) + " %";
}

TEST(Scene, WithoutAGameIsAnEmptyBoard) {
    const Scene scene = sceneOf(nullptr, {});
    EXPECT_FALSE(scene.dealt);
    EXPECT_EQ(facesOf(scene), std::string(81, ' '));
}

TEST(Scene, ShowsMinesAndWrongFlagsAtTheEndAlone) {
    const struct {
        const char* squares;
        const char* faces;
    } rows[] = {
        {"0000/001./001*/001.",
         "0000"
         "001 "
         "001 "
         "001 "},
        {"0000/001f/001F/001.",
         "0000"
         "001F"
         "001F"
         "001 "},
        {"0000/001f/001X/001.",
         "0000"
         "001f"
         "001X"
         "001 "},
        {"*3f./X.F./..../....", "*3f X F         "},
        {"0000/0011/001F/0011", "00000011001F0011"},
        {"0000/0011/001*/0011", "00000011001*0011"},
    };
    for (const auto& row : rows) {
        const State state = stateOf(row.squares);
        const Scene scene = sceneOf(&state, {});
        EXPECT_TRUE(scene.dealt);
        EXPECT_EQ(facesOf(scene), row.faces) << row.squares;
    }
}

TEST(Scene, ShowsPressedWhatWouldOpen) {
    const State state = stateOf("0000/001./001F/001.");
    const auto pressed = [&](Touch touch, kit::Cell cell, bool flagMode) {
        const kit::Gesture press{touch, {cell}};
        return pressedIn(sceneOf(&state, {.press = press, .flagMode = flagMode}));
    };
    using Cells = std::vector<kit::Cell>;
    EXPECT_EQ(pressed(Touch::tap, {1, 3}, false), (Cells{{1, 3}}));
    EXPECT_EQ(pressed(Touch::tap, {1, 3}, true), Cells{}) << "it would flag";
    EXPECT_EQ(pressed(Touch::tap, {2, 3}, false), Cells{}) << "a flag protects";
    EXPECT_EQ(pressed(Touch::tap, {2, 2}, true), (Cells{{1, 3}, {3, 3}}));
    EXPECT_EQ(pressed(Touch::middle, {2, 2}, false), (Cells{{1, 3}, {3, 3}}));
    EXPECT_EQ(pressed(Touch::middle, {1, 3}, false), Cells{});
    EXPECT_EQ(pressedIn(sceneOf(&state, {})), Cells{});
}

TEST(Scene, MarksWhatAHintSaysAndWhy) {
    const State state = stateOf("0000/001./001F/001.");
    const auto noted = [&](const Hint& hint) {
        const Scene scene = sceneOf(&state, {.hint = hint});
        return noteOn(scene, {1, 2}) + ", " + noteOn(scene, {1, 3}) + ", " + noteOn(scene, {3, 3});
    };
    Hint hint{.reason = Reason::oneNumber, .cells = {{1, 3}}, .because = {{1, 2}}};
    EXPECT_EQ(noted(hint), "reason, safe, ");
    hint.mine = true;
    EXPECT_EQ(noted(hint), "reason, mine, ");
    hint.reason = Reason::wrongFlag;
    EXPECT_EQ(noted(hint), "reason, wrong flag, ");
    EXPECT_EQ(noted({.cells = {{1, 3}, {3, 3}}, .risk = 0.127}), ", safest 13 %, safest 13 %");
}

Analysis risksOf(double first, double second) {
    Analysis analysis;
    analysis.probability = kit::Grid<double>({4, 4}, -1);
    analysis.probability[{1, 3}] = first;
    analysis.probability[{3, 3}] = second;
    return analysis;
}

TEST(Scene, KeepsZeroAndAHundredForWhatIsCertain) {
    const State state = stateOf("0000/001./001F/001.");
    const auto noted = [&](const Analysis& risks) {
        const Scene scene = sceneOf(&state, {.risks = risks});
        return noteOn(scene, {1, 2}) + ", " + noteOn(scene, {1, 3}) + ", " + noteOn(scene, {3, 3});
    };
    EXPECT_EQ(noted(risksOf(0, 1)), ", 0 %, 100 %");
    EXPECT_EQ(noted(risksOf(1e-9, 1 - 1e-9)), ", 1 %, 99 %");
    EXPECT_EQ(noted(risksOf(0.124, 0.126)), ", 12 %, 13 %");
    Analysis impossible = risksOf(0.5, 0.5);
    impossible.consistent = false;
    EXPECT_EQ(noted(impossible), ", , ") << "there is nothing to show";
}

TEST(Scene, RisksStandBesideTheMarksOfAHint) {
    const State state = stateOf("0000/001./001F/001.");
    const Hint hint{.reason = Reason::oneNumber, .cells = {{1, 3}}, .because = {{1, 2}}};
    const Scene scene = sceneOf(&state, {.hint = hint, .risks = risksOf(0, 0.5)});
    EXPECT_EQ(noteOn(scene, {1, 2}), "reason");
    EXPECT_EQ(noteOn(scene, {1, 3}), "safe 0 %");
    EXPECT_EQ(noteOn(scene, {3, 3}), "50 %");
}

TEST(Scene, LooksBackAtWhatWasSaferThanTheLoss) {
    const State state = stateOf("0000/0011/001X/001.");
    const auto noted = [&](double leastRisk) {
        const Verdict verdict{.safest = {{3, 3}}, .leastRisk = leastRisk};
        return noteOn(sceneOf(&state, {.verdict = verdict}), {3, 3});
    };
    EXPECT_EQ(noted(0), "safe");
    EXPECT_EQ(noted(0.25), "safest 25 %");
}

}  // namespace
}  // namespace gridlark::minesweeper
