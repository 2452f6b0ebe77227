/// What each action does to a board, as tables: squares before, action, squares after. See state.h
/// for the letters.
#include <gtest/gtest.h>

#include "gridlark/play/session.h"

#include "boards.h"
#include "minesweeper/rules/bbbv.h"
#include "minesweeper/rules/layout.h"

namespace gridlark::minesweeper {
namespace {

struct Row {
    const char* says;
    const char* before;
    const char* action;
    const char* after;  ///< a picture, or the name of the refusal
    kit::Status status = kit::Status::playing;
};

class Rules : public testing::TestWithParam<Row> {};

TEST_P(Rules, Hold) {
    const Row& row = GetParam();
    SCOPED_TRACE(row.says);
    const State before = stateOf(row.before);
    const auto after = Minesweeper::apply(before, actionOf(row.action));
    ASSERT_EQ(after ? pictureOf(*after) : std::string(name(after.error())), row.after);
    if (!after) return;
    EXPECT_EQ(Minesweeper::flaw(*after), std::nullopt);
    EXPECT_EQ(Minesweeper::status(*after), row.status);
}

constexpr auto won = kit::Status::won;
constexpr auto lost = kit::Status::lost;

INSTANTIATE_TEST_SUITE_P(
    Opening, Rules,
    testing::Values(
        Row{"a number shows and opens no more", "0000/001./001*/001.", "open 1,3",
            "0000/0011/001*/001."},
        Row{"off the board", "0000/001./001*/001.", "open 4,0", "outside"},
        Row{"what is open", "0000/001./001*/001.", "open 0,0", "open"},
        Row{"a flag protects a cell", "0000/001f/001*/001.", "open 1,3", "flagged"},
        Row{"a flag protects a mine", "0000/001./001F/001.", "open 2,3", "flagged"},
        Row{"a mine: lost at once", "0000/001./001*/001.", "open 2,3", "0000/001./001X/001.", lost},
        Row{"the last cell without a mine: won at once", "0000/0011/001*/001.", "open 3,3",
            "0000/0011/001*/0011", won},
        Row{"won, flags or not", "0000/0011/001F/001.", "open 3,3", "0000/0011/001F/0011", won},
        Row{"nothing after a loss", "0000/001./001X/001.", "open 3,3", "over"},
        Row{"nothing after a win", "0000/0011/001*/0011", "flag 2,3", "over"},
        Row{"a zero opens everything around it, and so on", "..../..../...*/...1", "open 0,0",
            "0000/0011/001*/0011", won},
        Row{"a cascade leaves flagged cells closed", "..../.f../...*/...1", "open 0,0",
            "0000/0f11/001*/0011"},
        Row{"a cascade stops at numbers", "...*./...1./...../*..../.....", "open 0,0",
            "001*./00111/11000/*1000/.1000"}));

INSTANTIATE_TEST_SUITE_P(
    Flags, Rules,
    testing::Values(
        Row{"a flag on a mine", "0000/001./001*/001.", "flag 2,3", "0000/001./001F/001."},
        Row{"a wrong flag", "0000/001./001*/001.", "flag 3,3", "0000/001./001*/001f"},
        Row{"a flag is taken off", "0000/001./001F/001.", "flag 2,3", "0000/001./001*/001."},
        Row{"more flags than mines", "0000/001f/001F/001.", "flag 3,3", "0000/001f/001F/001f"},
        Row{"no flag on an open cell", "0000/001./001*/001.", "flag 1,2", "open"},
        Row{"no flag off the board", "0000/001./001*/001.", "flag 0,4", "outside"}));

INSTANTIATE_TEST_SUITE_P(
    Chords, Rules,
    testing::Values(Row{"as many flags as the number says", "0000/001./001F/001.", "chord 1,2",
                        "0000/0011/001F/001."},
                    Row{"too few flags", "0000/001./001*/001.", "chord 1,2", "flags"},
                    Row{"too many flags", "0000/001f/001F/001.", "chord 2,2", "flags"},
                    Row{"a wrong flag opens a mine: lost", "0000/001f/001*/001.", "chord 1,2",
                        "0000/001f/001X/001.", lost},
                    Row{"all mines around explode, nothing else opens", "*2f./*.f./..../....",
                        "chord 0,1", "X2f./X.f./..../....", lost},
                    Row{"a zero next to a cell that a flag kept closed", "0000/0.11/001*/0011",
                        "chord 0,0", "0000/0011/001*/0011", won},
                    Row{"a chord starts a cascade", "F1.../1..../...../.....", "chord 0,1",
                        "F1000/11000/00000/00000", won},
                    Row{"nothing left to open", "0000/0011/001F/001.", "chord 1,2", "nothing"},
                    Row{"not on a hidden cell", "0000/001./001F/001.", "chord 1,3", "hidden"},
                    Row{"not on a flag", "0000/001./001F/001.", "chord 2,3", "hidden"},
                    Row{"not off the board", "0000/001./001F/001.", "chord 9,9", "outside"}));

INSTANTIATE_TEST_SUITE_P(Help, Rules,
                         testing::Values(Row{"a hint is help", "0000/001./001*/001.", "hint",
                                             "0000/001./001*/001. assisted"},
                                         Row{"probabilities are help", "0000/001./001*/001.",
                                             "peek", "0000/001./001*/001. assisted"},
                                         Row{"help stays", "0000/001./001*/001. assisted",
                                             "open 1,3", "0000/0011/001*/001. assisted"}));

State dealt(const std::string& grid, kit::DealNumber number, const char* variant = "standard") {
    return Minesweeper::deal({grid, variant}, number, {}).value();
}

std::vector<kit::Cell> minesOf(const State& state) {
    std::vector<kit::Cell> mines;
    for (int i = 0; i < state.field.size.area(); ++i) {
        const kit::Cell cell = state.field.size.cell(i);
        if (state.squares[cell].mine()) mines.push_back(cell);
    }
    return mines;
}

TEST(Grids, AreTheSixOfTheRulesInTwoVariants) {
    std::string all;
    for (const kit::Preset& preset : Minesweeper::presets()) {
        EXPECT_EQ(preset.variants, (std::vector<std::string_view>{"standard", "no-guess"}));
        all += std::string(preset.grid) + ' ' + name(fieldNamed(preset.grid).value()) + '\n';
    }
    EXPECT_EQ(all,
              "beginner 9x9x10\nintermediate 16x10x25\nhard 20x12x40\nexpert 30x16x60\n"
              "extreme 40x20x60\nmarathon 80x40x240\n");
}

TEST(Grids, MayBeOnesOwn) {
    for (const char* grid : {"2x2x0", "3x2x0", "4x4x7", "100x100x9991", "30x16x99", "2x100x194"}) {
        EXPECT_TRUE(Minesweeper::offers({grid, "standard"})) << grid;
        EXPECT_TRUE(Minesweeper::offers({grid, "no-guess"})) << grid;
    }
    for (const char* grid : {"1x9x0", "9x1x0", "2x2x1", "4x4x8", "101x9x1", "9x101x1", "9x9",
                             "9x9x", "09x9x1", "9x9x-1", "9x9x10 ", "9,9,10", "100x100x9992"}) {
        EXPECT_FALSE(Minesweeper::offers({grid, "standard"})) << grid;
    }
}

TEST(FirstOpening, NothingElseIsPossibleBefore) {
    const State start = dealt("beginner", 1);
    for (const char* action : {"flag 4,4", "chord 4,4", "hint", "peek"}) {
        EXPECT_EQ(Minesweeper::apply(start, actionOf(action)).error(), Refusal::notBegun) << action;
    }
    EXPECT_FALSE(Minesweeper::started(start));
    EXPECT_EQ(minesLeft(start), 10);
}

void expectProtected(const State& start, kit::Cell first) {
    const auto opened = Minesweeper::apply(start, Open{first});
    ASSERT_TRUE(opened);
    EXPECT_TRUE(Minesweeper::started(*opened));
    EXPECT_EQ(Minesweeper::flaw(*opened), std::nullopt);
    EXPECT_EQ(opened->squares[first].number(), 0);
    EXPECT_TRUE(opened->squares[first].open());
    for (const kit::Cell mine : minesOf(*opened)) EXPECT_FALSE(inProtectedSquare(first, mine));
}

TEST(FirstOpening, IsAZeroOnEveryCell) {
    for (const char* grid : {"beginner", "4x4x7", "2x5x4", "10x3x21", "3x3x0"}) {
        for (kit::DealNumber number = 1; number <= 20; ++number) {
            const State start = dealt(grid, number);
            for (int i = 0; i < start.field.size.area(); ++i) {
                expectProtected(start, start.field.size.cell(i));
            }
        }
    }
    for (const kit::Preset& preset : Minesweeper::presets()) {
        const State start = dealt(std::string(preset.grid), 5);
        expectProtected(start, {0, 0});
        expectProtected(start, {start.field.size.rows - 1, 3});
    }
}

TEST(FirstOpening, DealNumberAndFirstCellDecide) {
    const auto minesFor = [](kit::DealNumber number, kit::Cell first) {
        return minesOf(Minesweeper::apply(dealt("expert", number), Open{first}).value());
    };
    EXPECT_EQ(minesFor(1, {5, 5}), minesFor(1, {5, 5}));
    EXPECT_NE(minesFor(1, {5, 5}), minesFor(2, {5, 5}));
    EXPECT_NE(minesFor(1, {5, 5}), minesFor(1, {10, 20}));
}

TEST(FirstOpening, AllCellsOutsideHaveMinesEquallyOften) {
    constexpr int deals = 4'000;
    kit::Grid<int> counts(kit::Size{9, 9});
    for (int i = 0; i < deals; ++i) {
        for (const kit::Cell mine :
             minesOf(Minesweeper::apply(dealt("beginner", static_cast<kit::DealNumber>(i)),
                                        Open{{4, 4}})
                         .value())) {
            ++counts[mine];
        }
    }
    const double expected = deals * 10.0 / 72;
    for (int i = 0; i < 81; ++i) {
        const kit::Cell cell = counts.size().cell(i);
        if (!inProtectedSquare({4, 4}, cell)) {
            EXPECT_NEAR(counts[cell], expected, 5 * 22.0);
        }
    }
}

TEST(Counter, GoesBelowZero) {
    EXPECT_EQ(minesLeft(stateOf("0000/001./001*/001.")), 1);
    EXPECT_EQ(minesLeft(stateOf("0000/001f/001F/001f")), -2);
}

template <class Wanted>
kit::Cell someCell(const State& state, const Wanted& wanted) {
    for (int i = 0; i < state.field.size.area(); ++i) {
        const kit::Cell cell = state.field.size.cell(i);
        if (wanted(state.squares[cell])) return cell;
    }
    throw std::runtime_error("no such cell");
}

kit::Cell hiddenSafe(const State& state) {
    return someCell(state, [](Square square) { return !square.open() && !square.mine(); });
}

kit::Cell hiddenMine(const State& state) {
    return someCell(state, [](Square square) { return square.mine(); });
}

TEST(Undo, OfFlagsIsFree) {
    play::Session<Minesweeper> session;
    session.start({"expert", "standard"}, 7, dealt("expert", 7));
    session.play(Open{{8, 15}});
    session.play(Flag{hiddenMine(session.state())});
    session.undo();
    EXPECT_FALSE(session.tally().assisted);
    session.redo();
    EXPECT_FALSE(session.tally().assisted);
    EXPECT_EQ(minesLeft(session.state()), 59);
}

TEST(Undo, OfAnOpeningMakesTheGameAssisted) {
    play::Session<Minesweeper> session;
    session.start({"expert", "standard"}, 7, dealt("expert", 7));
    session.play(Open{{8, 15}});
    session.play(Open{hiddenSafe(session.state())});
    EXPECT_FALSE(session.tally().assisted);
    session.undo();
    EXPECT_TRUE(session.tally().assisted);
    session.redo();
    EXPECT_TRUE(session.tally().assisted);
}

TEST(Undo, GoesOnAfterALossAssisted) {
    play::Session<Minesweeper> session;
    session.start({"expert", "standard"}, 7, dealt("expert", 7));
    session.play(Open{{8, 15}});
    session.play(Open{hiddenMine(session.state())});
    ASSERT_EQ(session.status(), kit::Status::lost);
    EXPECT_FALSE(session.tally().assisted);
    session.undo();
    EXPECT_EQ(session.status(), kit::Status::playing);
    EXPECT_TRUE(session.tally().assisted);
}

TEST(Restart, IsTheSameDealAndARepeat) {
    play::Session<Minesweeper> session;
    session.start({"expert", "standard"}, 7, dealt("expert", 7));
    session.play(Open{{8, 15}});
    const auto mines = minesOf(session.state());
    session.play(Open{hiddenMine(session.state())});
    ASSERT_TRUE(session.takeResult());
    session.restart();
    EXPECT_EQ(session.state(), dealt("expert", 7));
    session.play(Open{{8, 15}});
    EXPECT_EQ(minesOf(session.state()), mines);
    session.play(Open{hiddenMine(session.state())});
    EXPECT_EQ(session.status(), kit::Status::lost);
    EXPECT_FALSE(session.takeResult()) << "a repeat is in no statistics";
}

TEST(Figures, AreTheFewestTapsAndThoseDone) {
    const auto figures = [](const char* picture) {
        const Bbbv bbbv = bbbvOf(stateOf(picture).squares);
        return std::pair(bbbv.all, bbbv.done);
    };
    EXPECT_EQ(figures("0000/0011/001*/0011"), std::pair(2, 2));
    EXPECT_EQ(figures("0000/0011/001*/001."), std::pair(2, 1));
    EXPECT_EQ(figures("..../..1./...*/...."), std::pair(2, 0));
    EXPECT_EQ(figures("1..../.*.../...../...../....."), std::pair(4, 1));
    EXPECT_EQ(Minesweeper::figures(stateOf("0000/0011/001*/0011")),
              (std::vector<std::pair<std::string, double>>{{"3bv", 2}, {"3bv_done", 2}}));
}

TEST(Cascade, OpensTenThousandCellsAtOnce) {
    const State start = dealt("100x100x1", 3);
    const auto opened = Minesweeper::apply(start, Open{{50, 50}}).value();
    int open = 0;
    for (const Square square : opened.squares) open += square.open() ? 1 : 0;
    EXPECT_GE(open, 9'990);
}

}  // namespace
}  // namespace gridlark::minesweeper
