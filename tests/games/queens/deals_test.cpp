/// Properties of deals: what they promise, and stars by number.
#include <map>

#include <gtest/gtest.h>

#include "boards.h"
#include "placement/engine/solver.h"
#include "queens/deal/deal.h"
#include "queens/engine/hint.h"
#include "queens/rules/conflicts.h"

namespace gridlark::queens {
namespace {

/// Every grid and variant on offer.
template <class Visit>
void forEachGrid(const Visit& visit) {
    for (const kit::Preset& preset : Queens::presets()) {
        for (const std::string_view variant : preset.variants) {
            const kit::Options options{std::string(preset.grid), std::string(variant)};
            SCOPED_TRACE(options.grid + ' ' + options.variant);
            visit(options);
        }
    }
}

TEST(Deals, OfferFiveToTwelveInTwoVariants) {
    std::string grids;
    for (const kit::Preset& preset : Queens::presets()) {
        grids += std::string(preset.grid) + ' ';
        EXPECT_EQ(preset.variants, (std::vector<std::string_view>{"standard", "blocks"}));
    }
    EXPECT_EQ(grids, "5 6 7 8 9 10 11 12 ");
    for (const kit::Options& options : {kit::Options{"4", "standard"},
                                        {"13", "blocks"},
                                        {"8", ""},
                                        {"08", "standard"},
                                        {"+8", "standard"},
                                        {"", "own"},
                                        {"0", "own"},
                                        {"17", "own"}}) {
        EXPECT_FALSE(Queens::offers(options)) << options.grid;
        EXPECT_EQ(Queens::deal(options, 1, {}), std::nullopt);
        EXPECT_EQ(starsOf(options, 1), std::nullopt);
        EXPECT_EQ(numberWithStars(options, 1, 1, 5), std::nullopt);
    }
    EXPECT_TRUE(Queens::offers({"1", "own"}) && Queens::offers({"16", "own"}));
}

TEST(Deals, HaveOneSolutionTheirStarsAndTheirVariant) {
    forEachGrid([](const kit::Options& options) {
        for (kit::DealNumber number = 1; number <= 10; ++number) {
            const State state = Queens::deal(options, number, {}).value();
            EXPECT_EQ(Queens::flaw(state), std::nullopt);
            EXPECT_EQ(std::to_string(state.puzzle.order), options.grid);
            EXPECT_EQ(placement::countSolutions(state.puzzle, 2).solutions, 1);
            EXPECT_EQ(stars(state), starsOf(options, number));
            EXPECT_EQ(Queens::figures(state).front().second, *stars(state));
            EXPECT_EQ(state.puzzle.blocked.empty(), options.variant == "standard");
            EXPECT_TRUE(Queens::counted(state));
        }
    });
}

TEST(Deals, AreFoundByTheirStars) {
    forEachGrid([](const kit::Options& options) {
        std::map<int, int> seen;
        for (int wanted = 1; wanted <= mostStars(options); ++wanted) {
            const auto number = numberWithStars(options, 100, wanted, wanted);
            ASSERT_TRUE(number);
            ASSERT_GE(*number, 100U);
            EXPECT_EQ(stars(Queens::deal(options, *number, {}).value()), wanted);
            for (kit::DealNumber before = 100; before < *number; ++before) {
                EXPECT_NE(starsOf(options, before), wanted);
            }
        }
        EXPECT_EQ(numberWithStars(options, 7, 1, 5), 7U) << "any";
        EXPECT_EQ(numberWithStars(options, 7, 4, 3), std::nullopt);
        EXPECT_EQ(numberWithStars(options, 7, mostStars(options) + 1, 9), std::nullopt);
    });
    EXPECT_EQ(mostStars({"5", "standard"}), 3);
    EXPECT_EQ(mostStars({"6", "blocks"}), 4);
    EXPECT_EQ(mostStars({"7", "standard"}), 5);
    EXPECT_EQ(mostStars({"7", "own"}), 0);
}

TEST(RandomPlay, MeetsEveryKindOfActionAndTheEnd) {
    std::map<std::string, int> legal;
    int won = 0;
    forEachGrid([&](const kit::Options& options) {
        kit::Random random("queens-kinds/" + options.grid, 1);
        State state = Queens::deal(options, 3, {}).value();
        for (int i = 0; i < 400; ++i) {
            const auto action = Queens::someAction(state, random);
            if (!action) break;
            const auto next = Queens::apply(state, *action);
            if (!next) continue;
            const std::string text = Queens::encode(*action);
            ++legal[text.substr(0, text.find(' '))];
            state = *next;
        }
        won += Queens::status(state) == kit::Status::won ? 1 : 0;
    });
    for (const char* kind : {"place", "place-auto", "remove", "move", "move-auto", "note", "clear",
                             "clear-notes", "hint", "take-away"}) {
        EXPECT_GT(legal[kind], 0) << kind;
    }
    EXPECT_GT(won, 2);
}

}  // namespace
}  // namespace gridlark::queens
