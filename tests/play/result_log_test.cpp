#include "gridlark/play/result_log.h"

#include <cstdlib>
#include <fstream>
#include <set>
#include <sstream>
#include <thread>

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "some_result.h"

namespace gridlark::play {
namespace {

namespace fs = std::filesystem;

/// A folder of its own for each test, removed afterwards.
class ResultLogTest : public ::testing::Test {
  protected:
    ResultLogTest() {
        std::string name = (fs::temp_directory_path() / "gridlark-log-XXXXXX").string();
        folder_ = ::mkdtemp(name.data());
        file_ = folder_ / "results.jsonl";
    }
    ~ResultLogTest() override {
        std::error_code ignored;
        fs::permissions(folder_, fs::perms::owner_all, ignored);
        fs::remove_all(folder_, ignored);
    }

    void write(const std::string& text, std::ios::openmode mode = std::ios::app) const {
        std::ofstream(file_, std::ios::binary | mode) << text;
    }

    [[nodiscard]] std::string content() const {
        std::ostringstream text;
        text << std::ifstream(file_, std::ios::binary).rdbuf();
        return text.str();
    }

    [[nodiscard]] static std::string line(std::uint64_t ticket) {
        return toLine(someResult(ticket)) + '\n';
    }

    [[nodiscard]] static std::vector<std::uint64_t> tickets(const ResultLog& log) {
        std::vector<std::uint64_t> tickets;
        for (const Result& result : log.results()) tickets.push_back(result.ticket);
        return tickets;
    }

    using Tickets = std::vector<std::uint64_t>;

    fs::path folder_;
    fs::path file_;
};

TEST_F(ResultLogTest, AMissingFileIsAnEmptyLog) {
    ResultLog log(file_);
    EXPECT_TRUE(log.refresh());
    EXPECT_TRUE(log.results().empty());
    EXPECT_FALSE(fs::exists(file_));
}

TEST_F(ResultLogTest, AppendsOneLineForEachResult) {
    ResultLog log(folder_ / "a" / "b" / "results.jsonl");  // folders are made
    file_ = folder_ / "a" / "b" / "results.jsonl";
    EXPECT_TRUE(log.append(someResult(1))) << log.trouble();
    EXPECT_TRUE(log.append(someResult(2))) << log.trouble();
    EXPECT_EQ(content(), line(1) + line(2));
    EXPECT_EQ(tickets(log), (Tickets{1, 2}));
    ResultLog other(file_);
    EXPECT_TRUE(other.refresh());
    EXPECT_EQ(tickets(other), (Tickets{1, 2}));
}

TEST_F(ResultLogTest, LeavesOutATicketThatIsThere) {
    ResultLog log(file_);
    ResultLog other(file_);
    EXPECT_TRUE(log.append(someResult(1)));
    EXPECT_TRUE(other.append(someResult(1)));  // not yet read by this one
    EXPECT_TRUE(log.append(someResult(1)));
    EXPECT_EQ(content(), line(1));
    // Results without a ticket are all different.
    EXPECT_TRUE(log.append(someResult(0)));
    EXPECT_TRUE(log.append(someResult(0)));
    EXPECT_EQ(content(), line(1) + line(0) + line(0));
}

TEST_F(ResultLogTest, OfLinesWithOneTicketTheFirstCounts) {
    write(line(1) + line(2) + line(1));
    ResultLog log(file_);
    EXPECT_TRUE(log.refresh());
    EXPECT_EQ(tickets(log), (Tickets{1, 2}));
    EXPECT_TRUE(log.badLines().empty());
}

TEST_F(ResultLogTest, ReadsOnWhereItStopped) {
    ResultLog log(file_);
    write(line(1));
    EXPECT_TRUE(log.refresh());
    write(line(2) + "nonsense\n" + line(3));
    EXPECT_TRUE(log.refresh());
    EXPECT_TRUE(log.refresh());
    EXPECT_EQ(tickets(log), (Tickets{1, 2, 3}));
    ASSERT_EQ(log.badLines().size(), 1U);
    EXPECT_EQ(log.badLines()[0].number, 3U);
    EXPECT_EQ(log.badLines()[0].why, "not JSON");
}

TEST_F(ResultLogTest, ALineStillBeingWrittenWaits) {
    ResultLog log(file_);
    const std::string second = line(2);
    write(line(1) + second.substr(0, 40));
    EXPECT_TRUE(log.refresh());
    EXPECT_EQ(tickets(log), (Tickets{1}));
    EXPECT_TRUE(log.badLines().empty());
    write(second.substr(40));
    EXPECT_TRUE(log.refresh());
    EXPECT_EQ(tickets(log), (Tickets{1, 2}));
}

TEST_F(ResultLogTest, ATornLineIsClosedKeptAndReported) {
    const std::string torn = line(2).substr(0, 40);
    write(line(1) + torn);
    ResultLog log(file_);
    EXPECT_TRUE(log.append(someResult(3)));
    EXPECT_EQ(content(), line(1) + torn + '\n' + line(3));
    EXPECT_EQ(tickets(log), (Tickets{1, 3}));
    ASSERT_EQ(log.badLineCount(), 1U);
    EXPECT_EQ(log.badLines()[0].number, 2U);
}

TEST_F(ResultLogTest, SeesThatTheFileWasReplacedOrCut) {
    ResultLog log(file_);
    write(line(1) + line(2) + "x\n");
    EXPECT_TRUE(log.refresh());
    EXPECT_EQ(log.badLineCount(), 1U);

    write(line(3), std::ios::trunc);  // shorter
    EXPECT_TRUE(log.refresh());
    EXPECT_EQ(tickets(log), (Tickets{3}));
    EXPECT_EQ(log.badLineCount(), 0U);

    write(line(4) + line(5), std::ios::trunc);  // longer than before, the same file
    EXPECT_TRUE(log.refresh());
    EXPECT_EQ(tickets(log), (Tickets{4, 5}));

    const fs::path other = folder_ / "other";
    std::ofstream(other) << line(6) << line(7) << line(8);
    fs::rename(other, file_);  // another file of the same name
    EXPECT_TRUE(log.refresh());
    EXPECT_EQ(tickets(log), (Tickets{6, 7, 8}));

    fs::remove(file_);
    EXPECT_TRUE(log.refresh());
    EXPECT_TRUE(log.results().empty());
    EXPECT_TRUE(log.append(someResult(6)));
    EXPECT_EQ(tickets(log), (Tickets{6}));
}

TEST_F(ResultLogTest, SurvivesGarbage) {
    std::string binary(300'000, '\0');
    for (std::size_t i = 0; i < binary.size(); ++i) binary[i] = static_cast<char>(i * 7919 >> 3);
    write(binary + '\n' + line(1) + "\n\n" + std::string(200'000, 'x') + '\n' + line(2));
    ResultLog log(file_);
    EXPECT_TRUE(log.refresh());
    EXPECT_EQ(tickets(log), (Tickets{1, 2}));
    EXPECT_GT(log.badLineCount(), ResultLog::maxBadLines);
    EXPECT_EQ(log.badLines().size(), ResultLog::maxBadLines);
    EXPECT_TRUE(log.append(someResult(3)));
    EXPECT_EQ(tickets(log), (Tickets{1, 2, 3}));
}

TEST_F(ResultLogTest, LinesMayBeAsLongAsTheLimit) {
    std::string longest = line(1);
    longest.insert(1, std::string(maxLogLine - (longest.size() - 1), ' '));
    write(longest + ' ' + longest);
    ResultLog log(file_);
    EXPECT_TRUE(log.refresh());
    EXPECT_EQ(tickets(log), (Tickets{1}));
    ASSERT_EQ(log.badLineCount(), 1U);
    EXPECT_EQ(log.badLines()[0].why, "too long");

    Result result = someResult(2);
    result.version = std::string(maxLogLine, 'v');
    EXPECT_FALSE(log.append(result));
    EXPECT_EQ(log.trouble(), "not a result: too long");
}

TEST_F(ResultLogTest, RefusesWhatIsNoResult) {
    ResultLog log(file_);
    Result result = someResult(1);
    result.outcome = kit::Status::playing;
    EXPECT_FALSE(log.append(result));
    EXPECT_NE(log.trouble().find("\"outcome\""), std::string::npos) << log.trouble();
    EXPECT_FALSE(fs::exists(file_));
}

TEST_F(ResultLogTest, SaysWhyItCannotReadOrWrite) {
    fs::create_directory(file_);
    ResultLog directory(file_);
    EXPECT_FALSE(directory.refresh());
    EXPECT_NE(directory.trouble().find("results.jsonl"), std::string::npos);
    EXPECT_FALSE(directory.append(someResult(1)));
    EXPECT_NE(directory.trouble(), "");
    fs::remove(file_);
    EXPECT_TRUE(directory.append(someResult(1)));
    EXPECT_EQ(directory.trouble(), "");

    const fs::path loop = folder_ / "loop";
    fs::create_symlink(loop, loop);
    ResultLog looping(loop);
    EXPECT_FALSE(looping.refresh());
    EXPECT_FALSE(looping.append(someResult(1)));

    ResultLog below(file_ / "results.jsonl");  // a file where a folder should be
    EXPECT_FALSE(below.append(someResult(1)));

    const fs::path pipe = folder_ / "pipe";
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    ResultLog piped(pipe);
    EXPECT_FALSE(piped.refresh());  // and does not wait for somebody to write
    EXPECT_FALSE(piped.append(someResult(1)));

    ResultLog full("/dev/full");
    EXPECT_FALSE(full.append(someResult(1)));
}

TEST_F(ResultLogTest, WhatWasReadStaysWhenTheFileCannotBeRead) {
    ResultLog log(file_);
    EXPECT_TRUE(log.append(someResult(1)));
    // Root may read whatever has permissions, but nobody reads a folder as a file.
    const fs::path aside = folder_ / "aside";
    fs::rename(file_, aside);
    fs::create_directory(file_);
    EXPECT_FALSE(log.append(someResult(2)));
    EXPECT_NE(log.trouble(), "");
    EXPECT_EQ(tickets(log), (Tickets{1}));
    fs::remove(file_);
    fs::rename(aside, file_);
    EXPECT_TRUE(log.append(someResult(2)));
    EXPECT_EQ(tickets(log), (Tickets{1, 2}));
}

void appendMany(const fs::path& file, std::uint64_t first, int count) {
    ResultLog log(file);
    for (int i = 0; i < count; ++i) {
        if (!log.append(someResult(first + static_cast<std::uint64_t>(i)))) std::abort();
    }
}

TEST_F(ResultLogTest, TwoThreadsLoseNothing) {
    {
        std::jthread a([this] { appendMany(file_, 1, 100); });
        std::jthread b([this] { appendMany(file_, 1'001, 100); });
    }
    ResultLog log(file_);
    EXPECT_TRUE(log.refresh());
    const auto all = tickets(log);
    EXPECT_EQ(std::set(all.begin(), all.end()).size(), 200U);
    EXPECT_EQ(log.badLineCount(), 0U);
}

TEST_F(ResultLogTest, ThreeProcessesLoseNothing) {
    constexpr int processes = 3;
    for (int i = 0; i < processes; ++i) {
        const pid_t child = ::fork();
        ASSERT_GE(child, 0);
        if (child == 0) {
            appendMany(file_, static_cast<std::uint64_t>(1'000 * i + 1), 60);
            ::_exit(0);
        }
    }
    for (int i = 0; i < processes; ++i) {
        int status = 0;
        ASSERT_GT(::wait(&status), 0);
        EXPECT_EQ(status, 0);
    }
    ResultLog log(file_);
    EXPECT_TRUE(log.refresh());
    const auto all = tickets(log);
    EXPECT_EQ(std::set(all.begin(), all.end()).size(), 180U);
    EXPECT_EQ(log.badLineCount(), 0U);
}

}  // namespace
}  // namespace gridlark::play
