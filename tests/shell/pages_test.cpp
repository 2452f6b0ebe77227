#include <QAbstractButton>
#include <QLabel>
#include <QScrollBar>
#include <QSlider>
#include <QTest>
#include <atomic>

#include "frail_files.h"
#include "pages/help_page.h"
#include "pages/settings_page.h"
#include "pages/statistics/best_table.h"
#include "pages/statistics/statistics_page.h"
#include "support.h"
#include "widgets/pill_row.h"
#include "widgets/text_view.h"

namespace gridlark::shell {

class PagesTest : public ProgramTest {
  protected:
    template <class PageType>
    PageType& current() {
        auto* page = qobject_cast<PageType*>(window().page());
        EXPECT_NE(page, nullptr);
        return *page;
    }
};

TEST_F(PagesTest, EmptyStatisticsSayWhatToDo) {
    window().showStatistics();
    auto& page = current<StatisticsPage>();
    EXPECT_EQ(window().windowTitle(), QStringLiteral("Statistics — Gridlark"));
    EXPECT_TRUE(page.emptyText().contains(QStringLiteral("3 × 3")));
    EXPECT_EQ(page.tileTexts().first(), "Played: 0");
    EXPECT_EQ(page.table().rowCount(), 0);
}

TEST_F(PagesTest, StatisticsOfTheGridLastPlayed) {
    services().settings.setLastGrid("toy", {{"5", "standard"}, QStringLiteral("5 × 5")});
    for (const int seconds : {100, 60, 80}) {
        play::Result result = wonToy(seconds, static_cast<std::uint64_t>(seconds));
        result.options.grid = "5";
        result.tally.mistakes = 2;
        result.tally.assisted = seconds == 60;
        result.tally.score = 2000 - seconds;
        services().records.add(result);
    }
    play::Result lost = wonToy(5, 5);
    lost.options.grid = "5";
    lost.outcome = kit::Status::lost;
    services().records.add(lost);

    window().showStatistics();
    auto& page = current<StatisticsPage>();
    EXPECT_EQ(page.grids().current(), 1);
    EXPECT_EQ(page.tileTexts(),
              (QStringList{"Played: 4", QStringLiteral("Won: 3 · 75 %"),
                           QStringLiteral("Streak: 0 · longest 3"),
                           QStringLiteral("Losing streak: 1 · longest 1"), "Best time: 1:20.0",
                           "Median: 1:30.0", "Best score: 1,920"}));
    EXPECT_EQ(page.emptyText(), QString());
    const BestTable& table = page.table();
    ASSERT_EQ(table.rowCount(), 3);
    EXPECT_EQ(table.item(0, 1)->text(), "1:20.0");
    EXPECT_EQ(table.item(0, 2)->text(), "1,920");
    EXPECT_EQ(table.item(0, 4)->text(), "2");
    EXPECT_EQ(table.item(0, 7)->text(), QString());
    EXPECT_EQ(table.item(2, 1)->text(), "1:00.0");
    EXPECT_EQ(table.item(2, 7)->text(), "assisted");

    page.showGrid({"3", "standard"});
    EXPECT_EQ(page.tileTexts().first(), "Played: 0");
    EXPECT_FALSE(page.emptyText().isEmpty());
}

/// Files whose reading a test can hold up.
class HeldFiles : public play::FrailFiles {
  public:
    void hold(bool on) {
        held_ = on;
        held_.notify_all();
    }
    Result<std::size_t> read(Handle handle, std::span<char> buffer, std::uint64_t offset) override {
        held_.wait(true);
        return FrailFiles::read(handle, buffer, offset);
    }

  private:
    std::atomic<bool> held_ = false;
};

TEST_F(PagesTest, StatisticsSayThatResultsAreStillBeingRead) {
    stop();
    HeldFiles files;
    play::Result won = wonToy(60, 1);
    won.options.grid = "9";  // none that is on offer
    files.put(paths_.results.toStdString(), play::toLine(won) + '\n');
    registry_ = std::make_unique<PluginRegistry>(QStringList{toyPlugins()});
    files.hold(true);
    paths_.index.clear();  // in memory
    program_ = std::make_unique<Application>(paths_, *registry_, play::Disk(files));
    program_->start({});
    window().showStatistics();
    auto& page = current<StatisticsPage>();
    EXPECT_EQ(page.progressText(), "Results are being read: 0 %");
    EXPECT_EQ(page.grids().texts().size(), 2);
    files.hold(false);
    EXPECT_TRUE(until([&] { return page.progressText().isEmpty(); }));
    EXPECT_EQ(page.grids().texts().size(), 3) << "the one of the log, too";
    page.showGrid(won.options);
    EXPECT_EQ(page.tileTexts().first(), "Played: 1");
}

TEST_F(PagesTest, SharesAreRoundedAsOnPaper) {
    for (int i = 1; i <= 40; ++i) {
        play::Result result = wonToy(60, static_cast<std::uint64_t>(i));
        if (i > 23) result.outcome = kit::Status::lost;
        services().records.add(result);
    }
    window().showStatistics();
    EXPECT_EQ(current<StatisticsPage>().tileTexts()[1], QStringLiteral("Won: 23 · 58 %"));
}

TEST_F(PagesTest, DatesOfTheTenBestAreWhole) {
    for (const QSize size : {QSize(480, 700), QSize(1120, 760)}) {
        window().resize(size);
        for (const bool assisted : {false, true}) {
            play::Result result = wonToy(4'000 + assisted, size.width() + assisted);
            result.tally.assisted = assisted;
            services().records.add(result);
            window().showStatistics();
            settle();
            const BestTable& table = current<StatisticsPage>().table();
            for (int column = 0; column < table.columnCount(); ++column) {
                if (table.isColumnHidden(column)) continue;
                for (int row = 0; row < table.rowCount(); ++row) {
                    const QModelIndex cell = table.model()->index(row, column);
                    EXPECT_GE(table.columnWidth(column), table.sizeHintForIndex(cell).width())
                        << size.width() << qPrintable(table.item(row, column)->text());
                }
            }
        }
    }
}

TEST_F(PagesTest, LossesAloneAreNoTable) {
    play::Result lost = wonToy(5, 5);
    lost.outcome = kit::Status::lost;
    services().records.add(lost);
    window().showStatistics();
    auto& page = current<StatisticsPage>();
    EXPECT_TRUE(page.emptyText().contains("No win"));
    EXPECT_EQ(page.tileTexts()[1], QStringLiteral("Won: 0 · 0 %"));
}

TEST_F(PagesTest, RulesAreThoseOfTheGameAndAboutNamesTheLicences) {
    openToy();
    QTest::keyClick(&window(), Qt::Key_F1);
    EXPECT_EQ(window().windowTitle(), QStringLiteral("How to play Lights — Gridlark"));
    EXPECT_TRUE(current<HelpPage>().text().toPlainText().contains("switches a lamp"));
    window().showHelp({});
    const QString about = current<HelpPage>().text().toPlainText();
    for (const char* part :
         {GRIDLARK_VERSION, "MIT", "Qt", "LGPL", "tl::expected", "JSON", "CLI11"})
        EXPECT_TRUE(about.contains(part)) << part;
    window().back();
    EXPECT_EQ(window().windowTitle(), QStringLiteral("Lights — Gridlark"));
}

TEST_F(PagesTest, KeysScrollLongPagesAndOthersDoNothing) {
    window().resize(480, 520);
    window().showHelp({});
    auto& page = current<HelpPage>();
    settle();
    QScrollBar* bar = page.text().verticalScrollBar();
    ASSERT_GT(bar->maximum(), 0);
    QTest::keyClick(&page, Qt::Key_End);
    EXPECT_EQ(bar->value(), bar->maximum());
    QTest::keyClick(&page, Qt::Key_Home);
    EXPECT_EQ(bar->value(), 0);
    QTest::keyClick(&page, Qt::Key_X);
    QTest::keyClick(&page, Qt::Key_Left);
    EXPECT_EQ(bar->value(), 0);
}

TEST_F(PagesTest, SettingsCountAtOnce) {
    window().showSettings();
    auto& page = current<SettingsPage>();
    const auto theme = page.findChild<PillRow*>();
    ASSERT_NE(theme, nullptr);
    const auto pills = theme->findChildren<QAbstractButton*>();
    ASSERT_EQ(pills.size(), 3);
    pills[2]->click();
    EXPECT_TRUE(services().look.theme().dark());
    pills[1]->click();
    EXPECT_FALSE(services().look.theme().dark());
    page.findChild<QSlider*>()->setValue(735);
    EXPECT_EQ(services().settings.longPress(), 750);
}

TEST_F(PagesTest, FollowsTheDesktopWhileItRuns) {
    const QPalette before = QApplication::palette();
    EXPECT_FALSE(services().look.theme().dark());
    QApplication::setPalette(ui::Theme(ui::Brightness::dark).palette());
    EXPECT_TRUE(until([this] { return services().look.theme().dark(); }));
    services().settings.setTheme(ThemeChoice::light);
    EXPECT_FALSE(services().look.theme().dark());
    QApplication::setPalette(before);
}

TEST_F(PagesTest, EveryControlHasANameForScreenReaders) {
    openToy();
    window().showStatistics();
    window().showSettings();
    window().showHelp({});
    window().showHome();
    const auto widgets = window().findChildren<QWidget*>();
    for (const QWidget* widget : widgets) {
        if (widget->focusPolicy() == Qt::NoFocus || !qobject_cast<const QAbstractButton*>(widget))
            continue;
        const auto* button = qobject_cast<const QAbstractButton*>(widget);
        EXPECT_FALSE(button->text().isEmpty() && button->accessibleName().isEmpty())
            << widget->metaObject()->className() << " in "
            << widget->parent()->metaObject()->className();
    }
}

}  // namespace gridlark::shell
