/// Sets of cells of one board as fixed bit strings: no allocation, all operations inline.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace gridlark::placement {

/// A set of the numbers 0 … 64·`Words` − 1. A value.
template <int Words>
struct Bits {
    static_assert(Words >= 1 && Words <= 4);

    std::array<std::uint64_t, Words> words{};

    constexpr void insert(int index) {
        words[word(index)] |= std::uint64_t{1} << (static_cast<unsigned>(index) % 64U);
    }
    constexpr void erase(int index) {
        words[word(index)] &= ~(std::uint64_t{1} << (static_cast<unsigned>(index) % 64U));
    }
    [[nodiscard]] constexpr bool contains(int index) const {
        return ((words[word(index)] >> (static_cast<unsigned>(index) % 64U)) & 1U) != 0;
    }
    [[nodiscard]] constexpr bool empty() const {
        std::uint64_t any = 0;
        for (const std::uint64_t part : words) any |= part;
        return any == 0;
    }
    /// The smallest member; the set must not be empty.
    [[nodiscard]] constexpr int first() const {
        int base = 0;
        for (const std::uint64_t part : words) {
            if (part != 0) return base + std::countr_zero(part);
            base += 64;
        }
        return base;
    }
    /// The number of members, which must be below 256. Summed within words rather than by
    /// std::popcount, which is a call into a table where the processor baseline has no such
    /// instruction; the bytes of all words are added before the one multiplication.
    [[nodiscard]] constexpr int size() const {
        std::uint64_t sums = 0;
        for (std::uint64_t part : words) {
            part -= (part >> 1U) & 0x5555555555555555U;
            part = (part & 0x3333333333333333U) + ((part >> 2U) & 0x3333333333333333U);
            sums += (part + (part >> 4U)) & 0x0f0f0f0f0f0f0f0fU;
        }
        return static_cast<int>((sums * 0x0101010101010101U) >> 56U);
    }

    /// True for exactly one member.
    [[nodiscard]] constexpr bool single() const {
        int filled = 0;
        std::uint64_t more = 0;
        for (const std::uint64_t part : words) {
            filled += part != 0;
            more |= part & (part - 1);
        }
        return filled == 1 && more == 0;
    }

    /// Calls `visit(int)` for each member, the smallest first.
    template <class Visit>
    constexpr void forEach(Visit&& visit) const {
        int base = 0;
        for (std::uint64_t part : words) {
            for (; part != 0; part &= part - 1) visit(base + std::countr_zero(part));
            base += 64;
        }
    }

    constexpr Bits& operator|=(const Bits& other) {
        for (std::size_t i = 0; i < Words; ++i) words[i] |= other.words[i];
        return *this;
    }
    constexpr Bits& operator&=(const Bits& other) {
        for (std::size_t i = 0; i < Words; ++i) words[i] &= other.words[i];
        return *this;
    }
    /// Takes the members of `other` away.
    constexpr Bits& operator-=(const Bits& other) {
        for (std::size_t i = 0; i < Words; ++i) words[i] &= ~other.words[i];
        return *this;
    }
    friend constexpr Bits operator|(Bits a, const Bits& b) { return a |= b; }
    friend constexpr Bits operator&(Bits a, const Bits& b) { return a &= b; }
    friend constexpr Bits operator-(Bits a, const Bits& b) { return a -= b; }
    friend constexpr bool operator==(const Bits&, const Bits&) = default;

  private:
    static constexpr std::size_t word(int index) { return static_cast<std::size_t>(index) / 64U; }
};

}  // namespace gridlark::placement
