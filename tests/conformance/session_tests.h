/// Conformance: undo, saves and results, as `play::Session` makes them of a core.
#pragma once

#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "gridlark/play/session.h"

#include "conformance/deals.h"
#include "conformance/mutate.h"
#include "play/fake_clock.h"
#include "rounds.h"

namespace gridlark::conformance {

template <kit::RulesCore R>
class SessionConformance : public ::testing::Test {
  protected:
    using State = typename R::State;

    /// A session on a fake clock that lets a second pass with each action.
    struct Played {
        explicit Played(const Table<R>& from) : table(from), random("session/" + from.name(), 1) {
            session.stopwatch().use(&clock);
            deal();
        }

        void deal() {
            ++deals;
            session.start(table.options, deals, table.starts[deals % table.starts.size()]);
        }

        /// A random action, if one makes sense; true if it was legal.
        bool act() {
            clock.pass(std::chrono::seconds{1});
            if (session.status() != kit::Status::playing) return false;
            const auto action = R::someAction(session.state(), random);
            return action && !session.play(*action);
        }

        void act(int times) {
            for (int i = 0; i < times; ++i) act();
        }

        /// Some actions, but not to the end. False if this game has no middle.
        bool actToTheMiddle(int times) {
            for (int i = 0; i < times && session.status() == kit::Status::playing; ++i) act();
            while (session.status() != kit::Status::playing && session.canUndo()) session.undo();
            return session.touched() && session.status() == kit::Status::playing;
        }

        /// Anything that a player can do within one deal.
        void fiddle() {
            clock.pass(std::chrono::seconds{1});
            const auto choice = random.below(10);
            if (choice == 0 && session.canUndo() && !session.undoChangesGame()) session.undo();
            if (choice == 1 && session.canRedo() && !session.redoChangesGame()) session.redo();
            if (choice > 1) act();
        }

        const Table<R>& table;
        play::FakeClock clock;
        play::Session<R> session;
        kit::Random random;
        kit::DealNumber deals = 0;
    };

    static void undoAll(play::Session<R>& session) {
        while (session.canUndo() && !session.undoChangesGame()) session.undo();
    }

    static void redoAll(play::Session<R>& session) {
        while (session.canRedo() && !session.redoChangesGame()) session.redo();
    }

    static void expectAlike(play::Session<R>& a, play::Session<R>& b) {
        EXPECT_EQ(a.state(), b.state());
        EXPECT_EQ(a.startState(), b.startState());
        EXPECT_EQ(a.options(), b.options());
        EXPECT_EQ(a.deal(), b.deal());
        EXPECT_EQ(a.tally(), b.tally());
        EXPECT_EQ(a.moves(), b.moves());
        EXPECT_EQ(a.canUndo(), b.canUndo());
        EXPECT_EQ(a.canRedo(), b.canRedo());
        EXPECT_EQ(a.stopwatch().elapsed(), b.stopwatch().elapsed());
        EXPECT_EQ(a.save(), b.save());
    }
};

TYPED_TEST_SUITE_P(SessionConformance);

/// Against a list of boards kept here: what undo and redo must show.
TYPED_TEST_P(SessionConformance, UndoAndRedoWalkAlongTheBoards) {
    using R = TypeParam;
    for (const auto& table : tables<R>()) {
        typename TestFixture::Played game(table);
        auto& session = game.session;
        std::vector boards{session.state()};
        std::size_t at = 0;
        for (int i = 0; i < rounds(600); ++i) {
            const kit::Tally paid = session.tally();
            const auto choice = game.random.below(10);
            if (choice < 2 && session.canUndo()) {
                session.undo();
                --at;
            } else if (choice < 4 && session.canRedo()) {
                session.redo();
                ++at;
            } else if (game.act() && !R::sameBoard(session.state(), boards[at])) {
                boards.resize(++at);
                boards.push_back(session.state());
            }
            ASSERT_EQ(session.moves(), at) << table.name();
            ASSERT_TRUE(R::sameBoard(session.state(), boards[at])) << table.name();
            ASSERT_EQ(session.canRedo(), at + 1 < boards.size()) << table.name();
            EXPECT_GE(session.tally().mistakes, paid.mistakes) << table.name();
            EXPECT_GE(session.tally().hints, paid.hints) << table.name();
            EXPECT_GE(session.tally().assisted, paid.assisted) << table.name();
        }
    }
}

TYPED_TEST_P(SessionConformance, UndoAllTheWayGivesTheStart) {
    using R = TypeParam;
    for (const auto& table : tables<R>()) {
        typename TestFixture::Played game(table);
        game.act(200);
        const auto end = game.session.state();
        this->undoAll(game.session);
        if constexpr (!kit::HasFinalActions<R>) {
            EXPECT_EQ(game.session.moves(), 0U);
        }
        if (game.session.moves() == 0) {
            EXPECT_TRUE(R::sameBoard(game.session.state(), game.session.startState()))
                << table.name();
        }
        this->redoAll(game.session);
        EXPECT_TRUE(R::sameBoard(game.session.state(), end)) << table.name();
    }
}

TYPED_TEST_P(SessionConformance, AnIllegalActionChangesNothing) {
    using R = TypeParam;
    for (const auto& table : tables<R>()) {
        typename TestFixture::Played game(table);
        std::vector<typename R::Action> tried;
        for (int i = 0; i < rounds(200); ++i) {
            if (const auto action = R::someAction(game.session.state(), game.random)) {
                tried.push_back(*action);
                game.session.play(*action);
            }
            if (tried.empty()) continue;
            // An action of another moment is quite likely not legal now.
            const auto& old = tried[game.random.below(static_cast<std::uint32_t>(tried.size()))];
            const auto state = game.session.state();
            const auto save = game.session.save();
            if (!game.session.play(old)) continue;
            EXPECT_EQ(game.session.state(), state) << table.name();
            EXPECT_EQ(game.session.save(), save) << table.name();
        }
    }
}

TYPED_TEST_P(SessionConformance, ASaveAtAnyPointRestoresAll) {
    using R = TypeParam;
    for (const auto& table : tables<R>()) {
        typename TestFixture::Played game(table);
        for (int point = 0; point < 12; ++point) {
            for (int i = 0; i < point * 5; ++i) game.fiddle();
            play::Session<R> other;
            const auto text = game.session.save().dump();
            const auto restoration = other.restore(nlohmann::json::parse(text));
            ASSERT_EQ(restoration.how, play::Restored::whole)
                << table.name() << ": " << restoration.why << ": " << text;
            EXPECT_EQ(restoration.why, "");
            this->expectAlike(game.session, other);
            // The history too, not only what shows now.
            while (game.session.canUndo() && other.canUndo()) {
                game.session.undo();
                other.undo();
                EXPECT_EQ(game.session.state(), other.state()) << table.name();
            }
            this->expectAlike(game.session, other);
            this->redoAll(game.session);
            this->redoAll(other);
            this->expectAlike(game.session, other);
        }
    }
}

TYPED_TEST_P(SessionConformance, AGamePutAsideComesBackAsItWas) {
    using R = TypeParam;
    for (const auto& table : tables<R>()) {
        typename TestFixture::Played game(table);
        if (!game.actToTheMiddle(30) && (game.deal(), !game.actToTheMiddle(1))) continue;
        const auto state = game.session.state();
        const auto elapsed = game.session.stopwatch().elapsed();
        const auto moves = game.session.moves();
        const auto tally = game.session.tally();
        const auto deal = game.session.deal();
        game.deal();
        ASSERT_NE(game.session.deal(), deal);
        ASSERT_TRUE(game.session.undoChangesGame()) << table.name();

        play::Session<R> other;
        ASSERT_EQ(other.restore(game.session.save()).how, play::Restored::whole);
        for (auto* session : {&game.session, &other}) {
            session->undo();
            EXPECT_EQ(session->state(), state) << table.name();
            EXPECT_EQ(session->stopwatch().elapsed(), elapsed) << table.name();
            EXPECT_EQ(session->moves(), moves) << table.name();
            EXPECT_EQ(session->tally(), tally) << table.name();
            EXPECT_EQ(session->deal(), deal) << table.name();
            this->redoAll(*session);
            session->redo();
            EXPECT_NE(session->deal(), deal) << table.name();
            EXPECT_FALSE(session->canRedo()) << table.name();
        }
    }
}

TYPED_TEST_P(SessionConformance, UndoAndRedoWithoutEndKeepTheSaveShort) {
    using R = TypeParam;
    for (const auto& table : tables<R>()) {
        typename TestFixture::Played game(table);
        game.act(20);
        const auto before = game.session.save().at("events").size();
        for (int i = 0; i < rounds(200); ++i) {
            const bool back = game.random.chance(1, 2);
            if (back && game.session.canUndo()) game.session.undo();
            if (!back && game.session.canRedo()) game.session.redo();
        }
        EXPECT_LE(game.session.save().at("events").size(), before + 20) << table.name();
    }
}

TYPED_TEST_P(SessionConformance, AResultIsReportedOnce) {
    using R = TypeParam;
    for (const auto& table : tables<R>()) {
        typename TestFixture::Played game(table);
        auto& session = game.session;
        auto unfinished = session.save();
        for (int i = 0; i < 5'000 && session.status() == kit::Status::playing; ++i) {
            if (i % 50 == 0) unfinished = session.save();
            game.act();
        }
        if (session.status() == kit::Status::playing) continue;  // not by random play, then
        const auto time = session.stopwatch().elapsed();
        game.clock.pass(std::chrono::hours{1});
        const auto result = session.takeResult();
        ASSERT_TRUE(result) << table.name();
        EXPECT_EQ(result->game, R::id);
        EXPECT_EQ(result->options, table.options);
        EXPECT_EQ(result->outcome, session.status());
        EXPECT_EQ(result->time, time);
        EXPECT_EQ(result->tally, session.tally());

        const auto finish = [&] {
            for (int i = 0; i < 5'000 && session.status() == kit::Status::playing; ++i) game.act();
            EXPECT_FALSE(session.takeResult()) << table.name();
        };
        finish();
        this->undoAll(session);
        finish();
        this->redoAll(session);
        finish();
        session.restart();
        finish();
        ASSERT_TRUE(session.restore(unfinished)) << table.name();
        finish();
        play::Session<R> other;
        ASSERT_TRUE(other.restore(session.save())) << table.name();
        EXPECT_FALSE(other.takeResult()) << table.name();
        // Restored from before the end in another run, it comes again: the log knows its ticket.
        play::Session<R> another;
        ASSERT_TRUE(another.restore(unfinished)) << table.name();
        EXPECT_EQ(another.save().at("ticket"), result->ticket);
    }
}

TYPED_TEST_P(SessionConformance, SpoiltSavesAreRefusedOrSound) {
    using R = TypeParam;
    typename TestFixture::Played game(tables<R>().front());
    for (int i = 0; i < 40; ++i) game.fiddle();
    game.deal();
    game.act(10);
    const std::string good = game.session.save().dump();
    for (int i = 0; i < rounds(500); ++i) {
        std::string text = good;
        for (auto changes = game.random.below(3) + 1; changes > 0; --changes) {
            text = mutated(std::move(text), game.random);
        }
        const auto document = nlohmann::json::parse(text, nullptr, false);
        if (document.is_discarded()) continue;
        play::Session<R> other;
        other.start(game.session.options(), 1, game.session.startState());
        const auto before = other.save();
        const auto restoration = other.restore(document);
        EXPECT_EQ(R::flaw(other.state()), std::nullopt) << text;
        if (restoration) continue;
        EXPECT_NE(restoration.why, "") << text;
        EXPECT_EQ(other.save(), before) << text;
    }
}

REGISTER_TYPED_TEST_SUITE_P(SessionConformance, UndoAndRedoWalkAlongTheBoards,
                            UndoAllTheWayGivesTheStart, AnIllegalActionChangesNothing,
                            ASaveAtAnyPointRestoresAll, AGamePutAsideComesBackAsItWas,
                            UndoAndRedoWithoutEndKeepTheSaveShort, AResultIsReportedOnce,
                            SpoiltSavesAreRefusedOrSound);

}  // namespace gridlark::conformance
