#include "view_fixture.h"

namespace gridlark::chain {
namespace {

constexpr auto endOfMove = "End of move";

class TurnView : public ChainView {
  protected:
    TurnView() { put(board(jumps)); }
};

TEST_F(TurnView, AChosenPieceShowsWhereItCanGo) {
    clickOn("a1");
    EXPECT_TRUE(hears("a1", "blue 4, chosen")) << qPrintable(heardAt("a1"));
    EXPECT_TRUE(hears("b2", "can be reached"));
    EXPECT_TRUE(hears("c1", "can be reached")) << "a jump over red 6";
    EXPECT_TRUE(hears("e1", "can be reached by several jumps")) << qPrintable(heardAt("e1"));
    EXPECT_FALSE(hears("e4", "can be reached")) << qPrintable(heardAt("e4"));
    EXPECT_EQ(host_.played.last(), "select");
    clickOn("a1");
    EXPECT_FALSE(hears("c1", "can be reached")) << "a second click gives the choice up";
}

TEST_F(TurnView, JumpsMarkedOneByOneAndTheLastSquareAtOnceAreTheSame) {
    clickOn("a1");
    clickOn("c1");
    EXPECT_EQ(draft(), "4:a1-c1");
    EXPECT_TRUE(hears("c1", "chosen")) << "it may jump on";
    clickOn("e1");
    const std::string oneByOne = draft();
    EXPECT_EQ(oneByOne, "4:a1-c1-e1");
    press("Cancel");
    EXPECT_EQ(draft(), "4:a1-c1");
    press("Cancel");
    EXPECT_EQ(draft(), "pass");
    clickOn("a1");
    clickOn("e1");
    EXPECT_EQ(draft(), oneByOne) << "each jump is a step of its own";
    press("Cancel");
    EXPECT_EQ(draft(), "4:a1-c1");
    press(endOfMove);
    EXPECT_EQ(lastTurn(), "4:a1-c1");
    EXPECT_EQ(state().position.turn, Colour::red);
    EXPECT_FALSE(table_->canUndo()) << "the end of a move is final";
}

TEST_F(TurnView, AStepEndsTheMove) {
    clickOn("a1");
    clickOn("b2");
    EXPECT_EQ(draft(), "4:a1-b2");
    EXPECT_EQ(host_.played.last(), "step");
    EXPECT_FALSE(hears("b2", "chosen"));
    clickOn("b2");
    EXPECT_FALSE(hears("b3", "can be reached")) << "a step is the whole move";
    clickOn("f1");
    EXPECT_TRUE(host_.notice.contains("Another piece has moved")) << qPrintable(host_.notice);
}

TEST_F(TurnView, ImpossibleSquaresSayWhy) {
    clickOn("a1");
    clickOn("j4");
    EXPECT_EQ(host_.played.last(), "illegal");
    EXPECT_TRUE(host_.notice.contains("too far")) << qPrintable(host_.notice);
    EXPECT_EQ(draft(), "pass");
    clickOn("g7");
    EXPECT_TRUE(host_.notice.contains("other player")) << qPrintable(host_.notice);
}

TEST_F(TurnView, CancelTakesBackTheChainThenTheLastJumpThenTheMove) {
    EXPECT_FALSE(hears("g1", "ready chain"));
    clickOn("a1");
    clickOn("e1");
    EXPECT_TRUE(hears("g1", "in the ready chain from 2 to 4")) << qPrintable(heardAt("g1"));
    press("Select chain");
    clickOn("e1");
    EXPECT_TRUE(hears("e1", "chosen"));
    clickOn("g1");
    EXPECT_EQ(openPanel(), nullptr) << "8, 9 and 10 can still form a chain";
    EXPECT_EQ(draft(), "4:a1-c1-e1 x2-4");
    EXPECT_TRUE(hears("f1", "blue 3 was removed here"));
    EXPECT_TRUE(whyNot("Select chain").contains("Only one chain"));
    clickOn("a2");
    EXPECT_TRUE(host_.notice.contains("The move comes before")) << qPrintable(host_.notice);
    for (const char* left : {"4:a1-c1-e1", "4:a1-c1", "pass"}) {
        press("Cancel");
        EXPECT_EQ(draft(), left);
    }
    EXPECT_FALSE(whyNot("Cancel").isEmpty());
}

TEST_F(TurnView, AChainIsChosenByItsEndsInAnyOrder) {
    put(board("r1 r2 r3 . . . . . . ./././././. . . b7 b8 b9 . . . ./b1 b2 b3 b4 . . . . . ."));
    press("Select chain");
    clickOn("d1");
    clickOn("a1");
    EXPECT_EQ(draft(), "x1-4");
    EXPECT_TRUE(hears("b1", "blue 2 was removed here")) << qPrintable(heardAt("b1"));
    EXPECT_EQ(host_.played.last(), "removal");
    EXPECT_NE(named("Blue, 3 piece"), nullptr);
    press("Cancel");
    EXPECT_EQ(draft(), "pass");
    press("Select chain");
    clickOn("a1");
    clickOn("b1");
    EXPECT_TRUE(host_.notice.contains("at least three")) << qPrintable(host_.notice);
    clickOn("d1");
    clickOn("d2");
    EXPECT_TRUE(host_.notice.contains("not on the board")) << qPrintable(host_.notice);
    EXPECT_EQ(draft(), "pass");
    press("Cancel");
    clickOn("a1");
    EXPECT_TRUE(hears("a2", "can be reached")) << "the choice of a chain was given up";
}

TEST_F(TurnView, ARemovalThatLosesAsksFirst) {
    put(board("r1 r2 r3 . . . . . . ./././././. . . . . . . . . ./b1 b2 b3 b4 . . . . . ."));
    QSignalSpy popups(table_.get(), &ui::Table::popup);
    const auto choose = [&] {
        press("Select chain");
        clickOn("a1");
        clickOn("c1");
    };
    choose();
    ASSERT_NE(openPanel(), nullptr);
    EXPECT_EQ(popups.takeFirst().front(), true);
    EXPECT_EQ(draft(), "pass");
    QTest::keyClick(table_->view(), Qt::Key_S);
    EXPECT_EQ(turns(), 0U) << "the keys of the turn rest under a question";
    press("Leave it");
    EXPECT_EQ(openPanel(), nullptr);
    EXPECT_EQ(popups.takeFirst().front(), false);
    EXPECT_EQ(draft(), "pass");
    press("Cancel");
    choose();
    press("Remove it all the same");
    EXPECT_EQ(draft(), "x1-3");
    press(endOfMove);
    EXPECT_EQ(state().outcome, (Outcome{End::stranded, Colour::red}));
    EXPECT_TRUE(table_->endNote().title.contains("Red has won"));
    EXPECT_EQ(table_->endNote().sound, "win");
}

TEST_F(TurnView, ButtonsThatMakeNoSenseSayWhy) {
    EXPECT_TRUE(whyNot("Select chain").contains("no chain ready"));
    EXPECT_TRUE(whyNot(endOfMove).contains("Nothing has been done"));
    EXPECT_TRUE(whyNot("Cancel").contains("Nothing has been done"));
    EXPECT_TRUE(whyNot("Pass").isEmpty());
    clickOn("a1");
    clickOn("b2");
    EXPECT_TRUE(whyNot(endOfMove).isEmpty());
    EXPECT_TRUE(whyNot("Pass").contains("This turn has begun"));
    press(endOfMove);
    press("Pass");
    EXPECT_EQ(lastTurn(), "pass");
}

TEST_F(TurnView, KeysDoAllOfIt) {
    board_->setFocus();
    board_->setCursorCell(cellOf("a1"));
    QTest::keyClick(board_, Qt::Key_Space);
    QTest::keyClick(board_, Qt::Key_Up);
    QTest::keyClick(board_, Qt::Key_Right);
    QTest::keyClick(board_, Qt::Key_Return);
    EXPECT_EQ(draft(), "4:a1-b2");
    QTest::keyClick(board_, Qt::Key_Backspace);
    EXPECT_EQ(draft(), "pass");
    QTest::keyClick(board_, Qt::Key_S);
    EXPECT_EQ(lastTurn(), "pass");
}

TEST_F(TurnView, WhatTheLastTurnDidStaysUntilTheNextTap) {
    clickOn("a1");
    clickOn("e1");
    press(endOfMove);
    EXPECT_TRUE(hears("a1", "the last move began here"));
    EXPECT_TRUE(hears("c1", "the last move went through here"));
    EXPECT_TRUE(hears("e1", "the last move ended here"));
    EXPECT_NE(named("Blue: piece 4 from a1 by way of c1 to e1."), nullptr);
    clickOn("j4");
    for (const char* square : {"a1", "c1", "e1"}) {
        EXPECT_FALSE(hears(square, "the last move")) << square;
    }
}

TEST_F(TurnView, TheLastTenQuietTurnsAreCountedDown) {
    const auto items = [&] { return table_->statusItems(); };
    put(board(jumps, Colour::blue, 49));
    EXPECT_EQ(items().size(), 1) << "eleven are left";
    press("Pass");
    ASSERT_EQ(items().size(), 2);
    EXPECT_EQ(items()[1].text, "10");
    for (int i = 0; i < 10; ++i) press("Pass");
    EXPECT_EQ(state().outcome.end, End::quiet);
    EXPECT_EQ(table_->endNote().title, "A draw");
    EXPECT_EQ(table_->endNote().sound, "draw");
}

TEST_F(TurnView, ADrawByAgreementAndAResignationAreAskedFor) {
    action("Exit, resign…")->trigger();
    press("Offer a draw");
    press("Keep playing");
    EXPECT_EQ(table_->game().status(), kit::Status::playing);
    action("Exit, resign…")->trigger();
    press("Resign");
    ASSERT_NE(openPanel(), nullptr);
    EXPECT_TRUE(openPanel()->text().contains("Blue has lost"));
    press("Resign");
    EXPECT_EQ(state().outcome, (Outcome{End::resigned, Colour::red}));
    put(board(jumps));
    action("Exit, resign…")->trigger();
    press("Offer a draw");
    press("We agree on a draw");
    EXPECT_EQ(state().outcome.end, End::agreed);
}

TEST_F(TurnView, ExitEndsTheGameForGood) {
    press("Pass");
    QSignalSpy exited(table_.get(), &ui::Table::exited);
    action("Exit, resign…")->trigger();
    press("Exit");
    press("Keep playing");
    EXPECT_TRUE(exited.isEmpty());
    action("Exit, resign…")->trigger();
    press("Exit");
    press("Exit");
    EXPECT_EQ(exited.size(), 1);
    EXPECT_FALSE(table_->game().dealt());
    EXPECT_TRUE(host_.music.isEmpty());
    deal({"two", "fair"}, 8);
    EXPECT_FALSE(table_->canUndo()) << "nothing of it comes back";
}

TEST_F(TurnView, TheLoudspeakerHasThreeSteps) {
    EXPECT_EQ(host_.music, "calm");
    action("Music and sounds")->trigger();
    EXPECT_EQ(host_.loudness, ui::Sounds::noMusic);
    action("Sounds, no music")->trigger();
    EXPECT_EQ(host_.loudness, ui::Sounds::none);
    action("Silent")->trigger();
    EXPECT_EQ(host_.loudness, ui::Sounds::all);
    EXPECT_EQ(action("Music and sounds")->data(), "music");
}

}  // namespace
}  // namespace gridlark::chain
