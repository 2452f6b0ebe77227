/// The player's own puzzles: what is read, what is said about them, and that they do not count.
#include "queens/deal/own.h"

#include <fstream>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "gridlark/play/session.h"

#include "boards.h"
#include "queens/engine/hint.h"

namespace gridlark::queens {
namespace {

using Cells = std::vector<kit::Cell>;

constexpr const char* map = "AABB\nCABB\nCCDB\nCDDD\n";

struct Case {
    const char* says;
    std::string text;
    std::vector<Remark> remarks;
};

class Remarks : public testing::TestWithParam<Case> {};

TEST_P(Remarks, SayWhatIsWrongAndWhere) {
    const auto& [says, text, remarks] = GetParam();
    SCOPED_TRACE(says);
    const OwnPuzzle own = readOwn(text);
    EXPECT_FALSE(own.playable());
    EXPECT_EQ(own.stars, std::nullopt);
    ASSERT_EQ(own.remarks.size(), remarks.size());
    for (std::size_t i = 0; i < remarks.size(); ++i) {
        EXPECT_EQ(own.remarks[i].finding, remarks[i].finding) << "remark " << i;
        EXPECT_EQ(own.remarks[i].cells, remarks[i].cells);
        EXPECT_EQ(own.remarks[i].count, remarks[i].count);
    }
    EXPECT_FALSE(own.board && Queens::flaw(*own.board));
}

INSTANTIATE_TEST_SUITE_P(
    Texts, Remarks,
    testing::Values(
        Case{"nothing", "", {{Finding::empty, {}, 0}}},
        Case{"nothing to see", " \r\n\t\n", {{Finding::empty, {}, 0}}},
        Case{"separators only", ",,\n;;", {{Finding::empty, {}, 0}}},
        Case{"without end", std::string(70'000, 'A'), {{Finding::tooLong, {}, 0}}},
        Case{"a brace alone", "{", {{Finding::badJson, {}, 0}}},
        Case{"deep nonsense", "{\"a\":" + std::string(50'000, '['), {{Finding::badJson, {}, 0}}},
        Case{"no regions", "{\"rows\":[]}", {{Finding::noRegions, {}, 0}}},
        Case{"regions that are none", R"({"regions":[1,2]})", {{Finding::noRegions, {}, 0}}},
        Case{"regions without rows", R"({"regions":[]})", {{Finding::noRegions, {}, 0}}},
        Case{"cells that are none",
             R"({"regions":["AB","AB"],"given":[[0]]})",
             {{Finding::badCells, {}, 0}}},
        Case{"cells below zero",
             R"({"regions":["AB","AB"],"blocked":[[0,-1]]})",
             {{Finding::badCells, {}, 0}}},
        Case{"cells beyond all numbers",
             R"({"regions":["AB","AB"],"blocked":[[0,18446744073709551615]]})",
             {{Finding::badCells, {}, 0}}},
        Case{"seventeen rows",
             "A\nB\nC\nD\nE\nF\nG\nH\nI\nJ\nK\nL\nM\nN\nO\nP\nQ",
             {{Finding::order, {}, 17}}},
        Case{"a row too short", "AABB\nCABB\nCCD\nCDDD", {{Finding::notSquare, {{2, 3}}, 4}}},
        Case{"a row too long",
             "AABB\nCABBBB\nCCDB\nCDDD",
             {{Finding::notSquare, {{1, 4}, {1, 5}}, 4}}},
        Case{"an empty row within",
             "AB\n\nAB",
             {{Finding::notSquare, {{0, 2}, {1, 0}, {1, 1}, {1, 2}, {2, 2}}, 3}}},
        Case{"a region too many", "AABB\nCABb\nCCDB\nCDDD", {{Finding::regionCount, {{1, 3}}, 5}}},
        Case{"two too many",
             "AABB\nCAEE\nCCFB\nCDDD",
             {{Finding::regionCount, {{1, 2}, {1, 3}, {2, 2}}, 6}}},
        Case{"a region too few", "AABB\nCABB\nCCBB\nCBBB", {{Finding::regionCount, {}, 3}}},
        Case{"given off the board",
             R"({"regions":["AB","AB"],"given":[[0,2]],"blocked":[[5,0]]})",
             {{Finding::outside, {{0, 2}, {5, 0}}, 0}}},
        Case{"given on a block",
             R"({"regions":["AB","AB"],"given":[[0,1]],"blocked":[[0,1]]})",
             {{Finding::givenBlocked, {{0, 1}}, 0}}},
        Case{"given ones that touch",
             R"({"regions":["AABB","CABB","CCDB","CDDD"],"given":[[0,1],[1,2]]})",
             {{Finding::givenClash, {{0, 1}, {1, 2}}, 0}}},
        Case{"no way", "AAB\nAAB\nCCC", {{Finding::noSolution, {{1, 0}, {1, 1}, {1, 2}}, 0}}},
        Case{"a region without an open cell",
             R"({"regions":["AABB","CABB","CCDB","CDDD"],"blocked":[[1,0],[2,0],[2,1],[3,0]]})",
             {{Finding::noSolution, {{1, 0}, {2, 0}, {2, 1}, {3, 0}}, 0}}}));

/// All ways to write the map of `oneWay` down.
TEST(Own, IsReadFromLinesAndFromJson) {
    const State expected = readOwn(map).board.value();
    EXPECT_EQ(Queens::encode(expected), "own AABB/CABB/CCDB/CDDD ..../..../..../.... hints=0");
    for (const char* text :
         {"AABB\r\nCABB\r\nCCDB\r\nCDDD", "\n\n  A A B B\n  C A B B\n  C C D B\n  C D D D\n\n",
          "A,A,B,B\nC,A,B,B\nC,C,D,B\nC,D,D,D", "|1|1|2|2|\n|3|1|2|2|\n|3|3|4|2|\n|3|4|4|4|",
          "\xef\xbb\xbfzzyy\nxzyy\nxxwy\nxwww",
          "\xc3\xa4\xc3\xa4\xf0\x9f\x90\xb1\xf0\x9f\x90\xb1\n"
          "C\xc3\xa4\xf0\x9f\x90\xb1\xf0\x9f\x90\xb1\nCCD\xf0\x9f\x90\xb1\nCDDD",
          R"({"regions":["AABB","CABB","CCDB","CDDD"],"queens":[[0,0]],"stars":9})",
          "{\n \"regions\": [\"AABB\",\n\"CABB\",\"CCDB\",\"CDDD\"]\n}\n",
          "{\"regions\":[\"AABB\",\"CABB\",\"CCDB\",\"CDDD\"]}\n{\"regions\":[\"A\"]}\n"}) {
        const OwnPuzzle own = readOwn(text);
        ASSERT_TRUE(own.board) << text;
        EXPECT_EQ(own.remarks, std::vector<Remark>{}) << text;
        EXPECT_EQ(own.solutions, 1);
        EXPECT_EQ(own.stars, 3) << text;
        // Regions are named by the order of their first cells, whatever the text calls them.
        EXPECT_EQ(own.board->puzzle.regions, expected.puzzle.regions) << text;
        EXPECT_EQ(numberOf(*own.board), numberOf(expected)) << text;
    }
}

TEST(Own, KeepsGivenQueensAndBlocks) {
    const OwnPuzzle own = readOwn(
        R"({"regions":["AABB","AABB","CCDD","CCDD"],"given":[[2,0]],"blocked":[[3,3],[0,0]]})");
    ASSERT_TRUE(own.playable());
    EXPECT_EQ(pictureOf(*own.board), "#.../..../Q.../...# 0");
    EXPECT_EQ(own.solutions, 1);
}

TEST(Own, MayBePlayedWithSeveralSolutions) {
    const OwnPuzzle own = readOwn("AABB\nAABB\nCCDD\nCCDD");
    EXPECT_TRUE(own.playable());
    EXPECT_EQ(own.solutions, 2);
    EXPECT_EQ(own.stars, std::nullopt);
    const Cells differing{{0, 1}, {0, 2}, {1, 0}, {1, 3}, {2, 0}, {2, 3}, {3, 1}, {3, 2}};
    EXPECT_EQ(own.remarks, (std::vector<Remark>{{Finding::severalSolutions, differing, 2}}));
    EXPECT_EQ(readOwn("AAAAAA\nBBBBBB\nCCCCCC\nDDDDDD\nEEEEEE\nFFFFFF").solutions, 90);
    EXPECT_EQ(readOwn("AAAAAAAA\nBBBBBBBB\nCCCCCCCC\nDDDDDDDD\nEEEEEEEE\nFFFFFFFF\nGGGGGGGG\n"
                      "HHHHHHHH")
                  .solutions,
              solutionLimit);
}

TEST(Own, MayBePlayedWithARegionInParts) {
    const OwnPuzzle own = readOwn("AABA\nCABB\nCCDB\nCDDD");
    EXPECT_TRUE(own.playable());
    ASSERT_EQ(own.remarks.size(), 1U);
    EXPECT_EQ(own.remarks.front(), (Remark{Finding::disconnected, {{0, 3}}, 0}));
    EXPECT_EQ(Queens::flaw(*own.board), std::nullopt);
}

/// Sixteen rows as regions, of which the last `rows` have only `columns` columns open: a search
/// that takes long if there is one column too few.
std::string pigeonholes(int rows, int columns) {
    nlohmann::json puzzle;
    for (int row = 0; row < 16; ++row) {
        puzzle["regions"].push_back(std::string(16, static_cast<char>('A' + row)));
        for (int column = columns; row >= 16 - rows && column < 16; ++column) {
            puzzle["blocked"].push_back({row, column});
        }
    }
    return puzzle.dump();
}

TEST(Own, IsNotKnownIfStopped) {
    const std::string text = pigeonholes(9, 8);
    EXPECT_EQ(readOwn(text).remarks.front().finding, Finding::noSolution);
    std::stop_source source;
    source.request_stop();
    const OwnPuzzle own = readOwn(text, source.get_token());
    ASSERT_EQ(own.remarks.size(), 1U);
    EXPECT_EQ(own.remarks.front().finding, Finding::unknown);
    EXPECT_FALSE(own.playable());
}

TEST(Own, GivesNoResultAndSurvivesASave) {
    const State board = readOwn(map).board.value();
    ASSERT_TRUE(Queens::offers(optionsOf(board)));
    EXPECT_EQ(Queens::deal(optionsOf(board), 1, {}), std::nullopt);
    play::Session<Queens> session;
    session.start(optionsOf(board), numberOf(board), board);
    for (const char* move : {"place-auto 0,1", "place-auto 1,3", "place-auto 2,0"}) {
        ASSERT_FALSE(session.play(actionOf(move))) << move;
    }
    play::Session<Queens> later;
    ASSERT_EQ(later.restore(session.save()).how, play::Restored::whole);
    ASSERT_FALSE(later.play(actionOf("place 3,2")));
    EXPECT_EQ(later.status(), kit::Status::won);
    EXPECT_EQ(later.takeResult(), std::nullopt);
}

TEST(Own, ADealGivesAResultWithItsStars) {
    const kit::Options options{"6", "standard"};
    const State start = Queens::deal(options, 1, {}).value();
    play::Session<Queens> session;
    session.start(options, 1, start);
    while (session.status() == kit::Status::playing) {
        ASSERT_FALSE(session.play(actionFor(nextHint(session.state()).value(), false)));
    }
    const auto result = session.takeResult();
    ASSERT_TRUE(result);
    EXPECT_EQ(result->figures.at("stars"), stars(start).value());
    EXPECT_FALSE(result->tally.assisted) << "no hint was counted";
}

/// Reads a text as a file would give it, and plays it by hints where that can be done.
void expectAnswer(const std::string& text, int solutions, const std::vector<int>& solution) {
    const OwnPuzzle own = readOwn(text);
    ASSERT_TRUE(own.board);
    EXPECT_EQ(own.solutions, std::min(solutions, solutionLimit));
    EXPECT_EQ(own.stars.has_value(), solutions == 1);
    if (!own.playable()) return;
    State state = *own.board;
    for (int left = 400; Queens::status(state) == kit::Status::playing; --left) {
        ASSERT_GT(left, 0);
        const auto hint = nextHint(state);
        ASSERT_TRUE(hint && hint->wrong.empty());
        ASSERT_TRUE(hint->step || solutions > 1);
        state = after(state, actionFor(*hint, false));
    }
    if (solutions != 1) return;
    for (const kit::Cell queen : queens(state)) {
        EXPECT_EQ(solution[static_cast<std::size_t>(queen.row)], queen.column);
    }
}

TEST(Own, KnownMapsHaveTheirSolutionsAndAreFinishedByHints) {
    std::ifstream file(GRIDLARK_TEST_DATA "/games/queens/data/queens.jsonl");
    int count = 0;
    for (std::string line; std::getline(file, line); ++count) {
        SCOPED_TRACE(count);
        const auto known = nlohmann::json::parse(line);
        const auto solution = known.value("solution", std::vector<int>{});
        expectAnswer(line, known.at("solutions"), solution);
        std::string rows;
        for (const std::string row : known.at("regions")) rows += row + '\n';
        expectAnswer(rows, known.at("solutions"), solution);
    }
    EXPECT_EQ(count, 76);
}

}  // namespace
}  // namespace gridlark::queens
