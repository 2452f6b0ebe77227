/// Random numbers that are the same on every machine and in every version.
///
/// The engine is xoshiro256** 1.0, seeded with SplitMix64 (David Blackman and Sebastiano Vigna,
/// "Scrambled linear pseudorandom number generators", 2018; their reference code is public domain).
/// Bounded draws use Lemire's multiplication with rejection ("Fast random integer generation in an
/// interval", 2019). The distributions of <random> are avoided, as each library has its own.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <utility>

namespace gridlark::kit {

class Random {
  public:
    /// Each pair of `purpose` (say "cats/8") and `number` (a deal number) gives its own stream.
    Random(std::string_view purpose, std::uint64_t number);

    /// 64 random bits.
    std::uint64_t next();

    /// A number from 0 to `bound` − 1, each equally likely; `bound` is at least 1.
    std::uint32_t below(std::uint32_t bound);

    /// True with probability `numerator` / `denominator`.
    bool chance(std::uint32_t numerator, std::uint32_t denominator);

    /// Fisher-Yates.
    template <class T>
    void shuffle(std::span<T> values) {
        for (std::size_t i = values.size(); i > 1; --i) {
            using std::swap;
            swap(values[i - 1], values[below(static_cast<std::uint32_t>(i))]);
        }
    }

  private:
    std::uint64_t state_[4];
};

}  // namespace gridlark::kit
