/// The sounds of the program by name, and its music.
#pragma once

#include <functional>
#include <span>
#include <string_view>

#include "synth.h"

namespace gridlark::sounds {

inline constexpr int effectRate = 44'100;  ///< samples a second
inline constexpr int musicRate = 22'050;

struct Effect {
    std::string_view name;
    std::function<Canvas()> make;
};

/// All short sounds: at most a second and a half, at most 0.9 loud.
[[nodiscard]] std::span<const Effect> effects();

/// "calm": a quiet loop of a minute, without a seam.
[[nodiscard]] Canvas calmMusic();

}  // namespace gridlark::sounds
