#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "sounds/pieces.h"
#include "sounds/wav.h"

namespace gridlark::sounds {
namespace {

double peakOf(const Canvas& canvas) {
    double peak = 0;
    for (const double sample : canvas.samples()) peak = std::max(peak, std::abs(sample));
    return peak;
}

/// Mean loudness.
double powerOf(const Canvas& canvas) {
    double sum = 0;
    for (const double sample : canvas.samples()) sum += sample * sample;
    return std::sqrt(sum / static_cast<double>(canvas.samples().size()));
}

class EffectTest : public testing::TestWithParam<Effect> {};

TEST_P(EffectTest, IsShortAndAudibleAndClipsAndClicksNowhere) {
    const Canvas canvas = GetParam().make();
    const auto& samples = canvas.samples();
    EXPECT_EQ(canvas.rate(), effectRate);
    EXPECT_LE(samples.size(), static_cast<std::size_t>(effectRate * 3 / 2));
    EXPECT_GT(peakOf(canvas), 0.05);
    EXPECT_LE(peakOf(canvas), 0.9 + 1e-9);
    EXPECT_GT(powerOf(canvas), 0.005);
    EXPECT_LT(std::abs(samples.front()), 0.02);
    EXPECT_LT(std::abs(samples.back()), 0.02);
}

TEST_P(EffectTest, IsTheSameEveryTime) {
    EXPECT_EQ(GetParam().make().samples(), GetParam().make().samples());
}

INSTANTIATE_TEST_SUITE_P(All, EffectTest, testing::ValuesIn(effects()),
                         [](const auto& effect) { return std::string(effect.param.name); });

TEST(Music, IsQuietAndHasNoSeam) {
    const Canvas canvas = calmMusic();
    const auto& samples = canvas.samples();
    const auto seconds = static_cast<double>(samples.size()) / canvas.rate();
    EXPECT_GT(seconds, 45);
    EXPECT_LT(seconds, 90);
    EXPECT_LE(peakOf(canvas), 0.8 + 1e-9);
    EXPECT_GT(powerOf(canvas), 0.02);
    double step = 0;
    for (std::size_t i = 1; i < samples.size(); ++i) {
        step = std::max(step, std::abs(samples[i] - samples[i - 1]));
    }
    EXPECT_LE(std::abs(samples.front() - samples.back()), step);
}

TEST(Tone, HasItsPitch) {
    Canvas canvas(44'100, 1);
    canvas.add(Tone{Voice::pluck, 441, 0, 1, 0.5}, 0);
    int rises = 0;
    const auto& samples = canvas.samples();
    for (std::size_t i = 1; i < samples.size(); ++i) {
        rises += samples[i - 1] < 0 && samples[i] >= 0 ? 1 : 0;
    }
    EXPECT_NEAR(rises, 441, 3);
    EXPECT_NEAR(pitchOf(69), 440, 1e-9);
    EXPECT_NEAR(pitchOf(81), 880, 1e-9);
    EXPECT_NEAR(pitchOf(60), 261.6256, 1e-4);
}

TEST(Tone, RingsOnAtTheBeginningOfALoop) {
    Canvas loop(1000, 1, true);
    loop.add(Tone{Voice::pluck, 100, 0, 0.5, 0.5}, 0.8);
    const auto heard = [&](double from, double to) {
        const auto begin = loop.samples().begin();
        return std::any_of(begin + std::lround(from * 1000), begin + std::lround(to * 1000),
                           [](double sample) { return std::abs(sample) > 1e-3; });
    };
    EXPECT_TRUE(heard(0.8, 1));
    EXPECT_TRUE(heard(0, 0.2));
    EXPECT_FALSE(heard(0.31, 0.79));
}

TEST(Wav, IsAsTheFormatSays) {
    Canvas canvas(8000, 0.5);
    canvas.add(Tone{Voice::pluck, 440, 0, 0.5, 3}, 0);  // too loud: cut
    const std::string wav = wavOf(canvas);
    ASSERT_EQ(wav.size(), 44U + 2 * 4000U);
    const auto number = [&](std::size_t at, int bytes) {
        unsigned value = 0;
        for (int i = bytes - 1; i >= 0; --i) {
            value = value << 8U | static_cast<unsigned char>(wav[at + static_cast<unsigned>(i)]);
        }
        return value;
    };
    EXPECT_EQ(wav.substr(0, 4), "RIFF");
    EXPECT_EQ(number(4, 4), wav.size() - 8);
    EXPECT_EQ(wav.substr(8, 8), "WAVEfmt ");
    EXPECT_EQ(number(22, 2), 1U);
    EXPECT_EQ(number(24, 4), 8000U);
    EXPECT_EQ(number(28, 4), 16'000U);
    EXPECT_EQ(number(34, 2), 16U);
    EXPECT_EQ(number(40, 4), 8000U);
    for (std::size_t i = 0; i < canvas.samples().size(); ++i) {
        const double value = std::clamp(canvas.samples()[i], -1.0, 1.0);
        const auto read = static_cast<std::int16_t>(number(44 + 2 * i, 2));
        ASSERT_NEAR(read / 32'767.0, value, 1 / 32'767.0) << i;
    }
}

/// A game that asks for a sound that does not exist would be silent without a notice.
TEST(Names, EverythingThatIsPlayedExists) {
    std::set<std::string> known{"calm"};
    for (const Effect& effect : effects()) known.emplace(effect.name);
    EXPECT_EQ(known.size(), effects().size() + 1) << "two of the same name";
    const std::regex call(R"re((?:playSound|setMusic)\(([^;]*)\);)re");
    const std::regex name(R"re("([a-z-]+)")re");
    int found = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(GRIDLARK_SOURCES)) {
        if (entry.path().extension() != ".cpp") continue;
        std::ifstream file(entry.path());
        const std::string text(std::istreambuf_iterator<char>(file), {});
        for (std::sregex_iterator at(text.begin(), text.end(), call), end; at != end; ++at) {
            const std::string arguments = (*at)[1];
            for (std::sregex_iterator word(arguments.begin(), arguments.end(), name); word != end;
                 ++word, ++found) {
                EXPECT_TRUE(known.contains((*word)[1])) << entry.path() << ": " << (*word)[1];
            }
        }
    }
    EXPECT_GT(found, 8);
}

}  // namespace
}  // namespace gridlark::sounds
