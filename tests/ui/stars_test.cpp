#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

#include "gridlark/ui/stars_panel.h"

namespace gridlark::ui {
namespace {

TEST(Stars, RangesReadBack) {
    for (int least = 1; least <= 5; ++least) {
        for (int most = least; most <= 5; ++most)
            EXPECT_EQ(starRange(StarRange{least, most}.text()), (StarRange{least, most}));
    }
    for (const char* odd : {"", "3", "4-2", "0-3", "1-6", "a-b", "1-2-3"})
        EXPECT_EQ(starRange(QLatin1String(odd)), StarRange{}) << odd;
}

TEST(Stars, AreWrittenOut) {
    EXPECT_EQ(starsText(2), QString::fromUtf8("★★☆☆☆"));
    EXPECT_EQ(starsActionText({}), "Stars: any");
    EXPECT_EQ(starsActionText({3, 3}), "Stars: 3");
    EXPECT_EQ(starsActionText({2, 4}), "Stars: 2 to 4");
}

TEST(Stars, ThePanelStretchesAndNarrows) {
    QWidget window;
    window.resize(600, 600);
    window.show();
    StarsPanel panel(&window);
    std::vector<StarRange> chosen;
    QObject::connect(&panel, &StarsPanel::chosen, &panel,
                     [&](StarRange range) { chosen.push_back(range); });
    const auto press = [&](const char* text) {
        const auto buttons = panel.findChildren<QPushButton*>();
        for (QPushButton* button : buttons) {
            if (button->text() == QLatin1String(text)) button->click();
        }
    };
    panel.ask({2, 3});
    press("5");
    press("Done");
    panel.ask({2, 3});
    press("1");
    press("Done");
    panel.ask({2, 5});
    press("3");
    press("Done");
    EXPECT_EQ(chosen, (std::vector<StarRange>{{2, 5}, {1, 3}, {3, 3}}));
    EXPECT_FALSE(panel.isOpen());
}

}  // namespace
}  // namespace gridlark::ui
