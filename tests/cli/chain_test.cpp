/// The verbs of Chain.
#include <gtest/gtest.h>

#include "process.h"

namespace gridlark::cli {
namespace {

using Json = nlohmann::json;

const Json start = Json::parse(R"({"board":[
    ". r14 r10 r6 r2 r13 r9 r5 r1 .", ". r16 r12 r8 r4 r15 r11 r7 r3 .",
    ". . . . . . . . . .", ". . . . . . . . . .", ". . . . . . . . . .",
    ". b3 b7 b11 b15 b4 b8 b12 b16 .", ". b1 b5 b9 b13 b2 b6 b10 b14 ."],
    "turn":"blue","quiet":0})");

Json with(Json line, const std::string& key, const Json& value) {
    line[key] = value;
    return line;
}

Json answer(std::vector<std::string> words, const Json& line) {
    words.insert(words.begin(), "chain");
    const Ran ran = runCli(words, line.dump() + "\n");
    EXPECT_EQ(ran.lines().size(), 1U) << ran.out << ran.err;
    return ran.lines().empty() ? Json() : ran.lines().front();
}

/// Blue has 7, 8 and a gap before 9 in the second row; red is elsewhere.
Json small(const std::string& row = "b7 b8 . b9 . . . . . .") {
    const std::string empty = ". . . . . . . . . .";
    return {{"board", {"r1 r2 r3 . . . . . . .", row, empty, empty, empty, empty, empty}}};
}

TEST(ChainVerbs, TurnsAndPerft) {
    const Json turns = answer({"turns"}, with(start, "name", "a"));
    EXPECT_EQ(turns.at("name"), "a");
    EXPECT_EQ(turns.at("turns").size(), 61U);
    EXPECT_EQ(turns.at("turns").back(), "pass");
    EXPECT_EQ(answer({"perft", "--depth", "3"}, start).at("counts"),
              Json::parse("[61,3721,260411]"));
    EXPECT_EQ(answer({"turns"}, with(start, "quiet", 60)).at("turns"), Json::array());
    EXPECT_EQ(answer({"perft"}, with(start, "quiet", 60)).at("counts"), Json::parse("[61]"));
    EXPECT_EQ(answer({"turns"}, with(start, "status", "lost")).at("turns"), Json::array());
    EXPECT_EQ(answer({"perft", "--depth", "2"}, with(start, "status", "won")).at("counts"),
              Json::parse("[0,0]"));
}

/// To count nine deep takes years.
TEST(ChainVerbs, PerftIsUnknownPastTheTimeLimit) {
    const Json line = answer({"perft", "--depth", "9", "--time-limit", "0.1", "--stats"}, start);
    EXPECT_EQ(line.at("counts"), "unknown");
    EXPECT_TRUE(line.contains("ms"));
}

TEST(ChainVerbs, Apply) {
    const Json moved = answer({"apply"}, with(start, "turn_text", "3:b2-b3"));
    EXPECT_EQ(moved.at("status"), "playing");
    EXPECT_EQ(moved.at("turn"), "red");
    EXPECT_EQ(moved.at("quiet"), 1);
    EXPECT_EQ(moved.at("board")[4], ". b3 . . . . . . . .");
    const Json won = answer({"apply"}, with(small(), "turn_text", "9:d6-c6 x7-9"));
    EXPECT_EQ(won.at("status"), "won");
    EXPECT_EQ(won.at("winner"), "blue");
    EXPECT_EQ(won.at("quiet"), 0);
    const Json lost =
        answer({"apply"}, with(small("b7 b8 b9 . b11 . . . . ."), "turn_text", "x7-9"));
    EXPECT_EQ(lost.at("status"), "lost");
    EXPECT_EQ(lost.at("winner"), "red");
    const Json drawn = answer({"apply"}, with(with(start, "quiet", 59), "turn_text", "pass"));
    EXPECT_EQ(drawn.at("status"), "drawn");
    EXPECT_FALSE(drawn.contains("winner"));
    // What comes out goes in again, and is over.
    EXPECT_EQ(answer({"turns"}, lost).at("turns"), Json::array());
    EXPECT_EQ(answer({"apply"}, with(lost, "turn_text", "pass")).at("error"), "the game is over");
}

TEST(ChainVerbs, WhatIsWrongIsSaid) {
    const auto error = [](const Json& line) {
        return answer({"apply"}, line).value("error", "no error");
    };
    EXPECT_EQ(error(with(start, "turn_text", "3:b2-b4")),
              "\"turn_text\" is not legal: nothing-to-jump");
    EXPECT_EQ(error(with(start, "turn_text", "3:b2")),
              "\"turn_text\", character 4: expected \"-\"");
    EXPECT_EQ(error(start), "\"turn_text\" is not a text");
    EXPECT_EQ(error(Json::object()), "\"board\" is not a list of rows");
    EXPECT_EQ(error({{"board", {"."}}}), "\"board\" has not 7 rows");
    EXPECT_EQ(error(small("b7 b8")), "\"board\", row 1: not 10 tokens");
    EXPECT_EQ(error(small("b7 b17 . . . . . . . .")),
              "\"board\", row 1, column 1: neither \".\" nor b1 to b16 nor r1 to r16");
    EXPECT_EQ(error(small("b7 r1 . . . . . . . .")), "\"board\", row 1, column 1: r1 stands twice");
    EXPECT_EQ(error(with(start, "turn", "green")), "\"turn\" is neither \"blue\" nor \"red\"");
    EXPECT_EQ(error(with(start, "quiet", 61)), "\"quiet\" is not a number from 0 to 60");
    const Ran ran = runCli({"chain", "turns"}, "nonsense\n" + start.dump() + "\n");
    EXPECT_EQ(ran.status, 1);
    ASSERT_EQ(ran.lines().size(), 2U);
    EXPECT_EQ(ran.lines()[0].at("line"), 1);
    EXPECT_TRUE(ran.lines()[1].contains("turns"));
}

TEST(ChainVerbs, Best) {
    EXPECT_EQ(answer({"best", "--time", "0.1"}, small()).at("turn"), "9:d6-c6 x7-9");
    const Json strong = answer({"best", "--level", "6", "--stats"}, start);
    EXPECT_GT(strong.at("nodes"), 100);
    EXPECT_GE(strong.at("depth"), 1);
    EXPECT_TRUE(strong.contains("score"));
    EXPECT_TRUE(strong.contains("ms"));
    const Json legal = answer({"apply"}, with(start, "turn_text", strong.at("turn")));
    EXPECT_EQ(legal.at("status"), "playing");
    EXPECT_EQ(answer({"best", "--level", "1"}, start), answer({"best", "--level", "1"}, start));
    EXPECT_EQ(answer({"best"}, with(start, "quiet", 60)).at("error"), "the game is over");
    for (const std::vector<std::string>& wrong : {std::vector<std::string>{"best", "--level", "10"},
                                                  {"best", "--time", "-1"},
                                                  {"best", "--time", "soon"},
                                                  {"perft", "--depth", "0"}}) {
        std::vector<std::string> words{"chain"};
        words.insert(words.end(), wrong.begin(), wrong.end());
        EXPECT_EQ(runCli(words, start.dump() + "\n").status, 2) << wrong.back();
    }
}

TEST(ChainVerbs, Play) {
    const Ran ran = runCli({"chain", "play", "--blue", "depth:1", "--red", "random", "--games", "4",
                            "--swap", "--deal", "3", "--variant", "original"});
    ASSERT_EQ(ran.lines().size(), 1U) << ran.err;
    const Json line = ran.lines().front();
    EXPECT_EQ(line.at("games"), 4);
    EXPECT_EQ(line.at("blue").get<int>() + line.at("red").get<int>() + line.at("draws").get<int>(),
              4);
    EXPECT_GE(line.at("blue"), 3);
    EXPECT_GT(line.at("mean_turns"), 5);
    for (const std::vector<std::string>& wrong : {std::vector<std::string>{"--blue", "1"},
                                                  {"--blue", "1", "--red", "10"},
                                                  {"--blue", "depth:0", "--red", "1"},
                                                  {"--blue", "time:x", "--red", "1"},
                                                  {"--blue", "1", "--red", "1", "--games", "0"}}) {
        std::vector<std::string> words{"chain", "play"};
        words.insert(words.end(), wrong.begin(), wrong.end());
        EXPECT_EQ(runCli(words).status, 2) << wrong.back();
    }
}

TEST(ChainVerbs, Generate) {
    const Ran made = runCli({"chain", "generate", "--deal", "5", "--count", "3"});
    ASSERT_EQ(made.lines().size(), 3U) << made.err;
    EXPECT_EQ(made.lines()[0].at("deal"), 5);
    EXPECT_EQ(made.lines()[0].at("variant"), "fair");
    EXPECT_NE(made.lines()[0].at("board"), made.lines()[1].at("board"));
    EXPECT_EQ(runCli({"chain", "generate", "--deal", "5", "--count", "3"}).out, made.out);
    const Ran turns = runCli({"chain", "turns"}, made.out);
    for (const Json& line : turns.lines()) EXPECT_GT(line.at("turns").size(), 40U);
    EXPECT_NE(runCli({"chain", "generate", "--variant", "original", "--deal", "5"}).lines()[0],
              made.lines()[0]);
    EXPECT_EQ(runCli({"chain", "generate", "--variant", "mirrored"}).status, 2);
}

}  // namespace
}  // namespace gridlark::cli
