/// Deals: won by the line that comes with them, always the same for a number, with the right stars.
#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "boards.h"
#include "number-match/deal/deal.h"
#include "number-match/deal/stars.h"
#include "number-match/engine/solver.h"
#include "rounds.h"

namespace gridlark::number_match {
namespace {

void expectSound(const kit::Options& options, kit::DealNumber number, const Deal& made) {
    const State& start = made.start;
    ASSERT_TRUE(wins(start, made.win)) << NumberMatch::encode(start);
    const auto adds = std::count(made.win.begin(), made.win.end(), Action(Add{}));
    EXPECT_EQ(start.par, (Par{static_cast<int>(adds), static_cast<int>(made.win.size())}));
    EXPECT_LE(adds, start.variant == Variant::standard ? 1 : 0);
    EXPECT_EQ(digitsLeft(start.board), std::stoi(options.grid));
    EXPECT_EQ(start.board.count(), digitsLeft(start.board));
    EXPECT_EQ(start.board.columns, usualColumns);
    EXPECT_EQ(start.stars, starsOf(options, number));
}

void expectAllSound(const kit::Options& options, kit::DealNumber deals) {
    std::set<std::string> different;
    for (kit::DealNumber number = 1; number <= deals; ++number) {
        const auto made = deal(options, number, {});
        ASSERT_TRUE(made);
        expectSound(options, number, *made);
        different.insert(textOf(made->start.board));
    }
    EXPECT_EQ(different.size(), deals);
}

TEST(Deals, Of27CanBeWon) {
    expectAllSound({"27", "standard"}, rounds(kit::DealNumber{1'000}));
}

TEST(Deals, Of36CanBeWon) {
    expectAllSound({"36", "standard"}, rounds(kit::DealNumber{1'000}));
}

TEST(Deals, Of45CanBeWon) {
    expectAllSound({"45", "standard"}, rounds(kit::DealNumber{1'000}));
}

TEST(Deals, WithoutAddsCanBeWon) {
    expectAllSound({"36", "no-adds"}, rounds(kit::DealNumber{300}));
}

TEST(Deals, HaveTheStarsOfTheirBoards) {
    const std::vector<kit::Options> tables{
        {"27", "standard"}, {"36", "standard"}, {"45", "standard"}, {"36", "no-adds"}};
    for (const kit::Options& options : tables) {
        for (kit::DealNumber number = 1; number <= rounds(kit::DealNumber{30}); ++number) {
            const State start = NumberMatch::deal(options, number, {}).value();
            EXPECT_EQ(starsOf(start.board, start.variant), start.stars);
            EXPECT_TRUE(hasStars(start.board, start.variant, start.stars));
            EXPECT_FALSE(hasStars(start.board, start.variant, start.stars % mostStars + 1));
        }
    }
}

/// The share of random games that are won, computed independently: by the rules, with other random
/// numbers.
double shareWon(const State& start, int adds, int games) {
    int won = 0;
    for (int game = 0; game < games; ++game) {
        kit::Random random("share", static_cast<std::uint64_t>(game));
        State state = start;
        state.addsLeft = adds;
        while (NumberMatch::status(state) == kit::Status::playing && !stuck(state)) {
            const std::vector<Pair> pairs = legalPairs(state.board);
            const auto which = static_cast<std::uint32_t>(pairs.size());
            state = played(state, pairs.empty() ? Action(Add{}) : pairs[random.below(which)]);
        }
        won += NumberMatch::status(state) == kit::Status::won ? 1 : 0;
    }
    return static_cast<double>(won) / games;
}

TEST(Deals, WithMoreStarsAreWonLessOftenByChance) {
    const kit::Options options{"36", "standard"};
    std::vector<double> shares;
    for (int stars = 1; stars <= mostStars; ++stars) {
        kit::DealNumber number = 0;
        double share = 0;
        for (int i = 0; i < 5; ++i) {
            number = numberWithStars(options, number + 1, stars, stars).value();
            share += shareWon(NumberMatch::deal(options, number, {}).value(), 3, rounds(100)) / 5;
        }
        shares.push_back(share);
    }
    EXPECT_GT(shares.front(), 0.6);
    EXPECT_LT(shares.back(), 0.46);
    if (rounds(100) == 100) {  // fewer games cannot separate neighbouring stars
        EXPECT_TRUE(std::is_sorted(shares.rbegin(), shares.rend()));
    }
}

TEST(Deals, StarsCanBeChosen) {
    const kit::Options options{"27", "standard"};
    const auto number = numberWithStars(options, 100, 4, 5);
    ASSERT_TRUE(number);
    EXPECT_GE(NumberMatch::deal(options, *number, {})->stars, 4);
    for (kit::DealNumber passed = 100; passed < *number; ++passed) {
        EXPECT_LT(starsOf(options, passed), 4);
    }
    EXPECT_FALSE(numberWithStars(options, 1, 6, 9));
    EXPECT_FALSE(numberWithStars(options, 1, 3, 2));
    EXPECT_FALSE(numberWithStars({"28", "standard"}, 1, 1, 5));
    EXPECT_FALSE(starsOf(kit::Options{"27", "no-adds"}, 1));
}

/// Results and saves hold numbers of deals: a number must stay the same deal.
TEST(Deals, StayTheSame) {
    const auto expectFirst = [](const char* grid, const char* variant, const std::string& board,
                                Par par, int stars) {
        const State start = NumberMatch::deal({grid, variant}, 1, {}).value();
        EXPECT_EQ(textOf(start.board), board);
        EXPECT_EQ(start.par, par);
        EXPECT_EQ(start.stars, stars);
    };
    expectFirst("27", "standard", "9:846365483/555172529/413432937", {1, 22}, 5);
    expectFirst("36", "standard", "9:625673634/253497449/733359176/758542568", {1, 20}, 2);
    expectFirst("36", "no-adds", "9:444356873/887569685/916463628/916758261", {0, 18}, 3);
    expectFirst("45", "standard", "9:213193515/623249359/311628857/764797782/193192978", {1, 24},
                2);
}

}  // namespace
}  // namespace gridlark::number_match
