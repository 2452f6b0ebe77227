/// Lines of input, friendly and hostile: each gets its line of output, and nothing ends the tool.
#include <gtest/gtest.h>

#include "process.h"

namespace gridlark::cli {
namespace {

using nlohmann::json;

const std::string good = R"({"regions":["AABB","CABB","CCDB","CDDD"]})";

struct Case {
    const char* says;
    std::string line;
    const char* error;  ///< all of it
};

class BadLine : public testing::TestWithParam<Case> {};

TEST_P(BadLine, BecomesAnErrorAndTheRestGoesOn) {
    const auto& [says, line, error] = GetParam();
    SCOPED_TRACE(says);
    const Ran ran = runCli({"cats", "solve"}, good + '\n' + line + '\n' + good + '\n');
    EXPECT_EQ(ran.status, 1);
    EXPECT_EQ(ran.err, "");
    const auto lines = ran.lines();
    ASSERT_EQ(lines.size(), 3U);
    EXPECT_EQ(lines[0].value("solutions", 0), 1);
    EXPECT_EQ(lines[1], (json{{"error", error}, {"line", 2}}));
    EXPECT_EQ(lines[2], lines[0]);
}

INSTANTIATE_TEST_SUITE_P(
    Syntax, BadLine,
    testing::Values(
        Case{"empty", "",
             "not JSON at byte 1: syntax error while parsing value - unexpected end of input"},
        Case{"a word", "cats",
             "not JSON at byte 1: syntax error while parsing value - invalid literal"},
        Case{"cut off", R"({"regions":["A)",
             "not JSON at byte 15: syntax error while parsing value - invalid string: missing "
             "closing quote"},
        Case{"NaN", R"({"regions":NaN})",
             "not JSON at byte 12: syntax error while parsing value - invalid literal"},
        Case{"a number without end", R"({"regions":1e999})",
             "not JSON: number overflow parsing '1e999'"},
        Case{"no UTF-8", "{\"regions\":[\"\xff\xfe\"]}",
             "not JSON at byte 14: syntax error while parsing value - invalid string: ill-formed "
             "UTF-8 byte"},
        Case{"a null byte", std::string("{\"a\":\0}", 7),
             "not JSON at byte 6: syntax error while parsing value - unexpected end of input"},
        Case{"a list", "[1]", "not a JSON object"}, Case{"a number", "7", "not a JSON object"},
        Case{"nested", R"({"a":)" + std::string(100, '[') + std::string(100, ']') + "}",
             "nested deeper than 64"},
        Case{"nested very deep",
             R"({"a":)" + std::string(200'000, '[') + std::string(200'000, ']') + "}",
             "nested deeper than 64"},
        Case{"nested and cut off", std::string(500'000, '['),
             "not JSON at byte 500001: syntax error while parsing value - unexpected end of input"},
        Case{"long", std::string(3U << 20U, ' '), "longer than 1048576 bytes"}));

INSTANTIATE_TEST_SUITE_P(
    Puzzle, BadLine,
    testing::Values(
        Case{"no regions", "{}", "there is no \"regions\""},
        Case{"regions null", R"({"regions":null})", "\"regions\" is not a list of strings"},
        Case{"regions a string", R"({"regions":"AB"})", "\"regions\" is not a list of strings"},
        Case{"no rows", R"({"regions":[]})", "\"regions\" has 0 rows, not 1 to 16"},
        Case{"17 rows",
             json{{"regions", std::vector<std::string>(17, std::string(17, 'A'))}}.dump(),
             "\"regions\" has 17 rows, not 1 to 16"},
        Case{"a row of numbers", R"({"regions":["AB",12]})", "\"regions\", row 2: not a string"},
        Case{"not square", R"({"regions":["AB","ABC"]})",
             "\"regions\", row 2: 3 characters, but there are 2 rows"},
        Case{"an empty row", R"({"regions":["AB",""]})",
             "\"regions\", row 2: 0 characters, but there are 2 rows"},
        Case{"a region missing", R"({"regions":["AA","AA"]})",
             "\"regions\" names 1 regions, but there are 2 rows"},
        Case{"a region too many", R"({"regions":["AB","CA"]})",
             "\"regions\" names 3 regions, but there are 2 rows"},
        Case{"given no list", R"({"regions":["A"],"given":3})", "\"given\" is not a list of cells"},
        Case{"given no cells", R"({"regions":["A"],"given":[0,0]})",
             "\"given\", cell 1: not [row, column]"},
        Case{"a cell of three", R"({"regions":["A"],"blocked":[[0,0,0]]})",
             "\"blocked\", cell 1: not [row, column]"},
        Case{"a cell of fractions", R"({"regions":["A"],"blocked":[[0.0,0]]})",
             "\"blocked\", cell 1: not [row, column]"},
        Case{"a cell of strings", R"({"regions":["A"],"marks":[["0","0"]]})",
             "\"marks\", cell 1: not [row, column]"},
        Case{"outside", R"({"regions":["AB","AB"],"given":[[1,1],[2,0]]})",
             "\"given\", cell 2: outside the board"},
        Case{"below zero", R"({"regions":["A"],"queens":[[-1,0]]})",
             "\"queens\", cell 1: outside the board"},
        Case{"2^32 is not 0", R"({"regions":["A"],"cats":[[4294967296,0]]})",
             "\"cats\", cell 1: outside the board"},
        Case{"2^64 − 1 is not −1", R"({"regions":["A"],"cats":[[0,18446744073709551615]]})",
             "\"cats\", cell 1: outside the board"},
        Case{"2^64 is no whole number", R"({"regions":["A"],"cats":[[0,18446744073709551616]]})",
             "\"cats\", cell 1: not [row, column]"}));

TEST(Lines, KeepTheirOrderAndTheirNames) {
    const std::string input =
        R"({"name":"first","regions":["A"],"unknown":{"deep":[1,2]}})"
        "\n"
        R"({"name":["any",1],"regions":"no"})"
        "\r\n"
        R"({"name":"last","regions":["AB","AB"]})";  // the last line need not end
    const Ran ran = runCli({"cats", "solve"}, input);
    EXPECT_EQ(ran.status, 1);
    const auto lines = ran.lines();
    ASSERT_EQ(lines.size(), 3U);
    EXPECT_EQ(lines[0]["name"], "first");
    EXPECT_EQ(lines[0]["solutions"], 1);
    EXPECT_EQ(lines[1]["name"], (json{"any", 1}));
    EXPECT_EQ(lines[1]["line"], 2);
    EXPECT_EQ(lines[2]["name"], "last");
    EXPECT_EQ(lines[2]["solutions"], 0);
}

TEST(Lines, HaveStatsOnRequest) {
    const auto with = runCli({"cats", "solve", "--stats"}, good).lines().at(0);
    EXPECT_GE(with.at("ms").get<double>(), 0);
    EXPECT_GT(with.at("nodes").get<int>(), 0);
    const auto without = runCli({"cats", "solve"}, good).lines().at(0);
    EXPECT_FALSE(without.contains("ms") || without.contains("nodes"));
}

/// Rows as regions: more solutions than can be counted in a lifetime.
std::string endless() {
    json rows;
    for (char letter = 'A'; letter <= 'P'; ++letter) rows.push_back(std::string(16, letter));
    return json{{"regions", rows}}.dump();
}

TEST(Lines, AreUnknownPastTheTimeLimit) {
    const Ran ran = runCli({"cats", "solve", "--limit", "2000000000", "--time-limit", "1"},
                           endless() + '\n' + good + '\n');
    EXPECT_EQ(ran.status, 0);
    const auto lines = ran.lines();
    ASSERT_EQ(lines.size(), 2U);
    EXPECT_EQ(lines[0]["solutions"], "unknown");
    EXPECT_GT(lines[0]["at_least"], 0);
    EXPECT_EQ(lines[1]["solutions"], 1);
}

TEST(Lines, EndByThemselvesWithoutATimeLimit) {
    const Ran ran = runCli({"cats", "solve", "--limit", "2000000000"}, endless());
    EXPECT_EQ(ran.status, 0);
    EXPECT_EQ(ran.lines().at(0)["solutions"], "unknown");
}

TEST(Lines, AClosedPipeEndsTheTool) {
    std::string input;
    for (int i = 0; i < 1000; ++i) input += good + '\n';
    const Ran ran = runCliIntoClosedPipe({"cats", "solve"}, input);
    EXPECT_EQ(ran.status, 1);
    EXPECT_EQ(ran.err, "") << "the reader went away on purpose";
}

TEST(Lines, AFullDiskIsReported) {
    for (const std::vector<std::string>& words :
         {std::vector<std::string>{"cats", "solve"}, {"games"}, {"--help"}, {"--version"}}) {
        const Ran ran = runCliIntoFile("/dev/full", words, good);
        EXPECT_EQ(ran.status, 1);
        EXPECT_EQ(ran.err, "gridlark-cli: cannot write: No space left on device\n");
    }
}

TEST(Lines, RandomBytesNeverCrash) {
    std::uint32_t seed = 1;
    std::string noise;
    for (int i = 0; i < 200'000; ++i) {
        seed = seed * 1664525U + 1013904223U;
        noise += static_cast<char>(seed >> 24U);
    }
    for (const char* verb : {"solve", "hint", "check"}) {
        const Ran ran = runCli({"cats", verb}, noise);
        EXPECT_EQ(ran.status, 1);
        for (const json& line : ran.lines()) {
            ASSERT_TRUE(line.is_object()) << "output is JSON whatever comes in";
            EXPECT_TRUE(line.contains("error"));
        }
    }
}

TEST(Lines, DamagedPuzzlesNeverCrash) {
    const std::string whole =
        R"({"regions":["AABB","CABB","CCDB","CDDD"],"given":[[0,1]],"blocked":[[2,2]],)"
        R"("cats":[[1,3]],"marks":[[0,0]]})";
    std::string input;
    for (std::size_t i = 0; i < whole.size(); ++i) {
        for (const char other : std::string("0A[]{}\",:-9\x80")) {
            std::string damaged = whole;
            damaged[i] = other;
            input += damaged + '\n';
        }
    }
    for (const char* verb : {"solve", "hint", "check"}) {
        const Ran ran = runCli({"cats", verb}, input);
        EXPECT_EQ(ran.status, 1);
        EXPECT_EQ(ran.lines().size(), whole.size() * 12);
    }
}

}  // namespace
}  // namespace gridlark::cli
