#include "gridlark/ui/panel.h"

#include <QAccessible>
#include <QApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <gtest/gtest.h>

#include "screen_reader.h"

namespace gridlark::ui {
namespace {

class PanelTest : public testing::Test {
  protected:
    PanelTest() {
        window_.resize(500, 400);
        field_ = new QLineEdit(&window_);
        panel_ = new Panel(&window_);
        panel_->setTheme(Theme(Brightness::light, false, false));
        panel_->setTitle(QStringLiteral("Level 4 done"));
        panel_->setText(QStringLiteral("45 points."));
        window_.show();
        EXPECT_TRUE(QTest::qWaitForWindowExposed(&window_));
        window_.activateWindow();
        field_->setFocus();
        QCoreApplication::processEvents();
    }

    void key(Qt::Key code, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(QApplication::focusWidget(), code, modifiers);
    }

    QWidget window_;
    QLineEdit* field_ = nullptr;
    Panel* panel_ = nullptr;
};

TEST_F(PanelTest, CoversItsParentAndFollowsIt) {
    EXPECT_FALSE(panel_->isVisible());
    panel_->open();
    EXPECT_TRUE(panel_->isVisible());
    EXPECT_EQ(panel_->geometry(), window_.rect());
    window_.resize(700, 300);
    QCoreApplication::processEvents();
    EXPECT_EQ(panel_->geometry(), window_.rect());
}

TEST_F(PanelTest, FirstButtonHasTheFocus) {
    QPushButton* first = panel_->addButton(QStringLiteral("Next level"));
    panel_->addButton(QStringLiteral("Statistics"));
    panel_->open();
    EXPECT_TRUE(first->hasFocus());
    EXPECT_EQ(first->property("kind").toString(), QStringLiteral("primary"));
    const QSignalSpy clicked(first, &QPushButton::clicked);
    key(Qt::Key_Return);
    key(Qt::Key_Space);
    EXPECT_EQ(clicked.count(), 2);
}

TEST_F(PanelTest, FocusStaysInside) {
    panel_->addButton(QStringLiteral("One"));
    panel_->addButton(QStringLiteral("Two"));
    panel_->open();
    QList<QWidget*> seen;
    for (int i = 0; i < 7; ++i) {
        key(i < 4 ? Qt::Key_Tab : Qt::Key_Backtab, i < 4 ? Qt::NoModifier : Qt::ShiftModifier);
        QWidget* focused = QApplication::focusWidget();
        ASSERT_TRUE(panel_->isAncestorOf(focused));
        if (!seen.contains(focused)) seen += focused;
    }
    EXPECT_EQ(seen.size(), 3) << "two buttons and the close button";
}

TEST_F(PanelTest, EscapeClosesAndGivesTheFocusBack) {
    const QSignalSpy closed(panel_, &Panel::closed);
    const QSignalSpy byPlayer(panel_, &Panel::closedByPlayer);
    panel_->addButton(QStringLiteral("One"));
    panel_->open();
    key(Qt::Key_Escape);
    EXPECT_FALSE(panel_->isVisible());
    EXPECT_EQ(closed.count(), 1);
    EXPECT_EQ(byPlayer.count(), 1);
    EXPECT_TRUE(field_->hasFocus());
    panel_->open();
    panel_->close();
    panel_->close();
    EXPECT_EQ(closed.count(), 2);
    EXPECT_EQ(byPlayer.count(), 1);
}

TEST_F(PanelTest, CloseButtonCloses) {
    const QSignalSpy byPlayer(panel_, &Panel::closedByPlayer);
    panel_->open();
    auto* button = panel_->findChild<QToolButton*>();
    ASSERT_NE(button, nullptr);
    EXPECT_FALSE(button->accessibleName().isEmpty());
    QTest::mouseClick(button, Qt::LeftButton);
    EXPECT_EQ(byPlayer.count(), 1);
}

TEST_F(PanelTest, MayInsistOnAnAnswer) {
    panel_->setClosable(false);
    panel_->addButton(QStringLiteral("One"));
    panel_->open();
    key(Qt::Key_Escape);
    EXPECT_TRUE(panel_->isVisible());
    EXPECT_FALSE(panel_->findChild<QToolButton*>()->isVisible());
}

TEST_F(PanelTest, KeepsTheMouse) {
    panel_->open();
    QTest::mouseClick(panel_, Qt::LeftButton, {}, QPoint(5, 5));
    EXPECT_TRUE(panel_->isVisible());
    EXPECT_FALSE(field_->hasFocus());
}

TEST_F(PanelTest, IsAModalDialogForScreenReaders) {
    static QList<QAccessible::Event> said;
    said.clear();
    pretendScreenReader([](QAccessibleEvent& event) { said += event.type(); });
    panel_->open();
    pretendScreenReader(nullptr);
    EXPECT_TRUE(said.contains(QAccessible::DialogStart));
    EXPECT_TRUE(said.contains(QAccessible::Alert));
    QAccessibleInterface* dialog = QAccessible::queryAccessibleInterface(panel_);
    ASSERT_NE(dialog, nullptr);
    EXPECT_EQ(dialog->role(), QAccessible::Dialog);
    EXPECT_EQ(dialog->text(QAccessible::Name), QStringLiteral("Level 4 done"));
    EXPECT_EQ(dialog->text(QAccessible::Description), QStringLiteral("45 points."));
    EXPECT_TRUE(dialog->state().modal);
}

TEST_F(PanelTest, ButtonsAndContentsCanBeReplaced) {
    panel_->addButton(QStringLiteral("One"));
    panel_->removeButtons();
    EXPECT_EQ(panel_->addButton(QStringLiteral("Two"))->property("kind").toString(),
              QStringLiteral("primary"));
    auto* contents = new QWidget;
    const QPointer<QWidget> watched(contents);
    panel_->setContents(contents);
    EXPECT_TRUE(panel_->isAncestorOf(contents));
    panel_->setContents(nullptr);
    EXPECT_TRUE(watched.isNull());
}

TEST_F(PanelTest, TakesInputWhileItAppears) {
    panel_->setTheme(Theme(Brightness::dark, false, true));
    panel_->addButton(QStringLiteral("One"));
    panel_->open();
    EXPECT_TRUE(QApplication::focusWidget() != field_);
}

}  // namespace
}  // namespace gridlark::ui
