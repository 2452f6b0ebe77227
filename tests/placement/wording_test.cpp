#include "placement/engine/wording.h"

#include <set>
#include <string>

#include <gtest/gtest.h>

namespace gridlark::placement {
namespace {

constexpr UnitKind row = UnitKind::row;
constexpr UnitKind column = UnitKind::column;
constexpr UnitKind region = UnitKind::region;

Deduction about(Technique technique, std::vector<Unit> units, std::vector<Unit> lines = {}) {
    Deduction deduction;
    deduction.technique = technique;
    deduction.units = std::move(units);
    deduction.lines = std::move(lines);
    return deduction;
}

Deduction rulingOut(Deduction deduction, std::vector<kit::Cell> cells) {
    deduction.eliminate = std::move(cells);
    return deduction;
}

Deduction inBranches(Deduction deduction) {
    deduction.branches = true;
    return deduction;
}

Deduction pieceOn(kit::Cell cell) {
    Deduction deduction = about(Technique::seenByPiece, {{region, 0}, {row, 2}, {column, 4}});
    deduction.because = {cell};
    return deduction;
}

struct Sentence {
    Deduction deduction;
    const char* text;
};

std::vector<Sentence> sentences() {
    using enum Technique;
    return {
        {about(lastCandidate, {{row, 2}}), "Row 3 has only one cell left."},
        {about(lastCandidate, {{column, 0}}), "Column 1 has only one cell left."},
        {about(lastCandidate, {{region, 2}}), "The C region has only one cell left."},
        {pieceOn({2, 4}),
         "The cell in row 3 and column 5 is taken, so the rest of its row, column and region and "
         "all cells that touch it are out."},
        {about(confinement, {{region, 1}}, {{row, 3}}),
         "All cells left in the B region are in row 4, so the rest of row 4 is out."},
        {about(confinement, {{region, 1}}, {{column, 3}}),
         "All cells left in the B region are in column 4, so the rest of column 4 is out."},
        {about(confinement, {{row, 1}}, {{region, 3}}),
         "All cells left in row 2 are in the D region, so the rest of the D region is out."},
        {about(confinement, {{column, 1}}, {{region, 3}}),
         "All cells left in column 2 are in the D region, so the rest of the D region is out."},
        {about(kInK, {{region, 0}, {region, 2}}, {{row, 1}, {row, 2}}),
         "The regions A and C have cells left only in rows 2 and 3 and need them all, so the rest "
         "of these rows is out."},
        {about(kInK, {{region, 0}, {region, 2}}, {{column, 1}, {column, 2}}),
         "The regions A and C have cells left only in columns 2 and 3 and need them all, so the "
         "rest of these columns is out."},
        {about(kInK, {{row, 0}, {row, 1}, {row, 4}}, {{region, 1}, {region, 2}, {region, 5}}),
         "Rows 1, 2 and 5 have cells left only in the regions B, C and F and need them all, so the "
         "rest of these regions is out."},
        {about(kInK, {{column, 0}, {column, 1}}, {{region, 1}, {region, 2}}),
         "Columns 1 and 2 have cells left only in the regions B and C and need them all, so the "
         "rest of these regions is out."},
        {about(kInK, {{row, 0}, {row, 1}}, {{column, 4}, {column, 5}}),
         "Rows 1 and 2 have cells left only in columns 5 and 6 and need them all, so the rest of "
         "these columns is out."},
        {about(kInK, {{column, 0}, {column, 1}}, {{row, 4}, {row, 5}}),
         "Columns 1 and 2 have cells left only in rows 5 and 6 and need them all, so the rest of "
         "these rows is out."},
        {rulingOut(about(seesAll, {{row, 0}}), {{1, 1}}),
         "Whichever cell of row 1 is taken, it rules out this cell."},
        {rulingOut(about(seesAll, {{column, 0}}), {{1, 1}}),
         "Whichever cell of column 1 is taken, it rules out this cell."},
        {rulingOut(about(seesAll, {{region, 0}}), {{1, 1}}),
         "Whichever cell of the A region is taken, it rules out this cell."},
        {rulingOut(about(seesAll, {{row, 0}}), {{1, 1}, {1, 2}}),
         "Whichever cell of row 1 is taken, it rules out these cells."},
        {rulingOut(about(seesAll, {{column, 0}}), {{1, 1}, {1, 2}}),
         "Whichever cell of column 1 is taken, it rules out these cells."},
        {rulingOut(about(seesAll, {{region, 0}}), {{1, 1}, {1, 2}}),
         "Whichever cell of the A region is taken, it rules out these cells."},
        {about(emptiesLine, {{row, 1}, {region, 0}}),
         "If this cell were taken, it would force others, one after another, until row 2 had no "
         "cell left."},
        {about(emptiesLine, {{column, 1}, {region, 0}}),
         "If this cell were taken, it would force others, one after another, until column 2 had no "
         "cell left."},
        {about(emptiesLine, {{region, 1}, {region, 0}}),
         "If this cell were taken, it would force others, one after another, until the B region "
         "had no cell left."},
        {about(chain, {{row, 1}, {region, 0}}),
         "If this cell were taken, the steps that follow would end with no cell left in row 2."},
        {about(chain, {{column, 1}, {region, 0}}),
         "If this cell were taken, the steps that follow would end with no cell left in column 2."},
        {about(chain, {{region, 1}, {region, 0}}),
         "If this cell were taken, the steps that follow would end with no cell left in the B "
         "region."},
        {inBranches(about(chain, {{row, 1}})),
         "If this cell were taken, each cell still possible in row 2 would fail in its turn."},
        {inBranches(about(chain, {{column, 1}})),
         "If this cell were taken, each cell still possible in column 2 would fail in its turn."},
        {inBranches(about(chain, {{region, 1}})),
         "If this cell were taken, each cell still possible in the B region would fail in its "
         "turn."},
    };
}

TEST(Wording, SaysEachDeductionInOneSentence) {
    for (const Sentence& sentence : sentences()) {
        EXPECT_EQ(inEnglish(wordingOf(sentence.deduction)), sentence.text);
    }
}

TEST(Wording, EachCaseHasASourceSentenceOfItsOwn) {
    std::set<std::string> texts;
    for (const Sentence& sentence : sentences()) {
        texts.insert(wordingOf(sentence.deduction).text);
    }
    EXPECT_EQ(texts.size(), sentences().size());
}

TEST(Wording, PlaceholdersAndArgumentsMatch) {
    for (const Sentence& sentence : sentences()) {
        const Wording wording = wordingOf(sentence.deduction);
        const std::string text = wording.text;
        for (const char digit : {'1', '2', '3'}) {
            const bool used = text.find(std::string{'%', digit}) != std::string::npos;
            EXPECT_EQ(used, static_cast<std::size_t>(digit - '0') <= wording.arguments.size())
                << text;
        }
    }
}

TEST(Wording, GivesItsArgumentsAsValues) {
    const auto deduction = about(Technique::kInK, {{region, 0}, {region, 2}}, {{row, 1}, {row, 2}});
    const Wording wording = wordingOf(deduction);
    ASSERT_EQ(wording.arguments.size(), 2U);
    EXPECT_EQ(std::get<std::vector<Unit>>(wording.arguments[0]), deduction.units);
    EXPECT_EQ(std::get<std::vector<Unit>>(wording.arguments[1]), deduction.lines);
}

TEST(Wording, TakesTheNamesOfRegionsFromTheCaller) {
    const auto colour = [](int index) { return std::string(index == 0 ? "orange" : "blue"); };
    const auto two = about(Technique::kInK, {{region, 0}, {region, 1}}, {{row, 1}, {row, 2}});
    EXPECT_EQ(inEnglish(wordingOf(about(Technique::lastCandidate, {{region, 1}})), colour),
              "The blue region has only one cell left.");
    EXPECT_EQ(inEnglish(wordingOf(two), colour),
              "The regions orange and blue have cells left only in rows 2 and 3 and need them all, "
              "so the rest of these rows is out.");
}

}  // namespace
}  // namespace gridlark::placement
