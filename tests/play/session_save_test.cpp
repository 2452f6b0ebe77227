#include <limits>

#include "session_fixture.h"

namespace gridlark::play {
namespace {

using Json = nlohmann::json;
using namespace std::chrono_literals;

class SessionSaveTest : public SessionTest {
  protected:
    /// What a fresh session makes of a save.
    Restoration restoreFresh(const Json& document) {
        fresh_.emplace();
        return fresh_->restore(Json::parse(document.dump()));
    }

    [[nodiscard]] std::string freshState() const { return Counter::encode(fresh_->state()); }

    std::optional<Session<Counter>> fresh_;
};

TEST_F(SessionSaveTest, RestoresStateTimeAndHistory) {
    start(3);
    play({1, -1, 2, 3});
    session_.undo();
    const auto restoration = restoreFresh(session_.save());
    EXPECT_EQ(restoration.how, Restored::whole);
    EXPECT_EQ(restoration.why, "");
    EXPECT_EQ(freshState(), state());
    EXPECT_EQ(fresh_->deal(), 3U);
    EXPECT_EQ(fresh_->moves(), 2U);
    EXPECT_EQ(fresh_->stopwatch().elapsed(), 3s);
    EXPECT_EQ(fresh_->save(), session_.save());
    fresh_->redo();
    EXPECT_EQ(freshState(), "6 2 1");
    fresh_->undo();
    fresh_->undo();
    fresh_->undo();
    EXPECT_EQ(freshState(), "0 2 1");
}

TEST_F(SessionSaveTest, RestoresGamesPutAsideOnBothSides) {
    start(1);
    play({1, 2});
    start(2, other);
    play({3});
    start(3);
    play({4});
    session_.undo();
    session_.undo();  // back in game 2, with 1 behind and 3 ahead
    ASSERT_EQ(restoreFresh(session_.save()).how, Restored::whole);
    EXPECT_EQ(fresh_->save(), session_.save());
    EXPECT_EQ(fresh_->deal(), 2U);
    fresh_->redo();
    EXPECT_EQ(fresh_->deal(), 3U);
    fresh_->undo();
    fresh_->undo();
    fresh_->undo();
    EXPECT_EQ(fresh_->deal(), 1U);
    EXPECT_EQ(freshState(), "3 3 1");
    EXPECT_EQ(fresh_->stopwatch().elapsed(), 1s);
    fresh_->undo();
    EXPECT_EQ(freshState(), "1 3 1");
}

TEST_F(SessionSaveTest, AReportedResultStaysReported) {
    start(1);
    play({9, 1});
    const auto unreported = session_.save();
    ASSERT_TRUE(session_.takeResult());
    ASSERT_TRUE(restoreFresh(session_.save()));
    EXPECT_FALSE(fresh_->takeResult());
    // Saved before it was taken: it comes again with its ticket, by which the log knows it.
    ASSERT_TRUE(restoreFresh(unreported));
    const auto again = fresh_->takeResult();
    ASSERT_TRUE(again);
    EXPECT_EQ(again->ticket, unreported.at("ticket"));
}

TEST_F(SessionSaveTest, FinalActionsStayFinal) {
    start(1);
    play({1, 100, 2});
    ASSERT_EQ(restoreFresh(session_.save()).how, Restored::whole);
    fresh_->undo();
    EXPECT_FALSE(fresh_->canUndo());
}

TEST_F(SessionSaveTest, AnotherWayWithTheRulesKeepsThePositionOnly) {
    start(1);
    play({1, 2});
    auto save = session_.save();
    save["events"] = {"1", "77"};  // no such action any more
    auto restoration = restoreFresh(save);
    EXPECT_EQ(restoration.how, Restored::withoutHistory);
    EXPECT_NE(restoration.why, "");
    EXPECT_EQ(freshState(), "3 3 1");
    EXPECT_EQ(fresh_->stopwatch().elapsed(), 1s);
    EXPECT_FALSE(fresh_->canUndo());
    EXPECT_TRUE(fresh_->touched());
    EXPECT_TRUE(fresh_->tally().assisted);

    // From there the history is whole again, and the start is not forgotten.
    fresh_->play(1);
    const auto later = fresh_->save();
    restoration = restoreFresh(later);
    EXPECT_EQ(restoration.how, Restored::whole);
    EXPECT_EQ(fresh_->save(), later);
    fresh_->undo();
    EXPECT_EQ(freshState(), "3 3 1");
    EXPECT_FALSE(fresh_->canUndo());
    fresh_->restart();
    EXPECT_EQ(freshState(), "0 3 1");

    save = session_.save();
    save["events"] = {"1"};  // leads elsewhere
    EXPECT_EQ(restoreFresh(save).how, Restored::withoutHistory);
    save["start"] = "?";
    EXPECT_EQ(restoreFresh(save).how, Restored::withoutHistory);
    EXPECT_EQ(freshState(), "3 3 1");
}

TEST_F(SessionSaveTest, RefusesWithAReasonAndChangesNothing) {
    start(1);
    play({1});
    const auto good = session_.save();
    const struct {
        const char* field;
        Json value;
        const char* why;
    } rows[] = {
        {"game", "cats", "it is a save of \"cats\", not of \"counter\""},
        {"grid", "huge", "there is no grid \"huge\" with variant \"standard\""},
        {"variant", "mad", "there is no grid \"ten\" with variant \"mad\""},
        {"state", "x", "\"state\" is unreadable: no number"},
        {"state", "-5 3 1", "\"state\" is unsound: impossible numbers"},
        {"elapsed_ms", -1, "\"elapsed_ms\" must be a whole number from 0 to 3155760000000"},
        {"events", 7, "\"events\" must be a list of texts"},
        {"ticket", nullptr, "\"ticket\" must be a whole number from 1 to 9007199254740991"},
    };
    for (const auto& row : rows) {
        Json bad = good;
        bad[row.field] = row.value;
        int changes = 0;
        session_.onChange([&](const auto&) { ++changes; });
        const auto restoration = session_.restore(bad);
        EXPECT_EQ(restoration.how, Restored::refused) << bad;
        EXPECT_EQ(restoration.why, row.why);
        EXPECT_EQ(session_.save(), good);
        EXPECT_EQ(changes, 0);
    }
    for (const Json& nothing : {Json(), Json(1), Json::array(), Json::object(), Json("x")}) {
        EXPECT_FALSE(session_.restore(nothing)) << nothing;
    }
    EXPECT_EQ(session_.save(), good);
}

TEST_F(SessionSaveTest, HostileEventsLeaveAtMostThePosition) {
    start(1);
    play({1, 100, 2});
    for (const char* event :
         {"!at 0", "!at 4", "!at -1", "!at 18446744073709551615", "!at 99999999999999999999", "!at",
          "!at ", "!at 1x", "!undo", "!", "", "1 ", "-2147483649"}) {
        auto save = session_.save();
        save["events"].push_back(event);
        EXPECT_EQ(restoreFresh(save).how, Restored::withoutHistory) << event;
        EXPECT_EQ(freshState(), "4 3 1");
    }
}

TEST_F(SessionSaveTest, HostileAsidesAreLeftOut) {
    start(1);
    play({1});
    const auto good = session_.save();
    auto deep = good;
    for (int i = 0; i < 500; ++i)
        deep = [&] {
            auto outer = good;
            outer["older"] = Json::array({deep});
            return outer;
        }();
    for (const Json& older : {Json(5), Json("x"), Json::object(), Json::array({1, "x", nullptr}),
                              Json::array({{{"format", 1}}}), Json::array({Json::array()})}) {
        auto save = good;
        save["older"] = older;
        save["newer"] = older;
        const auto restoration = restoreFresh(save);
        EXPECT_EQ(restoration.how, Restored::whole) << save;
        if (!older.empty()) {
            EXPECT_NE(restoration.why, "") << save;
        }
        EXPECT_EQ(fresh_->save(), good);
    }
    EXPECT_EQ(restoreFresh(deep).how, Restored::whole);  // what is older than older is not read
    EXPECT_EQ(fresh_->save().at("older").size(), 1U);
    EXPECT_FALSE(fresh_->save().at("older")[0].contains("older"));

    auto many = good;
    many["older"] = std::vector<Json>(10'000, good);
    EXPECT_EQ(restoreFresh(many).how, Restored::whole);
    EXPECT_EQ(fresh_->save().at("older").size(), 8U);

    // An aside whose events lead nowhere comes back at its position.
    auto broken = good;
    broken["older"] = Json::array({good});
    broken["older"][0]["events"] = {"77"};
    EXPECT_EQ(restoreFresh(broken).how, Restored::whole);
    fresh_->undo();
    fresh_->undo();
    EXPECT_EQ(freshState(), "1 3 1");
    EXPECT_TRUE(fresh_->tally().assisted);
}

TEST_F(SessionSaveTest, UndoAndRedoWithoutEndLeaveNoTrace) {
    start(1);
    play({1, 2, 3});
    const auto before = events();
    for (int i = 0; i < 100; ++i) {
        session_.undo();
        session_.undo();
        session_.redo();
        session_.redo();
    }
    EXPECT_EQ(events(), before);
    session_.undo();
    session_.undo();
    EXPECT_EQ(events(), (Texts{"1", "2", "3", "!at 1"}));
    session_.redo();
    EXPECT_EQ(events(), (Texts{"1", "2", "3", "!at 2"}));
}

TEST_F(SessionSaveTest, TryingWithoutEndLeavesNoTrace) {
    start(1);
    play({1});
    for (int i = 0; i < 100; ++i) {
        play({2});
        session_.undo();
    }
    play({3});
    EXPECT_EQ(events(), (Texts{"1", "3"}));
    // What was paid on a branch keeps it.
    play({2, -1});
    session_.undo();
    play({4});
    EXPECT_EQ(events(), (Texts{"1", "3", "2", "-1", "!at 2", "4"}));
    // But only once.
    for (int i = 0; i < 100; ++i) {
        session_.undo();
        play({5});
    }
    EXPECT_EQ(events(), (Texts{"1", "3", "2", "-1", "!at 2", "5"}));
    ASSERT_EQ(restoreFresh(session_.save()).how, Restored::whole);
    EXPECT_EQ(fresh_->save(), session_.save());
}

/// Everything at random, and a save after every step: what is restored goes on alike.
TEST_F(SessionSaveTest, RandomUseRestoresExactly) {
    kit::Random random("session", 1);
    kit::DealNumber deals = 1;
    start(deals);
    for (int i = 0; i < 5'000; ++i) {
        clock_.pass(10ms);
        const auto choice = random.below(100);
        if (choice < 30) {
            session_.undo();
        } else if (choice < 55) {
            session_.redo();
        } else if (choice < 58) {
            start(++deals, random.chance(1, 2) ? ten : other);
        } else if (choice < 60) {
            session_.restart();
        } else if (choice < 62) {
            (void)session_.takeResult();
        } else if (choice < 70) {
            session_.play(-1);
        } else if (choice < 72) {
            session_.play(100);
        } else {
            session_.play(static_cast<int>(random.below(3)));
        }
        const auto save = session_.save();
        const auto restoration = restoreFresh(save);
        ASSERT_EQ(restoration.how, Restored::whole) << restoration.why << save;
        ASSERT_EQ(fresh_->save(), save);
        ASSERT_EQ(fresh_->canUndo(), session_.canUndo());
        ASSERT_EQ(fresh_->canRedo(), session_.canRedo());
        if (random.chance(1, 10)) {
            ASSERT_TRUE(session_.restore(save));
        }
    }
}

}  // namespace
}  // namespace gridlark::play
