/// Conformance: deals, actions and states.
#pragma once

#include <chrono>
#include <optional>
#include <stop_token>
#include <thread>

#include "conformance/deals.h"
#include "rounds.h"

namespace gridlark::conformance {

template <kit::RulesCore R>
class RulesConformance : public ::testing::Test {};

TYPED_TEST_SUITE_P(RulesConformance);

TYPED_TEST_P(RulesConformance, OffersItsPresetsAndNothingElse) {
    using R = TypeParam;
    ASSERT_FALSE(R::presets().empty());
    for (const kit::Preset& preset : R::presets()) {
        ASSERT_FALSE(preset.variants.empty()) << preset.grid;
        const std::string grid(preset.grid);
        for (const auto variant : preset.variants) {
            EXPECT_TRUE(R::offers({grid, std::string(variant)})) << grid << " " << variant;
        }
        EXPECT_FALSE(R::offers({grid, "no such variant"}));
        EXPECT_FALSE(R::deal({grid, "no such variant"}, 1, {}));
    }
    for (const char* grid : {"", "no such grid", "-1", "999999999999", "8 "}) {
        EXPECT_FALSE(R::offers({grid, std::string(R::presets().front().variants.front())})) << grid;
        EXPECT_FALSE(R::deal({grid, std::string(R::presets().front().variants.front())}, 1, {}));
    }
}

TYPED_TEST_P(RulesConformance, DealsAreSoundAndInPlay) {
    using R = TypeParam;
    for (const auto& table : tables<R>()) {
        ASSERT_EQ(table.starts.size(), dealsOfEach) << table.name();
        for (const auto& start : table.starts) {
            EXPECT_EQ(R::flaw(start), std::nullopt) << table.name();
            EXPECT_EQ(R::status(start), kit::Status::playing) << table.name();
            EXPECT_EQ(R::tally(start).mistakes, 0) << table.name();
            EXPECT_EQ(R::tally(start).hints, 0) << table.name();
            EXPECT_FALSE(R::tally(start).assisted) << table.name();
        }
    }
}

TYPED_TEST_P(RulesConformance, OneNumberIsOneDeal) {
    using R = TypeParam;
    for (const auto& table : tables<R>()) {
        EXPECT_EQ(R::deal(table.options, 1, {}), table.starts[0]) << table.name();
        // Two small deals may happen to be alike; all of them never are.
        EXPECT_FALSE(table.starts[0] == table.starts[1] && table.starts[1] == table.starts[2])
            << table.name();
    }
}

/// A deal that is stopped is none, or the one it would have been.
template <kit::RulesCore R>
void expectNoOther(const std::optional<typename R::State>& start, const Table<R>& table,
                   std::size_t index) {
    if (start) {
        EXPECT_EQ(*start, table.starts[index]) << table.name();
    }
}

TYPED_TEST_P(RulesConformance, DealingStopsWhenAsked) {
    using R = TypeParam;
    for (const auto& table : tables<R>()) {
        std::stop_source stopped;
        stopped.request_stop();
        expectNoOther<R>(R::deal(table.options, 1, stopped.get_token()), table, 0);
    }
}

TYPED_TEST_P(RulesConformance, DealingStopsUnderWay) {
    using R = TypeParam;
    using namespace std::chrono_literals;
    for (const auto& table : tables<R>()) {
        for (const auto later : {0us, 20us, 1000us}) {
            std::stop_source source;
            // No count of turns: on a busy machine each one takes as long as others like.
            const std::jthread stopper([&source, later] {
                std::this_thread::sleep_for(later);
                source.request_stop();
            });
            expectNoOther<R>(R::deal(table.options, 2, source.get_token()), table, 1);
        }
    }
}

TYPED_TEST_P(RulesConformance, RandomPlayStaysSound) {
    using R = TypeParam;
    constexpr int actions = rounds(10'000);
    for (const auto& table : tables<R>()) {
        Walk<R> walk(table);
        int legal = 0;
        int idle = 0;
        for (int i = 0; i < actions; ++i) {
            const auto action = walk.propose();
            if (action && walk.play(*action)) {
                ++legal;
                ASSERT_EQ(R::flaw(walk.state()), std::nullopt)
                    << table.name() << " after " << R::encode(*action) << ": "
                    << R::encode(walk.state());
            }
            idle = action ? 0 : idle + 1;
            ASSERT_LE(idle, 1) << table.name() << ": nothing to do on a fresh deal";
            if (!action) walk.nextDeal();
            ASSERT_EQ(R::flaw(walk.state()), std::nullopt) << table.name();
        }
        EXPECT_GT(legal, actions / 10) << table.name() << ": someAction is hardly ever legal";
    }
}

TYPED_TEST_P(RulesConformance, NothingIsPlayedAfterTheEnd) {
    using R = TypeParam;
    for (const auto& table : tables<R>()) {
        Walk<R> walk(table);
        auto last = walk.propose();
        for (int i = 0; i < rounds(2'000); ++i) {
            const auto action = walk.propose();
            if (action) {
                walk.play(*action);
                last = action;
            } else {
                if (R::status(walk.state()) != kit::Status::playing && last) {
                    EXPECT_FALSE(R::apply(walk.state(), *last)) << table.name();
                }
                walk.nextDeal();
            }
        }
    }
}

TYPED_TEST_P(RulesConformance, RestoreTakesTheBoardOfOneAndTheCostsOfTheOther) {
    using R = TypeParam;
    for (const auto& table : tables<R>()) {
        Walk<R> walk(table);
        auto before = walk.state();
        for (int i = 0; i < rounds(1'000); ++i) {
            const auto action = walk.propose();
            if (!action) {
                walk.nextDeal();
                before = walk.state();
                continue;
            }
            walk.play(*action);
            const auto& now = walk.state();
            EXPECT_TRUE(R::sameBoard(now, now)) << table.name();
            EXPECT_EQ(R::restore(now, now), now) << table.name() << ": " << R::encode(now);
            const auto back = R::restore(before, now);
            EXPECT_TRUE(R::sameBoard(back, before)) << table.name() << ": " << R::encode(back);
            EXPECT_EQ(R::flaw(back), std::nullopt) << table.name() << ": " << R::encode(back);
            EXPECT_GE(R::tally(back).mistakes, R::tally(now).mistakes) << table.name();
            EXPECT_GE(R::tally(back).hints, R::tally(now).hints) << table.name();
            EXPECT_GE(R::tally(back).assisted, R::tally(now).assisted) << table.name();
            if (walk.random().chance(1, 4)) before = now;
        }
    }
}

REGISTER_TYPED_TEST_SUITE_P(RulesConformance, OffersItsPresetsAndNothingElse,
                            DealsAreSoundAndInPlay, OneNumberIsOneDeal, DealingStopsWhenAsked,
                            DealingStopsUnderWay, RandomPlayStaysSound, NothingIsPlayedAfterTheEnd,
                            RestoreTakesTheBoardOfOneAndTheCostsOfTheOther);

}  // namespace gridlark::conformance
