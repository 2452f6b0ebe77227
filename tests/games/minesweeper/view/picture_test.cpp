#include <QImage>
#include <QPainter>
#include <cmath>
#include <set>

#include <gtest/gtest.h>

#include "minesweeper/view/face.h"
#include "minesweeper/view/palette.h"

namespace gridlark::minesweeper {
namespace {

constexpr double readable = 4.5;

class PictureTest : public testing::TestWithParam<ui::Brightness> {
  protected:
    [[nodiscard]] const Palette& palette() const { return paletteOf(GetParam()); }
    [[nodiscard]] QImage picture(const SquareView& look, int side, double ratio = 1) const {
        QImage image(QSize(side, side) * ratio, QImage::Format_ARGB32_Premultiplied);
        image.setDevicePixelRatio(ratio);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        paintSquare(painter, {0, 0, double(side), double(side)}, look, ui::Theme(GetParam()));
        return image;
    }
};

TEST_P(PictureTest, EverythingIsReadableOnItsGround) {
    for (std::size_t i = 1; i < palette().numbers.size(); ++i) {
        EXPECT_GE(ui::contrast(palette().numbers[i], palette().ground), readable) << i;
    }
    EXPECT_GE(ui::contrast(palette().ink, palette().ground), readable);
    EXPECT_GE(ui::contrast(palette().ink, palette().tile), readable);
    EXPECT_GE(ui::contrast(palette().onBlast, palette().blast), readable);
    EXPECT_GE(ui::contrast(palette().flag, palette().tile), 3) << "a picture, not a text";
    for (int percent = 0; percent <= 100; ++percent) {
        const QColor ground = riskGround(palette(), percent);
        EXPECT_GE(ui::contrast(palette().ink, ground), readable) << percent;
    }
}

TEST_P(PictureTest, NumbersHaveEightColours) {
    const auto far = [](const QColor& a, const QColor& b) {
        return std::hypot(a.redF() - b.redF(), a.greenF() - b.greenF(), a.blueF() - b.blueF());
    };
    for (std::size_t i = 1; i < 9; ++i) {
        for (std::size_t j = i + 1; j < 9; ++j) {
            EXPECT_GE(far(palette().numbers[i], palette().numbers[j]), 0.2F) << i << ' ' << j;
        }
    }
}

TEST_P(PictureTest, EveryLookIsReadBackAndIsAPictureOfItsOwn) {
    std::set<std::uint64_t> seen;
    std::vector<QImage> pictures;
    const auto add = [&](const SquareView& look) {
        EXPECT_EQ(unpacked(packed(look)), look);
        EXPECT_TRUE(seen.insert(packed(look)).second);
        const QImage image = picture(look, 18);
        for (const QImage& other : pictures) EXPECT_NE(image, other) << seen.size();
        pictures.push_back(image);
    };
    for (int number = 0; number <= 8; ++number) add({.face = Face::open, .number = number});
    for (const Face face : {Face::hidden, Face::exploded, Face::mine}) add({.face = face});
    add({.pressed = true});
    for (const Mark mark : {Mark::safe, Mark::mine, Mark::safest}) add({.mark = mark});
    add({.face = Face::open, .number = 2, .mark = Mark::reason});
    for (const int percent : {0, 1, 50, 99, 100}) add({.percent = percent});
}

TEST_P(PictureTest, NothingIsTransparentAndGapsAreEquallyWideAtEveryRatio) {
    for (const double ratio : {1.0, 1.25, 1.5, 2.0}) {
        const int device = 30;  // as the board does: whole device pixels
        QImage image(device, device, QImage::Format_ARGB32_Premultiplied);
        image.setDevicePixelRatio(ratio);
        image.fill(Qt::transparent);
        {
            QPainter painter(&image);
            painter.setRenderHint(QPainter::Antialiasing);
            const double side = device / ratio;
            paintSquare(painter, {0, 0, side, side}, {.face = Face::open}, ui::Theme(GetParam()));
        }
        const QRgb gap = palette().gap.rgb(), ground = palette().ground.rgb();
        for (int i = 0; i < device; ++i) {
            EXPECT_EQ(image.pixel(i, 0), i == device - 1 ? gap : ground) << ratio << ' ' << i;
            EXPECT_EQ(image.pixel(0, i), i == device - 1 ? gap : ground) << ratio << ' ' << i;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(LightAndDark, PictureTest,
                         testing::Values(ui::Brightness::light, ui::Brightness::dark));

}  // namespace
}  // namespace gridlark::minesweeper
