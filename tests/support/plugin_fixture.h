/// A table of a real plug-in without the shell: opened, dealt and played with real events.
#pragma once

#include <QCoreApplication>
#include <QPluginLoader>
#include <QSignalSpy>
#include <QTest>
#include <memory>

#include <gtest/gtest.h>

#include "gridlark/ui/board.h"

#include "plain_host.h"

namespace gridlark::ui {

class PluginTest : public testing::Test {
  protected:
    /// For every wait, in ms: it only keeps a failure from hanging.
    static constexpr int patience = 60'000;

    /// `library`: the plug-in's file.
    explicit PluginTest(const QString& library)
        : host_(Theme(Brightness::light, false, false)), loader_(library) {
        plugin_ = qobject_cast<GamePlugin*>(loader_.instance());
        if (plugin_ == nullptr) qFatal("%s", qPrintable(loader_.errorString()));
        host_.longPressTime = 60;
        open();
    }

    /// A new table, as after a restart of the program; its board is shown.
    void open() {
        table_ = plugin_->open(host_);
        board_ = table_->view()->findChild<BoardWidget*>();
        if (board_ == nullptr) board_ = qobject_cast<BoardWidget*>(table_->view());
        ASSERT_NE(board_, nullptr);
        table_->view()->resize(600, 600);
        table_->view()->show();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(table_->view(), patience));
    }

    void deal(const kit::Options& options, kit::DealNumber number) {
        QSignalSpy dealt(table_.get(), &Table::dealt);
        table_->deal(options, number);
        ASSERT_TRUE(!dealt.isEmpty() || dealt.wait(patience)) << options.grid;
    }

    void click(kit::Cell cell, Qt::MouseButton button = Qt::LeftButton) {
        QTest::mouseClick(board_, button, {}, at(cell));
    }

    /// Presses until the board reports a long press. A board that takes no press (covered, say)
    /// reports none.
    void hold(kit::Cell cell) {
        QSignalSpy pressed(board_, &BoardWidget::pressed);
        QSignalSpy held(board_, &BoardWidget::held);
        QTest::mousePress(board_, Qt::LeftButton, {}, at(cell));
        EXPECT_TRUE(pressed.isEmpty() || held.wait(patience)) << "no long press";
        QTest::mouseRelease(board_, Qt::LeftButton, {}, at(cell));
    }

    void drag(std::initializer_list<kit::Cell> cells) {
        const auto* last = cells.begin();
        QTest::mousePress(board_, Qt::LeftButton, {}, at(*last));
        for (const auto* next = cells.begin() + 1; next != cells.end(); ++next) {
            QTest::mouseMove(board_, at(*next));
            last = next;
        }
        QTest::mouseRelease(board_, Qt::LeftButton, {}, at(*last));
    }

    [[nodiscard]] QPoint at(kit::Cell cell) const {
        return board_->cellRect(cell).center().toPoint();
    }

    PlainHost host_;
    std::unique_ptr<Table> table_;
    BoardWidget* board_ = nullptr;

  private:
    QPluginLoader loader_;

  protected:
    GamePlugin* plugin_ = nullptr;
};

}  // namespace gridlark::ui
