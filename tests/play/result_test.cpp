#include "gridlark/play/result.h"

#include <gtest/gtest.h>

#include "some_result.h"

namespace gridlark::play {
namespace {

TEST(Result, IsOneLineWithTheKeysInOrder) {
    Result result = someResult(99);
    EXPECT_EQ(toLine(result),
              R"({"game":"cats","grid":"8","variant":"standard","deal":4711,"outcome":"won",)"
              R"("time_ms":83456,"score":40,"mistakes":1,"hints":2,"undos":3,"assisted":false,)"
              R"("finished_at":"2026-11-28T09:30:00Z","version":"0.1.0","ticket":99})");
    result.figures["3bv"] = 71;
    EXPECT_NE(toLine(result).find(R"("figures":{"3bv":71.0})"), std::string::npos);
}

TEST(Result, ReadsBackWhatItWrote) {
    Result result = someResult(99);
    result.deal = 18'446'744'073'709'551'615U;
    result.tally = {.score = -5, .mistakes = 0, .hints = 0, .assisted = true};
    result.figures = {{"3bv", 71}, {"turns", 12.25}};
    for (const auto outcome : {kit::Status::won, kit::Status::lost, kit::Status::drawn}) {
        result.outcome = outcome;
        const auto read = resultFromLine(toLine(result));
        ASSERT_TRUE(read) << read.error();
        EXPECT_EQ(*read, result);
    }
}

TEST(Result, KeepsStrangeTextsOnOneLine) {
    Result result = someResult();
    result.options.grid = "a\n\"b\"\\\t\x01";
    const std::string line = toLine(result);
    EXPECT_EQ(line.find('\n'), std::string::npos);
    EXPECT_EQ(resultFromLine(line)->options.grid, result.options.grid);
    result.options.grid = "\xff\xfe";  // no UTF-8: replaced, not thrown about
    EXPECT_TRUE(resultFromLine(toLine(result)));
}

TEST(Result, IgnoresWhatItDoesNotKnow) {
    const auto read = resultFromLine(
        R"({"game":"cats","grid":"8","deal":1,"outcome":"lost","time_ms":5,"weather":{"rain":[]}})");
    ASSERT_TRUE(read) << read.error();
    EXPECT_EQ(read->time, Milliseconds{5});
    EXPECT_EQ(read->ticket, 0U);
}

TEST(Result, SaysWhatIsWrong) {
    const std::string deep = std::string(60'000, '[') + std::string(60'000, ']');
    const struct {
        const char* line;
        const char* why;
    } rows[] = {
        {"", "not JSON"},
        {"{", "not JSON"},
        {deep.c_str(), "not JSON"},
        {"\x01\x02", "not JSON"},
        {"[]", "not an object"},
        {"7", "not an object"},
        {R"({"grid":"8","deal":1,"outcome":"won","time_ms":5})", "\"game\" is missing"},
        {R"({"game":"cats","grid":8,"deal":1,"outcome":"won","time_ms":5})",
         "\"grid\" must be a text"},
        {R"({"game":"cats","grid":"8","deal":1,"outcome":"playing","time_ms":5})",
         R"("outcome" must be "won", "lost" or "drawn")"},
        {R"({"game":"cats","grid":"8","deal":1,"outcome":"won","time_ms":-5})",
         "\"time_ms\" must be a whole number from 0 to 3155760000000"},
        {R"({"game":"cats","grid":"8","deal":1,"outcome":"won","time_ms":5,"figures":[]})",
         "\"figures\" must be an object of numbers"},
        {R"({"game":"cats","grid":"8","deal":1,"outcome":"won","time_ms":5,"figures":{"a":1e300}})",
         "\"figures\" must be numbers up to 1e12"},
        {R"({"game":"","grid":"8","deal":1,"outcome":"won","time_ms":5})",
         "\"game\" must not be empty"},
        {R"({"game":"cats","grid":"","deal":1,"outcome":"won","time_ms":5})",
         "\"grid\" must not be empty"},
        {R"({"game":"cats","grid":"8","deal":1,"outcome":"won","time_ms":5,"figures":{"a":"b"}})",
         "\"figures\" must be an object of numbers"},
    };
    for (const auto& row : rows) {
        const auto read = resultFromLine(row.line);
        ASSERT_FALSE(read) << row.line;
        EXPECT_EQ(read.error(), row.why) << row.line;
    }
}

TEST(Result, SurvivesDeepNesting) {
    EXPECT_FALSE(resultFromLine(std::string(60'000, '[')));
    EXPECT_FALSE(resultFromLine(std::string(30'000, '[') + std::string(30'000, ']')));
}

}  // namespace
}  // namespace gridlark::play
