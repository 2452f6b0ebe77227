/// Words of the command line: what they print and the status they end with.
#include <gtest/gtest.h>

#include "process.h"

namespace gridlark::cli {
namespace {

using testing::Test;

struct Case {
    const char* says;
    std::vector<std::string> words;
    int status;
    const char* out;  ///< some text of standard output
    const char* err;  ///< some text of standard error
};

class CommandLine : public testing::TestWithParam<Case> {};

TEST_P(CommandLine, EndsWithItsStatus) {
    const auto& [says, words, status, out, err] = GetParam();
    SCOPED_TRACE(says);
    const Ran ran = runCli(words);
    EXPECT_EQ(ran.status, status) << ran.err;
    EXPECT_NE(ran.out.find(out), std::string::npos) << ran.out;
    EXPECT_NE(ran.err.find(err), std::string::npos) << ran.err;
    EXPECT_EQ(ran.out.empty(), std::string(out).empty()) << ran.out;
    EXPECT_EQ(ran.err.empty(), std::string(err).empty()) << ran.err;
}

INSTANTIATE_TEST_SUITE_P(
    Right, CommandLine,
    testing::Values(
        Case{"version", {"--version"}, 0, "gridlark-cli ", ""},
        Case{"help", {"--help"}, 0, "cats", ""},
        Case{"help of a game", {"cats", "--help"}, 0, "solve", ""},
        Case{"help of a verb", {"cats", "solve", "--help"}, 0, "--time-limit", ""},
        Case{"games", {"games"}, 0, "\"game\":\"cats\"", ""},
        Case{"no input, no output", {"cats", "solve"}, 0, "", ""},
        Case{"standard input by name", {"cats", "solve", "-"}, 0, "", ""},
        Case{"no deals at all", {"cats", "generate", "--grid", "6", "--count", "0"}, 0, "", ""}));

INSTANTIATE_TEST_SUITE_P(
    Wrong, CommandLine,
    testing::Values(
        Case{"nothing", {}, 2, "", "Usage: "}, Case{"no verb", {"cats"}, 2, "", "Usage: "},
        Case{"no such game", {"dogs", "solve"}, 2, "", "Usage: "},
        Case{"no such verb", {"cats", "bark"}, 2, "", "Usage: "},
        Case{"no such option", {"cats", "solve", "--fast"}, 2, "", "--fast"},
        Case{"no such option of the tool", {"--fast"}, 2, "", "Usage: "},
        Case{"two games", {"games", "cats", "solve"}, 2, "", "Usage: "},
        Case{"two files", {"cats", "solve", "-", "-"}, 2, "", "Usage: "},
        Case{
            "no such file", {"cats", "solve", "/no/such/file"}, 2, "", "cannot read /no/such/file"},
        Case{"a folder", {"cats", "solve", "/"}, 2, "", "cannot read /"},
        Case{"limit 0", {"cats", "solve", "--limit", "0"}, 2, "", "--limit"},
        Case{"limit too large", {"cats", "solve", "--limit", "99999999999"}, 2, "", "--limit"},
        Case{"limit no number", {"cats", "solve", "--limit", "two"}, 2, "", "--limit"},
        Case{"limit missing", {"cats", "solve", "--limit"}, 2, "", "--limit"},
        Case{"time limit below 0", {"cats", "solve", "--time-limit", "-1"}, 2, "", "--time-limit"},
        Case{"time limit NaN", {"cats", "solve", "--time-limit", "nan"}, 2, "", "--time-limit"},
        Case{"time limit without end",
             {"cats", "hint", "--time-limit", "1e999"},
             2,
             "",
             "--time-limit"},
        Case{"no grid", {"cats", "generate"}, 2, "", "--grid"},
        Case{"no such grid", {"cats", "generate", "--grid", "5"}, 2, "", "6 7 8 9 10 11 12"},
        Case{"no such variant",
             {"cats", "generate", "--grid", "6", "--variant", "hard"},
             2,
             "",
             "standard open"},
        Case{
            "a deal below 0", {"cats", "generate", "--grid", "6", "--deal", "-1"}, 2, "", "--deal"},
        Case{"a deal too large",
             {"cats", "generate", "--grid", "6", "--deal", "18446744073709551616"},
             2,
             "",
             "--deal"},
        Case{"deals past the last",
             {"cats", "generate", "--grid", "6", "--deal", "18446744073709551615", "--count", "2"},
             2,
             "",
             "there are no 2 deals"},
        Case{
            "no such stars", {"cats", "generate", "--grid", "6", "--stars", "6"}, 2, "", "--stars"},
        Case{"stars upside down",
             {"cats", "generate", "--grid", "6", "--stars", "3-2"},
             2,
             "",
             "--stars"}));

TEST(Games, AreListedWithGridsAndVariants) {
    const Ran ran = runCli({"games"});
    const auto lines = ran.lines();
    const nlohmann::json cats{{"game", "cats"},
                              {"grids", {"6", "7", "8", "9", "10", "11", "12"}},
                              {"variants", {"standard", "open"}}};
    EXPECT_NE(std::find(lines.begin(), lines.end(), cats), lines.end()) << ran.out;
}

}  // namespace
}  // namespace gridlark::cli
