/// Hints, deals without guessing, the player and the look back after a loss, compared with all
/// layouts of small boards.
#include <algorithm>
#include <bit>
#include <map>

#include <gtest/gtest.h>

#include "boards.h"
#include "minesweeper/engine/chances/analysis.h"
#include "minesweeper/engine/hints/hint.h"
#include "minesweeper/engine/hints/verdict.h"
#include "minesweeper/engine/player/endgame.h"
#include "minesweeper/engine/player/player.h"
#include "minesweeper/engine/player/solving.h"
#include "minesweeper/rules/layout.h"
#include "oracle.h"
#include "positions.h"
#include "rounds.h"

namespace gridlark::minesweeper {
namespace {

bool has(const std::vector<kit::Cell>& cells, kit::Cell cell) {
    return std::find(cells.begin(), cells.end(), cell) != cells.end();
}

/// True if all layouts that fit `because` alone, with or without the number of mines, agree that
/// the cells are (no) mines. Numbers left out become hidden cells that hold no mine.
bool follows(const Position& position, const Hint& hint, const std::vector<kit::Cell>& because) {
    Knowledge knowledge(position.field);
    for (int i = 0; i < position.field.size.area(); ++i) {
        const kit::Cell cell = position.field.size.cell(i);
        const int spot = knowledge.spotOf(cell);
        if (position.cells[cell] == knownMine) knowledge.setMine(spot);
        if (position.cells[cell] < 0) continue;
        has(because, cell) ? knowledge.open(spot, position.cells[cell]) : knowledge.setSafe(spot);
    }
    std::vector<int> hiddenSpots;
    for (int spot = 0; spot < knowledge.spots(); ++spot) {
        if (knowledge.kind(spot) == Knowledge::Kind::unknown) hiddenSpots.push_back(spot);
    }
    for (std::uint64_t mask = 0; mask < (std::uint64_t{1} << hiddenSpots.size()); ++mask) {
        if (hint.usesMineCount && std::popcount(mask) != knowledge.minesLeft()) continue;
        const auto mineAt = [&](int spot) {
            const auto place = std::find(hiddenSpots.begin(), hiddenSpots.end(), spot);
            return place != hiddenSpots.end() && ((mask >> (place - hiddenSpots.begin())) & 1) != 0;
        };
        const bool fits = std::all_of(because.begin(), because.end(), [&](kit::Cell number) {
            const int spot = knowledge.spotOf(number);
            int mines = 0;
            for (int bit = 0; bit < 9; ++bit)
                mines += mineAt(knowledge.neighbour(spot, bit)) ? 1 : 0;
            return mines == knowledge.need(spot);
        });
        if (!fits) continue;
        for (const kit::Cell cell : hint.cells) {
            if (mineAt(knowledge.spotOf(cell)) != hint.mine) return false;
        }
    }
    return true;
}

void expectGuess(const Position& position, const Hint& hint, const Oracle& oracle) {
    for (int i = 0; i < position.field.size.area(); ++i) {
        const kit::Cell cell = position.field.size.cell(i);
        if (position.cells[cell] != hidden && position.cells[cell] != flagged) continue;
        const double risk = oracle.probability(cell);
        EXPECT_GE(risk, hint.risk - 1e-12);
        EXPECT_EQ(has(hint.cells, cell), risk < hint.risk + 1e-12);
    }
}

/// The reason proves the claim, and no number of it can be left out.
void expectProof(const Position& position, const Hint& hint) {
    EXPECT_TRUE(follows(position, hint, hint.because));
    if (hint.cells.size() > 1) return;  // one cell may need less than all
    for (const kit::Cell number : hint.because) {
        std::vector<kit::Cell> fewer = hint.because;
        std::erase(fewer, number);
        EXPECT_FALSE(follows(position, hint, fewer)) << "one too many";
    }
}

TEST(Hints, AreRightAndHaveTheirReason) {
    kit::Random random("minesweeper-hints", 1);
    std::map<Reason, int> met;
    for (int i = 0; i < rounds(3'000) && !testing::Test::HasFailure(); ++i) {
        const Position position = randomPosition(random, 13);
        SCOPED_TRACE(pictureOf(position));
        const Oracle oracle(position);
        const auto hint = nextHint(position);
        if (oracle.layouts() == 0) {
            EXPECT_FALSE(hint);
            continue;
        }
        if (!hint) continue;
        ++met[hint->reason];
        ASSERT_FALSE(hint->cells.empty());
        if (hint->reason == Reason::guess) {
            expectGuess(position, *hint, oracle);
            continue;
        }
        for (const kit::Cell cell : hint->cells) {
            EXPECT_EQ(oracle.probability(cell), hint->mine ? 1 : 0);
            EXPECT_EQ(position.cells[cell] == flagged, hint->reason == Reason::wrongFlag);
        }
        if (hint->reason != Reason::wrongFlag) expectProof(position, *hint);
    }
    for (const Reason reason : {Reason::wrongFlag, Reason::oneNumber, Reason::twoNumbers,
                                Reason::mineCount, Reason::guess}) {
        EXPECT_GT(met[reason], 5) << name(reason);
    }
}

TEST(Hints, ComeInOrderOfDifficulty) {
    const auto reasonOf = [](const std::vector<std::string>& rows, int mines) {
        const auto hint = nextHint(positionOf(rows, mines));
        return hint ? std::string(name(hint->reason)) + (hint->mine ? " mine" : " safe") : "";
    };
    EXPECT_EQ(reasonOf({"1.", ".."}, 1), "guess safe");
    EXPECT_EQ(reasonOf({"0.", ".."}, 0), "one-number safe");
    EXPECT_EQ(reasonOf({"1."}, 1), "one-number mine");
    EXPECT_EQ(reasonOf({"....", "1121", "0000"}, 2), "two-numbers safe");
    EXPECT_EQ(reasonOf({"1...", "....", "...."}, 1), "mine-count safe");
    EXPECT_EQ(reasonOf({"0F..", "011.", "...."}, 1), "wrong-flag safe");
}

TEST(Hints, InAGameNameEveryWrongFlagFirst) {
    // The numbers do not show that the lower flag is wrong; the game knows.
    const State state = stateOf("0000/0011/001F/001f");
    const auto hint = nextHint(state);
    ASSERT_TRUE(hint);
    EXPECT_EQ(hint->reason, Reason::wrongFlag);
    EXPECT_EQ(hint->cells, (std::vector<kit::Cell>{{3, 3}}));
}

TEST(Hints, InAGameTakeRightFlagsForGranted) {
    const auto hint = nextHint(stateOf("0000/001./001F/001."));
    ASSERT_TRUE(hint);
    EXPECT_EQ(hint->reason, Reason::oneNumber);
    EXPECT_FALSE(hint->mine);
    EXPECT_EQ(hint->minesLeft, 0);
}

/// From the first opening to the end by hints alone, flags included. Nothing is ever a guess.
TEST(Hints, LeadThroughAGameWithoutGuessing) {
    std::map<Reason, int> met;
    for (const char* grid : {"beginner", "hard", "30x16x99"}) {
        for (kit::DealNumber number = 0; number < 60; ++number) {
            State state = Minesweeper::deal({grid, "no-guess"}, number, {}).value();
            const kit::Size size = state.field.size;
            state = Minesweeper::apply(state, Open{{size.rows / 2, size.columns / 2}}).value();
            while (Minesweeper::status(state) == kit::Status::playing) {
                const auto hint = nextHint(state);
                ASSERT_TRUE(hint);
                ASSERT_NE(hint->reason, Reason::guess);
                ++met[hint->reason];
                for (const kit::Cell cell : hint->cells) {
                    const Action action = hint->mine ? Action(Flag{cell}) : Action(Open{cell});
                    const auto next = Minesweeper::apply(state, action);
                    if (next) state = *next;
                }
            }
            EXPECT_EQ(Minesweeper::status(state), kit::Status::won) << grid << ' ' << number;
        }
    }
    EXPECT_GT(met[Reason::oneNumber], met[Reason::twoNumbers]);
    EXPECT_GT(met[Reason::twoNumbers], met[Reason::numbers]);
    EXPECT_GT(met[Reason::numbers], 0);
    EXPECT_GT(met[Reason::mineCount], 0);
}

/// Solves with the oracle alone: opens what is safe in all layouts until nothing is.
bool oracleSolves(const Squares& squares, int mines, kit::Cell start) {
    Position position{{squares.size(), mines}, kit::Grid<std::int8_t>(squares.size(), hidden)};
    const auto open = [&](kit::Cell cell) {
        position.cells[cell] = static_cast<std::int8_t>(squares[cell].number());
    };
    open(start);
    for (bool more = true; more;) {
        more = false;
        const Oracle oracle(position);
        bool left = false;
        for (int i = 0; i < squares.size().area(); ++i) {
            const kit::Cell cell = squares.size().cell(i);
            if (position.cells[cell] != hidden) continue;
            left = left || !squares[cell].mine();
            if (oracle.probability(cell) > 0) continue;
            open(cell);
            more = true;
        }
        if (!left) return true;
    }
    return false;
}

TEST(Solving, AgreesWithAllLayouts) {
    int solved = 0;
    for (kit::DealNumber number = 1; number <= rounds(150U); ++number) {
        const Field field{{5, 5}, static_cast<int>(3 + number % 4)};
        const kit::Cell start{static_cast<int>(number % 5), static_cast<int>(number % 3)};
        const Squares squares = lay(field, Variant::standard, number, start).value();
        const Solved result = solve(squares, field.mines, start);
        EXPECT_TRUE(result.known);
        EXPECT_EQ(result.solved, oracleSolves(squares, field.mines, start)) << number;
        EXPECT_EQ(result.solved, result.opened == 25 - field.mines);
        solved += result.solved ? 1 : 0;
    }
    EXPECT_GT(solved, rounds(20));
    EXPECT_LT(solved, 140);
}

TEST(NoGuess, SmallDealsAreSolvedByTheOracle) {
    for (kit::DealNumber number = 1; number <= 40; ++number) {
        const Field field{{5, 5}, 5};
        const kit::Cell start{1, 1};
        const auto squares = lay(field, Variant::noGuess, number, start);
        ASSERT_TRUE(squares);
        EXPECT_TRUE(oracleSolves(*squares, field.mines, start)) << number;
    }
}

TEST(NoGuess, ThousandDealsOfEachGridAreSolvedAndDiffer) {
    for (const kit::Preset& preset : Minesweeper::presets()) {
        const Field field = fieldNamed(preset.grid).value();
        const int deals = rounds(field.size.area() > 1'000 ? 200 : 1'000);
        Squares before;
        for (int i = 0; i < deals; ++i) {
            const kit::Cell start = field.size.cell((i * 37) % field.size.area());
            const auto squares =
                lay(field, Variant::noGuess, static_cast<kit::DealNumber>(i), start);
            ASSERT_TRUE(squares) << preset.grid << " " << i;
            EXPECT_TRUE(solve(*squares, field.mines, start).solved) << preset.grid << " " << i;
            EXPECT_NE(*squares, before);
            before = *squares;
        }
    }
}

TEST(NoGuess, DenseDealsComeOrAreRefused) {
    const Field field{{9, 9}, 30};
    const auto dense = lay(field, Variant::noGuess, 1, {4, 4});
    ASSERT_TRUE(dense);
    EXPECT_TRUE(solve(*dense, 30, {4, 4}).solved);
    EXPECT_EQ(*dense, lay(field, Variant::noGuess, 1, {4, 4}).value());
    std::stop_source stopped;
    stopped.request_stop();
    EXPECT_FALSE(lay({{30, 30}, 300}, Variant::noGuess, 1, {4, 4}, stopped.get_token()));
}

/// Layouts won by best play, by trying every cell in every set of layouts.
int wonAtBest(const std::vector<kit::Grid<int>>& layouts, const kit::Grid<int>& open) {
    if (layouts.size() <= 1) return static_cast<int>(layouts.size());
    const kit::Size size = open.size();
    int most = 0;
    for (int i = 0; i < size.area(); ++i) {
        const kit::Cell cell = size.cell(i);
        if (open[cell] != 0) continue;
        std::map<int, std::vector<kit::Grid<int>>> parts;
        for (const auto& mines : layouts) {
            int number = 0;
            kit::forEachNeighbour(size, cell, kit::kingSteps,
                                  [&](kit::Cell next) { number += mines[next]; });
            if (mines[cell] == 0) parts[number].push_back(mines);
        }
        kit::Grid<int> next = open;
        next[cell] = 1;
        int won = 0;
        for (const auto& [number, part] : parts) won += wonAtBest(part, next);
        most = std::max(most, won);
    }
    return most;
}

TEST(Endgame, FindsTheBestPlay) {
    kit::Random random("minesweeper-endgame", 1);
    int compared = 0;
    for (int i = 0; i < rounds(6'000); ++i) {
        const Position position = randomPosition(random, 7);
        const Oracle oracle(position);
        Knowledge knowledge(position);
        if (oracle.layouts() < 2 || !knowledge.deduce() || knowledge.safeCells() > 0) continue;
        const auto layouts = Layouts::count(knowledge, {});
        const auto endgame = playOut(knowledge, layouts.value());
        ASSERT_TRUE(endgame);
        kit::Grid<int> open(position.field.size);
        for (int c = 0; c < open.size().area(); ++c) {
            const kit::Cell cell = open.size().cell(c);
            open[cell] = position.cells[cell] >= 0 || position.cells[cell] == knownMine ? 1 : 0;
        }
        EXPECT_NEAR(endgame->winning, wonAtBest(oracle.all(), open) / oracle.layouts(), 1e-12)
            << pictureOf(position);
        ++compared;
    }
    EXPECT_GT(compared, rounds(200));
}

TEST(Player, WinsWithWhatIsCertain) {
    for (kit::DealNumber number = 1; number <= rounds(300U); ++number) {
        const Field field = fieldNamed("hard").value();
        const Squares squares = lay(field, Variant::noGuess, number, {3, 3}).value();
        const Played played = play(squares, field.mines, {3, 3});
        EXPECT_TRUE(played.won);
        EXPECT_EQ(played.guesses, 0);
    }
}

TEST(Player, WinsMoreThanTheSafestCellAlone) {
    const Field field = fieldNamed("16x16x51").value();
    int won = 0;
    int wonSafest = 0;
    for (kit::DealNumber number = 1; number <= 600; ++number) {
        const Squares squares = lay(field, Variant::standard, number, {8, 8}).value();
        won += play(squares, field.mines, {8, 8}).won ? 1 : 0;
        wonSafest += play(squares, field.mines, {8, 8}, Policy::safest).won ? 1 : 0;
    }
    EXPECT_GT(won, wonSafest);
    EXPECT_GT(wonSafest, 100);
}

TEST(Verdict, SaysWhatCouldBeKnown) {
    const auto known = verdictOn(stateOf("0000/0011/001X/001."));
    ASSERT_TRUE(known);
    EXPECT_EQ(known->fatal, (kit::Cell{2, 3}));
    EXPECT_TRUE(known->knowable);
    EXPECT_EQ(known->risk, 1);
    EXPECT_EQ(known->safest, (std::vector<kit::Cell>{{3, 3}}));
    EXPECT_EQ(known->leastRisk, 0);

    const auto chance = verdictOn(stateOf("0001X/0001."));
    ASSERT_TRUE(chance);
    EXPECT_FALSE(chance->knowable);
    EXPECT_NEAR(chance->risk, 0.5, 1e-12);
    EXPECT_NEAR(chance->leastRisk, 0.5, 1e-12);
    EXPECT_EQ(chance->safest.size(), 2U);
    EXPECT_FALSE(verdictOn(stateOf("0000/0011/001*/001.")));
}

}  // namespace
}  // namespace gridlark::minesweeper
