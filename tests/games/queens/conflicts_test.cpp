/// Which queens are in conflict, by which rule, and what is tinted for it.
#include "queens/rules/conflicts.h"

#include <gtest/gtest.h>

#include "boards.h"

namespace gridlark::queens {
namespace {

using placement::Conflict;
using placement::Rule;

std::string textOf(const std::vector<Conflict>& conflicts) {
    std::string text;
    for (const auto& [a, b, rule] : conflicts) {
        if (!text.empty()) text += "; ";
        text += std::string(placement::ruleNames[rule]) + ' ' + std::to_string(a.row) + ',' +
                std::to_string(a.column) + ' ' + std::to_string(b.row) + ',' +
                std::to_string(b.column);
    }
    return text;
}

struct Case {
    const char* says;
    const char* picture;
    const char* conflicts;
};

class Conflicts : public testing::TestWithParam<Case> {};

TEST_P(Conflicts, AreNamed) {
    const auto& [says, picture, expected] = GetParam();
    EXPECT_EQ(textOf(conflicts(stateOf(picture))), expected) << says;
}

INSTANTIATE_TEST_SUITE_P(
    Boards, Conflicts,
    testing::Values(
        Case{"none", ".q../...q/q.../..q. 0", ""},
        Case{"notes are none", "xxxx/.q../x.../.... 0", ""},
        Case{"row", "q..q/..../..../.... 0", "row 0,0 0,3"},
        Case{"column", "q.../..../..../q... 0", "column 0,0 3,0"},
        Case{"region", "..q./..../...q/.... 0", "region 0,2 2,3"},
        Case{"corner to corner", ".q../q.../..../.... 0", "touch 0,1 1,0"},
        Case{"the other way", "..../..../.q../..q. 0", "touch 2,1 3,2"},
        Case{"side by side is a matter of the row", ".qq./..../..../.... 0", "row 0,1 0,2"},
        Case{"a longer diagonal is free", "q.../..../..q./.... 0", ""},
        Case{"corner to corner in one region", "..../.q../..../.... 0", ""},
        Case{"two rules at once", "q.../.q../..../.... 0", "region 0,0 1,1; touch 0,0 1,1"},
        Case{"with a given queen", "Q..q/..../..../.... 0", "row 0,0 0,3"},
        Case{"with a marker", "maaq/aa../a.../a... 0", "row 0,0 0,3"},
        Case{"three in a row are three pairs", "q.qq/..../..../.... 0",
             "row 0,0 0,2; row 0,0 0,3; row 0,2 0,3; region 0,2 0,3"}));

TEST(CellsInQuestion, AreTheRowColumnRegionOrThePair) {
    const State state = stateOf("qq../.q../..../.... 0");
    using Cells = std::vector<kit::Cell>;
    EXPECT_EQ(cellsInQuestion(state, {{0, 0}, {0, 1}, Rule::row}),
              (Cells{{0, 0}, {0, 1}, {0, 2}, {0, 3}}));
    EXPECT_EQ(cellsInQuestion(state, {{0, 1}, {1, 1}, Rule::column}),
              (Cells{{0, 1}, {1, 1}, {2, 1}, {3, 1}}));
    EXPECT_EQ(cellsInQuestion(state, {{0, 0}, {1, 1}, Rule::region}),
              (Cells{{0, 0}, {0, 1}, {1, 1}}));
    EXPECT_EQ(cellsInQuestion(state, {{0, 0}, {1, 1}, Rule::touch}), (Cells{{0, 0}, {1, 1}}));
}

}  // namespace
}  // namespace gridlark::queens
