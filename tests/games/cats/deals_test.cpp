/// Properties of deals and of random play on them.
#include <cstdlib>
#include <map>
#include <tuple>

#include <gtest/gtest.h>

#include "cats/engine/hint.h"
#include "cats/rules/cats.h"
#include "cats/rules/completion.h"
#include "placement/engine/solver.h"

namespace gridlark::cats {
namespace {

State freshlyDealt(const std::string& grid, const std::string& variant, kit::DealNumber number) {
    return Cats::deal({grid, variant}, number, {}).value();
}

/// Deals are kept between tests: making them is the slow part.
const State& dealt(const std::string& grid, const std::string& variant, kit::DealNumber number) {
    static std::map<std::tuple<std::string, std::string, kit::DealNumber>, State> known;
    const auto key = std::tuple(grid, variant, number);
    const auto found = known.find(key);
    if (found != known.end()) return found->second;
    return known.emplace(key, freshlyDealt(grid, variant, number)).first->second;
}

/// Every grid and variant on offer, with a few deals of each.
template <class Visit>
void forEachDeal(kit::DealNumber count, const Visit& visit) {
    for (const kit::Preset& preset : Cats::presets()) {
        for (const std::string_view variant : preset.variants) {
            for (kit::DealNumber number = 1; number <= count; ++number) {
                SCOPED_TRACE(std::string(preset.grid) + ' ' + std::string(variant) + ' ' +
                             std::to_string(number));
                visit(dealt(std::string(preset.grid), std::string(variant), number));
            }
        }
    }
}

TEST(Deals, OfferSixToTwelveInTwoVariants) {
    std::string grids;
    for (const kit::Preset& preset : Cats::presets()) {
        grids += std::string(preset.grid) + ' ';
        EXPECT_EQ(preset.variants, (std::vector<std::string_view>{"standard", "open"}));
    }
    EXPECT_EQ(grids, "6 7 8 9 10 11 12 ");
    for (const kit::Options& options :
         {kit::Options{"5", "standard"}, {"13", "open"}, {"8", ""}, {"08", "open"}, {"", "open"}}) {
        EXPECT_FALSE(Cats::offers(options)) << options.grid;
        EXPECT_EQ(Cats::deal(options, 1, {}), std::nullopt);
    }
}

TEST(Deals, AreSoundFreshAndAlwaysTheSame) {
    forEachDeal(2, [](const State& state) {
        EXPECT_EQ(Cats::flaw(state), std::nullopt);
        EXPECT_EQ(Cats::status(state), kit::Status::playing);
        EXPECT_EQ(Cats::tally(state), kit::Tally{});
        EXPECT_EQ(state.level, 1);
    });
    for (const char* variant : {"standard", "open"}) {
        EXPECT_EQ(freshlyDealt("8", variant, 1), dealt("8", variant, 1));
        EXPECT_NE(dealt("8", variant, 1), dealt("8", variant, 2));
    }
    EXPECT_NE(dealt("8", "standard", 1).puzzle.regions, dealt("8", "open", 1).puzzle.regions);
}

TEST(Deals, HaveBalancedRegions) {
    forEachDeal(2, [](const State& state) {
        std::vector<int> sizes(static_cast<std::size_t>(state.puzzle.order));
        for (const std::uint8_t region : state.puzzle.regions) ++sizes[region];
        for (const int size : sizes) EXPECT_LE(std::abs(size - state.puzzle.order), 1);
    });
}

TEST(Deals, OfTheStandardVariantHaveOneSolutionWithoutTrial) {
    forEachDeal(2, [](const State& state) {
        const bool standard = state.variant == Variant::standard;
        const auto count = placement::countSolutions(state.puzzle, 2);
        EXPECT_GE(count.solutions, 1);
        EXPECT_EQ(count.solutions == 1 || !standard, true);
        EXPECT_EQ(stars(state).has_value() || !standard, true);
        EXPECT_EQ(state.puzzle.given.empty() || standard, true);
    });
}

TEST(Deals, StopWhenAsked) {
    std::stop_source source;
    source.request_stop();
    const auto state = Cats::deal({"12", "standard"}, 1, source.get_token());
    EXPECT_EQ(state ? Cats::flaw(*state) : std::nullopt, std::nullopt) << "nothing half done";
}

TEST(Hints, LeadFromTheDealToTheEnd) {
    forEachDeal(1, [](State state) {
        const bool standard = state.variant == Variant::standard;
        const auto solution = placement::countSolutions(state.puzzle, 1).first;
        int hints = 0;
        for (; Cats::status(state) == kit::Status::playing && hints < 20; ++hints) {
            const auto hint = nextHint(state);
            ASSERT_TRUE(hint && hint->cell);
            if (standard) {
                EXPECT_EQ(solution[static_cast<std::size_t>(hint->cell->row)], hint->cell->column);
                ASSERT_TRUE(hint->why);
            }
            EXPECT_EQ(hint->why ? hint->why->place.front() : *hint->cell, *hint->cell);
            state = Cats::apply(state, actionFor(state, *hint)).value();
        }
        EXPECT_EQ(Cats::status(state), kit::Status::won);
        EXPECT_EQ(hints + static_cast<int>(state.puzzle.given.size()), state.puzzle.order);
        EXPECT_EQ(levelScore(state), 30) << "extra hints cost no points";
    });
}

/// Walks at random and calls `visit(before, action, outcome)`.
template <class Visit>
State walk(State state, kit::Random& random, int steps, const Visit& visit) {
    for (int i = 0; i < steps; ++i) {
        const auto action = Cats::someAction(state, random);
        if (!action) break;
        const auto next = Cats::apply(state, *action);
        visit(state, *action, next);
        if (next) state = *next;
    }
    return state;
}

TEST(RandomPlay, KeepsEveryInvariantAndEveryTextExact) {
    int over = 0;
    forEachDeal(2, [&](const State& start) {
        kit::Random random("cats-walk", static_cast<std::uint64_t>(start.puzzle.order));
        const State end = walk(
            start, random, 400, [](const State& before, const Action& action, const auto& next) {
                EXPECT_EQ(Cats::decodeAction(Cats::encode(action)).value(), action);
                if (!next) return;
                EXPECT_NE(*next, before);
                EXPECT_EQ(Cats::flaw(*next), std::nullopt) << Cats::encode(*next);
                EXPECT_EQ(Cats::decodeState(Cats::encode(*next)).value(), *next);
                EXPECT_LE(next->lives, before.lives);
                EXPECT_LE(next->hintsLeft, before.hintsLeft);
                EXPECT_TRUE(Cats::sameBoard(Cats::restore(before, *next), before));
                EXPECT_EQ(Cats::tally(Cats::restore(before, *next)).mistakes,
                          Cats::tally(*next).mistakes);
            });
        if (Cats::status(end) != kit::Status::playing) ++over;
    });
    EXPECT_GT(over, 10) << "random play comes to an end";
}

TEST(RandomPlay, MeetsEveryKindOfAction) {
    std::map<std::string, int> legal;
    std::map<std::string, int> refused;
    forEachDeal(4, [&](const State& start) {
        kit::Random random("cats-kinds", static_cast<std::uint64_t>(start.puzzle.order));
        walk(start, random, 300, [&](const State&, const Action& action, const auto& next) {
            const std::string text = Cats::encode(action);
            ++(next ? legal : refused)[text.substr(0, text.find(' '))];
        });
    });
    for (const char* kind : {"mark", "clear", "place", "remove", "erase", "hint", "hint-away",
                             "extra", "extra-away"}) {
        EXPECT_GT(legal[kind], 0) << kind;
    }
    for (const auto& [kind, count] : refused) EXPECT_LT(count, legal[kind]) << kind;
}

TEST(RandomPlay, WrongCatsAreJustWrong) {
    forEachDeal(2, [](const State& start) {
        kit::Random random("cats-wrong", static_cast<std::uint64_t>(start.puzzle.order));
        walk(start, random, 150, [](const State& before, const Action&, const auto&) {
            const auto wrong = wrongCats(before);
            ASSERT_TRUE(wrong);
            EXPECT_TRUE(justWrong(before, *wrong));
        });
    });
}

}  // namespace
}  // namespace gridlark::cats
