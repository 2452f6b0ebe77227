#include "palette.h"

namespace gridlark::minesweeper {
namespace {

/// Strength of the tint that shows a risk; the percentage stays readable on it.
constexpr float riskStrength = 0.5F;

QColor rgb(QRgb value) {
    return QColor::fromRgb(value);
}

const Palette lightPalette{
    .ground = rgb(0xfdfbf7),
    .gap = rgb(0xe4dfd5),
    .tile = rgb(0xb7ccc6),
    .tileEdge = rgb(0x91aba4),
    .tilePressed = rgb(0xdbe5e1),
    .ink = rgb(0x22262b),
    .flag = rgb(0xb3261e),
    .blast = rgb(0xc0342a),
    .onBlast = rgb(0xffffff),
    .calm = rgb(0x4f9a63),
    .risk = rgb(0xc0342a),
    .numbers = {rgb(0x22262b), rgb(0x2563b8), rgb(0x237a3b), rgb(0xc7302b), rgb(0x5b2d91),
                rgb(0x8f4d00), rgb(0x0b7180), rgb(0x17191c), rgb(0x6c6f75)}};

const Palette darkPalette{
    .ground = rgb(0x1d2024),
    .gap = rgb(0x2d3137),
    .tile = rgb(0x46595a),
    .tileEdge = rgb(0x303f40),
    .tilePressed = rgb(0x2d3739),
    .ink = rgb(0xf1ede4),
    .flag = rgb(0xffa79e),
    .blast = rgb(0xff7a6e),
    .onBlast = rgb(0x191b1f),
    .calm = rgb(0x2f7a45),
    .risk = rgb(0xb02a22),
    .numbers = {rgb(0xf1ede4), rgb(0x7fb2ff), rgb(0x7ed492), rgb(0xff8378), rgb(0xcda6ff),
                rgb(0xf0ad55), rgb(0x55d0d8), rgb(0xf6f3ec), rgb(0xa3a9b2)}};

}  // namespace

const Palette& paletteOf(ui::Brightness brightness) {
    return brightness == ui::Brightness::dark ? darkPalette : lightPalette;
}

QColor riskGround(const Palette& palette, int percent) {
    QColor tint = percent == 0 ? palette.calm : palette.risk;
    const float share = static_cast<float>(percent) / 100;
    tint.setAlphaF(percent == 0 ? riskStrength : riskStrength * (0.15F + 0.85F * share));
    return ui::blended(tint, palette.tile);
}

}  // namespace gridlark::minesweeper
