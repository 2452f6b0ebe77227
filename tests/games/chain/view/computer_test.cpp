#include "view_fixture.h"

namespace gridlark::chain {
namespace {

class ComputerView : public ChainView {
  protected:
    [[nodiscard]] bool thinks() const {
        for (QAction* one : table_->actions()) {
            if (one->text() == "Move now") return one->isVisible();
        }
        return false;
    }
    /// Until the worker has done what it was asked before: a deal of no grid changes nothing.
    void finishWork() {
        QSignalSpy busy(table_.get(), &ui::Table::busy);
        table_->deal({"none", "fair"}, 1);
        ASSERT_TRUE(until([&] { return busy.size() == 2; }));
    }
    void startLongThought() {
        put(knownStart(), 9);
        press("Pass");
        ASSERT_TRUE(thinks());
    }
};

TEST_F(ComputerView, TheComputerAnswersAndItsTurnIsSaidInWordsAndNotation) {
    put(knownStart(), 1);
    press("Pass");
    ASSERT_TRUE(until([&] { return turns() == 2; }));
    EXPECT_EQ(state().position.turn, Colour::blue);
    EXPECT_NE(named("Red: "), nullptr);
    const Turn turn = state().turns.last().turn;
    ASSERT_FALSE(turn.path.empty());
    const std::string target(name(turn.target()));
    EXPECT_TRUE(hears(target, "the last move ended here"));
    auto* list = named<QAbstractItemView>("Turns");
    ASSERT_NE(list, nullptr);
    ASSERT_EQ(list->model()->rowCount(), 2);
    EXPECT_EQ(list->model()->index(1, 0).data(), "2. " + QString::fromStdString(lastTurn()));
}

TEST_F(ComputerView, BlueIsTheComputerIfThePersonIsRed) {
    put(knownStart(), 1, Colour::red);
    ASSERT_TRUE(until([&] { return turns() == 1; }));
    EXPECT_EQ(state().position.turn, Colour::red);
    EXPECT_NE(named("Red, You, 16 piece"), nullptr);
}

TEST_F(ComputerView, MoveNowPlaysWhatWasFoundSoFar) {
    startLongThought();
    EXPECT_FALSE(table_->canHint());
    EXPECT_TRUE(whyNot("Pass").contains("other player"));
    action("Move now")->trigger();
    ASSERT_TRUE(until([&] { return turns() == 2; }));
    EXPECT_FALSE(thinks());
}

TEST_F(ComputerView, ThePageThatIsLeftStopsTheThoughtAndComingBackBeginsItAgain) {
    startLongThought();
    table_->setSeen(false);
    table_->cancelWork();
    EXPECT_FALSE(thinks());
    finishWork();
    EXPECT_EQ(turns(), 1U) << "nothing is played while nobody looks";
    table_->setSeen(true);
    EXPECT_TRUE(thinks());
    action("Move now")->trigger();
    EXPECT_TRUE(until([&] { return turns() == 2; }));
}

TEST_F(ComputerView, ATableMayGoInTheMiddleOfAThought) {
    startLongThought();
    board_ = nullptr;
    table_.reset();
}

TEST_F(ComputerView, ANewDealInTheMiddleOfAThoughtIsNotPlayedInto) {
    startLongThought();
    deal({"two", "fair"}, 3);
    EXPECT_FALSE(thinks());
    EXPECT_EQ(turns(), 0U) << "the deal came after what was left of the thought";
}

TEST_F(ComputerView, TakeBackTakesBothTurnsAndAssists) {
    put(knownStart(), 1);
    EXPECT_FALSE(action("Take back")->isEnabled());
    press("Pass");
    ASSERT_TRUE(until([&] { return turns() == 2; }));
    action("Take back")->trigger();
    EXPECT_EQ(turns(), 0U);
    EXPECT_TRUE(table_->game().tally().assisted);
    put(knownStart());
    press("Pass");
    EXPECT_FALSE(action("Take back")->isVisible()) << "two persons have no such thing";
}

TEST_F(ComputerView, AHintIsShownWithAnArrowAndInWordsAndCounted) {
    put(board("r1 r2 r3 . . . . . . ./././././. . . . . . . . . ./b1 b2 . b3 . . . . . ."), 1);
    const QImage before = board_->grab().toImage();
    table_->hint();
    ASSERT_TRUE(until([&] { return state().hints == 1; }));
    EXPECT_TRUE(host_.notice.contains("(3:d1-c1 x1-3)") || host_.notice.contains("x1-3)"))
        << qPrintable(host_.notice);
    EXPECT_TRUE(hears("d1", "part of the hint"));
    EXPECT_NE(board_->grab().toImage(), before);
    EXPECT_EQ(host_.played.last(), "hint");
    EXPECT_TRUE(table_->game().tally().assisted);
    table_->hint();
    host_.notice.clear();
    ASSERT_TRUE(until([&] { return !host_.notice.isEmpty(); }));
    EXPECT_EQ(state().hints, 1) << "shown again it costs nothing more";
    clickOn("d1");
    EXPECT_FALSE(hears("a1", "part of the hint"));
}

TEST_F(ComputerView, ADrawIsTakenByWhoIsNotAhead) {
    // Blue needs one turn more, red many.
    put(board("r1 . r5 . r9 . r3 . r7 ./././. . . . r2 . r6 . . ./. . r8 . r4 . . . . ./"
              ". . . . . . . . . ./b1 b2 . b3 . . . . . ."),
        1);
    action("Exit, resign…")->trigger();
    press("Offer a draw");
    ASSERT_TRUE(until([&] { return table_->game().status() != kit::Status::playing; }));
    EXPECT_EQ(state().outcome.end, End::agreed);

    put(board("r1 r2 . r3 . . . . . ./././b1 . b5 . b9 . b3 . b7 ././. . . . b2 . b6 . . ./"
              ". . b8 . b4 . . . . ."),
        1);
    action("Exit, resign…")->trigger();
    press("Offer a draw");
    ASSERT_TRUE(until([&] { return host_.notice.contains("declines"); }));
    EXPECT_EQ(table_->game().status(), kit::Status::playing);
}

TEST_F(ComputerView, TheColourOfNewGamesIsChosen) {
    const auto person = [&] {
        QSignalSpy dealt(table_.get(), &ui::Table::dealt);
        table_->deal({"1", "original"}, std::nullopt);
        EXPECT_TRUE(!dealt.isEmpty() || dealt.wait(20'000));
        return state().person;
    };
    EXPECT_EQ(person(), Colour::blue);
    action("Exit, resign…")->trigger();
    press("Red");
    press("Back to the game");
    EXPECT_EQ(person(), Colour::red);
    host_.settings["colour"] = "alternate";
    const Colour first = person();
    EXPECT_NE(person(), first);
}

TEST_F(ComputerView, TheRematchIsOnTheSameDealWithTheColoursSwapped) {
    put(knownStart(), 1);
    EXPECT_FALSE(action("Rematch, swapped")->isVisible());
    action("Exit, resign…")->trigger();
    press("Resign");
    press("Resign");
    EXPECT_EQ(table_->endNote().sound, "loss");
    EXPECT_TRUE(table_->endNote().title.contains("Level 1 has won"));
    QSignalSpy dealt(table_.get(), &ui::Table::dealt);
    action("Rematch, swapped")->trigger();
    ASSERT_TRUE(!dealt.isEmpty() || dealt.wait(20'000));
    EXPECT_EQ(table_->game().deal(), redDeals + 7);
    EXPECT_EQ(state().person, Colour::red);
    EXPECT_EQ(table_->levelText(), "Deal 7 · fair");
}

}  // namespace
}  // namespace gridlark::chain
