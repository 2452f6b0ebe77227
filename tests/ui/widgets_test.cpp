#include <QAccessible>
#include <QCoreApplication>
#include <QImage>
#include <QPixmap>

#include <gtest/gtest.h>

#include "gridlark/ui/flow_layout.h"
#include "gridlark/ui/time_label.h"

#include "board/picture/board_effects.h"

namespace gridlark::ui {
namespace {

TEST(TimeLabelTest, DigitsAreEquallyWide) {
    const auto width = [](const char* text) {
        TimeLabel label;
        label.setTime(QString::fromLatin1(text));
        return label.sizeHint().width();
    };
    EXPECT_EQ(width("1:11.1"), width("8:48.0"));
    EXPECT_GT(width("11:11.1"), width("8:48.0"));
}

TEST(TimeLabelTest, NeverAsksForLess) {
    TimeLabel label(Metrics::title);
    label.setTime(QStringLiteral("10:00"));
    const QSize before = label.sizeHint();
    label.setTime(QStringLiteral("9:59"));
    EXPECT_EQ(label.sizeHint(), before);
}

TEST(TimeLabelTest, IsReadOut) {
    TimeLabel label;
    label.setLabel(QStringLiteral("Time"));
    label.setTime(QStringLiteral("2:14.3"));
    QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(&label);
    ASSERT_NE(accessible, nullptr);
    EXPECT_EQ(accessible->role(), QAccessible::StaticText);
    EXPECT_EQ(accessible->text(QAccessible::Name), QStringLiteral("Time 2:14.3"));
}

TEST(TimeLabelTest, PaintsItsText) {
    TimeLabel label;
    label.setTime(QStringLiteral("2:14"));
    label.resize(label.sizeHint());
    const QImage one = label.grab().toImage();
    label.setTime(QStringLiteral("2:15"));
    EXPECT_NE(one, label.grab().toImage());
}

QWidget* block(int width) {
    auto* widget = new QWidget;
    widget->setFixedSize(width, 20);
    return widget;
}

TEST(FlowLayoutTest, WrapsWhatDoesNotFit) {
    QWidget window;
    auto* flow = new FlowLayout(&window, 10);
    QList<QWidget*> blocks;
    for (int i = 0; i < 4; ++i) {
        blocks += block(100);
        flow->addWidget(blocks.back());
    }
    EXPECT_EQ(flow->heightForWidth(430), 20);
    EXPECT_EQ(flow->heightForWidth(429), 50);
    EXPECT_EQ(flow->heightForWidth(100), 110);
    window.resize(210, 200);
    window.show();
    QCoreApplication::processEvents();
    EXPECT_EQ(blocks[1]->pos(), QPoint(110, 0));
    EXPECT_EQ(blocks[2]->pos(), QPoint(0, 30));
    blocks[0]->hide();
    QCoreApplication::processEvents();
    EXPECT_EQ(blocks[1]->pos(), QPoint(0, 0));
}

TEST(FlowLayoutTest, GivesItemsAway) {
    QWidget window;
    FlowLayout flow;
    flow.addWidget(block(10));
    EXPECT_EQ(flow.count(), 1);
    EXPECT_EQ(flow.takeAt(1), nullptr);
    QLayoutItem* item = flow.takeAt(0);
    ASSERT_NE(item, nullptr);
    delete item->widget();
    delete item;
    EXPECT_EQ(flow.count(), 0);
}

TEST(BoardEffectsTest, FlashFadesAndEnds) {
    BoardEffects effects;
    effects.flash({1, 1}, Qt::red, 1000);
    const int first = effects.tint({1, 1}, 1000).alpha();
    EXPECT_GT(first, 100);
    EXPECT_LT(effects.tint({1, 1}, 1500).alpha(), first);
    EXPECT_FALSE(effects.tint({1, 2}, 1000).isValid());
    EXPECT_EQ(effects.step(1599).size(), 1U);
    EXPECT_FALSE(effects.empty());
    EXPECT_EQ(effects.step(1600).size(), 1U) << "once more, to take it away";
    EXPECT_TRUE(effects.empty());
    EXPECT_TRUE(effects.step(1700).empty());
}

TEST(BoardEffectsTest, WithoutFadingItStandsStill) {
    BoardEffects effects;
    effects.setFading(false);
    effects.flash({1, 1}, Qt::red, 0);
    EXPECT_EQ(effects.tint({1, 1}, 0), effects.tint({1, 1}, 599));
    EXPECT_TRUE(effects.step(300).empty()) << "nothing to paint meanwhile";
    EXPECT_EQ(effects.step(600).size(), 1U);
}

TEST(BoardEffectsTest, TwitchComesToRest) {
    BoardEffects effects;
    effects.twitch({1, 1}, 0);
    EXPECT_EQ(effects.shift({1, 1}, 0), 0);
    EXPECT_NE(effects.shift({1, 1}, 20), 0);
    EXPECT_EQ(effects.shift({1, 1}, 200), 0);
    for (int time = 0; time < 200; ++time) EXPECT_LT(std::abs(effects.shift({1, 1}, time)), 0.08);
}

}  // namespace
}  // namespace gridlark::ui
