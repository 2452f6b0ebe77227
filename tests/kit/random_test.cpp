#include "gridlark/kit/random.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

namespace gridlark::kit {
namespace {

/// The generator written once more, straight from the paper, with the state given.
struct Reference {
    std::array<std::uint64_t, 4> s;

    static std::uint64_t rotl(std::uint64_t x, int k) { return (x << k) | (x >> (64 - k)); }

    std::uint64_t next() {
        const std::uint64_t result = rotl(s[1] * 5, 7) * 9;
        const std::uint64_t t = s[1] << 17;
        s[2] ^= s[0];
        s[3] ^= s[1];
        s[1] ^= s[2];
        s[0] ^= s[3];
        s[2] ^= t;
        s[3] = rotl(s[3], 45);
        return result;
    }
};

std::uint64_t splitMix(std::uint64_t& x) {
    std::uint64_t z = (x += 0x9e3779b97f4a7c15);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
}

TEST(Random, TheReferenceGivesThePublishedNumbers) {
    // From the state 1, 2, 3, 4; the same numbers stand in the tests of other libraries.
    Reference reference{{1, 2, 3, 4}};
    for (const std::uint64_t number : {11520U, 0U, 1509978240U}) {
        EXPECT_EQ(reference.next(), number);
    }
    EXPECT_EQ(reference.next(), 1215971899390074240U);
    std::uint64_t seed = 1234567;
    EXPECT_EQ(splitMix(seed), 6457827717110365317U);
    EXPECT_EQ(splitMix(seed), 3203168211198807973U);
}

TEST(Random, FollowsTheReference) {
    std::uint64_t hash = 0xcbf29ce484222325U;  // FNV-1a of "cats/8"
    for (const char letter : std::string_view("cats/8")) {
        hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001b3U;
    }
    std::uint64_t seed = splitMix(hash) ^ 42U;
    Reference reference{};
    for (auto& word : reference.s) word = splitMix(seed);
    Random random("cats/8", 42);
    for (int i = 0; i < 1'000; ++i) ASSERT_EQ(random.next(), reference.next());
}

/// These must never change: every deal that players know by number rests on them.
TEST(Random, NumbersArePinnedForEver) {
    Random random("cats/8", 1);
    std::vector<std::uint64_t> numbers(4);
    for (auto& number : numbers) number = random.next();
    EXPECT_EQ(numbers, (std::vector<std::uint64_t>{16211214677037770739U, 17557563356414876374U,
                                                   15762460844407190319U, 11735337100868151949U}));

    Random small("dice", 7);
    std::vector<std::uint32_t> dice(12);
    for (auto& die : dice) die = small.below(6);
    EXPECT_EQ(dice, (std::vector<std::uint32_t>{3, 0, 2, 3, 4, 2, 5, 3, 4, 5, 1, 5}));

    std::vector<int> cards(10);
    std::iota(cards.begin(), cards.end(), 0);
    Random shuffler("cards", 3);
    shuffler.shuffle(std::span(cards));
    EXPECT_EQ(cards, (std::vector<int>{6, 9, 7, 5, 4, 3, 0, 1, 8, 2}));
}

TEST(Random, PurposeAndNumberMakeStreamsOfTheirOwn) {
    Random a("cats/8", 1);
    Random b("cats/8", 2);
    Random c("cats/9", 1);
    Random again("cats/8", 1);
    const auto first = a.next();
    EXPECT_NE(first, b.next());
    EXPECT_NE(first, c.next());
    EXPECT_EQ(first, again.next());
}

TEST(Random, BelowKeepsItsBound) {
    Random random("bounds", 1);
    for (const std::uint32_t bound : {1U, 2U, 3U, 7U, 1'000U, 0x80000001U, 0xffffffffU}) {
        for (int i = 0; i < 1'000; ++i) ASSERT_LT(random.below(bound), bound);
    }
    EXPECT_EQ(random.below(1), 0U);
}

TEST(Random, BelowIsEven) {
    Random random("even", 1);
    std::array<int, 10> counts{};
    for (int i = 0; i < 100'000; ++i) ++counts[random.below(10)];
    for (const int count : counts) EXPECT_NEAR(count, 10'000, 500);  // five standard deviations
}

/// A bound just above half the range rejects nearly half of all draws.
TEST(Random, RejectionLeavesNoBias) {
    Random random("bias", 1);
    constexpr std::uint32_t bound = 0xc0000000U;
    int lowThird = 0;
    for (int i = 0; i < 30'000; ++i) lowThird += random.below(bound) < bound / 3 ? 1 : 0;
    EXPECT_NEAR(lowThird, 10'000, 450);
}

TEST(Random, ChanceIsThatOften) {
    Random random("chance", 1);
    int hits = 0;
    for (int i = 0; i < 40'000; ++i) hits += random.chance(1, 4) ? 1 : 0;
    EXPECT_NEAR(hits, 10'000, 450);
    EXPECT_TRUE(random.chance(1, 1));
    EXPECT_FALSE(random.chance(0, 5));
}

TEST(Random, ShuffleReachesEveryOrderEvenly) {
    Random random("orders", 1);
    std::array<int, 6> counts{};
    for (int i = 0; i < 60'000; ++i) {
        std::array<int, 3> cards{0, 1, 2};
        random.shuffle(std::span<int>(cards));
        ++counts[static_cast<std::size_t>(cards[0] * 2 + (cards[1] > cards[2] ? 1 : 0))];
    }
    for (const int count : counts) EXPECT_NEAR(count, 10'000, 500);
}

TEST(Random, ShuffleOfNothingOrOneDrawsNothing) {
    Random random("empty", 1);
    Random untouched("empty", 1);
    std::vector<int> none;
    std::vector<int> one{5};
    random.shuffle(std::span(none));
    random.shuffle(std::span(one));
    EXPECT_EQ(random.next(), untouched.next());
}

}  // namespace
}  // namespace gridlark::kit
