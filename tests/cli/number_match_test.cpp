/// The verbs of Number Match.
#include <gtest/gtest.h>

#include "process.h"

namespace gridlark::cli {
namespace {

using Json = nlohmann::json;

Json answer(const std::string& verb, const std::string& line) {
    const Ran ran = runCli({"number-match", verb}, line + "\n");
    EXPECT_EQ(ran.lines().size(), 1U) << ran.out << ran.err;
    return ran.lines().empty() ? Json() : ran.lines().front();
}

TEST(NumberMatchVerbs, Moves) {
    EXPECT_EQ(answer("moves", R"({"name":"a","columns":3,"rows":["1.1","91"],"adds":5})"),
              Json::parse(R"({"name":"a","moves":[[[0,0],[0,2]],[[0,0],[1,0]],[[0,0],[1,1]],
                              [[0,2],[1,0]],[[0,2],[1,1]],[[1,0],[1,1]]]})"));
    EXPECT_EQ(answer("moves", R"({"rows":["12"]})"), Json::parse(R"({"moves":[]})"));
    EXPECT_EQ(answer("moves", R"({"rows":[]})"), Json::parse(R"({"moves":[]})"));
}

TEST(NumberMatchVerbs, Check) {
    const std::string board = R"({"columns":4,"rows":["12.9","9.1.","...1"],)";
    const auto check = [&](const std::string& cells) { return answer("check", board + cells); };
    EXPECT_EQ(check(R"("a":[0,0],"b":[1,0]})"), Json::parse(R"({"legal":true,"via":"column"})"));
    EXPECT_EQ(check(R"("a":[1,2],"b":[2,3]})"), Json::parse(R"({"legal":true,"via":"diagonal"})"));
    EXPECT_EQ(check(R"("a":[0,3],"b":[1,0]})"), Json::parse(R"({"legal":true,"via":"sequence"})"));
    EXPECT_EQ(check(R"("b":[1,0],"a":[1,2]})"), Json::parse(R"({"legal":true,"via":"row"})"));
    EXPECT_EQ(check(R"("a":[0,0],"b":[0,1]})"), Json::parse(R"({"legal":false,"why":"values"})"));
    EXPECT_EQ(check(R"("a":[0,0],"b":[0,2]})"), Json::parse(R"({"legal":false,"why":"gap"})"));
    EXPECT_EQ(check(R"("a":[0,0],"b":[0,0]})"), Json::parse(R"({"legal":false,"why":"same"})"));
    EXPECT_EQ(check(R"("a":[0,0],"b":[0,3]})"),
              Json::parse(R"({"legal":false,"why":"blocked","blocker":[0,1]})"));
    EXPECT_EQ(check(R"("a":[0,0],"b":[1,2]})"),
              Json::parse(R"({"legal":false,"why":"link","blocker":[0,1]})"));
}

TEST(NumberMatchVerbs, Apply) {
    EXPECT_EQ(
        answer("apply", R"({"columns":3,"rows":["1.1","324"],"adds":2,"a":[0,2],"b":[0,0]})"),
        Json::parse(R"({"columns":3,"rows":["324"],"adds":2,"removed_rows":[0],"points":14})"));
    EXPECT_EQ(answer("apply", R"({"columns":4,"rows":["2.83",".7.3"],"adds":1,"add":true})"),
              Json::parse(R"({"columns":4,"rows":["2.83",".7.3","2837","3"],"adds":0,
                              "removed_rows":[],"points":0})"));
    EXPECT_EQ(answer("apply", R"({"rows":["55"],"a":[0,0],"b":[0,1]})"),
              Json::parse(R"({"columns":9,"rows":[],"adds":5,"removed_rows":[0],"points":161})"));
    EXPECT_EQ(answer("apply", R"({"rows":["12"],"a":[0,0],"b":[0,1]})").at("error"),
              "not legal: values");
    EXPECT_EQ(answer("apply", R"({"rows":["12"],"adds":0,"add":true})").at("error"),
              "no add is left");
}

TEST(NumberMatchVerbs, Solve) {
    EXPECT_EQ(answer("solve", R"({"columns":3,"rows":["1.9"],"adds":5})"),
              Json::parse(R"({"winnable":true,"adds_used":0,"actions":[[[0,0],[0,2]]]})"));
    EXPECT_EQ(answer("solve", R"({"columns":9,"rows":["5"],"adds":1})"),
              Json::parse(R"({"winnable":true,"adds_used":1,"actions":["add",[[0,0],[0,1]]]})"));
    EXPECT_EQ(answer("solve", R"({"columns":3,"rows":["123"],"adds":0})"),
              Json::parse(R"({"winnable":false,"adds_used":null,"actions":[]})"));
    EXPECT_TRUE(runCli({"number-match", "solve", "--stats"}, R"({"rows":["12"]})"
                                                             "\n")
                    .lines()
                    .front()
                    .contains("nodes"));
}

/// It takes 14 million positions to prove this board lost.
TEST(NumberMatchVerbs, SolveIsUnknownPastTheTimeLimit) {
    const Ran ran = runCli({"number-match", "solve", "--time-limit", "0.1", "--stats"},
                           R"({"rows":["882368686","398626842","297944185","954612364"],"adds":0})"
                           "\n");
    ASSERT_EQ(ran.lines().size(), 1U) << ran.err;
    EXPECT_TRUE(ran.lines().front().at("winnable").is_null());
    EXPECT_EQ(ran.lines().front().at("actions"), Json::array());
    EXPECT_LT(ran.lines().front().at("nodes"), 14'000'000);
}

/// The largest board there is, in bounded memory.
TEST(NumberMatchVerbs, TakeTheLargestBoard) {
    std::string rows;
    for (int row = 0; row < 100; ++row) {
        std::string digits;
        for (int column = 0; column < 100; ++column) {
            digits += static_cast<char>('1' + (row * row + 7 * column * row + column / 3) % 9);
        }
        rows += (row > 0 ? ",\"" : "\"") + digits + '"';
    }
    const std::string line = R"({"columns":100,"rows":[)" + rows + "]}\n";
    for (const char* verb : {"moves", "solve"}) {
        const Ran ran = runCli({"number-match", verb, "--time-limit", "1"}, line);
        EXPECT_EQ(ran.status, 0) << ran.err;
        ASSERT_EQ(ran.lines().size(), 1U);
        EXPECT_FALSE(ran.lines().front().contains("error")) << ran.out;
    }
}

/// Plays the actions of `solve` with `apply`; the rows after them.
Json playThrough(Json position, const Json& actions) {
    for (const Json& action : actions) {
        Json line{{"columns", position.at("columns")},
                  {"rows", position.at("rows")},
                  {"adds", position.at("adds")}};
        if (action == "add") {
            line["add"] = true;
        } else {
            line["a"] = action.at(0);
            line["b"] = action.at(1);
        }
        position = answer("apply", line.dump());
        if (position.contains("error")) return position;
    }
    return position.at("rows");
}

TEST(NumberMatchVerbs, WhatGenerateMakesSolveWins) {
    for (const auto& [grid, variant] : std::vector<std::pair<std::string, std::string>>{
             {"27", "standard"}, {"36", "no-adds"}, {"45", "standard"}}) {
        const Ran made = runCli({"number-match", "generate", "--grid", grid, "--variant", variant,
                                 "--deal", "7", "--count", "2"});
        ASSERT_EQ(made.status, 0) << made.err;
        const Ran solved = runCli({"number-match", "solve"}, made.out);
        ASSERT_EQ(solved.lines().size(), 2U);
        for (std::size_t i = 0; i < 2; ++i) {
            const Json deal = made.lines()[i];
            EXPECT_EQ(deal.at("deal"), 7 + i);
            EXPECT_EQ(deal.at("grid"), grid);
            const Json win = solved.lines()[i];
            ASSERT_EQ(win.at("winnable"), true);
            EXPECT_EQ(win.at("adds_used"), deal.at("par").at("adds"));
            EXPECT_LE(deal.at("par").at("moves"), win.at("actions").size());
            EXPECT_EQ(playThrough(deal, win.at("actions")), Json::array());
        }
    }
}

TEST(NumberMatchVerbs, GenerateTakesStars) {
    const Ran made = runCli(
        {"number-match", "generate", "--grid", "27", "--stars", "4-5", "--count", "3", "--stats"});
    ASSERT_EQ(made.lines().size(), 3U) << made.err;
    for (const Json& line : made.lines()) {
        EXPECT_GE(line.at("stars"), 4);
        EXPECT_TRUE(line.at("rejected").is_number());
        EXPECT_TRUE(line.at("other_stars").is_number());
    }
    for (const char* stars : {"0", "6", "3-2", "x", "1-", ""}) {
        EXPECT_EQ(runCli({"number-match", "generate", "--grid", "27", "--stars", stars}).status, 2);
    }
    EXPECT_EQ(runCli({"number-match", "generate"}).status, 2);
    EXPECT_EQ(runCli({"number-match", "generate", "--grid", "27", "--variant", "no-adds"}).status,
              2);
}

TEST(NumberMatchVerbs, NameWhatIsWrong) {
    for (const char* line : {"{}", R"({"rows":"12"})", R"({"rows":[12]})", R"({"rows":["1x"]})",
                             R"({"rows":["10"]})", R"({"rows":[""]})", R"({"rows":["12","3"]})",
                             R"({"columns":2,"rows":["123"]})", R"({"columns":0,"rows":[]})",
                             R"({"columns":101,"rows":[]})", R"({"columns":"9","rows":["12"]})",
                             R"({"adds":-1,"rows":["12"]})", R"({"adds":100,"rows":["12"]})"}) {
        for (const char* verb : {"moves", "check", "apply", "solve"}) {
            const Json found = answer(verb, line);
            ASSERT_TRUE(found.contains("error")) << verb << line;
            EXPECT_TRUE(found.at("error").is_string()) << line;
            EXPECT_EQ(found.at("line"), 1);
        }
    }
    for (const char* cells :
         {"", R"(,"a":[0,0])", R"(,"a":[0,0],"b":[0,2])", R"(,"a":[0,0],"b":[1,0])",
          R"(,"a":[0,0],"b":[0])", R"(,"a":[0,0],"b":[0,-1])", R"(,"a":"x","b":[0,0])"}) {
        for (const char* verb : {"check", "apply"}) {
            EXPECT_TRUE(
                answer(verb, R"({"rows":["12"])" + std::string(cells) + '}').contains("error"))
                << cells;
        }
    }
}

}  // namespace
}  // namespace gridlark::cli
