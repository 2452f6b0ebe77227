/// Turns in a session: built step by step, cancelled, ended, taken back; whose victory it is.
#include <string>

#include "gridlark/play/session.h"

#include "boards.h"

namespace gridlark::chain {
namespace {

using Session = play::Session<Chain>;

/// Blue can jump a1-a3-c3 and then has 5, 6 and 7 touching; red has pieces on the left.
Position ready() {
    return board("r1 r2 r3 ./. . . b5/././. . . b6/r9 r10 . ./b7 . r11 b1 b2 b3");
}

State gameOf(const Position& start, int level = 3, Colour person = Colour::blue) {
    return newGame(Variant::fair, level, person, start);
}

Action action(std::string_view text) {
    const auto read = Chain::decodeAction(text);
    EXPECT_TRUE(read) << text;
    return read.value_or(Action(EndTurn{}));
}

State played(State state, std::initializer_list<std::string_view> actions) {
    for (const std::string_view text : actions) {
        auto next = Chain::apply(state, action(text));
        EXPECT_TRUE(next) << text << ": " << (next ? "" : name(next.error()));
        if (next) state = std::move(*next);
    }
    return state;
}

std::string refused(const State& state, std::string_view text) {
    const auto next = Chain::apply(state, action(text));
    return next ? "legal" : std::string(name(next.error()));
}

TEST(ChainTurns, CancelTakesBackTheChainThenTheLastJumpThenTheMove) {
    Session session;
    session.start({"3", "fair"}, 1, gameOf(board("r1/////r9 . . b6/b7 . b5")));
    const auto draft = [&] {
        return session.state().draft.pass() ? "" : text(session.state().draft);
    };
    EXPECT_FALSE(session.canUndo());
    for (const char* step : {"hop a1 a3", "hop a3 a1"}) (void)session.play(action(step));
    EXPECT_EQ(draft(), "7:a1-a3");  // a3-a1 lands on the start: refused
    EXPECT_EQ(session.play(action("hop c1 b1")), Refusal::otherPiece);
    session.undo();
    EXPECT_EQ(draft(), "");
    EXPECT_FALSE(session.canUndo());

    session.start({"3", "fair"}, 2, gameOf(board("r1/////r9 r8 b6 ./b7 . b5 .")));
    EXPECT_FALSE(session.play(action("hop a1 c3")));
    session.undo();
    EXPECT_FALSE(session.play(action("hop a1 b1")));
    EXPECT_FALSE(session.play(action("remove 5 7")));
    EXPECT_EQ(draft(), "7:a1-b1 x5-7");
    session.undo();
    EXPECT_EQ(draft(), "7:a1-b1");
    session.undo();
    EXPECT_EQ(draft(), "");
    EXPECT_EQ(session.state(), session.startState());
}

TEST(ChainTurns, JumpsAreCancelledOneByOne) {
    Session session;
    session.start({"two", "fair"}, 1, gameOf(board("b9/. . . r4/. r3/b7"), 0));
    EXPECT_FALSE(session.play(action("hop a4 c6")));
    EXPECT_FALSE(session.play(action("hop c6 e6")));
    EXPECT_EQ(text(session.state().draft), "7:a4-c6-e6");
    EXPECT_EQ(pieceAt(shownBoard(session.state()), at("e6")), (Piece{Colour::blue, 7}));
    session.undo();
    EXPECT_EQ(text(session.state().draft), "7:a4-c6");
    EXPECT_FALSE(session.play(action("end")));
    EXPECT_FALSE(session.canUndo()) << "the end of a move cannot be taken back";
    EXPECT_FALSE(session.canRedo());
    EXPECT_EQ(session.state().position.turn, Colour::red);
    EXPECT_EQ(text(session.state().turns.last().turn), "7:a4-c6");
    EXPECT_EQ(session.moves(), 2U);
}

TEST(ChainTurns, WhatMakesNoSenseNow) {
    const State fresh = gameOf(ready());
    EXPECT_EQ(refused(fresh, "end"), "nothing-done");
    const State moved = played(fresh, {"hop a1 a3"});
    EXPECT_EQ(refused(moved, "pass"), "something-done");
    EXPECT_EQ(refused(moved, "play 1:d1-d2"), "something-done");
    EXPECT_EQ(refused(fresh, "remove 5 7"), "apart");
    EXPECT_EQ(refused(fresh, "take-back"), "nothing-there");
    const State removed = played(fresh, {"remove 1 3"});
    EXPECT_EQ(refused(removed, "hop a1 a3"), "after-removal");
    EXPECT_EQ(refused(removed, "pass"), "something-done");
    EXPECT_EQ(refused(played(removed, {"end"}), "hop a1 a3"), "not-yours");
}

TEST(ChainTurns, AWholeTurnIsTheSameAsItsSteps) {
    const State start = gameOf(ready());
    const State steps = played(start, {"hop a1 a3", "remove 1 3", "end"});
    EXPECT_EQ(played(start, {"play 7:a1-a3 x1-3"}), steps);
    EXPECT_EQ(played(start, {"pass"}), played(start, {"play pass"}));
}

TEST(ChainTurns, VictoryIsThePersons) {
    const Position last = board("r1 r2 r3 r4/b1 b2 b3");
    const auto status = [&](int level, Colour person) {
        return Chain::status(played(gameOf(last, level, person), {"remove 1 3", "end"}));
    };
    EXPECT_EQ(status(3, Colour::blue), kit::Status::won);
    EXPECT_EQ(status(3, Colour::red), kit::Status::lost);
    EXPECT_EQ(status(0, Colour::blue), kit::Status::won);
    const Position losing = board("r1 r2 r3 r4/b1 b2 b3 b5");
    EXPECT_EQ(Chain::status(played(gameOf(losing), {"remove 1 3", "end"})), kit::Status::lost);
}

TEST(ChainTurns, Resigning) {
    const State blue = gameOf(ready(), 3, Colour::blue);
    EXPECT_EQ(played(blue, {"resign"}).outcome, (Outcome{End::resigned, Colour::red}));
    // The person resigns, also while the computer has the turn.
    EXPECT_EQ(Chain::status(played(blue, {"pass", "resign"})), kit::Status::lost);
    const State two = gameOf(ready(), 0);
    EXPECT_EQ(Chain::status(played(two, {"resign"})), kit::Status::lost);
    EXPECT_EQ(Chain::status(played(two, {"pass", "resign"})), kit::Status::won);
    EXPECT_EQ(Chain::status(played(two, {"agree"})), kit::Status::drawn);
    EXPECT_EQ(refused(played(two, {"agree"}), "resign"), "over");
    EXPECT_TRUE(played(two, {"hop a1 a3", "agree"}).draft.pass());
}

TEST(ChainTurns, TakingBackBothTurns) {
    const State start = gameOf(ready());
    const State two = played(start, {"play 7:a1-a3", "play 1:a7-a6"});
    const State back = played(two, {"hop a3 a4", "take-back"});
    EXPECT_EQ(back.position, start.position);
    EXPECT_TRUE(back.turns.empty());
    EXPECT_TRUE(back.draft.pass());
    EXPECT_TRUE(Chain::tally(back).assisted);
    EXPECT_FALSE(Chain::tally(two).assisted);
    // Before the computer has answered, the person's own.
    EXPECT_EQ(played(start, {"play 7:a1-a3", "take-back"}).position, start.position);
    // The computer's first turn is not the person's to take back.
    const State red = played(gameOf(ready(), 3, Colour::red), {"play 7:a1-a3"});
    EXPECT_EQ(refused(red, "take-back"), "nothing-there");
    EXPECT_EQ(refused(played(gameOf(ready(), 0), {"pass"}), "take-back"), "not-here");
    State casual = gameOf(ready(), 0);
    casual.casual = true;
    EXPECT_EQ(played(casual, {"pass", "pass", "take-back"}).turns.size(), 1U);
}

TEST(ChainTurns, HintsStayPaid) {
    Session session;
    session.start({"3", "fair"}, 1, gameOf(ready()));
    EXPECT_FALSE(session.play(action("hop a1 a3")));
    EXPECT_FALSE(session.play(action("hint")));
    session.undo();
    EXPECT_EQ(session.tally().hints, 1);
    EXPECT_TRUE(session.tally().assisted);
}

TEST(ChainTurns, FiguresAndWhatCounts) {
    const Position last = board("r1 r2 r3 r4/b1 b2 b3");
    const State won =
        played(gameOf(last), {"play 1:a6-a5", "pass", "play 1:a5-a6", "pass", "play x1-3"});
    const auto figures = Chain::figures(won);
    EXPECT_EQ(figures[0], (std::pair<std::string, double>{"turns", 3}));
    EXPECT_EQ(figures[1], (std::pair<std::string, double>{"blue", 1}));
    EXPECT_EQ(figures[2], (std::pair<std::string, double>{"left", 0}));
    EXPECT_TRUE(Chain::counted(won));
    EXPECT_EQ(turnsOf(won, Colour::red), 2);
    State casual = won;
    casual.casual = true;
    EXPECT_FALSE(Chain::counted(casual));
}

TEST(ChainDeals, BothColoursOfOnePlacement) {
    const State blue = Chain::deal({"5", "fair"}, 7, {}).value();
    const State red = Chain::deal({"5", "fair"}, swapped(7), {}).value();
    EXPECT_EQ(blue.start, red.start);
    EXPECT_EQ(blue.person, Colour::blue);
    EXPECT_EQ(red.person, Colour::red);
    EXPECT_TRUE(computersTurn(red));
    EXPECT_FALSE(computersTurn(blue));
    EXPECT_EQ(swapped(swapped(7)), 7U);
    EXPECT_EQ(placementOf(swapped(7)), 7U);
    const State two = Chain::deal({"two", "fair"}, swapped(7), {}).value();
    EXPECT_EQ(two.person, Colour::blue);
    EXPECT_EQ(two.start, blue.start);
    const kit::DealNumber most = ~kit::DealNumber{0};
    EXPECT_EQ(placementOf(most), most);
    EXPECT_EQ(swapped(most), most);
}

TEST(ChainDeals, ThirtyTwoPiecesOnTheirSquares) {
    for (const char* variant : {"fair", "original"}) {
        const State state = Chain::deal({"two", variant}, 3, {}).value();
        const auto squares = boardOf(state.start);
        for (Square square = 0; square < boardSize.area(); ++square) {
            const kit::Cell cell = boardSize.cell(square);
            const bool inside = cell.column >= 1 && cell.column <= 8;
            const auto& piece = squares[static_cast<std::size_t>(square)];
            ASSERT_EQ(piece.has_value(), inside && (cell.row <= 1 || cell.row >= 5));
            if (!piece) continue;
            ASSERT_EQ(piece->colour, cell.row <= 1 ? Colour::red : Colour::blue);
        }
        EXPECT_EQ(state.start.turn, Colour::blue);
        EXPECT_EQ(state.start.quiet, 0);
    }
}

}  // namespace
}  // namespace gridlark::chain
