#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>

#include "gridlark/ui/panel.h"

#include "queens_table.h"

namespace gridlark::queens {
namespace {

class OwnPuzzlePanel : public QueensTableTest {
  protected:
    OwnPuzzlePanel() { table_->askForGrid(); }

    /// Types a text and returns what is said about it.
    QString verdict(const char* text) {
        auto* edit = panel()->findChild<QPlainTextEdit*>();
        edit->setPlainText(QString::fromUtf8(text));
        QString said;
        const auto hasVerdict = [&] {
            said.clear();
            const auto labels = panel()->findChildren<QLabel*>();
            for (const QLabel* label : labels) {
                if (label->wordWrap() && label->text().contains("It ")) said = label->text();
                if (label->wordWrap() && label->text().contains("region is")) said = label->text();
            }
            return !said.isEmpty();
        };
        EXPECT_TRUE(QTest::qWaitFor(hasVerdict, patience)) << text;
        return said;
    }
    [[nodiscard]] ui::Panel* panel() const {
        const auto panels = table_->view()->findChildren<ui::Panel*>();
        for (ui::Panel* panel : panels) {
            if (panel->isOpen()) return panel;
        }
        ADD_FAILURE() << "no panel is open";
        return nullptr;
    }
    [[nodiscard]] QPushButton* play() const {
        const auto buttons = panel()->findChildren<QPushButton*>();
        for (QPushButton* button : buttons) {
            if (button->text() == "Play") return button;
        }
        ADD_FAILURE();
        return nullptr;
    }
};

TEST_F(OwnPuzzlePanel, ASoundPuzzleIsPlayedAndNotCounted) {
    EXPECT_TRUE(verdict("AABB\nCABB\nCCDB\nCDDD").contains("exactly one"));
    ASSERT_TRUE(play()->isEnabled());
    play()->click();
    EXPECT_EQ(table_->game().options(), (kit::Options{"4", "own"}));
    for (const kit::Cell cell : solution()) click(cell);
    EXPECT_EQ(table_->game().status(), kit::Status::won);
    EXPECT_FALSE(table_->game().takeResult().has_value());
    QSignalSpy dealt(table_.get(), &ui::Table::dealt);
    table_->deal(table_->game().options(), std::nullopt);
    ASSERT_TRUE(!dealt.isEmpty() || dealt.wait(patience));
    EXPECT_EQ(table_->game().options(), (kit::Options{"5", "standard"}))
        << "a new game is of what was played before";
}

TEST_F(OwnPuzzlePanel, WhatIsWrongIsSaidWithTheCells) {
    EXPECT_TRUE(verdict("AABB\nCAB\nCCDB\nCDDD").contains("row 2 column 4"));
    EXPECT_FALSE(play()->isEnabled());
    EXPECT_TRUE(verdict("AABB\nCABB\nCCDB\nDDDA").contains("row 4 column 4 lies apart"));
    EXPECT_TRUE(play()->isEnabled()) << "it has a solution all the same";
    EXPECT_TRUE(verdict("AAA\nBBB\nCCC").contains("no solution"));
    EXPECT_FALSE(play()->isEnabled());
    EXPECT_TRUE(verdict("AAAA\nBBBB\nCCCC\nDDDD").contains("2 "));
    EXPECT_TRUE(play()->isEnabled());
}

}  // namespace
}  // namespace gridlark::queens
