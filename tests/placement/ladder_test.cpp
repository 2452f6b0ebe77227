#include "placement/engine/ladder.h"

#include <gtest/gtest.h>

#include "ladder_pictures.h"

namespace gridlark::placement {
namespace {

struct Case {
    const char* label;
    const char* technique;
    const char* picture;
    const char* units;
    const char* lines;

    friend void PrintTo(const Case& shown, std::ostream* stream) { *stream << shown.label; }
};

const Case singleUnits[] = {
    {"LastOfRow", "only-cell-in-row", R"(
        AAAA  ....  ....
        BBCC  xxx.  xxx+
        BBDC  ....  ....
        BBDC  ....  ....)",
     "R1", ""},
    {"LastOfColumn", "only-cell-in-column", R"(
        AAAA  ...x  ...x
        BBBA  ...x  ...x
        CCDD  ....  ...+
        CCDD  ...x  ...x)",
     "C3", ""},
    {"LastOfRegion", "only-cell-in-region", R"(
        AABC  ....  ..+.
        AAAA  ....  ....
        ADAA  ....  ....
        DDDA  ....  ....)",
     "G1", ""},
    {"SeenByPiece", "seen-by-piece", R"(
        AAAB  ....  ..-.
        AACB  ....  .---
        DDCB  ..Q.  --*-
        DDDD  ....  .---)",
     "G2 R2 C2", ""},
    {"SeenByTheFirstPieceThatTells", "seen-by-piece", R"(
        AABBB  xQxxx  xQxxx
        AABBB  xxxQ.  xxx*-
        CCDBB  .x...  .x---
        CCDDE  .x...  .x.-.
        CCDEE  .x...  .x.-.)",
     "G1 R1 C3", ""},
    {"SeesAllOfRow", "sees-all", R"(
        AAAB  ..x.  ..x.
        AACB  ....  .-..
        DDCB  .x.x  *x*x
        DDCB  ....  .-..)",
     "R2", ""},
    {"SeesAllOfColumn", "sees-all", R"(
        AAAA  ..x.  ..x.
        BCCC  x...  x.*.
        BCDD  .xx.  .xx-
        BBDD  ....  ..*.)",
     "C2", ""},
    {"SeesAllOfRegion", "sees-all", R"(
        ABCC  ....  -*-.
        ABCC  ....  -*-.
        AADC  .x..  .x..
        ADDD  .x..  .x..)",
     "G1", ""},
};

const Case confinedUnits[] = {
    {"RegionInRow", "confined", R"(
        AABB  ....  **--
        BBBB  ....  ....
        CDDD  ....  ....
        CCCC  ....  ....)",
     "G0", "R0"},
    {"RegionInColumn", "confined", R"(
        AABC  ....  ..*.
        DABC  ....  ..*.
        DDDD  ....  ..-.
        DDDD  ....  ..-.)",
     "G1", "C2"},
    {"RowInRegion", "confined", R"(
        AAAA  ..xx  **xx
        AAAB  ..x.  --x.
        ACDB  ....  -...
        CCDB  ....  ....)",
     "R0", "G0"},
    {"ColumnInRegion", "confined", R"(
        ABBC  x..x  x..x
        AACC  ....  ..-*
        ACCC  ....  .--*
        DDDD  ...x  ...x)",
     "C3", "G2"},
    {"TwoRegionsInTwoRows", "two-in-two", R"(
        ABBBC  x....  x....
        AABBC  x.xx.  x.xx.
        AAABC  x....  x....
        DEEBC  .x.x.  *x*x-
        DDEEC  .x...  *x**-)",
     "G3 G4", "R3 R4"},
    {"TwoRegionsInTwoColumns", "two-in-two", R"(
        AAABB  .....  ...**
        AACCB  ..xx.  ..xx*
        DDCCE  .....  ...-*
        DDCEE  ...x.  ...x*
        DDCEE  .....  ...**)",
     "G1 G4", "C3 C4"},
    {"TwoRowsInTwoRegions", "two-in-two", R"(
        AABBB  ....x  ****x
        AABBB  ....x  ****x
        AACCD  .....  --...
        ECCCD  .x.x.  .x.x.
        EECCD  .....  .....)",
     "R0 R1", "G0 G1"},
    {"TwoColumnsInTwoRegions", "two-in-two", R"(
        AAABB  .....  **-..
        CABBB  x..x.  x*.x.
        CCDDD  xx...  xx...
        CCCEE  ...x.  **-x.
        CCCEE  .....  **-..)",
     "C0 C1", "G0 G2"},
    {"TwoRowsInTwoColumns", "two-in-two", R"(
        AABB  ....  -..-
        AABB  .xx.  *xx*
        CDDD  .xx.  *xx*
        CCDD  ....  -..-)",
     "R1 R2", "C0 C3"},
    {"TwoColumnsInTwoRows", "two-in-two", R"(
        AAAABBB  ...x..x  ...x..x
        AAAABBB  .x.x..x  .x.x..x
        CCCDDBB  ...xxxx  ...xxxx
        EDDDDDD  xx.....  xx-*--*
        EEDDFFF  ..xxxxx  ..xxxxx
        EEGGGFF  xx.x..x  xx.x..x
        EGGGGFF  x...x..  x--*x-*)",
     "C3 C6", "R3 R6"},
    {"ThreeRegionsInThreeRows", "three-in-three", R"(
        ABBCCC  .x....  *x****
        AABCCC  .x.x..  *x*x**
        AABDDD  ......  ***---
        EEFFDD  x.x...  x.x...
        EEFFFD  ..x...  ..x...
        EFFFFF  .xx...  .xx...)",
     "G0 G1 G2", "R0 R1 R2"},
    {"ThreeRegionsInThreeColumns", "three-in-three", R"(
        AAAABB  ......  ...-**
        CAAABB  ...x..  ...x**
        CCCDDB  ..x...  ..x***
        CCCDDE  ....x.  ...*x*
        CCCEEE  .x....  .x.***
        FFFEEE  ...xxx  ...xxx)",
     "G1 G3 G4", "C3 C4 C5"},
    {"ThreeColumnsInThreeRegions", "three-in-three", R"(
        ABBCCDD  x....x.  x**..x.
        AABBCDD  xx.x...  xx*x...
        AABBDDE  xx....x  xx*-..x
        AAAEEEE  .......  ***....
        AAFEEEE  .x.....  *x*....
        FFFFEEE  .....xx  ***-.xx
        FFFFFGG  xxxxx..  xxxxx..)",
     "C0 C1 C2", "G0 G1 G5"},
    {"ThreeRowsInThreeColumns", "three-in-three", R"(
        AAAABB  xxx.x.  xxx*x*
        CAAAAB  .x..x.  .x.-x-
        CDDEEB  .x.x.x  .x.x.x
        CDDEEB  .x.x.x  .x.x.x
        FFDDBB  x.x.x.  x*x*x*
        FFDBBB  x.xxx.  x*xxx*)",
     "R0 R4 R5", "C1 C3 C5"},
    {"FourRegionsInFourRows", "four-in-four", R"(
        AABBBCCC  ........  ********
        ADDDBBCC  .x......  *x******
        AADDBBEE  ........  ******--
        FFDDBEEE  ........  --***---
        FFFFEEEE  ........  ........
        FGGGEHHE  ........  ........
        FGGGGHHH  .x......  .x......
        FFGGGGGG  ........  ........)",
     "G0 G1 G2 G3", "R0 R1 R2 R3"},
};

const Case trials[] = {
    {"LeavesRowEmpty", "empties-line", R"(
        AABB  ....  ..**
        AABB  ....  .-**
        CDDD  .x..  *x**
        CCDD  ....  ....)",
     "R2 G1", ""},
    {"LeavesColumnEmpty", "empties-line", R"(
        AABB  x...  x***
        AABB  .xx.  .xx*
        CDDD  .x..  .x-.
        CCDD  ....  .*..)",
     "C1 G1", ""},
    {"LeavesRegionEmpty", "empties-line", R"(
        AAABB  ...xx  ***xx
        CCBBB  .x...  -x***
        CCBDD  ...x.  ..*x.
        CEEDD  .....  .....
        CEEED  .....  .....)",
     "G1 G0", ""},
    {"ChainToRow", "chain", R"(
        AAABBB  ......  ***.-.
        AAABBB  ..xx..  **xx..
        CCAADE  ..xx.x  **xx*x
        CCCDDE  .....x  .....x
        FFFEEE  ...xx.  ...xx.
        FFFEEE  ......  ......)",
     "R2 G0", ""},
    {"ChainToColumn", "chain", R"(
        ABBCC  .....  ..*..
        AABCC  .....  ..*..
        AABBB  .....  *****
        DDDDD  .....  .-*..
        EEEEE  .....  ..*..)",
     "C2 R2", ""},
    {"ChainToRegion", "chain", R"(
        AAABBB  ......  ..-***
        AAACBB  ..x...  ..x***
        AACCCB  .....x  ..***x
        DDCCEE  ..xx..  ..xx**
        DDDDDE  ....x.  ....x*
        FFFFFF  ......  ......)",
     "G4 G1 G2", ""},
    {"ChainWithinChain", "chain", R"(
        AAABBBBBB  xx.....xx  xx.*...xx
        AAABBBBBC  xxxxxxxxQ  xxxxxxxxQ
        AAADBBBBE  xx.x...xx  xx.x-..xx
        AADDDDBEE  xxx...x.x  xxx***x*x
        AFDDDDBEE  x.xx..x.x  x*xx**x*x
        FFDDDGBEE  .xx..xx.x  .xx**xx.x
        HHDDGGGGG  .xxx...xx  .xxx...xx
        HHGGGGGGG  x.x..xxxx  x*x**xxxx
        HHGGGIIGG  xxxxx..xx  xxxxx..xx)",
     "R4 G3 R3 R7 C1 C3", ""},
};

class LadderTable : public testing::TestWithParam<Case> {};

TEST_P(LadderTable, FindsTheStep) {
    const Picture picture(GetParam().picture);
    const auto deduction = nextDeduction(picture.knowledge());
    ASSERT_TRUE(deduction);
    EXPECT_EQ(nameOf(*deduction), GetParam().technique);
    EXPECT_EQ(picture.with(*deduction), picture.after);
    EXPECT_EQ(namesOf(deduction->units), GetParam().units);
    EXPECT_EQ(namesOf(deduction->lines), GetParam().lines);
    EXPECT_EQ(deduction->branches, GetParam().label == std::string_view("ChainWithinChain"));
}

TEST_P(LadderTable, FindsNothingWithEasierTechniquesOnly) {
    const Picture picture(GetParam().picture);
    const Technique technique = nextDeduction(picture.knowledge())->technique;
    if (technique == Technique::lastCandidate) return;
    const auto easier = static_cast<Technique>(static_cast<int>(technique) - 1);
    EXPECT_FALSE(nextDeduction(picture.knowledge(), easier));
}

constexpr auto labelOf = [](const auto& info) { return std::string(info.param.label); };

INSTANTIATE_TEST_SUITE_P(SingleUnits, LadderTable, testing::ValuesIn(singleUnits), labelOf);
INSTANTIATE_TEST_SUITE_P(ConfinedUnits, LadderTable, testing::ValuesIn(confinedUnits), labelOf);
INSTANTIATE_TEST_SUITE_P(Trials, LadderTable, testing::ValuesIn(trials), labelOf);

/// No clash, no empty unit, four pieces to place on an open board.
Puzzle columnsOfFour() {
    Puzzle puzzle;
    puzzle.order = 4;
    for (int i = 0; i < 16; ++i) puzzle.regions.push_back(static_cast<std::uint8_t>(i % 4));
    return puzzle;
}

TEST(Knowledge, StartsFromGivenPiecesAndBlockedCells) {
    Puzzle puzzle = columnsOfFour();
    puzzle.given = {{0, 1}};
    puzzle.blocked = {{3, 2}};
    const Knowledge knowledge(puzzle);
    EXPECT_TRUE(knowledge.placed({0, 1}));
    EXPECT_FALSE(knowledge.candidate({0, 1}));
    EXPECT_FALSE(knowledge.candidate({3, 2}));
    EXPECT_FALSE(knowledge.placed({3, 2}));
    EXPECT_TRUE(knowledge.candidate({0, 0})) << "consequences are steps of their own";
    EXPECT_FALSE(knowledge.contradiction());
    EXPECT_FALSE(knowledge.solved());
}

TEST(Knowledge, ClashingPiecesAreAContradiction) {
    for (const kit::Cell second : {kit::Cell{1, 3}, kit::Cell{2, 1}, kit::Cell{2, 2}}) {
        Knowledge knowledge(columnsOfFour());
        knowledge.place({1, 1});
        EXPECT_FALSE(knowledge.contradiction());
        knowledge.place(second);
        EXPECT_TRUE(knowledge.contradiction());
        EXPECT_FALSE(nextDeduction(knowledge));
    }
}

TEST(Knowledge, APieceOnACellRuledOutIsAContradictionInEitherOrder) {
    Knowledge placedFirst(columnsOfFour());
    placedFirst.place({1, 1});
    placedFirst.eliminate({1, 1});
    EXPECT_TRUE(placedFirst.contradiction());
    Knowledge placedLast(columnsOfFour());
    placedLast.eliminate({1, 1});
    placedLast.place({1, 1});
    EXPECT_TRUE(placedLast.contradiction());
    EXPECT_FALSE(nextDeduction(placedLast));
}

TEST(Knowledge, AnEmptyUnitIsAContradiction) {
    Knowledge knowledge(columnsOfFour());
    for (int row = 0; row < 4; ++row) {
        EXPECT_FALSE(knowledge.contradiction());
        knowledge.eliminate({row, 2});
    }
    EXPECT_TRUE(knowledge.contradiction());
}

TEST(Knowledge, PlacingOrRulingOutTwiceChangesNothing) {
    Knowledge knowledge(columnsOfFour());
    knowledge.place({0, 1});
    knowledge.place({0, 1});
    knowledge.eliminate({0, 2});
    knowledge.eliminate({0, 2});
    EXPECT_FALSE(knowledge.contradiction());
}

TEST(Ladder, NeverProposesAPieceThatTouchesAnother) {
    // Region 3 has one cell left, next to the piece: not a step, but the end.
    Knowledge knowledge(columnsOfFour());
    knowledge.place({1, 2});
    for (const int row : {1, 2, 3}) knowledge.eliminate({row, 3});
    const auto deduction = nextDeduction(knowledge);
    ASSERT_TRUE(deduction);
    EXPECT_EQ(deduction->technique, Technique::seenByPiece);
    knowledge.apply(*deduction);
    EXPECT_TRUE(knowledge.contradiction());
    EXPECT_FALSE(nextDeduction(knowledge));
}

TEST(Ladder, StopsWhereEveryCandidateIsInSomeSolution) {
    // 4×4 by columns has two solutions, mirror images; the corners and the middle are in neither.
    Knowledge knowledge(columnsOfFour());
    while (const auto deduction = nextDeduction(knowledge)) knowledge.apply(*deduction);
    EXPECT_FALSE(knowledge.solved());
    EXPECT_FALSE(knowledge.contradiction());
    int candidates = 0;
    for (int i = 0; i < 16; ++i) candidates += knowledge.candidate({i / 4, i % 4});
    EXPECT_EQ(candidates, 8);
    EXPECT_FALSE(grade(columnsOfFour(), Technique::chain));
}

TEST(Ladder, ALongSearchCanBeStopped) {
    std::stop_source source;
    source.request_stop();
    const Picture picture(trials[std::size(trials) - 1].picture);
    EXPECT_FALSE(nextDeduction(picture.knowledge(), Technique::chain, source.get_token()));
}

TEST(Ladder, ABoardOfOneCell) {
    Puzzle puzzle;
    puzzle.order = 1;
    puzzle.regions = {0};
    const auto result = grade(puzzle);
    ASSERT_TRUE(result);
    EXPECT_EQ(result->stars, 1);
    EXPECT_EQ(result->techniques, (std::map<std::string_view, int>{{"only-cell-in-region", 1}}));
}

}  // namespace
}  // namespace gridlark::placement
