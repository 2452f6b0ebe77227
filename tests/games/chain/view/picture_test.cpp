#include <QImage>
#include <QPainter>
#include <cmath>
#include <numbers>
#include <set>

#include <gtest/gtest.h>

#include "chain/view/parts/face.h"
#include "chain/view/parts/palette.h"

namespace gridlark::chain {
namespace {

constexpr double readable = 4.5;

class ChainPictures : public testing::TestWithParam<ui::Brightness> {
  protected:
    [[nodiscard]] const Palette& palette() const { return paletteOf(GetParam()); }
    [[nodiscard]] ui::Theme theme() const { return ui::Theme(GetParam()); }
    [[nodiscard]] QImage picture(const SquareView& square, int side = 40) const {
        QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        const double size = side;
        paintSquare(painter, {0, 0, size, size}, packed(square, false), theme());
        return image;
    }
};

TEST_P(ChainPictures, NumbersAreReadableOnPiecesAndGhostsOnEveryGround) {
    for (const Colour colour : {Colour::blue, Colour::red}) {
        EXPECT_GE(ui::contrast(palette().onPiece, palette().piece(colour)), readable);
        for (const Trace trace : {Trace::none, Trace::left, Trace::passed, Trace::landed}) {
            for (const bool dark : {false, true}) {
                const QColor ground = groundOf(theme(), trace, dark);
                EXPECT_GE(ui::contrast(palette().ghost(colour), ground), readable)
                    << name(colour) << ' ' << static_cast<int>(trace);
            }
        }
    }
}

TEST_P(ChainPictures, MarksStandOut) {
    for (const QColor& ground : {palette().ground, palette().groundDark}) {
        for (const QColor& mark : {palette().reach, palette().choice}) {
            EXPECT_GE(ui::contrast(mark, ground), 3) << "a picture, not a text";
        }
        EXPECT_GE(ui::contrast(ui::blended(palette().advice, ground), ground), 3);
    }
}

TEST_P(ChainPictures, RedAndBlueDifferWithoutColourToo) {
    const auto light = [&](Colour colour) {
        QImage grey =
            picture({.piece = Piece{colour, 7}}, 60).convertToFormat(QImage::Format_Grayscale8);
        // Along the rim there are dashes on red pieces alone.
        std::set<int> shades;
        for (int degree = 0; degree < 360; ++degree) {
            const double angle = degree * std::numbers::pi / 180;
            const double radius = 60 * (pieceRadius - 0.037);
            shades.insert(qGray(grey.pixel(static_cast<int>(30 + radius * std::cos(angle)),
                                           static_cast<int>(30 + radius * std::sin(angle)))));
        }
        return *shades.rbegin() - *shades.begin();
    };
    EXPECT_LT(light(Colour::blue), 20);
    EXPECT_GT(light(Colour::red), 60);
}

TEST_P(ChainPictures, EveryLookIsAPictureOfItsOwn) {
    std::vector<QImage> pictures;
    std::set<std::uint64_t> looks;
    const auto add = [&](const SquareView& square) {
        EXPECT_TRUE(looks.insert(packed(square, false)).second);
        const QImage image = picture(square);
        for (const QImage& other : pictures) EXPECT_NE(image, other) << looks.size();
        pictures.push_back(image);
    };
    add({});
    for (const Colour colour : {Colour::blue, Colour::red}) {
        for (int number = 1; number <= pieces; ++number) {
            add({.piece = Piece{colour, number}});
            add({.ghost = Piece{colour, number}});
        }
    }
    const Piece piece{Colour::blue, 5};
    add({.piece = piece, .chosen = true});
    add({.piece = piece, .chain = chain::Run{4, 6}});
    add({.piece = piece, .advised = true});
    add({.piece = piece, .trace = Trace::landed});
    add({.trace = Trace::left});
    add({.access = Access::direct});
    add({.access = Access::series});
}

TEST_P(ChainPictures, NothingIsTransparent) {
    const QImage image = picture({.piece = Piece{Colour::red, 16}, .chosen = true}, 33);
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) EXPECT_EQ(qAlpha(image.pixel(x, y)), 255);
    }
}

INSTANTIATE_TEST_SUITE_P(LightAndDark, ChainPictures,
                         testing::Values(ui::Brightness::light, ui::Brightness::dark));

}  // namespace
}  // namespace gridlark::chain
