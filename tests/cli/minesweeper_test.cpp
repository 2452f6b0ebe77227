/// The verbs of Minesweeper.
#include <gtest/gtest.h>

#include "process.h"

namespace gridlark::cli {
namespace {

using Json = nlohmann::json;

Json answer(const std::string& verb, const std::string& line) {
    const Ran ran = runCli({"minesweeper", verb}, line + "\n");
    EXPECT_EQ(ran.lines().size(), 1U) << ran.out << ran.err;
    return ran.lines().empty() ? Json() : ran.lines().front();
}

const std::string corner = R"("columns":4,"rows":2,"mines":1,"cells":["1...","...."])";

TEST(MinesweeperVerbs, Analyse) {
    const Json known = answer("analyse", R"({"name":"a",)" + corner + "}");
    EXPECT_EQ(known.at("name"), "a");
    EXPECT_EQ(known.at("consistent"), true);
    EXPECT_EQ(known.at("safe"), Json::parse("[[0,2],[0,3],[1,2],[1,3]]"));
    EXPECT_EQ(known.at("mines"), Json::array());
    EXPECT_TRUE(known.at("probability")[0][0].is_null());
    EXPECT_NEAR(known.at("probability")[1][1].get<double>(), 1.0 / 3, 1e-12);
    EXPECT_EQ(known.at("probability")[0][3], 0);
    EXPECT_FALSE(known.contains("estimate"));
    EXPECT_EQ(answer("analyse", R"({"columns":2,"rows":1,"mines":0,"cells":["1."]})"),
              Json::parse(R"({"consistent":false})"));
}

TEST(MinesweeperVerbs, Hint) {
    const Json counted = answer("hint", '{' + corner + '}');
    EXPECT_EQ(counted.at("kind"), "safe");
    EXPECT_EQ(counted.at("uses_mine_count"), true);
    EXPECT_EQ(counted.at("because"), Json::parse("[[0,0]]"));
    EXPECT_EQ(counted.at("cells"), Json::parse("[[0,2],[0,3],[1,2],[1,3]]"));
    EXPECT_EQ(answer("hint", R"({"columns":2,"rows":1,"mines":1,"cells":["1."]})").at("kind"),
              "mine");
    EXPECT_EQ(answer("hint", R"({"columns":2,"rows":1,"mines":0,"cells":["0F"]})").at("kind"),
              "wrong-flag");
    const Json guess = answer("hint", R"({"columns":2,"rows":2,"mines":1,"cells":["1.",".."]})");
    EXPECT_EQ(guess.at("kind"), "guess");
    EXPECT_EQ(guess.at("cells").size(), 3U);
    EXPECT_NEAR(guess.at("risk").get<double>(), 1.0 / 3, 1e-12);
}

TEST(MinesweeperVerbs, SolveSaysHowFarCertaintyLeads) {
    EXPECT_EQ(
        answer("solve",
               R"({"columns":4,"rows":4,"layout":["....","....","...*","...."],"start":[0,0]})"),
        Json::parse(R"({"solved":true,"guesses":0,"opened":15,"bbbv":2})"));
    EXPECT_EQ(answer("solve", R"({"columns":5,"rows":2,"layout":["....*","....."],"start":[0,0]})"),
              Json::parse(R"({"solved":false,"guesses":0,"opened":8,"bbbv":2})"));
    EXPECT_TRUE(answer("solve", R"({"columns":2,"rows":1,"layout":[".*"],"start":[0,1]})")
                    .contains("error"));
}

TEST(MinesweeperVerbs, WhatGenerateMakesSolveSolves) {
    const Ran made = runCli({"minesweeper", "generate", "--grid", "intermediate", "--variant",
                             "no-guess", "--deal", "5", "--count", "20"});
    ASSERT_EQ(made.status, 0) << made.err;
    const Ran solved = runCli({"minesweeper", "solve"}, made.out);
    ASSERT_EQ(solved.lines().size(), 20U);
    for (const Json& line : solved.lines()) {
        EXPECT_EQ(line.at("solved"), true);
        EXPECT_EQ(line.at("opened"), 135);
    }
    const Json first = made.lines().front();
    EXPECT_EQ(first.at("deal"), 5);
    EXPECT_EQ(first.at("columns"), 16);
    EXPECT_EQ(first.at("rows"), 10);
    EXPECT_EQ(first.at("layout").size(), 10U);
}

TEST(MinesweeperVerbs, GenerateAcceptsACellAndACustomGrid) {
    const Ran made = runCli({"minesweeper", "generate", "--columns", "5", "--rows", "4", "--mines",
                             "3", "--start", "3,4"});
    ASSERT_EQ(made.lines().size(), 1U) << made.err;
    EXPECT_EQ(made.lines().front().at("start"), Json::parse("[3,4]"));
    EXPECT_EQ(made.lines().front().at("grid"), "5x4x3");
    for (const std::vector<std::string>& wrong :
         {std::vector<std::string>{"generate"},
          {"generate", "--grid", "huge"},
          {"generate", "--grid", "beginner", "--mines", "73"},
          {"generate", "--grid", "beginner", "--start", "9,0"},
          {"generate", "--grid", "beginner", "--start", "x"},
          {"play", "--rows", "3"}}) {
        std::vector<std::string> words{"minesweeper"};
        words.insert(words.end(), wrong.begin(), wrong.end());
        const Ran ran = runCli(words);
        EXPECT_EQ(ran.status, 2) << ran.out;
        EXPECT_NE(ran.err, "");
    }
}

TEST(MinesweeperVerbs, PlayCounts) {
    const Ran ran =
        runCli({"minesweeper", "play", "--grid", "beginner", "--deal", "1", "--count", "200"});
    ASSERT_EQ(ran.lines().size(), 1U);
    const Json line = ran.lines().front();
    EXPECT_EQ(line.at("games"), 200);
    EXPECT_GT(line.at("wins"), 170);
    EXPECT_LT(line.at("wins"), 200);
    EXPECT_GT(line.at("guesses"), 0);
    EXPECT_EQ(runCli({"minesweeper", "play", "--grid", "beginner", "--count", "200"}).out, ran.out);
}

TEST(MinesweeperVerbs, NameWhatIsWrong) {
    for (const char* line : {"{}", R"({"columns":0,"rows":1,"mines":0,"cells":[]})",
                             R"({"columns":2,"rows":1,"mines":0,"cells":["..."]})",
                             R"({"columns":2,"rows":1,"mines":0,"cells":["?."]})",
                             R"({"columns":2,"rows":1,"mines":3,"cells":[".."]})",
                             R"({"columns":2,"rows":1,"mines":"1","cells":[".."]})",
                             R"({"columns":1000000,"rows":1000000,"mines":1,"cells":[]})"}) {
        for (const char* verb : {"analyse", "hint", "solve"}) {
            const Json complaint = answer(verb, line);
            EXPECT_TRUE(complaint.at("error").is_string()) << line;
            EXPECT_EQ(complaint.at("line"), 1);
        }
    }
}

}  // namespace
}  // namespace gridlark::cli
