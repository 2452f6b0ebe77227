#include <QFile>
#include <QImage>
#include <QPainter>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include "gridlark/ui/theme.h"

namespace gridlark::ui {
namespace {

/// Counts pixels that are opaque and of that colour.
int count(const QPixmap& pixmap, const QColor& colour) {
    const QImage image = pixmap.toImage().convertToFormat(QImage::Format_ARGB32);
    int found = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) found += image.pixel(x, y) == colour.rgba() ? 1 : 0;
    }
    return found;
}

TEST(Icon, IsDrawnInItsColourAtItsSize) {
    const QIcon icon = Theme().icon(QStringLiteral("pause"), Qt::red);
    EXPECT_FALSE(icon.isNull());
    for (const qreal ratio : {1.0, 1.25, 2.0}) {
        const QPixmap pixmap = icon.pixmap(QSize(24, 24), ratio);
        EXPECT_EQ(pixmap.size(), (QSizeF(24, 24) * ratio).toSize());
        EXPECT_EQ(pixmap.devicePixelRatio(), ratio);
        EXPECT_GT(count(pixmap, Qt::red), 50);
        EXPECT_EQ(count(pixmap, Qt::black), 0);
    }
}

TEST(Icon, IsQuieterWhenDisabled) {
    const QIcon icon = Theme().icon(QStringLiteral("pause"));
    const QColor text = Theme().colours().text;
    EXPECT_GT(count(icon.pixmap(QSize(24, 24), 1), text), 50);
    EXPECT_EQ(count(icon.pixmap(QSize(24, 24), 1, QIcon::Disabled), text), 0);
}

TEST(Icon, UnknownNameIsNull) {
    EXPECT_TRUE(Theme().icon(QStringLiteral("no-such-icon")).isNull());
}

class SvgTest : public testing::Test {
  protected:
    SvgTest() {
        QFile file(path_);
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10">
            <rect id="left" x="0" y="0" width="10" height="10" fill="#A10001"/>
            <g id="right"><rect x="10" y="0" width="10" height="10" fill="#a10002"/></g></svg>)");
    }
    QTemporaryDir folder_;
    const QString path_ = folder_.filePath(QStringLiteral("two.svg"));
};

TEST_F(SvgTest, ReplacesColours) {
    const QPixmap pixmap =
        svgPixmap(path_, {40, 20},
                  {{QStringLiteral("#a10001"), Qt::blue}, {QStringLiteral("#a10002"), Qt::green}});
    EXPECT_EQ(pixmap.size(), QSize(40, 20));
    EXPECT_EQ(count(pixmap, Qt::blue), 400);
    EXPECT_EQ(count(pixmap, Qt::green), 400);
}

TEST_F(SvgTest, ReplacementIsNotReplacedAgain) {
    const QPixmap pixmap = svgPixmap(
        path_, {40, 20},
        {{QStringLiteral("#a10001"), QColor(0xa1, 0, 2)}, {QStringLiteral("#a10002"), Qt::blue}});
    EXPECT_EQ(count(pixmap, QColor(0xa1, 0, 2)), 400);
    EXPECT_EQ(count(pixmap, Qt::blue), 400);
}

TEST_F(SvgTest, ReplacesWithAlpha) {
    const QPixmap pixmap =
        svgPixmap(path_, {40, 20}, {{QStringLiteral("#a10001"), QColor(0, 0, 255, 128)}});
    const QColor seen = pixmap.toImage().pixelColor(5, 5);
    EXPECT_NEAR(seen.alpha(), 128, 2);
    EXPECT_EQ(pixmap.toImage().pixelColor(30, 5).alpha(), 255);
}

TEST_F(SvgTest, PicksElementsInPlace) {
    const QPixmap pixmap = svgPixmap(path_, {40, 20}, {}, {QStringLiteral("right")});
    EXPECT_EQ(count(pixmap, QColor(0xa1, 0, 1)), 0);
    EXPECT_EQ(count(pixmap, QColor(0xa1, 0, 2)), 400);
    EXPECT_EQ(pixmap.toImage().pixelColor(5, 5).alpha(), 0);
}

TEST_F(SvgTest, KeepsProportions) {
    const QPixmap pixmap = svgPixmap(path_, {40, 40});
    EXPECT_EQ(pixmap.toImage().pixelColor(20, 3).alpha(), 0);
    EXPECT_EQ(pixmap.toImage().pixelColor(20, 20).alpha(), 255);
}

TEST_F(SvgTest, UnreadableIsNull) {
    EXPECT_TRUE(svgPixmap(QStringLiteral("/nowhere.svg"), {10, 10}).isNull());
    EXPECT_TRUE(svgPixmap(path_, {0, 0}).isNull());
    QFile file(path_);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("not an svg");
    file.close();
    EXPECT_TRUE(svgPixmap(path_, {10, 10}).isNull());
}

/// Each pattern as black on white.
QImage patternImage(int index) {
    QImage image(60, 60, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paintPattern(painter, image.rect(), index, Qt::black);
    return image;
}

TEST(Pattern, AllDifferAndNoneIsHeavy) {
    for (int i = 0; i < 12; ++i) {
        const QImage image = patternImage(i);
        double ink = 0;
        for (int y = 0; y < 60; ++y) {
            for (int x = 0; x < 60; ++x) ink += 1 - image.pixelColor(x, y).lightnessF();
        }
        EXPECT_GT(ink / 3600, 0.03) << i;
        EXPECT_LT(ink / 3600, 0.5) << i;
        for (int j = 0; j < i; ++j) {
            int differs = 0;
            const QImage other = patternImage(j);
            for (int y = 0; y < 60; ++y) {
                for (int x = 0; x < 60; ++x) differs += image.pixel(x, y) != other.pixel(x, y);
            }
            EXPECT_GT(differs, 500) << i << " and " << j;
        }
    }
}

TEST(Pattern, StaysInItsArea) {
    QImage image(60, 60, QImage::Format_RGB32);
    for (int i = 0; i < 12; ++i) {
        image.fill(Qt::white);
        QPainter painter(&image);
        paintPattern(painter, {20, 20, 20, 20}, i, Qt::black);
        painter.end();
        for (int at = 0; at < 60; ++at) {
            ASSERT_EQ(image.pixel(at, 19), qRgb(255, 255, 255)) << i;
            ASSERT_EQ(image.pixel(40, at), qRgb(255, 255, 255)) << i;
        }
    }
    image.fill(Qt::white);
    QPainter painter(&image);
    paintPattern(painter, image.rect(), 12, Qt::black);
    EXPECT_EQ(image.pixel(30, 30), qRgb(255, 255, 255)) << "there is no such pattern";
}

}  // namespace
}  // namespace gridlark::ui
