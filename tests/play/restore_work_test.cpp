/// Restoring a long game on the largest board must not keep the player waiting. Its work is counted
/// here; `play_bench` measures its time.

#include <gtest/gtest.h>

#include "wide_core.h"

namespace gridlark::play {
namespace {

TEST(RestoreWork, EachEventIsAppliedOnceCopiedOnceAndComparedTwice) {
    Session<Wide> session;
    playAtRandom(session, 10'000);
    const auto save = session.save();
    const auto events = static_cast<int>(save["events"].size());
    ASSERT_GT(events, 9'000);

    Session<Wide> other;
    Wide::work = {};
    const auto restoration = other.restore(save);
    const WideWork work = Wide::work;
    EXPECT_EQ(restoration.how, Restored::whole) << restoration.why;
    EXPECT_EQ(other.state(), session.state());
    constexpr int around = 10;  // reading the save and comparing its end
    EXPECT_EQ(work.applied, events);
    EXPECT_LE(work.copied, events + around);
    EXPECT_LE(work.compared, 2 * events + around);
}

}  // namespace
}  // namespace gridlark::play
