#include "wav.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace gridlark::sounds {
namespace {

constexpr std::uint32_t bytesOfSample = 2;
constexpr std::uint32_t headerAfterSize = 36;

/// Least significant byte first, on every machine.
void append(std::string& out, std::uint32_t value, int bytes) {
    for (int i = 0; i < bytes; ++i) out += static_cast<char>(value >> (8 * i) & 0xFFU);
}

std::int16_t sampleOf(double value) {
    return static_cast<std::int16_t>(std::lround(std::clamp(value, -1.0, 1.0) * 32'767));
}

}  // namespace

std::string wavOf(const Canvas& canvas) {
    const auto rate = static_cast<std::uint32_t>(canvas.rate());
    const auto bytes = static_cast<std::uint32_t>(canvas.samples().size()) * bytesOfSample;
    std::string out = "RIFF";
    append(out, headerAfterSize + bytes, 4);
    out += "WAVEfmt ";
    append(out, 16, 4);  // bytes of the format
    append(out, 1, 2);   // PCM
    append(out, 1, 2);   // channels
    append(out, rate, 4);
    append(out, rate * bytesOfSample, 4);
    append(out, bytesOfSample, 2);
    append(out, 8 * bytesOfSample, 2);
    out += "data";
    append(out, bytes, 4);
    for (const double value : canvas.samples()) {
        append(out, static_cast<std::uint16_t>(sampleOf(value)), 2);
    }
    return out;
}

}  // namespace gridlark::sounds
