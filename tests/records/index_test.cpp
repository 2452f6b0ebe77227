// The index against a slow count of all results, on many random logs and after every accident.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <fstream>
#include <set>
#include <sstream>

#include <gtest/gtest.h>
#include <sys/stat.h>

#include "gridlark/kit/random.h"

#include "frail_files.h"
#include "records/database.h"
#include "records/result_index.h"

namespace gridlark::records {
namespace {

namespace fs = std::filesystem;
using play::Facet;
using play::Milliseconds;
using play::Result;
using play::Statistics;

// A slow count, written independently of the one in use.

std::vector<Result> ranked(const std::vector<Result>& all, bool assisted) {
    std::vector<Result> wins;
    for (const Result& result : all) {
        if (result.outcome == kit::Status::won && result.tally.assisted == assisted)
            wins.push_back(result);
    }
    std::ranges::stable_sort(wins, {}, [](const Result& result) { return result.time; });
    return wins;
}

play::Streaks streaksOf(const std::vector<Result>& all, kit::Status outcome) {
    play::Streaks streaks;
    for (std::size_t i = 0; i < all.size(); ++i) {
        int length = 0;
        while (i + static_cast<std::size_t>(length) < all.size() &&
               all[i + static_cast<std::size_t>(length)].outcome == outcome)
            ++length;
        streaks.longest = std::max(streaks.longest, length);
        if (i + static_cast<std::size_t>(length) == all.size())
            streaks.current = std::max(streaks.current, length);
    }
    return streaks;
}

Statistics slowStatistics(const std::vector<Result>& log, const std::string& game,
                          const kit::Options& options, const std::optional<Facet>& facet) {
    std::vector<Result> all;
    std::set<std::uint64_t> tickets;
    for (const Result& result : log) {
        const bool first = result.ticket == 0 || tickets.insert(result.ticket).second;
        const bool of = result.game == game && result.options == options;
        if (first && of && (!facet || facet->includes(result))) all.push_back(result);
    }
    Statistics right;
    const auto count = [&](kit::Status outcome) {
        return static_cast<int>(std::ranges::count(all, outcome, &Result::outcome));
    };
    right.played = static_cast<int>(all.size());
    right.won = count(kit::Status::won);
    right.drawn = count(kit::Status::drawn);
    right.lost = count(kit::Status::lost);
    right.wins = streaksOf(all, kit::Status::won);
    right.losses = streaksOf(all, kit::Status::lost);
    const std::vector<Result> unassisted = ranked(all, false), assisted = ranked(all, true);
    right.ten = unassisted;
    right.ten.insert(right.ten.end(), assisted.begin(), assisted.end());
    right.ten.resize(std::min<std::size_t>(right.ten.size(), 10));
    for (const Result& result : all) {
        if (result.outcome == kit::Status::won) right.recent.push_back(result);
    }
    while (right.recent.size() > 40) right.recent.erase(right.recent.begin());
    for (const Result& result : unassisted) {
        const int score = result.tally.score;
        right.bestScore = std::max(right.bestScore.value_or(score), score);
        for (const auto& [figure, value] : result.figures) {
            auto [least, fresh] = right.leastFigures.try_emplace(figure, value);
            least->second = std::min(least->second, value);
            if (result.time.count() == 0) continue;
            const double rate = value * 1000 / static_cast<double>(result.time.count());
            auto [best, freshRate] = right.bestRates.try_emplace(figure, rate);
            best->second = std::max(best->second, rate);
        }
    }
    if (unassisted.empty()) return right;
    right.best = unassisted.front().time;
    right.median =
        (unassisted[(unassisted.size() - 1) / 2].time + unassisted[unassisted.size() / 2].time) / 2;
    return right;
}

Result randomResult(kit::Random& random) {
    Result result;
    result.game = random.chance(1, 2) ? "cats" : "queens";
    result.options = {std::to_string(6 + random.below(3)), random.chance(1, 4) ? "open" : ""};
    result.ticket = random.chance(1, 8) ? random.below(20) : random.below(1'000'000'000);
    result.outcome = std::array{kit::Status::won, kit::Status::won, kit::Status::won,
                                kit::Status::lost, kit::Status::drawn}[random.below(5)];
    result.time = Milliseconds(random.chance(1, 3) ? random.below(4) * 500 : random.below(9'000));
    result.tally.score = static_cast<int>(random.below(100));
    result.tally.assisted = random.chance(1, 4);
    result.finishedAt = "2026-11-28T09:30:00Z";
    if (random.chance(2, 3)) result.figures["stars"] = static_cast<double>(1 + random.below(3));
    if (random.chance(1, 3)) result.figures["3bv"] = static_cast<double>(random.below(40)) / 3;
    return result;
}

/// All that can be asked, compared with the slow count of the log and what comes after it.
void expectRight(const ResultIndex& index, const std::vector<Result>& log,
                 const std::vector<Result>& more = {}) {
    std::vector<Result> all = log;
    all.insert(all.end(), more.begin(), more.end());
    for (const char* game : {"cats", "queens", "chain"}) {
        for (const char* grid : {"6", "7", "8"}) {
            for (const char* variant : {"", "open"}) {
                for (int stars = 0; stars <= 3; ++stars) {
                    const kit::Options options{grid, variant};
                    const auto facet =
                        stars == 0 ? std::nullopt : std::optional(Facet{"stars", stars});
                    EXPECT_EQ(index.statistics(game, options, facet, more),
                              slowStatistics(all, game, options, facet))
                        << game << ' ' << grid << variant << ' ' << stars;
                }
            }
        }
    }
    for (const Result& result : log) EXPECT_EQ(index.contains(result.ticket), result.ticket != 0);
    EXPECT_FALSE(index.contains(0));
    EXPECT_FALSE(index.contains(2'000'000'000));
}

class IndexTest : public ::testing::Test {
  protected:
    IndexTest() {
        std::string name = (fs::temp_directory_path() / "gridlark-index-XXXXXX").string();
        folder_ = ::mkdtemp(name.data());
        file_ = folder_ / "results-index.sqlite";
        log_ = folder_ / "results.jsonl";
    }
    ~IndexTest() override {
        std::error_code ignored;
        fs::remove_all(folder_, ignored);
    }

    void add(std::size_t count) {
        std::ofstream out(log_, std::ios::app);
        for (std::size_t i = 0; i < count; ++i) {
            results_.push_back(randomResult(random_));
            out << play::toLine(results_.back()) << '\n';
        }
    }
    void write(const fs::path& file, const std::string& text) const {
        std::ofstream(file, std::ios::binary | std::ios::trunc) << text;
    }
    [[nodiscard]] static std::string content(const fs::path& file) {
        std::ostringstream text;
        text << std::ifstream(file, std::ios::binary).rdbuf();
        return text.str();
    }
    [[nodiscard]] ResultIndex open() const { return {file_, play::Disk()}; }
    void read(ResultIndex& index) const {
        const auto all = index.readOn(play::machineFiles(), log_);
        ASSERT_TRUE(all && *all);
    }

    [[nodiscard]] std::size_t below(std::size_t end) {
        return random_.below(static_cast<std::uint32_t>(end));
    }

    fs::path folder_, file_, log_;
    kit::Random random_{"index", 1};
    std::vector<Result> results_;
};

TEST_F(IndexTest, AgreesWithASlowCountAtEveryStep) {
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        SCOPED_TRACE(seed);
        random_ = kit::Random("index", seed);
        results_.clear();
        fs::remove(log_);
        ResultIndex memory;
        auto file = std::make_unique<ResultIndex>(open());
        EXPECT_FALSE(file->inMemory());
        for (const std::size_t count : {0U, 1U, 1U, 2U, 60U, 300U}) {
            add(count);
            for (ResultIndex* index : {&memory, file.get()}) read(*index);
            std::vector<Result> more;
            for (std::size_t i = random_.below(4); i > 0; --i) {
                more.push_back(randomResult(random_));
                more.back().ticket = 1'500'000'000 + i;
            }
            expectRight(memory, results_, more);
            expectRight(*file, results_);
            EXPECT_EQ(file->flaws(memory), "");
            if (random_.chance(1, 2)) file = std::make_unique<ResultIndex>(open());
        }
        ASSERT_FALSE(HasFailure());
    }
}

TEST_F(IndexTest, ReadsInStepsAndTellsWhenThatIsAll) {
    add(3'000);
    ResultIndex index = open();
    int steps = 1;
    for (auto all = index.readOn(play::machineFiles(), log_, 1); all && !*all; ++steps)
        all = index.readOn(play::machineFiles(), log_, 1);
    EXPECT_GT(steps, 5);
    EXPECT_EQ(index.readUpTo().bytes, fs::file_size(log_));
    expectRight(index, results_);
}

TEST_F(IndexTest, GridsComeInTheOrderInWhichTheyWerePlayed) {
    for (const char* grid : {"9", "6", "9", "12"}) {
        Result result = randomResult(random_);
        result.game = "cats";
        result.options = {grid, "standard"};
        std::ofstream(log_, std::ios::app) << play::toLine(result) << '\n';
    }
    ResultIndex index = open();
    read(index);
    const std::vector<kit::Options> right{{"9", "standard"}, {"6", "standard"}, {"12", "standard"}};
    EXPECT_EQ(index.grids("cats"), right);
    EXPECT_TRUE(index.grids("queens").empty());
}

TEST_F(IndexTest, CountsUnreadableLines) {
    std::string text;
    for (int i = 0; i < 250; ++i) text += "no\n\n";
    write(log_, text);
    add(1);
    ResultIndex index = open();
    read(index);
    play::ResultLog log(log_);
    ASSERT_TRUE(log.refresh());
    EXPECT_EQ(index.badLines().count, 250U);
    EXPECT_TRUE(std::ranges::equal(index.badLines().first, log.badLines()));
    expectRight(index, results_);
}

TEST_F(IndexTest, BeginsAnewWhenTheLogIsAnotherOne) {
    ResultIndex index = open();
    const auto expectFollows = [&] {
        read(index);
        expectRight(index, results_);
    };
    add(50);
    expectFollows();
    results_.clear();
    fs::remove(log_);  // gone
    expectFollows();
    add(20);
    expectFollows();
    fs::rename(log_, folder_ / "old");  // longer, and another file
    results_.clear();
    add(40);
    expectFollows();
    results_.resize(10);  // cut
    std::string text;
    for (const Result& result : results_) text += play::toLine(result) + '\n';
    write(log_, text);
    expectFollows();
    const auto digit = text.find("\"time_ms\":") + 10;  // edited in place, its length unchanged
    text[digit] = text[digit] == '9' ? '8' : '9';
    results_[0] = *play::resultFromLine(text.substr(0, text.find('\n')));
    write(log_, text);
    expectFollows();
}

TEST_F(IndexTest, TwoProgramsShareIt) {
    ResultIndex one = open(), other = open();
    for (int round = 0; round < 20; ++round) {
        add(random_.below(5));
        read(random_.chance(1, 2) ? one : other);
        add(random_.below(5));
        read(random_.chance(1, 2) ? one : other);
    }
    read(one);
    expectRight(one, results_);
    expectRight(other, results_);
    EXPECT_FALSE(one.inMemory() || other.inMemory());
}

TEST_F(IndexTest, AReaderSeesWhatTheWriterHasKept) {
    ResultIndex memory;
    ResultIndex file = open();
    for (ResultIndex* index : {&memory, &file}) {
        auto reader = ResultIndex::reader(index->place());
        ASSERT_TRUE(reader);
        add(30);
        read(*index);
        expectRight(*reader, results_);
        reader->clear();  // a reader changes nothing
        expectRight(*reader, results_);
    }
    EXPECT_FALSE(ResultIndex::reader((folder_ / "none").string()));
    EXPECT_FALSE(fs::exists(folder_ / "none"));
}

TEST_F(IndexTest, WhatIsNoIndexIsMovedAside) {
    add(20);
    write(file_, std::string(5'000, 'x'));
    {
        ResultIndex index = open();
        EXPECT_FALSE(index.inMemory());
        read(index);
        expectRight(index, results_);
    }
    EXPECT_EQ(content(folder_ / "results-index.unreadable.sqlite"), std::string(5'000, 'x'));
}

TEST_F(IndexTest, TheDatabaseOfAnotherProgramIsMovedAside) {
    add(20);
    Database(file_.string(), Database::Mode::write)
        .run("CREATE TABLE stamps(price); INSERT INTO stamps VALUES(3)");
    ResultIndex index = open();
    EXPECT_FALSE(index.inMemory());
    read(index);
    expectRight(index, results_);
    const Database kept((folder_ / "results-index.unreadable.sqlite").string(),
                        Database::Mode::read);
    EXPECT_EQ(kept.number("SELECT price FROM stamps"), 3);
}

TEST_F(IndexTest, TheIndexOfAnotherVersionIsMadeAnew) {
    add(20);
    {
        ResultIndex index = open();
        read(index);
    }
    Database(file_.string(), Database::Mode::write)
        .run("PRAGMA user_version = 99; DROP TABLE slice; CREATE TABLE piece(a)");
    ResultIndex index = open();
    EXPECT_FALSE(index.inMemory());
    read(index);
    expectRight(index, results_);
    EXPECT_FALSE(fs::exists(folder_ / "results-index.unreadable.sqlite"));
}

TEST_F(IndexTest, ADamagedIndexIsMadeAnew) {
    add(400);
    {
        ResultIndex index = open();
        read(index);
    }
    const std::string sound = content(file_);
    ASSERT_GT(sound.size(), 10'000U);
    for (int i = 0; i < 60; ++i) {
        SCOPED_TRACE(i);
        std::string damaged = sound;
        if (i % 3 == 0) damaged.resize(below(sound.size()));
        // Whole pages, as a disk would lose them.
        for (int pages = 1 + i % 4; pages > 0 && i % 3 != 0; --pages) {
            const std::size_t page = below(sound.size() / 4096);
            damaged.replace(page * 4096, 4096, std::string(4096, i % 2 == 0 ? '\0' : 'z'));
        }
        for (const char* tail : {"-wal", "-shm"}) fs::remove(file_.string() + tail);
        write(file_, damaged);
        ResultIndex right, index = open();
        read(right);
        add(1);
        read(index);
        // Damage may lie where nothing had to be read; then whoever looks finds it.
        read(right);
        if (!index.flaws(right).empty()) {
            static_cast<void>(index.statistics("cats", {"6", ""}));
            EXPECT_TRUE(index.clear());
            read(index);
        }
        EXPECT_EQ(index.flaws(right), "");
        EXPECT_FALSE(index.inMemory());
        expectRight(index, results_);
        ASSERT_FALSE(HasFailure());
    }
}

TEST_F(IndexTest, WhereItCannotBeWrittenItIsInMemory) {
    add(20);
    fs::create_directory(file_);
    ResultIndex index = open();
    EXPECT_TRUE(index.inMemory());
    read(index);
    expectRight(index, results_);
    EXPECT_TRUE(fs::is_directory(file_));

    const fs::path pipe = folder_ / "pipe";
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    ResultIndex piped(pipe, play::Disk());  // and does not wait for somebody to write
    read(piped);
    expectRight(piped, results_);

    ResultIndex below(log_ / "index", play::Disk());  // a file where a folder should be
    EXPECT_TRUE(below.inMemory());
    read(below);
    expectRight(below, results_);
}

TEST_F(IndexTest, ALogThatCannotBeReadIsReportedAndNothingForgotten) {
    play::FrailFiles files;
    std::string text;
    for (int i = 0; i < 10; ++i) {
        results_.push_back(randomResult(random_));
        text += play::toLine(results_.back()) + '\n';
    }
    files.put("/log", text);
    ResultIndex index;
    ASSERT_TRUE(index.readOn(files, "/log"));
    files.failAll(std::errc::io_error);
    const auto failed = index.readOn(files, "/log");
    ASSERT_FALSE(failed);
    EXPECT_EQ(failed.error().why, std::errc::io_error);
    expectRight(index, results_);
    files.failAll(std::nullopt);
    EXPECT_TRUE(index.readOn(files, "/log"));
    expectRight(index, results_);
}

}  // namespace
}  // namespace gridlark::records
