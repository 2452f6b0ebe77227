/// The verbs of Queens: what is its own beside what Cats has, and what is wrong with a line.
#include <fstream>
#include <set>

#include <gtest/gtest.h>

#include "process.h"

namespace gridlark::cli {
namespace {

using nlohmann::json;

/// One solution: 0,1  1,3  2,0  3,2.
const json oneWay{"AABB", "CABB", "CCDB", "CDDD"};

json answerTo(const std::string& verb, json line, const json& more) {
    line.update(more);
    const Ran ran = runCli({"queens", verb}, line.dump() + '\n');
    EXPECT_EQ(ran.status, 0) << ran.err;
    return ran.lines().at(0);
}

TEST(QueensCheck, TouchesCornerToCornerOnly) {
    const json sides = answerTo("check", {{"regions", oneWay}}, {{"queens", {{0, 1}, {0, 2}}}});
    EXPECT_EQ(sides.at("conflicts"), json::parse(R"([[[0,1],[0,2],"row"]])"));
    const json corners = answerTo("check", {{"regions", oneWay}}, {{"cats", {{0, 1}, {1, 2}}}});
    EXPECT_EQ(corners.at("conflicts"), json::parse(R"([[[0,1],[1,2],"touch"]])"));
    const json block =
        answerTo("check", {{"regions", oneWay}}, {{"queens", {{0, 1}}}, {"blocked", {{0, 1}}}});
    EXPECT_EQ(block.at("conflicts"), json::parse(R"([[[0,1],[0,1],"blocked"]])"));
    const json done =
        answerTo("check", {{"regions", oneWay}}, {{"queens", {{0, 1}, {1, 3}, {2, 0}, {3, 2}}}});
    EXPECT_EQ(done, (json{{"conflicts", json::array()}, {"solved", true}}));
}

TEST(QueensHint, PointsAtWhatIsWrongFirst) {
    const json wrong = answerTo("hint", {{"regions", oneWay}},
                                {{"queens", {{0, 0}}}, {"marks", {{1, 3}, {3, 3}}}});
    EXPECT_EQ(wrong, json::parse(R"({"wrong":[[0,0],[1,3]]})"));
}

TEST(QueensGenerate, MakesDealsThatSolveAgreesWith) {
    for (const char* variant : {"standard", "blocks"}) {
        const Ran made = runCli({"queens", "generate", "--grid", "7", "--variant", variant,
                                 "--deal", "5", "--count", "20"});
        ASSERT_EQ(made.status, 0) << made.err;
        ASSERT_EQ(made.lines().size(), 20U);
        const auto deals = made.lines();
        const auto solved = runCli({"queens", "solve"}, made.out).lines();
        ASSERT_EQ(solved.size(), 20U);
        for (std::size_t i = 0; i < 20; ++i) {
            const json& deal = deals[i];
            EXPECT_EQ(deal.at("game"), "queens");
            EXPECT_EQ(deal.at("variant"), variant);
            EXPECT_EQ(deal.at("deal"), 5 + i);
            EXPECT_EQ(deal.contains("blocked"), variant == std::string("blocks"));
            EXPECT_FALSE(deal.contains("given"));
            EXPECT_EQ(solved[i].at("solutions"), 1);
            EXPECT_EQ(solved[i].at("solution"), deal.at("solution"));
            EXPECT_EQ(solved[i].at("grade"), deal.at("grade"));
        }
    }
}

TEST(QueensGenerate, KeepsToTheStarsWanted) {
    const Ran made = runCli(
        {"queens", "generate", "--grid", "9", "--stars", "4-5", "--deal", "1", "--count", "10"});
    ASSERT_EQ(made.status, 0) << made.err;
    std::set<int> numbers;
    for (const json& deal : made.lines()) {
        EXPECT_GE(deal.at("grade").at("stars"), 4);
        EXPECT_TRUE(numbers.insert(deal.at("deal").get<int>()).second);
        // The number alone brings the same deal back.
        const Ran again = runCli({"queens", "generate", "--grid", "9", "--deal",
                                  std::to_string(deal.at("deal").get<int>())});
        EXPECT_EQ(again.lines().at(0), deal);
    }
    EXPECT_EQ(numbers.size(), 10U);
}

TEST(QueensGenerate, SaysWhichStarsThereAre) {
    const Ran made = runCli({"queens", "generate", "--grid", "5", "--stars", "4-5"});
    EXPECT_EQ(made.status, 1);
    EXPECT_EQ(made.lines().at(0).at("error"), "deals of this grid have 1 to 3 stars");
}

TEST(QueensLines, SayWhatIsWrongWithThem) {
    const std::string good = R"({"regions":["AABB","CABB","CCDB","CDDD"]})";
    const std::string lines = R"({"regions":["AABB","CABB","CCD","CDDD"]})"
                              "\n" +
                              good + "\n{\"regions\":[\"AB\",\"BA\",\"CC\"]}\nnonsense\n" + good;
    for (const char* verb : {"solve", "hint", "check"}) {
        const Ran ran = runCli({"queens", verb}, lines);
        EXPECT_EQ(ran.status, 1) << verb;
        ASSERT_EQ(ran.lines().size(), 5U) << verb;
        for (const std::size_t bad : {0U, 2U, 3U}) {
            EXPECT_EQ(ran.lines()[bad].at("line"), bad + 1) << verb;
            EXPECT_FALSE(ran.lines()[bad].at("error").get<std::string>().empty());
        }
        EXPECT_EQ(ran.lines()[1], ran.lines()[4]) << "the other lines get their answers";
        EXPECT_FALSE(ran.lines()[1].contains("error")) << verb;
    }
}

TEST(QueensSolve, KnowsTheKnownMaps) {
    std::ifstream file(GRIDLARK_TEST_DATA "/games/queens/data/queens.jsonl");
    std::string text;
    std::vector<json> known;
    for (std::string line; std::getline(file, line);) {
        known.push_back(json::parse(line));
        text += line + '\n';
    }
    ASSERT_EQ(known.size(), 76U);
    const Ran ran = runCli({"queens", "solve", "--limit", "1000000"}, text);
    ASSERT_EQ(ran.status, 0) << ran.err;
    const auto answers = ran.lines();
    ASSERT_EQ(answers.size(), known.size());
    for (std::size_t i = 0; i < known.size(); ++i) {
        EXPECT_EQ(answers[i].at("solutions"), known[i].at("solutions"));
        EXPECT_EQ(answers[i].at("name"), known[i].at("name"));
        if (known[i].at("solutions") == 1) {
            EXPECT_EQ(answers[i].at("solution"), known[i].at("solution"));
        }
    }
}

}  // namespace
}  // namespace gridlark::cli
