#include "palette.h"

namespace gridlark::number_match {
namespace {

QColor rgb(QRgb value) {
    return QColor::fromRgb(value);
}

Palette light() {
    return {.ground = rgb(0xefe9db),
            .gap = rgb(0xe8e1d0),
            .gapEdge = rgb(0xd3cab4),
            .tile = rgb(0xffffff),
            .tileEdge = rgb(0xd9d1bf),
            .ink = rgb(0x22262b),
            .link = rgb(0xb9640f),
            .tints = {rgb(0xfbdccf), rgb(0xd3e6f7), rgb(0xdcefc9), rgb(0xe6dbf6), rgb(0xfbeeb4)}};
}

Palette dark() {
    return {.ground = rgb(0x1d2024),
            .gap = rgb(0x22252a),
            .gapEdge = rgb(0x3a3f47),
            .tile = rgb(0x363b43),
            .tileEdge = rgb(0x0f1113),
            .ink = rgb(0xf1ede4),
            .link = rgb(0xf2bd63),
            .tints = {rgb(0x5a3a33), rgb(0x28465c), rgb(0x364f2c), rgb(0x473b63), rgb(0x544a22)}};
}

}  // namespace

const Palette& paletteOf(ui::Brightness brightness) {
    static const Palette lightPalette = light();
    static const Palette darkPalette = dark();
    return brightness == ui::Brightness::dark ? darkPalette : lightPalette;
}

}  // namespace gridlark::number_match
