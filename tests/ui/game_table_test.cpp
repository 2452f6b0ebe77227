#include "gridlark/ui/game_table.h"

#include <QSignalSpy>
#include <QTest>
#include <QWidget>
#include <array>
#include <atomic>
#include <thread>

#include <gtest/gtest.h>

#include "plain_host.h"

namespace gridlark::ui {

/// Deals wait until the test lets them pass, grid by grid.
struct Gated {
    static constexpr std::string_view id = "gated";
    struct State {
        std::string grid;
        kit::DealNumber number = 0;
        int moves = 0;
        friend bool operator==(const State&, const State&) = default;
    };
    struct Action {
        friend bool operator==(const Action&, const Action&) = default;
    };
    using Refusal = int;

    static inline std::atomic<bool> openA, openB;
    static inline std::atomic<int> begun, stopped, finished;

    static std::span<const kit::Preset> presets() {
        static const std::array<kit::Preset, 2> all{kit::Preset{"a", {""}}, kit::Preset{"b", {""}}};
        return all;
    }
    static bool offers(const kit::Options& options) {
        return options.grid == "a" || options.grid == "b";
    }
    static std::optional<State> deal(const kit::Options& options, kit::DealNumber number,
                                     std::stop_token stop) {
        if (!offers(options)) return std::nullopt;
        ++begun;
        while (!(options.grid == "a" ? openA : openB)) {
            if (stop.stop_requested()) {
                ++stopped;
                return std::nullopt;
            }
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
        ++finished;
        return State{options.grid, number, 0};
    }
    static tl::expected<State, Refusal> apply(State state, const Action& /*action*/) {
        ++state.moves;
        return state;
    }
    static kit::Status status(const State& /*state*/) { return kit::Status::playing; }
    static kit::Tally tally(const State& /*state*/) { return {}; }
    static State restore(const State& board, const State& /*now*/) { return board; }
    static bool sameBoard(const State& a, const State& b) { return a == b; }
    static std::string encode(const State& state) { return state.grid; }
    static std::string encode(const Action& /*action*/) { return "move"; }
    static kit::Read<State> decodeState(std::string_view text) {
        return State{std::string(text), 0, 0};
    }
    static kit::Read<Action> decodeAction(std::string_view /*text*/) { return Action{}; }
    static std::optional<Action> someAction(const State& /*state*/, kit::Random& /*random*/) {
        return Action{};
    }
    static std::optional<std::string> flaw(const State& /*state*/) { return std::nullopt; }
};

namespace {

class GatedTable final : public GameTable<Gated> {
  public:
    using GameTable::ask;
    using GameTable::GameTable;
    using GameTable::inBackground;
    using GameTable::playInBackground;
    using GameTable::session;
    using GameTable::waiting;

    void leave() override { left.push_back(session().deal()); }
    std::vector<kit::DealNumber> left;
    [[nodiscard]] QWidget* view() override { return nullptr; }
    void settingsChanged() override {}
    [[nodiscard]] QList<QAction*> actions() override { return {}; }
    [[nodiscard]] QList<StatusItem> statusItems() const override { return {}; }
    [[nodiscard]] QString levelText() const override { return {}; }
    [[nodiscard]] QStringList gestures() const override { return {}; }
    [[nodiscard]] EndNote endNote() const override { return {}; }
    [[nodiscard]] bool canHint() const override { return false; }
    [[nodiscard]] QString hintText() const override { return {}; }
    void hint() override {}
};

const kit::Options gridA{"a", ""};
const kit::Options gridB{"b", ""};

class GameTableTest : public testing::Test {
  protected:
    GameTableTest() {
        Gated::openA = Gated::openB = false;
        Gated::begun = Gated::stopped = Gated::finished = 0;
        table_->installEventFilter(&results_);
        QObject::connect(table_.get(), &Table::dealt, table_.get(), [this] { ++dealt_; });
        QObject::connect(table_.get(), &Table::busy, table_.get(),
                         [this](bool on) { busy_ += on ? "+" : "-"; });
    }
    ~GameTableTest() override { Gated::openA = Gated::openB = true; }

    [[nodiscard]] bool waitForDeals(int count) {
        return QTest::qWaitFor([&] { return dealt_ == count; }, 60'000);
    }
    [[nodiscard]] static bool waitForBegun(int count) {
        return QTest::qWaitFor([&] { return Gated::begun == count; }, 60'000);
    }
    /// Lets the deal ahead pass, and waits until the table has it.
    void finishAhead() {
        const int before = results_.count;
        Gated::openA = true;
        ASSERT_TRUE(QTest::qWaitFor([&] { return results_.count > before; }, 60'000));
        ASSERT_EQ(Gated::finished, 2);
    }
    /// Waits until all that the player's worker has to do is done and its results have arrived.
    void finishWork() {
        bool last = false;
        table_->inBackground([](const std::stop_token&) { return 0; }, [&](int) { last = true; });
        ASSERT_TRUE(QTest::qWaitFor([&] { return last; }, 60'000));
    }
    /// Has a deal of grid a on the table, and the next one on its way.
    void dealFirst() {
        Gated::openA = true;
        table_->deal(gridA, 7);
        ASSERT_TRUE(waitForDeals(1));
        Gated::openA = false;
        ASSERT_TRUE(waitForBegun(2));
        busy_.clear();
    }

    /// Counts what workers deliver, as events of the table.
    class Results final : public QObject {
      public:
        bool eventFilter(QObject* /*table*/, QEvent* event) override {
            count += event->type() == QEvent::MetaCall ? 1 : 0;
            return false;
        }
        int count = 0;
    };

    PlainHost host_;
    Results results_;
    std::unique_ptr<GatedTable> table_ = std::make_unique<GatedTable>(host_);
    int dealt_ = 0;
    std::string busy_;
};

TEST_F(GameTableTest, DealsInTheBackground) {
    table_->deal(gridA, 7);
    EXPECT_EQ(busy_, "+");
    EXPECT_FALSE(table_->game().dealt());
    Gated::openA = true;
    ASSERT_TRUE(waitForDeals(1));
    EXPECT_EQ(busy_, "+-");
    EXPECT_EQ(table_->game().deal(), 7U);
    EXPECT_EQ(table_->game().options(), gridA);
}

TEST_F(GameTableTest, AGameIsAskedBeforeItIsLeft) {
    Gated::openA = true;
    table_->deal(gridA, 7);
    ASSERT_TRUE(waitForDeals(1));
    EXPECT_TRUE(table_->left.empty()) << "there was none";
    table_->deal(gridA, 8);
    ASSERT_TRUE(waitForDeals(2));
    EXPECT_EQ(table_->left, std::vector<kit::DealNumber>{7});
}

TEST_F(GameTableTest, ChoosesShortNumbers) {
    Gated::openA = true;
    table_->deal(gridA, std::nullopt);
    ASSERT_TRUE(waitForDeals(1));
    EXPECT_GE(table_->game().deal(), 1U);
    EXPECT_LT(table_->game().deal(), 1'000'000'000U);
}

TEST_F(GameTableTest, TheDealAheadIsTakenAtOnce) {
    dealFirst();
    finishAhead();
    table_->deal(gridA, std::nullopt);
    EXPECT_EQ(dealt_, 2) << "without waiting";
    EXPECT_EQ(busy_, "");
    EXPECT_EQ(Gated::begun, 2);
}

TEST_F(GameTableTest, ADealUnderWayIsWaitedFor) {
    dealFirst();
    table_->deal(gridA, std::nullopt);
    EXPECT_EQ(busy_, "+");
    finishWork();
    EXPECT_EQ(Gated::begun, 2) << "no second one is begun";
    Gated::openA = true;
    ASSERT_TRUE(waitForDeals(2));
    EXPECT_EQ(busy_, "+-");
    EXPECT_EQ(Gated::stopped, 0);
}

TEST_F(GameTableTest, CancellingKeepsTheDealAhead) {
    dealFirst();
    table_->deal(gridA, std::nullopt);
    table_->cancelWork();
    EXPECT_EQ(busy_, "+-");
    finishAhead();
    EXPECT_EQ(dealt_, 1) << "nothing is shown of what was cancelled";
    EXPECT_EQ(Gated::stopped, 0);
    table_->deal(gridA, std::nullopt);
    EXPECT_EQ(dealt_, 2);
    EXPECT_EQ(Gated::begun, 2);
}

TEST_F(GameTableTest, OtherOptionsStopTheDealAhead) {
    dealFirst();
    Gated::openB = true;
    table_->deal(gridB, 5);
    ASSERT_TRUE(waitForDeals(2));
    EXPECT_EQ(table_->game().options(), gridB);
    EXPECT_TRUE(QTest::qWaitFor([] { return Gated::stopped == 1; }, 60'000));
}

TEST_F(GameTableTest, ANumberIsDealtThoughAnotherIsAhead) {
    dealFirst();
    finishAhead();
    table_->deal(gridA, 1'234'567'890'123U);
    ASSERT_TRUE(waitForDeals(2));
    EXPECT_EQ(table_->game().deal(), 1'234'567'890'123U);
}

TEST_F(GameTableTest, AHintDoesNotWaitForTheDealAhead) {
    dealFirst();
    int answer = 0;
    table_->inBackground([](std::stop_token) { return 42; }, [&](int value) { answer = value; });
    EXPECT_TRUE(QTest::qWaitFor([&] { return answer == 42; }, 60'000));
}

TEST_F(GameTableTest, CancelledWorkIsNotShown) {
    std::atomic<bool> done = false;
    int shown = 0;
    table_->inBackground(
        [&done](std::stop_token) {
            done = true;
            return 1;
        },
        [&](int) { ++shown; });
    while (!done) std::this_thread::yield();
    table_->cancelWork();
    finishWork();
    EXPECT_EQ(shown, 0);
}

/// Applies an action when the test lets it.
class LongAction : public GameTableTest {
  protected:
    LongAction() { dealFirst(); }
    ~LongAction() override { go_ = true; }

    void begin() {
        table_->playInBackground(
            Gated::Action{},
            [this](const Gated::State& state, std::stop_token stop) {
                while (!go_ && !stop.stop_requested()) std::this_thread::yield();
                return Gated::apply(state, {});
            },
            [this](std::optional<int> refusal) { played_ += refusal ? 0 : 1; });
    }
    [[nodiscard]] int moves() const { return table_->session().state().moves; }

    std::atomic<bool> go_ = false;
    int played_ = 0;
};

TEST_F(LongAction, IsPlayedWhenItIsWorkedOut) {
    begin();
    EXPECT_TRUE(table_->waiting());
    EXPECT_EQ(moves(), 0);
    go_ = true;
    ASSERT_TRUE(QTest::qWaitFor([&] { return played_ == 1; }, 60'000));
    EXPECT_FALSE(table_->waiting());
    EXPECT_EQ(busy_, "+-");
    EXPECT_EQ(moves(), 1);
    table_->game().undo();
    EXPECT_EQ(moves(), 0) << "a step like any other";
}

TEST_F(LongAction, IsDroppedWhereTheGameHasGoneOn) {
    begin();
    table_->session().play({});
    go_ = true;
    ASSERT_TRUE(QTest::qWaitFor([&] { return !table_->waiting(); }, 60'000));
    EXPECT_EQ(played_, 0);
    EXPECT_EQ(moves(), 1);
}

TEST_F(LongAction, IsDroppedWhenCancelled) {
    begin();
    table_->cancelWork();
    EXPECT_FALSE(table_->waiting());
    go_ = true;
    finishWork();
    EXPECT_EQ(played_, 0);
    EXPECT_EQ(moves(), 0);
}

TEST_F(GameTableTest, AChangeStopsAQuestion) {
    dealFirst();
    std::atomic<bool> asked = false;
    std::atomic<bool> stopped = false;
    int answers = 0;
    table_->ask(
        [&](const Gated::State&, const std::stop_token& stop) {
            asked = true;
            while (!stop.stop_requested()) std::this_thread::yield();
            stopped = true;
            return 0;
        },
        [&](int) { ++answers; });
    ASSERT_TRUE(QTest::qWaitFor([&] { return asked.load(); }, 60'000));
    ASSERT_FALSE(table_->session().play(Gated::Action{}));
    ASSERT_TRUE(QTest::qWaitFor([&] { return stopped.load(); }, 60'000));
    int moves = 0;
    table_->ask([](const Gated::State& state, const std::stop_token&) { return state.moves; },
                [&](int found) { ++answers, moves = found; });
    EXPECT_TRUE(QTest::qWaitFor([&] { return answers > 0; }, 60'000)) << "the next question";
    EXPECT_EQ(answers, 1);
    EXPECT_EQ(moves, 1);
}

TEST_F(GameTableTest, AChangeDropsAQuestionThatWaitsForADeal) {
    dealFirst();
    table_->deal(gridB, 8);
    bool answered = false;
    table_->ask([](const Gated::State&, const std::stop_token&) { return 0; },
                [&](int) { answered = true; });
    ASSERT_FALSE(table_->session().play(Gated::Action{}));
    EXPECT_TRUE(table_->waiting());
    Gated::openB = true;
    ASSERT_TRUE(waitForDeals(2)) << "the deal is not stopped";
    bool later = false;
    table_->inBackground([](const std::stop_token&) { return 0; }, [&](int) { later = true; });
    ASSERT_TRUE(QTest::qWaitFor([&] { return later; }, 60'000));
    EXPECT_FALSE(answered);
}

TEST_F(GameTableTest, ALaterDealReplacesAnEarlierOne) {
    table_->deal(gridA, 1);
    table_->deal(gridB, 2);
    EXPECT_EQ(busy_, "+-+");
    Gated::openA = Gated::openB = true;
    ASSERT_TRUE(waitForDeals(1));
    finishWork();
    EXPECT_EQ(dealt_, 1);
    EXPECT_EQ(table_->game().options(), gridB);
}

TEST_F(GameTableTest, UnknownGridEndsTheWait) {
    table_->deal({"nowhere", ""}, std::nullopt);
    EXPECT_TRUE(QTest::qWaitFor([&] { return busy_ == "+-"; }, 60'000));
    EXPECT_EQ(dealt_, 0);
}

TEST_F(GameTableTest, GoesWhileBothWorkersAreBusy) {
    dealFirst();
    table_->deal(gridB, 5);
    table_->inBackground(
        [](std::stop_token stop) {
            while (!stop.stop_requested()) std::this_thread::yield();
            return 0;
        },
        [](int) {});
    table_.reset();  // would wait for ever for work that is not stopped
    QCoreApplication::processEvents();
    EXPECT_EQ(dealt_, 1);
}

}  // namespace
}  // namespace gridlark::ui
