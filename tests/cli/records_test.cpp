/// `gridlark-cli records` on a home of its own.
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>

#include "process.h"

namespace gridlark::cli {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

class CliRecords : public testing::Test {
  protected:
    CliRecords() {
        std::string name = (fs::temp_directory_path() / "gridlark-home-XXXXXX").string();
        home_ = ::mkdtemp(name.data());
        fs::create_directory(home_ / "saves");
        ::setenv("GRIDLARK_HOME", home_.c_str(), 1);
    }
    ~CliRecords() override {
        ::unsetenv("GRIDLARK_HOME");
        std::error_code ignored;
        fs::remove_all(home_, ignored);
    }

    void write(const std::string& file, const std::string& text) const {
        std::ofstream(home_ / file, std::ios::app) << text;
    }
    /// A line of the log.
    static std::string result(int ticket, const std::string& game, const std::string& grid,
                              const std::string& day) {
        return json{{"game", game},
                    {"grid", grid},
                    {"variant", "standard"},
                    {"deal", 7},
                    {"outcome", "won"},
                    {"time_ms", 1'000 * ticket},
                    {"finished_at", day + "T09:30:00Z"},
                    {"ticket", ticket}}
                   .dump() +
               '\n';
    }
    void writeLog() const {
        write("results.jsonl",
              result(1, "cats", "8", "2026-11-28") + result(2, "queens", "8", "2026-11-29") +
                  result(3, "cats", "9", "2026-11-30") + result(1, "cats", "8", "2026-11-30"));
    }
    /// The tickets that are listed with these options.
    static std::vector<int> listed(std::vector<std::string> options) {
        options.insert(options.begin(), {"records", "list"});
        const Ran ran = runCli(options);
        EXPECT_EQ(ran.status, 0) << ran.err;
        std::vector<int> tickets;
        for (const json& line : ran.lines()) tickets.push_back(line["ticket"]);
        return tickets;
    }
    /// What `records check` says of a file.
    static json checked(const std::string& file) {
        for (const json& line : runCli({"records", "check"}).lines()) {
            if (line["file"] == file) return line;
        }
        return {};
    }

    fs::path home_;
};

const std::string save =
    R"({"format":1,"game":"cats","grid":"6","variant":"standard","deal":1,"start":"s","events":[],)"
    R"("state":"s","elapsed_ms":0,"undos":0,"reported":false,"assisted":false,"ticket":5)";

TEST_F(CliRecords, ListsWhatIsAskedForAndATicketOnce) {
    writeLog();
    EXPECT_EQ(listed({}), (std::vector{1, 2, 3}));
    EXPECT_EQ(listed({"--game", "cats"}), (std::vector{1, 3}));
    EXPECT_EQ(listed({"--grid", "8"}), (std::vector{1, 2}));
    EXPECT_EQ(listed({"--from", "2026-11-29"}), (std::vector{2, 3}));
    EXPECT_EQ(listed({"--to", "2026-11-29"}), (std::vector{1, 2}));
    EXPECT_EQ(listed({"--from", "2026-11-29", "--to", "2026-11-29"}), std::vector{2});
    EXPECT_EQ(listed({"--game", "cats", "--grid", "8"}), std::vector{1});
    EXPECT_EQ(listed({"--game", "chain"}), std::vector<int>{});
    const auto lines = runCli({"records", "list"}).lines();
    ASSERT_FALSE(lines.empty());
    EXPECT_EQ(lines[0]["replay"], false);
    EXPECT_EQ(lines[0]["time_ms"], 1'000);
    EXPECT_FALSE(fs::exists(home_ / "results-index.sqlite")) << "listing writes nothing";
}

TEST_F(CliRecords, RefusesWhatIsNoDate) {
    for (const char* date : {"yesterday", "2026-11-3", "2026-11-300", "20261130", ""}) {
        const Ran ran = runCli({"records", "list", "--from", date});
        EXPECT_EQ(ran.status, 2) << date;
        EXPECT_NE(ran.err.find("--from"), std::string::npos) << ran.err;
    }
}

TEST_F(CliRecords, NothingIsSound) {
    const Ran ran = runCli({"records", "check"});
    EXPECT_EQ(ran.status, 0);
    EXPECT_EQ(ran.out, R"({"file":"results.jsonl","lines":0,"unreadable":0,"ok":true})"
                       "\n");
    EXPECT_EQ(listed({}), std::vector<int>{});
}

TEST_F(CliRecords, SaysWhatIsSoundAndWhatIsNot) {
    writeLog();
    write("saves/cats.json", save + ",\"older\":[" + save + "}]}\n");
    write("saves/queens.json", "null\n");
    write("saves/queens.unreadable-20261128T093000Z.json", "moved aside");
    const Ran sound = runCli({"records", "check"});
    EXPECT_EQ(sound.status, 0) << sound.out;
    EXPECT_EQ(sound.lines().size(), 3U) << sound.out;
    EXPECT_EQ(checked("results.jsonl")["lines"], 4);

    write("results.jsonl",
          "what?\n{\"game\":3}\n" + result(9, "cats", "8", "2026-12-01") + "{\"ga");
    write("results-pending.jsonl", result(10, "cats", "8", "2026-12-01"));
    write("saves/chain.json", "{\"half");
    write("saves/minesweeper.json", save + ",\"newer\":[{\"format\":1}]}\n");
    const Ran ran = runCli({"records", "check"});
    EXPECT_EQ(ran.status, 1);
    EXPECT_EQ(ran.lines().size(), 6U) << ran.out;
    const json log = checked("results.jsonl");
    EXPECT_EQ(log["lines"], 8);
    EXPECT_EQ(log["unreadable"], 3);
    EXPECT_EQ(log["ok"], false);
    EXPECT_EQ(log["error"], "line 5: not JSON");
    EXPECT_EQ(checked("results-pending.jsonl")["ok"], true);
    EXPECT_EQ(checked("saves/chain.json")["error"], "not JSON");
    EXPECT_EQ(checked("saves/minesweeper.json")["unreadable"], 1);
    EXPECT_EQ(checked("saves/cats.json")["ok"], true);
}

/// Valid JSON that takes more stack than there is, if it is copied or written.
TEST_F(CliRecords, WhatIsNestedWithoutEndIsUnreadable) {
    const auto nested = [](std::size_t depth) {
        return std::string(depth, '[') + std::string(depth, ']');
    };
    std::string line = result(1, "cats", "8", "2026-11-28");
    line.insert(line.size() - 2, ",\"more\":" + nested(30'000));
    write("results.jsonl", line + result(2, "cats", "8", "2026-11-28"));
    write("saves/cats.json", save + ",\"more\":" + nested(1'000'000) + "}\n");
    EXPECT_EQ(listed({}), std::vector{2});
    EXPECT_EQ(checked("results.jsonl")["unreadable"], 1);
    EXPECT_EQ(checked("saves/cats.json")["error"], "not JSON");
    EXPECT_EQ(runCli({"records", "rebuild"}).status, 0);
}

TEST_F(CliRecords, RebuildsTheIndexAndFindsOneThatIsWrong) {
    writeLog();
    const Ran ran = runCli({"records", "rebuild"});
    EXPECT_EQ(ran.status, 0) << ran.out << ran.err;
    EXPECT_EQ(ran.out, R"({"file":"results-index.sqlite","lines":4,"unreadable":0,"ok":true})"
                       "\n");
    EXPECT_EQ(checked("results-index.sqlite")["ok"], true);
    write("results.jsonl", result(4, "cats", "8", "2026-12-01"));
    EXPECT_EQ(checked("results-index.sqlite")["ok"], true) << "not that far yet";

    fs::resize_file(home_ / "results-index.sqlite", 9'000);
    EXPECT_EQ(checked("results-index.sqlite")["ok"], false);
    EXPECT_EQ(runCli({"records", "rebuild"}).status, 0);
    EXPECT_EQ(checked("results-index.sqlite")["ok"], true);
    EXPECT_EQ(checked("results-index.sqlite")["lines"], 5);

    fs::remove(home_ / "results-index.sqlite");
    fs::create_directory(home_ / "results-index.sqlite");
    const Ran refused = runCli({"records", "rebuild"});
    EXPECT_EQ(refused.status, 1);
    EXPECT_NE(refused.out.find("cannot write"), std::string::npos) << refused.out;
}

TEST_F(CliRecords, NeedsToKnowWhere) {
    ::unsetenv("GRIDLARK_HOME");
    const std::string home = std::getenv("HOME") == nullptr ? "" : std::getenv("HOME");
    const std::string data =
        std::getenv("XDG_DATA_HOME") == nullptr ? "" : std::getenv("XDG_DATA_HOME");
    ::unsetenv("HOME");
    ::unsetenv("XDG_DATA_HOME");
    const Ran nowhere = runCli({"records", "check"});
    EXPECT_EQ(nowhere.status, 2);
    EXPECT_NE(nowhere.err.find("GRIDLARK_HOME"), std::string::npos) << nowhere.err;
    fs::create_directories(home_ / ".local" / "share" / "gridlark");
    write(".local/share/gridlark/results.jsonl", result(1, "cats", "8", "2026-11-28"));
    ::setenv("HOME", home_.c_str(), 1);
    EXPECT_EQ(listed({}), std::vector{1});
    fs::create_directories(home_ / "data" / "gridlark");
    write("data/gridlark/results.jsonl", result(2, "cats", "8", "2026-11-28"));
    ::setenv("XDG_DATA_HOME", (home_ / "data").c_str(), 1);
    EXPECT_EQ(listed({}), std::vector{2});
    data.empty() ? ::unsetenv("XDG_DATA_HOME") : ::setenv("XDG_DATA_HOME", data.c_str(), 1);
    ::setenv("HOME", home.c_str(), 1);
}

}  // namespace
}  // namespace gridlark::cli
