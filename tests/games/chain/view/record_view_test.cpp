#include <QClipboard>
#include <QGuiApplication>
#include <QPlainTextEdit>

#include "chain/rules/record.h"
#include "chain/view/parts/curve.h"
#include "chain/view/parts/turn_clock.h"
#include "view_fixture.h"

namespace gridlark::chain {
namespace {

using std::chrono::milliseconds;

class RecordView : public ChainView {
  protected:
    RecordView() {
        put(board(jumps));
        playTurn("a1", "c1");
        playTurn("g7", "g6");
        playTurn("a2", "a3");
    }

    void playTurn(std::string_view from, std::string_view to) {
        clickOn(from);
        clickOn(to);
        press("End of move");
    }
    void key(Qt::Key which, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(board_, which, modifiers);
    }
    [[nodiscard]] bool says(const char* beginning) const { return named(beginning) != nullptr; }
};

TEST_F(RecordView, TheTurnsAreGoneThroughAndTheGameGoesOn) {
    key(Qt::Key_PageUp);
    EXPECT_TRUE(says("Turn 2 of 3. Red: piece 1 from g7 to g6."));
    EXPECT_TRUE(hears("a2", "blue 8"));
    EXPECT_TRUE(hears("g6", "the last move ended here"));
    EXPECT_TRUE(whyNot("Pass").contains("earlier turn"));
    clickOn("a2");
    EXPECT_FALSE(hears("a2", "chosen")) << "the past cannot be changed";
    EXPECT_TRUE(host_.notice.contains("earlier turn"));
    key(Qt::Key_PageUp, Qt::ControlModifier);
    EXPECT_TRUE(says("Turn 0 of 3."));
    EXPECT_TRUE(hears("a1", "blue 4"));
    key(Qt::Key_PageDown);
    EXPECT_TRUE(says("Turn 1 of 3."));
    key(Qt::Key_PageDown, Qt::ControlModifier);
    EXPECT_TRUE(whyNot("Pass").isEmpty());
    EXPECT_EQ(turns(), 3U);
}

TEST_F(RecordView, ANarrowViewHasTheTurnsBelowAndTheBoardAsWideAsItGets) {
    QWidget& view = *table_->view();
    EXPECT_NE(view.sizePolicy().expandingDirections() & Qt::Vertical, 0);
    const auto* list = named<QAbstractItemView>("Turns");
    ASSERT_NE(list, nullptr);
    view.resize(480, view.heightForWidth(480));
    EXPECT_EQ(board_->width(), 480);
    EXPECT_FALSE(list->isVisible()) << "no room";
    view.resize(480, view.heightForWidth(480) + 200);
    EXPECT_EQ(board_->width(), 480);
    EXPECT_TRUE(list->isVisible());
    EXPECT_GT(list->mapTo(&view, QPoint()).y(), board_->geometry().bottom());
    EXPECT_GE(list->height(), 150);
}

TEST_F(RecordView, AnyTurnCanBeGoneOnFromAndTheGameBeforeComesBack) {
    auto* list = named<QAbstractItemView>("Turns");
    ASSERT_NE(list, nullptr);
    EXPECT_FALSE(action("Go on from here")->isVisible());
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                      list->visualRect(list->model()->index(0, 0)).center());
    EXPECT_TRUE(says("Turn 1 of 3."));
    action("Go on from here")->trigger();
    EXPECT_TRUE(state().casual);
    EXPECT_EQ(turns(), 1U);
    EXPECT_EQ(state().position.turn, Colour::red);
    EXPECT_EQ(table_->levelText(), "Casual game");
    playTurn("g7", "f6");
    EXPECT_EQ(turns(), 2U);
    action("Take back")->trigger();
    EXPECT_EQ(turns(), 1U);
}

TEST_F(RecordView, AGameIsCopiedAndLoaded) {
    QTest::mouseClick(named("Copy the game"), Qt::LeftButton);
    const QString copied = QGuiApplication::clipboard()->text();
    EXPECT_EQ(copied.toStdString(), text(recordOf(state())));
    put(knownStart());
    QTest::mouseClick(named("Load a game"), Qt::LeftButton);
    ASSERT_NE(openPanel(), nullptr);
    auto* field = table_->view()->findChild<QPlainTextEdit*>();
    ASSERT_NE(field, nullptr);
    EXPECT_EQ(field->toPlainText(), copied) << "what was copied is there already";
    press("Load");
    EXPECT_EQ(openPanel(), nullptr);
    EXPECT_EQ(turns(), 3U);
    EXPECT_TRUE(state().casual);
    EXPECT_EQ(text(recordOf(state())), copied.toStdString());
}

TEST_F(RecordView, ABadTextIsAnsweredWithTheTurnAndTheReason) {
    QString bad = QString::fromStdString(text(recordOf(state())));
    bad.replace("8:a2-a3", "8:a2-a7");
    QTest::mouseClick(named("Load a game"), Qt::LeftButton);
    auto* field = table_->view()->findChild<QPlainTextEdit*>();
    const auto answer = [&](const QString& given) {
        field->setPlainText(given);
        press("Load");
        EXPECT_NE(openPanel(), nullptr);
    };
    answer(bad);
    EXPECT_TRUE(says("Turn 3 (Blue): “8:a2-a7” is not possible. That is too far"));
    bad.replace("8:a2-a7", "nonsense");
    answer(bad);
    EXPECT_TRUE(says("Turn 3 (Blue): “nonsense” is no turn."));
    answer("hello");
    EXPECT_TRUE(says("Line 1: the board cannot be read."));
    answer(QString(200'000, u'x'));
    EXPECT_TRUE(says("The text is too long"));
    QTest::keyClick(openPanel(), Qt::Key_Escape);
    EXPECT_EQ(turns(), 3U) << "the game is as it was";
}

TEST_F(RecordView, AfterTheGameACurveCanBeClicked) {
    EXPECT_FALSE(named("Who was ahead")->isVisible());
    action("Exit, resign…")->trigger();
    press("Resign");
    press("Resign");
    QWidget* curve = named("Who was ahead");
    ASSERT_TRUE(until([&] { return curve->isVisible(); }));
    QTest::mouseClick(curve, Qt::LeftButton, {}, {curve->width() / 3, 20});
    EXPECT_TRUE(says("Turn 1 of 3."));
    QTest::keyClick(curve, Qt::Key_Left);
    EXPECT_TRUE(says("Turn 0 of 3."));
    QTest::keyClick(curve, Qt::Key_End);
    EXPECT_TRUE(says("Red: ") || says("Blue: ")) << "the present again";
}

TEST_F(RecordView, AGameLeftAndRestoredGoesOn) {
    clickOn("g6");
    clickOn("g5");
    const auto save = table_->game().save();
    const std::string drafted = draft();
    open();
    table_->view()->resize(1000, 640);
    ASSERT_EQ(table_->game().restore(save).how, play::Restored::whole);
    EXPECT_EQ(turns(), 3U);
    EXPECT_EQ(draft(), drafted);
    press("Cancel");
    EXPECT_EQ(draft(), "pass");
}

TEST(TurningPoint, IsTheTurnThatGaveMostAway) {
    EXPECT_EQ(turningPoint({0, 0.2, 0.1, -2, -2, -2.2}, true), 3U);
    EXPECT_EQ(turningPoint({0, 0.2, 3, 3}, true), 2U) << "red gave away";
    EXPECT_EQ(turningPoint({0, 3, 3}, true), std::nullopt) << "nobody loses by gaining";
    EXPECT_EQ(turningPoint({0, 3, 3}, false), 1U);
    EXPECT_EQ(turningPoint({0, 0.1, 0, 0.3}, true), std::nullopt);
    EXPECT_EQ(turningPoint({10, 6, 6, 1, 1}, true), 3U) << "won is won by ten as by six";
    EXPECT_EQ(turningPoint({}, true), std::nullopt);
}

TEST(TurnClock, SharesTheTimeBetweenThePlayers) {
    TurnClock clock;
    const QString none;
    EXPECT_TRUE(clock.follow("a", Colour::blue, milliseconds(0), none));
    EXPECT_EQ(clock.used(Colour::blue, milliseconds(1500)), milliseconds(1500));
    EXPECT_EQ(clock.used(Colour::red, milliseconds(1500)), milliseconds(0));
    EXPECT_FALSE(clock.follow("a", Colour::blue, milliseconds(1600), none));
    EXPECT_TRUE(clock.follow("a", Colour::red, milliseconds(2000), none));
    EXPECT_EQ(clock.used(Colour::blue, milliseconds(5000)), milliseconds(2000));
    EXPECT_EQ(clock.used(Colour::red, milliseconds(5000)), milliseconds(3000));

    TurnClock later;
    EXPECT_FALSE(later.follow("a", Colour::red, milliseconds(5000), clock.text()));
    EXPECT_EQ(later.used(Colour::blue, milliseconds(6000)), milliseconds(2000));
    EXPECT_EQ(later.used(Colour::red, milliseconds(6000)), milliseconds(4000));

    EXPECT_TRUE(later.follow("a", Colour::blue, milliseconds(0), none)) << "begun anew";
    EXPECT_EQ(later.used(Colour::blue, milliseconds(10)), milliseconds(10));
    EXPECT_EQ(later.used(Colour::red, milliseconds(10)), milliseconds(0));
    for (const QString text : {"", "a", "a|blue|1|2", "a|green|1|2|3", "a|blue|-1|2|3",
                               "a|blue|99999|2|3", "b|blue|1|2|3", "a|blue|x|2|3"}) {
        TurnClock fresh;
        fresh.follow("a", Colour::blue, milliseconds(100), text);
        EXPECT_EQ(fresh.used(Colour::blue, milliseconds(100)), milliseconds(0)) << qPrintable(text);
    }
}

}  // namespace
}  // namespace gridlark::chain
