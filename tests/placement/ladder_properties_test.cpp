/// The ladder against everything that can be enumerated: all solutions of random small maps.
#include <map>

#include <gtest/gtest.h>

#include "gridlark/kit/random.h"

#include "known_maps.h"
#include "ladder_oracle.h"
#include "placement/engine/ladder.h"
#include "placement/engine/ladder_trial.h"

namespace gridlark::placement {
namespace {

using namespace oracle;

void expectConclusion(const std::set<Solution>& solutions, const Deduction& deduction) {
    for (const Solution& solution : solutions) {
        ASSERT_FALSE(holdsAny(solution, deduction.eliminate)) << nameOf(deduction);
        for (const kit::Cell cell : deduction.place) ASSERT_TRUE(holds(solution, cell));
    }
}

void expectProgress(const Knowledge& knowledge, const Deduction& deduction) {
    ASSERT_EQ(deduction.place.size() + (deduction.eliminate.empty() ? 0 : 1), 1U);
    for (const kit::Cell cell : deduction.place) ASSERT_TRUE(knowledge.candidate(cell));
    for (const kit::Cell cell : deduction.eliminate) ASSERT_TRUE(knowledge.candidate(cell));
    ASSERT_TRUE(std::is_sorted(deduction.because.begin(), deduction.because.end()));
    ASSERT_TRUE(std::is_sorted(deduction.eliminate.begin(), deduction.eliminate.end()));
    const bool piece = deduction.technique == Technique::seenByPiece;
    for (const kit::Cell cell : deduction.because) {
        ASSERT_TRUE(piece ? knowledge.placed(cell) : knowledge.candidate(cell));
    }
}

void expectNothingEasier(const Puzzle& puzzle, const Knowledge& knowledge,
                         const Deduction& deduction) {
    for (const Technique easier : {Technique::lastCandidate, Technique::seenByPiece,
                                   Technique::confinement, Technique::seesAll}) {
        if (easier >= deduction.technique) return;
        ASSERT_FALSE(applies(easier, puzzle, knowledge)) << nameOf(deduction);
    }
    const bool trial = deduction.technique > Technique::kInK;
    const int k = trial ? puzzle.order : static_cast<int>(deduction.units.size());
    for (int smaller = 2; smaller < k; ++smaller) {
        ASSERT_FALSE(confinementApplies(puzzle, knowledge, smaller)) << nameOf(deduction);
    }
}

/// Every candidate and piece left is in some solution, and every solution lies on them.
void expectExactlyWhatIsDecided(const Puzzle& puzzle, const Knowledge& knowledge,
                                const std::set<Solution>& solutions) {
    for (int i = 0; i < puzzle.size().area(); ++i) {
        const kit::Cell cell = puzzle.size().cell(i);
        const bool possible =
            std::any_of(solutions.begin(), solutions.end(),
                        [&](const Solution& solution) { return holds(solution, cell); });
        ASSERT_EQ(knowledge.candidate(cell) || knowledge.placed(cell), possible);
    }
}

struct Played {
    std::map<std::string_view, int> techniques;
    bool finished = false;
};

/// Plays the ladder to the end and checks every step on the way.
Played play(const Puzzle& puzzle) {
    const auto solutions = allSolutions(puzzle);
    Knowledge knowledge(puzzle);
    Played played;
    while (const auto deduction = nextDeduction(knowledge)) {
        expectProgress(knowledge, *deduction);
        expectNothingEasier(puzzle, knowledge, *deduction);
        expectConclusion(solutions, *deduction);
        EXPECT_TRUE(reasonSuffices(puzzle, *deduction)) << nameOf(*deduction);
        if (testing::Test::HasFatalFailure()) return played;
        ++played.techniques[nameOf(*deduction)];
        knowledge.apply(*deduction);
    }
    played.finished = knowledge.solved();
    EXPECT_EQ(played.finished, solutions.size() == 1);
    EXPECT_EQ(knowledge.contradiction(), solutions.empty());
    if (solutions.size() > 1) expectExactlyWhatIsDecided(puzzle, knowledge, solutions);
    return played;
}

TEST(LadderProperties, EveryStepIsSoundByItsReasonAndTheEasiestAndNothingIsMissed) {
    std::map<std::string_view, int> techniques;
    for (std::uint64_t map = 0; map < 2000; ++map) {
        SCOPED_TRACE(map);
        kit::Random random("tests/ladder", map);
        Puzzle puzzle = grownMap(random, 5 + static_cast<int>(map % 3));
        addGivens(random, puzzle);
        const Played played = play(puzzle);
        ASSERT_FALSE(HasFailure());
        for (const auto& [name, count] : played.techniques) techniques[name] += count;
        const auto result = grade(puzzle, Technique::chain);
        ASSERT_EQ(result.has_value(), played.finished);
        ASSERT_TRUE(!result || result->techniques == played.techniques);
    }
    for (const char* name :
         {"only-cell-in-row", "only-cell-in-column", "only-cell-in-region", "seen-by-piece",
          "confined", "sees-all", "two-in-two", "three-in-three", "empties-line", "chain"}) {
        EXPECT_GT(techniques[name], 0) << name << " was never needed";
    }
}

TEST(LadderProperties, TrialsWithinTrialsNameAllTheyRestOn) {
    // The whole ladder hardly ever needs them on small maps, so the trials get easy steps only.
    int branches = 0;
    for (std::uint64_t map = 0; map < 1000; ++map) {
        SCOPED_TRACE(map);
        kit::Random random("tests/ladder/nested", map);
        const Puzzle puzzle = grownMap(random, 6 + static_cast<int>(map % 2));
        const ladder::Board board(puzzle);
        ladder::Position position = ladder::startOf(board, puzzle);
        ladder::Step step;
        while (ladder::findNestedTrial(board, position, Technique::seenByPiece, {}, step) ==
               ladder::Search::found) {
            const ladder::CellSet reason = position.candidates & board.cellsOf(step.units);
            Deduction deduction;
            step.eliminate.forEach(
                [&](int cell) { deduction.eliminate.push_back(ladder::cellAt(cell)); });
            reason.forEach([&](int cell) { deduction.because.push_back(ladder::cellAt(cell)); });
            ladder::forEachBit(step.units, [&](int unit) {
                deduction.units.push_back({static_cast<UnitKind>(unit / 16), unit % 16});
            });
            ASSERT_TRUE(reasonSuffices(puzzle, deduction));
            branches += step.branches;
            ladder::apply(board, step, position);
            if (ladder::censusOf(board, position).single != 0) break;
        }
    }
    EXPECT_GT(branches, 100);
}

TEST(LadderProperties, AnyBoardComesToAnEnd) {
    for (std::uint64_t map = 0; map < 2000; ++map) {
        kit::Random random("tests/ladder/any", map);
        const Puzzle puzzle = grownMap(random, 2 + static_cast<int>(map % 8));
        Knowledge knowledge(puzzle);
        for (std::uint32_t i = random.below(4); i > 0; --i) {
            knowledge.place(randomCell(random, puzzle.order));
        }
        for (std::uint32_t i = random.below(12); i > 0; --i) {
            knowledge.eliminate(randomCell(random, puzzle.order));
        }
        int steps = 0;
        while (const auto deduction = nextDeduction(knowledge)) {
            expectProgress(knowledge, *deduction);
            ASSERT_FALSE(HasFatalFailure());
            knowledge.apply(*deduction);
            ASSERT_LE(++steps, puzzle.size().area() + puzzle.order);
        }
    }
}

/// The table in ladder.h.
int starsFor(const Grade& grade) {
    if (grade.hardest > Technique::kInK) return 5;
    const int pairs =
        grade.techniques.contains("two-in-two") ? grade.techniques.at("two-in-two") : 0;
    const int used = grade.steps.at(grade.hardest) - (grade.hardestK > 2 ? pairs : 0);
    const int again = used > 1 ? 1 : 0;
    switch (grade.hardest) {
        case Technique::confinement:
            return 1 + again;
        case Technique::seesAll:
            return 2 + again;
        case Technique::kInK:
            return (grade.hardestK > 2 ? 4 : 3) + again;
        default:
            return 1;
    }
}

TEST(LadderProperties, GradesDoNotDependOnWhatElseIsAllowedAndFollowTheTable) {
    std::map<int, int> stars;
    for (std::uint64_t map = 0; map < 8000; ++map) {
        kit::Random random("tests/ladder/stars", map);
        const Puzzle puzzle = grownMap(random, 5 + static_cast<int>(map % 2));
        std::optional<Grade> before;
        for (int i = 0; i <= static_cast<int>(Technique::chain); ++i) {
            const auto result = grade(puzzle, static_cast<Technique>(i));
            ASSERT_TRUE(result || !before);
            if (!result) continue;
            ASSERT_LE(result->hardest, static_cast<Technique>(i));
            ASSERT_TRUE(!before || before->techniques == result->techniques);
            before = result;
        }
        if (!before) continue;
        ASSERT_EQ(before->stars, starsFor(*before));
        ++stars[before->stars];
    }
    for (const int number : {1, 2, 3, 4, 5}) EXPECT_GT(stars[number], 0) << number;
}

TEST(LadderProperties, KnownMapsAreFinishedIfAndOnlyIfTheyHaveOneSolution) {
    const std::vector<KnownMap> maps = knownMaps();
    EXPECT_EQ(maps.size(), 76U);
    for (const KnownMap& map : maps) {
        Knowledge knowledge(map.puzzle);
        while (const auto deduction = nextDeduction(knowledge)) knowledge.apply(*deduction);
        EXPECT_EQ(knowledge.solved(), map.solutions == 1);
        EXPECT_EQ(knowledge.contradiction(), map.solutions == 0);
        for (std::size_t row = 0; row < map.solution.size() && map.solutions == 1; ++row) {
            EXPECT_TRUE(knowledge.placed({static_cast<int>(row), map.solution[row]}));
        }
    }
}

}  // namespace
}  // namespace gridlark::placement
