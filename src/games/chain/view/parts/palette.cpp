#include "palette.h"

namespace gridlark::chain {
namespace {

QColor colour(QRgb value, int alpha = 255) {
    QColor made = QColor::fromRgb(value);
    made.setAlpha(alpha);
    return made;
}

const Palette lightPalette{.ground = colour(0xf2f5f9),
                           .groundDark = colour(0xe7ecf3),
                           .hair = colour(0xd3dbe6),
                           .left = colour(0xf3e8cf),
                           .landed = colour(0xf6dfae),
                           .blue = colour(0x2c6ab0),
                           .red = colour(0xc23b2f),
                           .onPiece = colour(0xffffff),
                           .ghostBlue = colour(0x255a96),
                           .ghostRed = colour(0xab2b20),
                           .link = colour(0xd18a12),
                           .reach = colour(0x34598f),
                           .choice = colour(0x22262b),
                           .advice = colour(0x1f7a45, 215),
                           .trail = colour(0x8a5a05, 200)};

const Palette darkPalette{.ground = colour(0x232830),
                          .groundDark = colour(0x1d2229),
                          .hair = colour(0x333a45),
                          .left = colour(0x3a3323),
                          .landed = colour(0x4a3f22),
                          .blue = colour(0x3a73bd),
                          .red = colour(0xc7473a),
                          .onPiece = colour(0xffffff),
                          .ghostBlue = colour(0x93bdf5),
                          .ghostRed = colour(0xff9d92),
                          .link = colour(0xf2bd63),
                          .reach = colour(0x8db1f2),
                          .choice = colour(0xf1ede4),
                          .advice = colour(0x8ccb95, 215),
                          .trail = colour(0xf2bd63, 200)};

}  // namespace

const Palette& paletteOf(ui::Brightness brightness) {
    return brightness == ui::Brightness::dark ? darkPalette : lightPalette;
}

}  // namespace gridlark::chain
