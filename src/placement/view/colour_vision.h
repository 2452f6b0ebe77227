/// How far apart two colours are for people with usual and with colour-blind vision.
#pragma once

#include <array>
#include <cstdint>

namespace gridlark::placement {

/// sRGB, 0 … 255.
struct Rgb {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;

    friend bool operator==(const Rgb&, const Rgb&) = default;
};

enum class Vision : std::uint8_t { usual, protanopia, deuteranopia, tritanopia };

inline constexpr std::array<Vision, 4> allVisions{Vision::usual, Vision::protanopia,
                                                  Vision::deuteranopia, Vision::tritanopia};

/// The colour as seen with that vision. Matrices for full severity from G. M. Machado,
/// M. M. Oliveira and L. A. F. Fernandes, "A Physiologically-based Model for Simulation of Color
/// Vision Deficiency" (2009), applied to linear light.
[[nodiscard]] Rgb seenBy(Vision vision, Rgb colour);

/// CIEDE2000 difference (G. Sharma, W. Wu and E. N. Dalal, 2005), D65, kL = kC = kH = 1.
[[nodiscard]] double difference(Rgb a, Rgb b);

/// The same for two colours given as CIE L*, a*, b*.
[[nodiscard]] double differenceLab(const std::array<double, 3>& a, const std::array<double, 3>& b);

/// The smallest difference over all four visions.
[[nodiscard]] double smallestDifference(Rgb a, Rgb b);

}  // namespace gridlark::placement
