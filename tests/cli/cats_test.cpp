/// The verbs of Cats: what goes in, what comes out.
#include <algorithm>
#include <fstream>
#include <set>

#include <gtest/gtest.h>

#include "process.h"

namespace gridlark::cli {
namespace {

using nlohmann::json;

/// One solution: 0,1  1,3  2,0  3,2.
const json oneWay{"AABB", "CABB", "CCDB", "CDDD"};
/// Two solutions: that one and 0,2  1,0  2,3  3,1.
const json twoWays{"AABB", "AABB", "CCDD", "CCDD"};

struct Case {
    const char* says;
    const char* verb;
    json regions;
    json more;  ///< further keys of the line
    json expected;
};

class Verbs : public testing::TestWithParam<Case> {};

TEST_P(Verbs, Answer) {
    const auto& [says, verb, regions, more, expected] = GetParam();
    SCOPED_TRACE(says);
    json line{{"regions", regions}};
    line.update(more);
    const Ran ran = runCli({"cats", verb}, line.dump() + '\n');
    EXPECT_EQ(ran.status, 0) << ran.err;
    ASSERT_EQ(ran.lines().size(), 1U);
    EXPECT_EQ(ran.lines()[0], expected);
}

const json none = json::object();

json counted(int solutions, const json& solution) {
    json answer{{"solutions", solutions}, {"grade", nullptr}};
    if (!solution.is_null()) answer["solution"] = solution;
    return answer;
}

json graded(json answer, int stars, const json& techniques) {
    answer["grade"] = {{"stars", stars}, {"techniques", techniques}};
    return answer;
}

/// `oneWay` with other names, and the first of them in two parts.
const json anyCharacter{"\xc3\xa4\xc3\xa4  ", "\xf0\x9f\x90\xb1\xc3\xa4  ",
                        "\xf0\x9f\x90\xb1\xf0\x9f\x90\xb1\" ", "\xc3\xa4\"\"\""};

INSTANTIATE_TEST_SUITE_P(
    Solve, Verbs,
    testing::Values(
        Case{"a board of one",
             "solve",
             {"A"},
             none,
             graded(counted(1, json::array({0})), 1, {{"only-cell-in-region", 1}})},
        Case{"none", "solve", {"AB", "AB"}, none, counted(0, nullptr)},
        Case{"two", "solve", twoWays, none, counted(2, {1, 3, 0, 2})},
        Case{"given decides",
             "solve",
             twoWays,
             {{"given", {{0, 2}}}},
             graded(counted(1, {2, 0, 3, 1}), 1,
                    {{"only-cell-in-row", 1}, {"seen-by-piece", 2}, {"only-cell-in-region", 2}})},
        Case{"what the player has set does not count",
             "solve",
             twoWays,
             {{"queens", {{0, 2}}}, {"cats", {{3, 3}}}, {"marks", {{0, 1}, {0, 2}}}},
             counted(2, {1, 3, 0, 2})},
        Case{"given ones that clash",
             "solve",
             twoWays,
             {{"given", {{0, 1}, {0, 3}}}},
             counted(0, nullptr)},
        Case{"a given one on a blocked cell",
             "solve",
             twoWays,
             {{"given", {{0, 1}}}, {"blocked", {{0, 1}}}},
             counted(0, nullptr)},
        Case{"any character names a region, and a region may be in parts", "solve", anyCharacter,
             none,
             graded(counted(1, {1, 3, 0, 2}), 3,
                    {{"confined", 3},
                     {"only-cell-in-column", 2},
                     {"only-cell-in-region", 2},
                     {"seen-by-piece", 2},
                     {"sees-all", 4}})}));

json conflict(const json& a, const json& b, const char* reason) {
    return json::array({a, b, reason});
}

json checked(const json& conflicts, bool solved = false) {
    return {{"conflicts", conflicts}, {"solved", solved}};
}

const json noConflicts = json::array();

INSTANTIATE_TEST_SUITE_P(
    Check, Verbs,
    testing::Values(Case{"nothing set", "check", oneWay, none, checked(noConflicts)},
                    Case{"not all set",
                         "check",
                         oneWay,
                         {{"cats", {{0, 1}, {1, 3}, {2, 0}}}},
                         checked(noConflicts)},
                    Case{"all set",
                         "check",
                         oneWay,
                         {{"cats", {{0, 1}, {1, 3}, {2, 0}, {3, 2}}}},
                         checked(noConflicts, true)},
                    Case{"by either name, with given ones",
                         "check",
                         oneWay,
                         {{"cats", {{1, 3}, {1, 3}}},
                          {"queens", {{0, 1}, {3, 2}}},
                          {"given", {{2, 0}, {0, 1}}}},
                         checked(noConflicts, true)},
                    Case{"marks do not matter",
                         "check",
                         oneWay,
                         {{"cats", {{0, 1}, {1, 3}, {2, 0}, {3, 2}}}, {"marks", {{0, 1}}}},
                         checked(noConflicts, true)},
                    Case{"row",
                         "check",
                         oneWay,
                         {{"cats", {{0, 0}, {0, 3}}}},
                         checked(json::array({conflict({0, 0}, {0, 3}, "row")}))},
                    Case{"column",
                         "check",
                         oneWay,
                         {{"cats", {{3, 0}, {0, 0}}}},
                         checked(json::array({conflict({0, 0}, {3, 0}, "column")}))},
                    Case{"region",
                         "check",
                         oneWay,
                         {{"cats", {{0, 2}, {2, 3}}}},
                         checked(json::array({conflict({0, 2}, {2, 3}, "region")}))},
                    Case{"touch",
                         "check",
                         oneWay,
                         {{"cats", {{1, 1}, {2, 2}}}},
                         checked(json::array({conflict({1, 1}, {2, 2}, "touch")}))},
                    Case{"blocked",
                         "check",
                         oneWay,
                         {{"cats", {{1, 1}}}, {"blocked", {{1, 1}}}},
                         checked(json::array({conflict({1, 1}, {1, 1}, "blocked")}))},
                    Case{"all rules of a pair",
                         "check",
                         oneWay,
                         {{"cats", {{0, 0}, {0, 1}}}},
                         checked(json::array({conflict({0, 0}, {0, 1}, "row"),
                                              conflict({0, 0}, {0, 1}, "region"),
                                              conflict({0, 0}, {0, 1}, "touch")}))},
                    Case{"a given one too",
                         "check",
                         oneWay,
                         {{"given", {{0, 0}}}, {"cats", {{3, 0}, {0, 3}}}},
                         checked(json::array({conflict({0, 0}, {0, 3}, "row"),
                                              conflict({0, 0}, {3, 0}, "column")}))}));

json wrong(const json& cells) {
    return {{"wrong", cells}};
}

INSTANTIATE_TEST_SUITE_P(
    Hint, Verbs,
    testing::Values(
        Case{"a wrong cat", "hint", oneWay, {{"cats", {{0, 1}, {3, 3}}}}, wrong({{3, 3}})},
        Case{"a wrong mark", "hint", oneWay, {{"marks", {{0, 0}, {1, 3}}}}, wrong({{1, 3}})},
        Case{"cats, then marks",
             "hint",
             oneWay,
             {{"queens", {{3, 3}}}, {"marks", {{1, 3}, {0, 0}}}},
             wrong({{3, 3}, {1, 3}})},
        Case{"of two ways, what fits no way",
             "hint",
             twoWays,
             {{"cats", {{0, 0}}}},
             wrong({{0, 0}})},
        Case{"of two ways, what does not fit the first cat",
             "hint",
             twoWays,
             {{"cats", {{0, 1}, {2, 3}}}},
             wrong({{2, 3}})},
        Case{"of two ways, a mark too many",
             "hint",
             twoWays,
             {{"marks", {{0, 1}, {0, 2}}}},
             wrong({{0, 2}})},
        Case{"a cell that is left",
             "hint",
             oneWay,
             {{"given", {{0, 1}}}, {"marks", {{1, 0}, {1, 1}, {1, 2}}}},
             {{"technique", "only-cell-in-row"},
              {"text", "Row 2 has only one cell left."},
              {"place", {{1, 3}}},
              {"eliminate", json::array()},
              {"because", {{1, 3}}}}},
        Case{"solved",
             "hint",
             oneWay,
             {{"cats", {{0, 1}, {1, 3}, {2, 0}, {3, 2}}}},
             {{"technique", nullptr},
              {"text", "The puzzle is solved."},
              {"place", json::array()},
              {"eliminate", json::array()},
              {"because", json::array()}}}));

TEST(Hint, OfAPuzzleWithoutSolutionIsAnError) {
    const Ran ran = runCli({"cats", "hint"}, R"({"regions":["AB","AB"]})");
    EXPECT_EQ(ran.status, 1);
    EXPECT_EQ(ran.lines().at(0), (json{{"error", "the puzzle has no solution"}, {"line", 1}}));
}

std::vector<json> knownAnswers() {
    std::ifstream file(GRIDLARK_TEST_DATA "/placement/data/queens.jsonl");
    std::vector<json> lines;
    for (std::string line; std::getline(file, line);) lines.push_back(json::parse(line));
    return lines;
}

TEST(Solve, KnowsTheKnownAnswers) {
    const auto known = knownAnswers();
    ASSERT_GT(known.size(), 70U);
    const Ran ran = runCli({"cats", "solve", "--limit", "1000000000",
                            GRIDLARK_TEST_DATA "/placement/data/queens.jsonl"});
    EXPECT_EQ(ran.status, 0);
    const auto answers = ran.lines();
    ASSERT_EQ(answers.size(), known.size());
    for (std::size_t i = 0; i < known.size(); ++i) {
        EXPECT_EQ(answers[i]["name"], known[i]["name"]);
        EXPECT_EQ(answers[i]["solutions"], known[i]["solutions"]);
        if (known[i]["solutions"] == 1) {
            EXPECT_EQ(answers[i]["solution"], known[i]["solution"]);
        }
    }
}

/// Applies hints to a puzzle line until they end; the cells placed.
std::set<json> followHints(json line) {
    line["queens"] = json::array();
    line["marks"] = json::array();
    for (int step = 0; step < 500; ++step) {
        const json hint = runCli({"cats", "hint"}, line.dump()).lines().at(0);
        if (!hint.contains("technique") || hint["technique"].is_null()) break;
        for (const json& cell : hint["place"]) line["queens"].push_back(cell);
        for (const json& cell : hint["eliminate"]) line["marks"].push_back(cell);
    }
    return {line["queens"].begin(), line["queens"].end()};
}

TEST(Hint, LeadsToTheSolution) {
    for (const json& puzzle : knownAnswers()) {
        if (puzzle["solutions"] != 1 || puzzle["regions"].size() > 6) continue;
        std::set<json> expected;
        for (std::size_t row = 0; row < puzzle["solution"].size(); ++row) {
            expected.insert(json::array({row, puzzle["solution"][row]}));
        }
        EXPECT_EQ(followHints(puzzle), expected) << puzzle["regions"];
        return;  // one process a step: one puzzle is enough here
    }
}

TEST(Generate, MakesDealsThatItsOwnVerbsUnderstand) {
    for (const char* variant : {"standard", "open"}) {
        const std::vector<std::string> words{"cats",  "generate", "--grid", "8",       "--variant",
                                             variant, "--deal",   "5",      "--count", "3"};
        const Ran ran = runCli(words);
        EXPECT_EQ(ran.status, 0) << ran.err;
        EXPECT_EQ(runCli(words).out, ran.out) << "always the same";
        const auto deals = ran.lines();
        ASSERT_EQ(deals.size(), 3U);
        const auto solved = runCli({"cats", "solve"}, ran.out).lines();
        for (std::size_t i = 0; i < deals.size(); ++i) {
            EXPECT_EQ(deals[i]["game"], "cats");
            EXPECT_EQ(deals[i]["grid"], "8");
            EXPECT_EQ(deals[i]["variant"], variant);
            EXPECT_EQ(deals[i]["deal"], 5 + i);
            EXPECT_EQ(deals[i]["grade"], solved[i]["grade"]);
            EXPECT_EQ(deals[i]["solution"], solved[i]["solution"]);
            EXPECT_TRUE(solved[i]["solutions"] == 1 || variant == std::string("open"));
        }
    }
}

TEST(Generate, KeepsToTheStarsWanted) {
    const Ran all = runCli({"cats", "generate", "--grid", "6", "--count", "40"});
    const json first = all.lines().at(0)["grade"]["stars"];
    const std::string stars = first.dump();
    const auto some =
        runCli({"cats", "generate", "--grid", "6", "--count", "4", "--stars", stars}).lines();
    ASSERT_EQ(some.size(), 4U);
    std::vector<json> expected;
    for (const json& deal : all.lines()) {
        if (deal["grade"]["stars"] == first && expected.size() < 4) expected.push_back(deal);
    }
    EXPECT_EQ(some, expected);
}

TEST(Generate, SaysUnknownWhereNoDealIsFoundInTime) {
    // Open deals have no stars.
    const Ran ran = runCli({"cats", "generate", "--grid", "12", "--variant", "open", "--stars", "1",
                            "--time-limit", "0.1"});
    EXPECT_EQ(ran.status, 0);
    EXPECT_EQ(ran.lines().at(0)["regions"], "unknown");
}

}  // namespace
}  // namespace gridlark::cli
