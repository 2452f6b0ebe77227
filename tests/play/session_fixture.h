/// A session of the counting game on a fake clock.
#pragma once

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "gridlark/play/session.h"

#include "counter_core.h"
#include "fake_clock.h"

namespace gridlark::play {

inline const kit::Options ten{"ten", "standard"};
inline const kit::Options other{"other", "standard"};

class SessionTest : public ::testing::Test {
  protected:
    SessionTest() { session_.stopwatch().use(&clock_); }

    void start(kit::DealNumber number, const kit::Options& options = ten) {
        session_.start(options, number, CounterState{});
    }

    /// Plays; every action takes a second.
    void play(std::initializer_list<int> actions) {
        for (const int action : actions) {
            clock_.pass(std::chrono::seconds{1});
            EXPECT_FALSE(session_.play(action)) << action;
        }
    }

    [[nodiscard]] std::string state() const { return Counter::encode(session_.state()); }
    [[nodiscard]] std::chrono::seconds time() const {
        return std::chrono::duration_cast<std::chrono::seconds>(session_.stopwatch().elapsed());
    }
    [[nodiscard]] std::vector<std::string> events() const { return session_.save().at("events"); }

    using Texts = std::vector<std::string>;

    FakeClock clock_;
    Session<Counter> session_;
};

}  // namespace gridlark::play
