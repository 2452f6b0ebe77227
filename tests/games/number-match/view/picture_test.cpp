// What a cell looks like: contrasts, tints, and marks that differ in shape.

#include <QImage>
#include <QPainter>
#include <set>

#include "number-match/view/face.h"
#include "number-match/view/palette.h"
#include "view_fixture.h"

namespace gridlark::number_match {
namespace {

class Picture : public testing::TestWithParam<ui::Brightness> {
  protected:
    [[nodiscard]] QImage drawn(const CellLook& look, int side = 64) const {
        QImage image(side, side, QImage::Format_RGB32);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        paintCell(painter, QRectF(0, 0, side, side), look, theme_);
        return image;
    }
    [[nodiscard]] static QImage grey(const QImage& image) {
        return image.convertToFormat(QImage::Format_Grayscale8);
    }
    ui::Theme theme_{GetParam()};
    const Palette& palette_ = paletteOf(GetParam());
};

TEST_P(Picture, NumbersAreReadableOnEveryTile) {
    EXPECT_GE(ui::contrast(palette_.ink, palette_.tile), 4.5);
    for (const QColor& tint : palette_.tints) EXPECT_GE(ui::contrast(palette_.ink, tint), 4.5);
    EXPECT_GE(ui::contrast(theme_.colours().onAccent, theme_.colours().accent), 4.5);
}

TEST_P(Picture, MarksStandOutFromEveryTile) {
    for (const QColor& tint : palette_.tints) {
        EXPECT_GE(ui::contrast(palette_.link, tint), 3) << tint.name().toStdString();
        EXPECT_GE(ui::contrast(theme_.colours().accent, tint), 3) << tint.name().toStdString();
    }
}

TEST_P(Picture, PartnersHaveOneTintAndOthersAnother) {
    std::set<QRgb> tints;
    const auto ground = [this](int number) {
        return drawn({.face = Face::number, .number = number, .tinted = true}).pixel(12, 32);
    };
    for (int number = 1; number <= 5; ++number) {
        EXPECT_EQ(ground(number), ground(10 - number));
        EXPECT_EQ(ground(number), palette_.tints[static_cast<std::size_t>(number - 1)].rgb());
        tints.insert(ground(number));
    }
    EXPECT_EQ(tints.size(), 5U);
}

/// Not by colour alone: each state differs from each other one in grey as well.
TEST_P(Picture, StatesDiffer) {
    std::vector<CellLook> looks{{}, {.face = Face::gap}};
    for (const Mark mark : {Mark::none, Mark::selected, Mark::partner, Mark::target, Mark::hint})
        looks.push_back({.face = Face::number, .number = 6, .tinted = true, .mark = mark});
    for (std::size_t i = 0; i < looks.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            const QImage a = grey(drawn(looks[i])), b = grey(drawn(looks[j]));
            int far = 0;
            for (int y = 0; y < a.height(); ++y) {
                for (int x = 0; x < a.width(); ++x)
                    far += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y))) > 16 ? 1 : 0;
            }
            EXPECT_GT(far, i < 2 ? 30 : 100) << i << " and " << j;
        }
    }
}

TEST_P(Picture, LooksUnpackToWhatTheyWere) {
    for (int number = 1; number <= 9; ++number) {
        for (const Mark mark :
             {Mark::none, Mark::selected, Mark::partner, Mark::target, Mark::hint}) {
            const CellLook look{
                .face = Face::number, .number = number, .tinted = number % 2 == 0, .mark = mark};
            EXPECT_EQ(unpacked(packed(look)), look);
        }
    }
    EXPECT_EQ(unpacked(packed({.face = Face::gap})), CellLook{.face = Face::gap});
}

INSTANTIATE_TEST_SUITE_P(Both, Picture,
                         testing::Values(ui::Brightness::light, ui::Brightness::dark));

TEST_F(NumberMatchView, TintsCanBeSwitchedOffForGood) {
    resume("9:1234");
    const auto ground = [this] {
        const QRectF cell = board_->cellRect({0, 1});
        return colourAt(cell.topLeft() + QPointF(cell.width() * 0.2, cell.height() * 0.5));
    };
    const Palette& palette = paletteOf(ui::Brightness::light);
    EXPECT_EQ(ground(), palette.tints[1]);
    action(Qt::Key_C)->trigger();
    EXPECT_EQ(ground(), palette.tile);
    open();
    resume("9:1234");
    EXPECT_FALSE(action(Qt::Key_C)->isChecked());
    EXPECT_EQ(ground(), palette.tile);
}

TEST_F(NumberMatchView, ALinkIsDrawnForAMoment) {
    resume("9:1...9.3");
    const auto middle = [this] {
        const QRectF cell = board_->cellRect({0, 2});
        return colourAt(cell.center() + QPointF(cell.width() / 4, 0));
    };
    const QColor before = middle();
    click({0, 0});
    click({0, 4});
    EXPECT_EQ(middle().rgb(), paletteOf(ui::Brightness::light).link.rgb());
    EXPECT_TRUE(QTest::qWaitFor([&] { return middle() == before; }, patience));
}

}  // namespace
}  // namespace gridlark::number_match
