#include "gridlark/play/statistics.h"

#include <string_view>

#include <gtest/gtest.h>

#include "some_result.h"

namespace gridlark::play {
namespace {

const kit::Options grid8{"8", "standard"};

/// 'w', 'l', 'd': a game each, the first taking 1 s, the next 2 s, …; 'a': a win with help.
std::vector<Result> games(std::string_view outcomes) {
    std::vector<Result> results;
    for (const char outcome : outcomes) {
        Result result = someResult(results.size() + 1);
        result.time = std::chrono::seconds{results.size() + 1};
        result.tally.assisted = outcome == 'a';
        result.outcome = outcome == 'l'   ? kit::Status::lost
                         : outcome == 'd' ? kit::Status::drawn
                                          : kit::Status::won;
        results.push_back(result);
    }
    return results;
}

Statistics of(std::string_view outcomes) {
    return statisticsOf(games(outcomes), "cats", grid8);
}

TEST(Statistics, OfNothing) {
    const Statistics statistics = of("");
    EXPECT_EQ(statistics.played, 0);
    EXPECT_EQ(statistics.winRate(), 0);
    EXPECT_FALSE(statistics.best);
    EXPECT_FALSE(statistics.median);
    EXPECT_TRUE(statistics.ten.empty());
    EXPECT_TRUE(statistics.recent.empty());
}

TEST(Statistics, CountAndStreaksAsATable) {
    const struct {
        const char* outcomes;
        int won, drawn, lost, wins, mostWins, losses, mostLosses;
    } rows[] = {
        {"w", 1, 0, 0, 1, 1, 0, 0},      {"wwlw", 3, 0, 1, 1, 2, 0, 1},
        {"llwll", 1, 0, 4, 0, 1, 2, 2},  {"wwdww", 4, 1, 0, 2, 2, 0, 0},
        {"lldl", 0, 1, 3, 0, 0, 1, 2},   {"waw", 3, 0, 0, 3, 3, 0, 0},
        {"wwwlll", 3, 0, 3, 0, 3, 3, 3},
    };
    for (const auto& row : rows) {
        const Statistics statistics = of(row.outcomes);
        EXPECT_EQ(statistics.played, static_cast<int>(std::string_view(row.outcomes).size()));
        EXPECT_EQ(statistics.won, row.won) << row.outcomes;
        EXPECT_EQ(statistics.drawn, row.drawn) << row.outcomes;
        EXPECT_EQ(statistics.lost, row.lost) << row.outcomes;
        EXPECT_EQ(statistics.wins.current, row.wins) << row.outcomes;
        EXPECT_EQ(statistics.wins.longest, row.mostWins) << row.outcomes;
        EXPECT_EQ(statistics.losses.current, row.losses) << row.outcomes;
        EXPECT_EQ(statistics.losses.longest, row.mostLosses) << row.outcomes;
    }
    EXPECT_DOUBLE_EQ(of("wwlw").winRate(), 0.75);
}

TEST(Statistics, BestAndMedianAreOfWinsWithoutHelp) {
    const struct {
        const char* outcomes;
        std::optional<int> best, median;  // ms
    } rows[] = {
        {"ww", 1'000, 1'500}, {"lwlwlw", 2'000, 4'000}, {"aaw", 3'000, 3'000},   {"aa", {}, {}},
        {"lld", {}, {}},      {"wwww", 1'000, 2'500},   {"awawa", 2'000, 3'000},
    };
    for (const auto& row : rows) {
        const Statistics statistics = of(row.outcomes);
        const auto ms = [](std::optional<Milliseconds> time) {
            return time ? std::optional(static_cast<int>(time->count())) : std::nullopt;
        };
        EXPECT_EQ(ms(statistics.best), row.best) << row.outcomes;
        EXPECT_EQ(ms(statistics.median), row.median) << row.outcomes;
    }
}

TEST(Statistics, TheTenBestHaveAssistedWinsAtTheEnd) {
    const Statistics few = of("alwaw");
    std::vector<std::uint64_t> tickets;
    for (const Result& result : few.ten) tickets.push_back(result.ticket);
    EXPECT_EQ(tickets, (std::vector<std::uint64_t>{3, 5, 1, 4}));

    const Statistics many = of("aaaaaaaawwwwwwwwwwww");
    ASSERT_EQ(many.ten.size(), 10U);
    EXPECT_EQ(many.ten.front().ticket, 9U);
    EXPECT_FALSE(many.ten.back().tally.assisted);
}

TEST(Statistics, OfEqualTimesTheFirstCountsFirst) {
    auto results = games("www");
    for (Result& result : results) result.time = Milliseconds{5};
    EXPECT_EQ(statisticsOf(results, "cats", grid8).ten.front().ticket, 1U);
}

TEST(Statistics, RecentAreTheLastFortyWins) {
    std::string outcomes;
    for (int i = 0; i < 50; ++i) outcomes += "wl";
    const Statistics statistics = of(outcomes);
    ASSERT_EQ(statistics.recent.size(), 40U);
    EXPECT_EQ(statistics.recent.front().ticket, 21U);
    EXPECT_EQ(statistics.recent.back().ticket, 99U);
}

TEST(Statistics, KeepGamesGridsAndVariantsApart) {
    auto results = games("wwww");
    results[0].game = "queens";
    results[1].options.grid = "9";
    results[2].options.variant = "open";
    const Statistics statistics = statisticsOf(results, "cats", grid8);
    EXPECT_EQ(statistics.played, 1);
    EXPECT_EQ(statistics.ten.front().ticket, 4U);
    EXPECT_EQ(statisticsOf(results, "queens", grid8).best, std::chrono::seconds{1});
}

TEST(Statistics, RatesAreFiguresPerSecond) {
    auto results = games("wwwa");  // of 1, 2, 3 and 4 seconds
    results[0].figures["3bv"] = 5;
    results[1].figures["3bv"] = 20;
    results[3].figures["3bv"] = 400;
    EXPECT_EQ(rateOf(results[1], "3bv"), 10.0);
    EXPECT_FALSE(rateOf(results[2], "3bv")) << "no such figure";
    results[0].time = Milliseconds{0};
    EXPECT_FALSE(rateOf(results[0], "3bv")) << "no time";
    const auto rates = statisticsOf(results, "cats", grid8).bestRates;
    EXPECT_EQ(rates.at("3bv"), 10.0) << "the assisted win does not count";
    EXPECT_TRUE(statisticsOf(results, "queens", grid8).bestRates.empty());
}

TEST(Statistics, TheLeastFigureIsOfUnassistedWins) {
    auto results = games("wlwaw");
    EXPECT_TRUE(statisticsOf(results, "cats", grid8).leastFigures.empty()) << "no such figure";
    results[0].figures["turns"] = 31;
    results[1].figures["turns"] = 5;
    results[2].figures["turns"] = 24;
    results[3].figures["turns"] = 12;
    const auto least = statisticsOf(results, "cats", grid8).leastFigures;
    EXPECT_EQ(least.at("turns"), 24) << "neither lost nor assisted";
}

TEST(Statistics, BestScoreIsOfUnassistedWins) {
    const auto best = [](const std::vector<Result>& results) {
        return statisticsOf(results, "cats", grid8).bestScore;
    };
    auto results = games("wlwa");
    EXPECT_EQ(best(results), results[0].tally.score) << "all alike";
    results[0].tally.score = 180;
    results[1].tally.score = 500;
    results[2].tally.score = 210;
    results[3].tally.score = 400;
    EXPECT_EQ(best(results), 210) << "neither the loss nor the assisted win";
    EXPECT_FALSE(best(games("lla")));
}

TEST(Statistics, AFacetIsAFigureWithAValue) {
    Result result = someResult();
    result.figures = {{"stars", 2}, {"3bv", 1.6}};
    EXPECT_TRUE((Facet{"stars", 2}).includes(result));
    EXPECT_FALSE((Facet{"stars", 3}).includes(result));
    EXPECT_TRUE((Facet{"3bv", 2}).includes(result)) << "rounded";
    EXPECT_FALSE((Facet{"turns", 0}).includes(result)) << "no such figure";
}

TEST(TimeText, IsCutToTenths) {
    const struct {
        std::int64_t time;
        const char* text;
    } rows[] = {
        {0, "0:00.0"},
        {99, "0:00.0"},
        {100, "0:00.1"},
        {7'390, "0:07.3"},
        {59'999, "0:59.9"},
        {60'000, "1:00.0"},
        {754'321, "12:34.3"},
        {3'599'999, "59:59.9"},
        {3'600'000, "1:00:00.0"},
        {3'723'456, "1:02:03.4"},
        {360'000'000, "100:00:00.0"},
        {-5, "0:00.0"},
    };
    for (const auto& row : rows) EXPECT_EQ(timeText(Milliseconds{row.time}), row.text);
}

}  // namespace
}  // namespace gridlark::play
