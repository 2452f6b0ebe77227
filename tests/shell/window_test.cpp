#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>

#include "gridlark/ui/board.h"
#include "gridlark/ui/panel.h"
#include "gridlark/ui/time_label.h"

#include "game/game_actions.h"
#include "main_menu.h"
#include "pages/game/grid_menu.h"
#include "pages/game/note_card.h"
#include "pages/home_page.h"
#include "support.h"
#include "widgets/game_card.h"

namespace gridlark::shell {

class WindowTest : public ProgramTest {
  protected:
    [[nodiscard]] GameCard& card() {
        auto* home = qobject_cast<HomePage*>(window().page());
        EXPECT_NE(home, nullptr);
        return *home->cards().first();
    }
    [[nodiscard]] static ui::Panel* openPanel(const GamePage& page) {
        for (auto* panel : page.findChildren<ui::Panel*>()) {
            if (panel->isOpen()) return panel;
        }
        return nullptr;
    }
    [[nodiscard]] QByteArray log() {
        services().records.flush(std::chrono::seconds(5));
        return readFile(paths_.results);
    }
    [[nodiscard]] nlohmann::json saved() {
        return nlohmann::json::parse(readFile(paths_.saves + "/toy.json").toStdString(), nullptr,
                                     false);
    }
};

TEST_F(WindowTest, FromHomeToTheGameAndBack) {
    EXPECT_EQ(window().windowTitle(), "Gridlark");
    EXPECT_EQ(card().actionText(), "Play");
    EXPECT_FALSE(registry_->isLoaded("toy"));
    QTest::keyClick(&card(), Qt::Key_Return);
    GamePage* page = window().gamePage("toy");
    ASSERT_NE(page, nullptr);
    ASSERT_TRUE(until([page] { return page->game().game().dealt(); }));
    EXPECT_EQ(window().windowTitle(), QStringLiteral("Lights — Gridlark"));
    EXPECT_TRUE(page->view()->hasFocus());

    tap(*page, 0, 0);
    EXPECT_TRUE(page->game().game().touched());
    QTest::keyClick(&window(), Qt::Key_Escape);
    EXPECT_TRUE(card().actionText().startsWith("Continue")) << qPrintable(card().actionText());
    EXPECT_EQ(card().subtitle(), QStringLiteral("3 × 3"));
    EXPECT_TRUE(card().accessibleName().contains("Continue"));
}

TEST_F(WindowTest, AGameLeftInTheMiddleComesBackAfterARestart) {
    GamePage& page = openToy("5", 7);
    tap(page, 2, 2);
    const auto before = page.game().game().save()["state"];
    window().showHome();
    start();
    EXPECT_TRUE(card().actionText().startsWith("Continue"));
    GamePage& again = openToy();
    EXPECT_EQ(again.game().game().deal(), 7u);
    EXPECT_EQ(again.game().game().save()["state"], before);
    EXPECT_TRUE(again.game().game().canUndo());
    EXPECT_TRUE(services().messages.all().isEmpty());
}

TEST_F(WindowTest, AGameLeftForGoodDoesNotComeBack) {
    GamePage& page = openToy("5", 7);
    tap(page, 2, 2);
    services().saves.flush(std::chrono::seconds(2));
    page.game().game().abandon();
    emit page.game().table().exited();
    EXPECT_EQ(window().windowTitle(), "Gridlark");
    EXPECT_EQ(card().actionText(), "Play");
    EXPECT_TRUE(log().isEmpty()) << "it counts for nothing";
    start();
    EXPECT_EQ(card().actionText(), "Play");
    GamePage& again = openToy("5");
    EXPECT_FALSE(again.game().game().touched());
    EXPECT_FALSE(again.game().game().canUndo());
    EXPECT_TRUE(services().messages.all().isEmpty());
}

TEST_F(WindowTest, ThePageAndSizeOfTheLastTimeComeBack) {
    openToy();
    window().resize(900, 640);
    start();
    EXPECT_EQ(window().windowTitle(), QStringLiteral("Lights — Gridlark"));
    EXPECT_EQ(window().size(), QSize(900, 640));
    window().showSettings();
    start();
    EXPECT_EQ(window().windowTitle(), QStringLiteral("Settings — Gridlark"));
}

TEST_F(WindowTest, FurtherChangesDoNotPutOffASave) {
    GamePage& page = openToy("3", 3);
    services().saves.flush(std::chrono::seconds(2));
    EXPECT_TRUE(until(
        [&] {
            tap(page, 0, 0);
            const nlohmann::json document = saved();
            return document.is_object() && !document["events"].empty();
        },
        30'000));
}

TEST_F(WindowTest, SavesWhenTheWindowCloses) {
    GamePage& page = openToy("3", 3);
    tap(page, 0, 0);
    window().close();
    EXPECT_EQ(saved()["events"].size(), 1u);
}

TEST_F(WindowTest, TheEndOfTheSessionSavesTheLastMove) {
    GamePage& page = openToy("3", 5);
    tap(page, 0, 0);
    window().endNow();
    EXPECT_FALSE(window().isVisible());
    EXPECT_TRUE(readFile(paths_.saves + "/toy.json").contains("tap 0,0"));
}

void click(const QMessageBox& question, QMessageBox::ButtonRole role) {
    for (QAbstractButton* button : question.buttons()) {
        if (question.buttonRole(button) == role) return button->click();
    }
    ADD_FAILURE() << "no such button";
}

/// The clock stands still and nothing more is played: nothing else would save again.
TEST_F(WindowTest, WhatCouldNotBeSavedIsTriedAgainByItself) {
    GamePage& page = openToy("3", 5);
    {
        const FullDisk full;
        tap(page, 0, 0);
        window().showSettings();
        services().settings.setPatterns(true);
        ASSERT_TRUE(until([this] { return services().messages.all().size() == 2; }));
    }
    EXPECT_TRUE(until([this] { return services().messages.all().isEmpty(); }, 60'000));
    EXPECT_TRUE(readFile(paths_.saves + "/toy.json").contains("tap 0,0"));
    EXPECT_EQ(Settings(paths_.settings).patterns(), true);
}

TEST_F(WindowTest, QuittingAsksIfSomethingCannotBeSaved) {
    GamePage& page = openToy("3", 5);
    const auto question = [this] { return window().findChild<QMessageBox*>("not-saved"); };
    const FullDisk full;
    tap(page, 0, 0);
    EXPECT_FALSE(window().close());
    ASSERT_NE(question(), nullptr);
    EXPECT_TRUE(question()->informativeText().contains("cannot be saved"));
    click(*question(), QMessageBox::RejectRole);
    settle();
    EXPECT_TRUE(window().isVisible());
    EXPECT_FALSE(window().close());
    click(*question(), QMessageBox::DestructiveRole);
    EXPECT_FALSE(window().isVisible());
}

TEST_F(WindowTest, QuittingAgainIsEnoughOnceItCanBeSaved) {
    GamePage& page = openToy("3", 5);
    {
        const FullDisk full;
        tap(page, 0, 0);
        EXPECT_FALSE(window().close());
    }
    click(*window().findChild<QMessageBox*>("not-saved"), QMessageBox::AcceptRole);
    EXPECT_FALSE(window().isVisible());
    EXPECT_TRUE(readFile(paths_.saves + "/toy.json").contains("tap 0,0"));
    EXPECT_TRUE(services().messages.all().isEmpty()) << "they go by themselves";
}

/// The program stopped between the end of a game and the line in the log.
TEST_F(WindowTest, AResultThatOnlyTheSaveKnowsIsAddedToTheLog) {
    win(openToy("3", 5));
    stop();
    const QByteArray log = readFile(paths_.results);
    EXPECT_EQ(log.count('\n'), 1);
    QFile::remove(paths_.results);
    start();
    openToy();
    ASSERT_TRUE(services().records.flush(std::chrono::seconds(5)));
    EXPECT_EQ(readFile(paths_.results).count('\n'), 1);
    stop();
    start();
    openToy();
    stop();
    EXPECT_EQ(readFile(paths_.results).count('\n'), 1) << "and only once";
}

TEST_F(WindowTest, AWonGameIsRecordedOnceWhateverFollows) {
    GamePage& page = openToy("3", 5);
    win(page);
    ASSERT_TRUE(page.game().ended());
    EXPECT_EQ(log().count('\n'), 1);
    ASSERT_NE(openPanel(page), nullptr);
    EXPECT_TRUE(openPanel(page)->text().contains("best time"))
        << qPrintable(openPanel(page)->text());

    QTest::keySequence(&window(), QKeySequence::Undo);
    EXPECT_EQ(openPanel(page), nullptr);
    QTest::keySequence(&window(), QKeySequence::Redo);
    EXPECT_TRUE(page.game().ended());
    EXPECT_NE(openPanel(page), nullptr);
    window().showHome();
    start();
    EXPECT_EQ(card().actionText(), "Play");
    EXPECT_TRUE(card().subtitle().contains("best"));
    openToy();
    EXPECT_EQ(log().count('\n'), 1);
}

TEST_F(WindowTest, EnterGoesOnAfterAWin) {
    GamePage& page = openToy("3", 5);
    win(page);
    ASSERT_NE(openPanel(page), nullptr);
    ASSERT_NE(QApplication::focusWidget(), nullptr);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    EXPECT_TRUE(until([&page] { return page.game().playing(); }));
    EXPECT_EQ(openPanel(page), nullptr);
    EXPECT_NE(page.game().game().deal(), 5u);
}

TEST_F(WindowTest, TheEndWaitsWhileAnotherPageIsLookedAt) {
    GamePage& page = openToy("3", 5);
    win(page);
    window().showStatistics();
    QTest::keyClick(&window(), Qt::Key_Escape);
    ASSERT_EQ(window().page(), &page);
    EXPECT_NE(openPanel(page), nullptr);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    EXPECT_TRUE(until([&page] { return page.game().playing(); }));
}

TEST_F(WindowTest, ANewGameDoesNotLoseTheOneInProgress) {
    GamePage& page = openToy("3", 5);
    tap(page, 0, 0);
    QTest::keySequence(&window(), QKeySequence::New);
    ASSERT_TRUE(until([&page] { return page.game().game().deal() != 5u; }));
    EXPECT_TRUE(until([&page] { return !page.column().note().notice().isEmpty(); }));
    EXPECT_TRUE(page.column().note().notice().contains("Ctrl+Z"));
    QTest::keySequence(&window(), QKeySequence::Undo);
    EXPECT_EQ(page.game().game().deal(), 5u);
    EXPECT_TRUE(page.game().game().touched());
}

/// A key that is held down: one press, then what the keyboard repeats.
void holdDown(QWidget& widget, Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
    QTest::keyPress(&widget, key, modifiers);
    for (int i = 0; i < 5; ++i)
        QTest::simulateEvent(&widget, true, key, modifiers, QString(), true);
    QTest::keyRelease(&widget, key, modifiers);
}

TEST_F(WindowTest, AHeldKeyCountsOnceButForUndoAndRedo) {
    GamePage& page = openToy("5", 5);
    const auto events = [&page] { return page.game().game().save()["events"].size(); };
    holdDown(window(), Qt::Key_H);
    EXPECT_EQ(events(), 1u) << "one hint";
    for (int column = 0; column < 4; ++column) tap(page, 0, column);
    ASSERT_EQ(events(), 5u);
    holdDown(window(), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_FALSE(page.game().game().canUndo()) << "all the way back";
    holdDown(window(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_FALSE(page.game().game().canRedo());
    EXPECT_EQ(events(), 5u);
    holdDown(window(), Qt::Key_P);
    EXPECT_TRUE(page.paused());
    page.setPaused(false);
    const auto actions = window().findChildren<QAction*>();
    for (const QAction* action : actions) {
        const bool steps = action->shortcuts() == QKeySequence::keyBindings(QKeySequence::Undo) ||
                           action->shortcuts() == QKeySequence::keyBindings(QKeySequence::Redo);
        EXPECT_TRUE(action->shortcut().isEmpty() || action->autoRepeat() == steps)
            << qPrintable(action->text());
    }
}

TEST_F(WindowTest, RestartCanBeUndone) {
    GamePage& page = openToy("3", 5);
    tap(page, 0, 0);
    const auto before = page.game().game().save()["state"];
    QTest::keySequence(&window(), QKeySequence(Qt::CTRL | Qt::Key_R));
    EXPECT_FALSE(page.game().game().touched());
    QTest::keySequence(&window(), QKeySequence::Undo);
    EXPECT_EQ(page.game().game().save()["state"], before);
}

TEST_F(WindowTest, PauseCoversTheBoardAndStopsTheTime) {
    GamePage& page = openToy("3", 5);
    tap(page, 0, 0);
    play::Stopwatch& watch = page.game().game().stopwatch();
    EXPECT_TRUE(watch.running());
    QTest::keyClick(&window(), Qt::Key_P);
    EXPECT_TRUE(page.paused());
    EXPECT_FALSE(watch.running());
    EXPECT_TRUE(qobject_cast<ui::BoardWidget*>(page.view())->covered());
    ASSERT_NE(openPanel(page), nullptr);
    EXPECT_FALSE(page.actions().hint()->isEnabled());

    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    EXPECT_FALSE(page.paused());
    EXPECT_TRUE(watch.running());
    EXPECT_FALSE(qobject_cast<ui::BoardWidget*>(page.view())->covered());
    EXPECT_EQ(window().page(), &page);  // Esc belonged to the panel
}

TEST_F(WindowTest, TimeStandsStillWhereTheBoardIsNotSeen) {
    GamePage& page = openToy("3", 5);
    tap(page, 0, 0);
    play::Stopwatch& watch = page.game().game().stopwatch();
    ASSERT_TRUE(watch.running());
    window().showHome();
    EXPECT_TRUE(watch.held(play::Hold::hidden));
    openToy();
    EXPECT_TRUE(watch.running());

    QWidget other;
    other.show();
    other.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&other));
    EXPECT_TRUE(until([&watch] { return watch.held(play::Hold::inactive); }));
    other.close();
    window().activateWindow();
    EXPECT_TRUE(until([&watch] { return watch.running(); }));
}

TEST_F(WindowTest, F10OpensTheMenuBar) {
    GamePage& page = openToy("3", 5);
    QMenuBar* bar = window().menu().bar();
    EXPECT_FALSE(bar->isVisible());
    QTest::keyClick(&window(), Qt::Key_F10);
    EXPECT_TRUE(bar->isVisible());
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    ASSERT_NE(menu, nullptr);
    EXPECT_TRUE(page.game().game().stopwatch().held(play::Hold::dialog));
    QStringList texts;
    for (const QAction* entry : menu->actions()) texts << entry->text().remove('&');
    for (const char* text : {"Undo", "Redo", "Pause", "Restart", "New game"})
        EXPECT_TRUE(texts.contains(text)) << text;
    QTest::keyClick(menu, Qt::Key_Escape);
    EXPECT_TRUE(until([bar] { return !bar->isVisible(); }));
    EXPECT_FALSE(page.game().game().stopwatch().held(play::Hold::dialog));
}

TEST_F(WindowTest, TheGridMenuDealsAnotherGrid) {
    GamePage& page = openToy("3", 5);
    page.gridMenu().open();
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    ASSERT_NE(menu, nullptr);
    for (QAction* entry : menu->actions()) {
        if (entry->text() == QStringLiteral("5 × 5")) entry->trigger();
    }
    menu->close();
    EXPECT_TRUE(until([&page] { return page.game().options().grid == "5"; }));
    EXPECT_EQ(page.gridMenu().text(), QStringLiteral("5 × 5"));
    window().showHome();
    EXPECT_EQ(card().subtitle(), QStringLiteral("5 × 5"));
}

TEST_F(WindowTest, TabReachesEveryActionAndComesRound) {
    GamePage& page = openToy("3", 5);
    tap(page, 0, 0);
    QStringList names;
    for (int i = 0; i < 20; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        names << QApplication::focusWidget()->accessibleName();
        if (QApplication::focusWidget() == page.view()) break;
    }
    EXPECT_EQ(QApplication::focusWidget(), page.view());
    const QString all = names.join('|');
    for (const char* name :
         {"Hint", "Undo", "Pause", "Restart", "New game", "Back", "Grid", "Menu"})
        EXPECT_TRUE(all.contains(name)) << name << " not in " << qPrintable(all);
}

TEST_F(WindowTest, TheBoardIsTheLargestThingAtEverySize) {
    GamePage& page = openToy("5", 5);
    for (const QSize size :
         {QSize(1280, 800), QSize(800, 600), QSize(1920, 1200), QSize(480, 800), QSize(440, 500)}) {
        window().resize(size);
        settle();
        const QRect board(page.view()->mapTo(&page, QPoint()), page.view()->size());
        const QRect column = page.column().geometry();
        EXPECT_FALSE(board.intersects(column)) << size.width();
        EXPECT_TRUE(page.rect().contains(board)) << size.width();
        EXPECT_GT(board.width() * board.height(), column.width() * column.height()) << size.width();
    }
}

TEST_F(WindowTest, WhereWordsWouldCostHalfOfTheBoardActionsAreIconsAlone) {
    GamePage& page = openToy("5", 5);
    const auto shown = [&page] {
        QList<ActionButton*> buttons = page.column().findChildren<ActionButton*>();
        buttons.removeIf([](ActionButton* button) { return !button->isVisible(); });
        return buttons;
    };
    window().resize(1280, 800);
    settle();
    const qsizetype all = shown().size();
    ASSERT_GT(all, 0);
    window().resize(440, 500);
    page.column().note().setNotice(QStringLiteral("No game was harmed."));
    page.column().arrange();
    settle();
    EXPECT_EQ(shown().size(), all) << "a notice leaves room for every button";
    EXPECT_TRUE(page.column().note().isVisible());
    for (const ActionButton* button : shown()) {
        const QString name = plainText(*button->action());
        EXPECT_LT(button->width(), button->minimumSizeHint().width()) << qPrintable(name);
        EXPECT_TRUE(page.column().rect().contains(button->geometry())) << qPrintable(name);
        EXPECT_FALSE(page.column().note().geometry().intersects(button->geometry()))
            << qPrintable(name);
        EXPECT_TRUE(button->toolTip().contains(name)) << qPrintable(name);
        EXPECT_EQ(button->accessibleName(), name);
    }
    const QWidget* time = page.column().findChild<ui::TimeLabel*>();
    EXPECT_FALSE(time->isVisible()) << "hidden whole, not cut";
    page.column().note().setNotice({});
    page.column().arrange();
    EXPECT_TRUE(time->isVisible());
}

}  // namespace gridlark::shell
