#include "gridlark/play/clock.h"

#include <gtest/gtest.h>

#include "fake_clock.h"

namespace gridlark::play {
namespace {

using namespace std::chrono_literals;

TEST(Stopwatch, StandsStillWithoutAClock) {
    Stopwatch watch;
    EXPECT_FALSE(watch.running());
    EXPECT_EQ(watch.elapsed(), 0ms);
}

TEST(Stopwatch, CountsWhatItsClockCounts) {
    FakeClock clock;
    Stopwatch watch;
    clock.pass(5s);
    watch.use(&clock);
    EXPECT_TRUE(watch.running());
    clock.pass(1234ms);
    EXPECT_EQ(watch.elapsed(), 1234ms);
    watch.use(nullptr);
    clock.pass(1h);
    EXPECT_EQ(watch.elapsed(), 1234ms);
    watch.use(&clock);
    clock.pass(1ms);
    EXPECT_EQ(watch.elapsed(), 1235ms);
}

TEST(Stopwatch, RunsOnlyWhenNothingHoldsIt) {
    FakeClock clock;
    Stopwatch watch;
    watch.use(&clock);
    clock.pass(1s);
    watch.hold(Hold::paused);
    clock.pass(10s);
    watch.hold(Hold::dialog);
    watch.hold(Hold::dialog);  // the same reason twice is one reason
    clock.pass(10s);
    watch.release(Hold::paused);
    clock.pass(10s);
    EXPECT_TRUE(watch.held(Hold::dialog));
    EXPECT_FALSE(watch.held(Hold::paused));
    EXPECT_FALSE(watch.running());
    EXPECT_EQ(watch.elapsed(), 1s);
    watch.release(Hold::dialog);
    watch.release(Hold::inactive);  // was never held
    clock.pass(2s);
    EXPECT_EQ(watch.elapsed(), 3s);
}

TEST(Stopwatch, SetKeepsTheHolds) {
    FakeClock clock;
    Stopwatch watch;
    watch.use(&clock);
    watch.hold(Hold::waiting);
    clock.pass(1s);
    watch.set(1min);
    clock.pass(1s);
    EXPECT_EQ(watch.elapsed(), 1min);
    watch.release(Hold::waiting);
    clock.pass(1s);
    EXPECT_EQ(watch.elapsed(), 61s);
    watch.set(0ms);
    clock.pass(7ms);
    EXPECT_EQ(watch.elapsed(), 7ms);
}

TEST(Stopwatch, NeverRunsBackwards) {
    FakeClock clock;
    Stopwatch watch;
    watch.use(&clock);
    clock.pass(1s);
    watch.hold(Hold::hidden);
    watch.release(Hold::hidden);
    clock.pass(-10s);
    EXPECT_EQ(watch.elapsed(), 1s);
    watch.hold(Hold::hidden);
    EXPECT_EQ(watch.elapsed(), 1s);
}

TEST(SteadyClock, Advances) {
    const SteadyClock clock;
    const auto before = clock.now();
    EXPECT_GE(clock.now(), before);
}

}  // namespace
}  // namespace gridlark::play
