#include "gridlark/ui/theme.h"

#include <QApplication>
#include <QFile>
#include <QWidget>
#include <cmath>

#include <gtest/gtest.h>

namespace gridlark::ui {
namespace {

class ThemeTest : public testing::TestWithParam<Brightness> {
  protected:
    const Theme theme_{GetParam()};
    const Colours& colours_ = theme_.colours();
};

TEST_P(ThemeTest, TextReachesTheContrastOnEveryGround) {
    const Colours& c = colours_;
    for (const QColor& ground : {c.window, c.surface, c.surfaceOver}) {
        for (const QColor& text : {c.text, c.textQuiet, c.accent, c.danger, c.warm, c.good}) {
            EXPECT_GE(contrast(text, ground), 4.5)
                << text.name().toStdString() << " on " << ground.name().toStdString();
        }
    }
    EXPECT_GE(contrast(c.onAccent, c.accent), 4.5);
    EXPECT_GE(contrast(c.onAccent, c.accentOver), 4.5);
    EXPECT_GE(contrast(c.window, c.text), 4.5) << "tool tips";
}

/// WCAG asks 3 : 1 of what is no text.
TEST_P(ThemeTest, MarksAndRingsAreSeen) {
    const Colours& c = colours_;
    EXPECT_GE(contrast(c.focus, c.window), 3);
    EXPECT_GE(contrast(c.focus, c.surface), 3);
    EXPECT_GE(contrast(c.boardFrame, c.window), 3);
    for (const QColor& ground : c.regions) {
        EXPECT_GE(contrast(blended(c.mark, ground), ground), 3) << ground.name().toStdString();
    }
}

using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

double linear(double channel) {
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

Triple times(const Matrix& matrix, const Triple& value) {
    Triple result{};
    for (std::size_t row = 0; row < 3; ++row) {
        for (std::size_t i = 0; i < 3; ++i) result[row] += matrix[row][i] * value[i];
    }
    return result;
}

/// Björn Ottosson, "A perceptual color space for image processing", 2020.
Triple okLab(const Triple& rgb) {
    Triple cone = times({{{0.4122214708, 0.5363325363, 0.0514459929},
                          {0.2119034982, 0.6806995451, 0.1073969566},
                          {0.0883024619, 0.2817188376, 0.6299787005}}},
                        rgb);
    for (double& value : cone) value = std::cbrt(value);
    return times({{{0.2104542553, 0.7936177850, -0.0040720468},
                   {1.9779984951, -2.4285922050, 0.4505937099},
                   {0.0259040371, 0.7827717662, -0.8086757660}}},
                 cone);
}

/// Machado, Oliveira and Fernandes, 2009: usual, protanopia, deuteranopia, tritanopia.
constexpr std::array<Matrix, 4> visions{{
    {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
    {{{0.152286, 1.052583, -0.204868},
      {0.114503, 0.786281, 0.099216},
      {-0.003882, -0.048116, 1.051998}}},
    {{{0.367322, 0.860646, -0.227968},
      {0.280085, 0.672501, 0.047413},
      {-0.011820, 0.042940, 0.968881}}},
    {{{1.255528, -0.076749, -0.178779},
      {-0.078411, 0.930809, 0.147602},
      {0.004733, 0.691367, 0.303900}}},
}};

double distance(const QColor& a, const QColor& b, const Matrix& vision) {
    const auto seen = [&](const QColor& colour) {
        Triple rgb =
            times(vision, {linear(colour.redF()), linear(colour.greenF()), linear(colour.blueF())});
        for (double& value : rgb) value = std::clamp(value, 0.0, 1.0);
        return okLab(rgb);
    };
    const Triple one = seen(a);
    const Triple two = seen(b);
    return std::hypot(one[0] - two[0], one[1] - two[1], one[2] - two[2]);
}

TEST_P(ThemeTest, RegionsStayApartForEveryone) {
    // About 0.02 is a difference that is just seen side by side.
    constexpr std::array<double, 4> least{0.08, 0.052, 0.052, 0.045};
    for (std::size_t vision = 0; vision < visions.size(); ++vision) {
        for (std::size_t i = 0; i < colours_.regions.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                EXPECT_GE(distance(colours_.regions[i], colours_.regions[j], visions[vision]),
                          least[vision])
                    << "vision " << vision << ", regions " << j << " and " << i;
            }
        }
    }
}

TEST_P(ThemeTest, StyleSheetIsComplete) {
    static QStringList complaints;
    complaints.clear();
    const auto before = qInstallMessageHandler(
        [](QtMsgType, const QMessageLogContext&, const QString& text) { complaints += text; });
    const QString sheet = theme_.styleSheet();
    EXPECT_FALSE(sheet.isEmpty());
    EXPECT_FALSE(sheet.contains(QLatin1Char('@')));
    EXPECT_EQ(sheet.count(QLatin1Char('{')), sheet.count(QLatin1Char('}')));
    {
        QWidget widget;
        widget.setStyleSheet(sheet);
        widget.ensurePolished();
    }
    qInstallMessageHandler(before);
    EXPECT_EQ(complaints.filter(QStringLiteral("parse")).join(QLatin1Char('\n')).toStdString(), "");
}

TEST_P(ThemeTest, StyleSheetNamesNoMissingPicture) {
    const QString sheet = theme_.styleSheet();
    qsizetype at = 0;
    int found = 0;
    while ((at = sheet.indexOf(QStringLiteral("url("), at)) >= 0) {
        const qsizetype end = sheet.indexOf(QLatin1Char(')'), at);
        const QString path = sheet.mid(at + 4, end - at - 4);
        EXPECT_TRUE(QFile::exists(path)) << path.toStdString();
        at = end;
        ++found;
    }
    EXPECT_GT(found, 5);
}

TEST_P(ThemeTest, PaletteFollowsTheColours) {
    const QPalette palette = theme_.palette();
    EXPECT_EQ(palette.color(QPalette::Window), colours_.window);
    EXPECT_EQ(palette.color(QPalette::WindowText), colours_.text);
    EXPECT_EQ(palette.color(QPalette::Base), colours_.surface);
    EXPECT_EQ(palette.color(QPalette::Highlight), colours_.accent);
}

INSTANTIATE_TEST_SUITE_P(Both, ThemeTest, testing::Values(Brightness::light, Brightness::dark),
                         [](const auto& row) {
                             return row.param == Brightness::dark ? "Dark" : "Light";
                         });

TEST(Theme, RegionsHaveNames) {
    QStringList names;
    for (int i = 0; i < 12; ++i) names += regionName(i);
    EXPECT_FALSE(names.contains(QString()));
    EXPECT_EQ(names.removeDuplicates(), 0);
    EXPECT_TRUE(regionName(12).isEmpty());
    EXPECT_TRUE(regionName(-1).isEmpty());
}

TEST(Theme, ContrastOfKnownPairs) {
    EXPECT_NEAR(contrast(Qt::black, Qt::white), 21, 1e-3);
    EXPECT_NEAR(contrast(Qt::white, Qt::white), 1, 1e-9);
    EXPECT_NEAR(contrast(QColor(0x76, 0x76, 0x76), Qt::white), 4.54, 0.01);
}

TEST(Theme, FontsAreInPixels) {
    const QFont font = Theme().font(Metrics::title, QFont::Bold);
    EXPECT_EQ(font.pixelSize(), 22);
    EXPECT_EQ(font.weight(), QFont::Bold);
    EXPECT_EQ(font.families().first(), QStringLiteral("Inter"));
}

}  // namespace
}  // namespace gridlark::ui
