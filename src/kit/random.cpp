#include "gridlark/kit/random.h"

#include <bit>
#include <cassert>

namespace gridlark::kit {
namespace {

/// FNV-1a, 64 bits: short, and stable for ever.
std::uint64_t hashOf(std::string_view text) {
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (const char letter : text) {
        hash ^= static_cast<unsigned char>(letter);
        hash *= 0x100000001b3U;
    }
    return hash;
}

std::uint64_t splitMix(std::uint64_t& seed) {
    seed += 0x9e3779b97f4a7c15U;
    std::uint64_t value = seed;
    value = (value ^ (value >> 30U)) * 0xbf58476d1ce4e5b9U;
    value = (value ^ (value >> 27U)) * 0x94d049bb133111ebU;
    return value ^ (value >> 31U);
}

}  // namespace

Random::Random(std::string_view purpose, std::uint64_t number) {
    std::uint64_t seed = hashOf(purpose);
    seed = splitMix(seed) ^ number;
    for (auto& word : state_) word = splitMix(seed);
}

std::uint64_t Random::next() {
    const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
    const std::uint64_t shifted = state_[1] << 17U;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted;
    state_[3] = std::rotl(state_[3], 45);
    return result;
}

std::uint32_t Random::below(std::uint32_t bound) {
    assert(bound > 0);
    std::uint64_t product = (next() >> 32U) * bound;
    auto low = static_cast<std::uint32_t>(product);
    if (low < bound) {
        const std::uint32_t threshold = (0U - bound) % bound;
        while (low < threshold) {
            product = (next() >> 32U) * bound;
            low = static_cast<std::uint32_t>(product);
        }
    }
    return static_cast<std::uint32_t>(product >> 32U);
}

bool Random::chance(std::uint32_t numerator, std::uint32_t denominator) {
    return below(denominator) < numerator;
}

}  // namespace gridlark::kit
