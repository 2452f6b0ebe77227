/// Sounds as files.
#pragma once

#include <string>

#include "synth.h"

namespace gridlark::sounds {

/// A RIFF WAVE file: one channel, 16 bits. Samples beyond −1 … 1 are cut.
[[nodiscard]] std::string wavOf(const Canvas& canvas);

}  // namespace gridlark::sounds
