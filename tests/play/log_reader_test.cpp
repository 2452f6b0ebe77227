#include "gridlark/play/log_reader.h"

#include <vector>

#include <gtest/gtest.h>

#include "frail_files.h"
#include "some_result.h"

namespace gridlark::play {
namespace {

/// What a reader was given.
struct Heard {
    std::vector<std::uint64_t> tickets;
    std::vector<std::uint64_t> bad;
    int restarts = 0;

    LogTaker taker() {
        return {.restart =
                    [this] {
                        ++restarts;
                        tickets.clear();
                        bad.clear();
                    },
                .take =
                    [this](std::uint64_t number, std::string_view, const auto& result) {
                        result ? tickets.push_back(result->ticket) : bad.push_back(number);
                    }};
    }
};

std::string line(std::uint64_t ticket) {
    return toLine(someResult(ticket)) + '\n';
}

using Tickets = std::vector<std::uint64_t>;

TEST(ReadLog, GoesOnWhereItStopped) {
    FrailFiles files;
    LogPlace place;
    Heard heard;
    const auto read = [&](std::uint64_t most = 1'000'000) {
        const auto all = readLog(files, "/log", place, heard.taker(), most);
        return all && *all;
    };
    EXPECT_TRUE(read()) << "no file is an empty log";
    files.put("/log", line(1) + "\n?\n" + line(2) + "{\"game\":");
    EXPECT_TRUE(read());
    EXPECT_EQ(heard.tickets, (Tickets{1, 2}));
    EXPECT_EQ(heard.bad, Tickets{3}) << "empty lines have a number, too";
    const int restarts = heard.restarts;
    static_cast<void>(Disk(files).append("/log", "\"cats\"}"));
    EXPECT_TRUE(read());
    EXPECT_EQ(heard.bad, (Tickets{3, 5, 6})) << "the torn line, and what was appended";
    EXPECT_EQ(heard.restarts, restarts);
    EXPECT_EQ(place.lines, 6U);
    files.put("/log", line(7));
    EXPECT_TRUE(read());
    EXPECT_EQ(heard.restarts, restarts + 1);
    EXPECT_EQ(heard.tickets, Tickets{7});
}

TEST(ReadLog, StopsWhereItIsTold) {
    FrailFiles files;
    std::string log;
    Tickets all;
    for (std::uint64_t ticket = 1; ticket <= 2'000; ++ticket) {
        log += line(ticket);
        all.push_back(ticket);
    }
    files.put("/log", log);
    LogPlace place;
    Heard heard;
    int steps = 0;
    for (;; ++steps) {
        ASSERT_LT(steps, 100);
        const auto done = readLog(files, "/log", place, heard.taker(), 10'000);
        ASSERT_TRUE(done);
        if (*done) break;
        EXPECT_LT(heard.tickets.size(), all.size());
    }
    EXPECT_GT(steps, 3);
    EXPECT_EQ(heard.tickets, all);
    EXPECT_EQ(heard.restarts, 1) << "at the very first";
    EXPECT_EQ(place.bytes, log.size());
}

TEST(LogMentions, ATicketAndNoPartOfOne) {
    FrailFiles files;
    files.put("/log", line(123) + line(45));
    const auto mentions = [&](std::uint64_t ticket, std::uint64_t from = 0) {
        return logMentions(files, "/log", from, ticket).value();
    };
    EXPECT_TRUE(mentions(123));
    EXPECT_TRUE(mentions(45));
    for (const std::uint64_t other : {1U, 12U, 23U, 1234U, 4U, 5U, 450U})
        EXPECT_FALSE(mentions(other));
    EXPECT_FALSE(mentions(123, line(123).size())) << "before that";
    EXPECT_TRUE(mentions(45, line(123).size()));
    EXPECT_FALSE(mentions(45, 1'000'000)) << "behind the end";
    EXPECT_FALSE(logMentions(files, "/none", 0, 1).value());
    files.failAll(std::errc::io_error);
    EXPECT_FALSE(logMentions(files, "/log", 0, 1));
}

/// Wherever a ticket lies between two blocks that are read.
TEST(LogMentions, AcrossBlocks) {
    const std::string text = line(9'007'199'254'740'991);
    for (std::size_t shift = 0; shift <= text.size() + 1; ++shift) {
        FrailFiles files;
        files.put("/log", std::string(65'536 - shift, ' ') + text);
        EXPECT_TRUE(*logMentions(files, "/log", 0, 9'007'199'254'740'991)) << shift;
        EXPECT_FALSE(*logMentions(files, "/log", 0, 900'719'925'474'099)) << shift;
    }
}

}  // namespace
}  // namespace gridlark::play
