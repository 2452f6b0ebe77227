#include "colour_vision.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace gridlark::placement {
namespace {

using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

constexpr Matrix protanopia{{{0.152286, 1.052583, -0.204868},
                             {0.114503, 0.786281, 0.099216},
                             {-0.003882, -0.048116, 1.051998}}};
constexpr Matrix deuteranopia{{{0.367322, 0.860646, -0.227968},
                               {0.280085, 0.672501, 0.047413},
                               {-0.011820, 0.042940, 0.968881}}};
constexpr Matrix tritanopia{{{1.255528, -0.076749, -0.178779},
                             {-0.078411, 0.930809, 0.147602},
                             {0.004733, 0.691367, 0.303900}}};
constexpr Matrix toXyz{{{0.4124564, 0.3575761, 0.1804375},
                        {0.2126729, 0.7151522, 0.0721750},
                        {0.0193339, 0.1191920, 0.9503041}}};
constexpr Triple whiteD65{0.95047, 1.0, 1.08883};

Triple times(const Matrix& matrix, const Triple& value) {
    Triple result{};
    for (std::size_t row = 0; row < 3; ++row) {
        for (std::size_t i = 0; i < 3; ++i) result[row] += matrix[row][i] * value[i];
    }
    return result;
}

double toLinear(std::uint8_t channel) {
    const double value = channel / 255.0;
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

std::uint8_t fromLinear(double value) {
    const double clamped = std::clamp(value, 0.0, 1.0);
    const double curved =
        clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * std::pow(clamped, 1 / 2.4) - 0.055;
    return static_cast<std::uint8_t>(std::lround(curved * 255));
}

Triple linear(Rgb colour) {
    return {toLinear(colour.red), toLinear(colour.green), toLinear(colour.blue)};
}

/// CIE L*, a*, b*.
Triple lab(Rgb colour) {
    Triple xyz = times(toXyz, linear(colour));
    for (std::size_t i = 0; i < 3; ++i) {
        const double share = xyz[i] / whiteD65[i];
        xyz[i] = share > 216.0 / 24389 ? std::cbrt(share) : (share * 24389 / 27 + 16) / 116;
    }
    return {116 * xyz[1] - 16, 500 * (xyz[0] - xyz[1]), 200 * (xyz[1] - xyz[2])};
}

double radians(double degrees) {
    return degrees * std::numbers::pi / 180;
}

/// Hue angle in degrees, 0 … 360.
double hue(double a, double b) {
    if (a == 0 && b == 0) return 0;
    const double angle = std::atan2(b, a) * 180 / std::numbers::pi;
    return angle < 0 ? angle + 360 : angle;
}

double power7(double value) {
    return std::pow(value, 7);
}

/// Chroma and hue after the correction of the grey axis.
struct Polar {
    double chroma;
    double hue;
};

Polar polar(double a, double b, double correction) {
    const double corrected = (1 + correction) * a;
    return {std::hypot(corrected, b), hue(corrected, b)};
}

double hueStep(const Polar& one, const Polar& two) {
    if (one.chroma * two.chroma == 0) return 0;
    const double step = two.hue - one.hue;
    if (step > 180) return step - 360;
    return step < -180 ? step + 360 : step;
}

double meanHue(const Polar& one, const Polar& two) {
    const double sum = one.hue + two.hue;
    if (one.chroma * two.chroma == 0) return sum;
    if (std::abs(one.hue - two.hue) <= 180) return sum / 2;
    return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2;
}

}  // namespace

Rgb seenBy(Vision vision, Rgb colour) {
    if (vision == Vision::usual) return colour;
    const Matrix& matrix = vision == Vision::protanopia     ? protanopia
                           : vision == Vision::deuteranopia ? deuteranopia
                                                            : tritanopia;
    const Triple seen = times(matrix, linear(colour));
    return {fromLinear(seen[0]), fromLinear(seen[1]), fromLinear(seen[2])};
}

double difference(Rgb a, Rgb b) {
    return differenceLab(lab(a), lab(b));
}

double differenceLab(const Triple& labA, const Triple& labB) {
    const double meanPlain = (std::hypot(labA[1], labA[2]) + std::hypot(labB[1], labB[2])) / 2;
    const double power = power7(meanPlain);
    const double correction = 0.5 * (1 - std::sqrt(power / (power + power7(25))));
    const Polar one = polar(labA[1], labA[2], correction);
    const Polar two = polar(labB[1], labB[2], correction);

    const double lightness = labB[0] - labA[0];
    const double chroma = two.chroma - one.chroma;
    const double hues =
        2 * std::sqrt(one.chroma * two.chroma) * std::sin(radians(hueStep(one, two) / 2));
    const double meanL = (labA[0] + labB[0]) / 2;
    const double meanC = (one.chroma + two.chroma) / 2;
    const double meanH = meanHue(one, two);

    const double shape =
        1 - 0.17 * std::cos(radians(meanH - 30)) + 0.24 * std::cos(radians(2 * meanH)) +
        0.32 * std::cos(radians(3 * meanH + 6)) - 0.20 * std::cos(radians(4 * meanH - 63));
    const double off = (meanL - 50) * (meanL - 50);
    const double weightL = 1 + 0.015 * off / std::sqrt(20 + off);
    const double weightC = 1 + 0.045 * meanC;
    const double weightH = 1 + 0.015 * meanC * shape;
    const double bend = (meanH - 275) / 25;
    const double rotation = -2 * std::sqrt(power7(meanC) / (power7(meanC) + power7(25))) *
                            std::sin(radians(60 * std::exp(-bend * bend)));

    const double partL = lightness / weightL;
    const double partC = chroma / weightC;
    const double partH = hues / weightH;
    return std::sqrt(partL * partL + partC * partC + partH * partH + rotation * partC * partH);
}

double smallestDifference(Rgb a, Rgb b) {
    double smallest = difference(a, b);
    for (const Vision vision : allVisions) {
        smallest = std::min(smallest, difference(seenBy(vision, a), seenBy(vision, b)));
    }
    return smallest;
}

}  // namespace gridlark::placement
