/// Conformance: a golden play-through, which shows every change of a deal, a rule or a text form.
///
/// `data/playthrough.txt` in the folder of the game's tests holds the first and the last grid in
/// each variant. `GRIDLARK_WRITE_GOLDEN=1 ctest --preset dev -R conformance` writes the files anew;
/// their difference is then what to look at, and to give a reason for in the commit.
#pragma once

#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <ios>
#include <sstream>
#include <string>

#include <gtest/gtest.h>

#include "gridlark/kit/random.h"
#include "gridlark/kit/rules.h"

namespace gridlark::conformance {

/// The text, or what is enough to recognise one that is too long to read.
[[nodiscard]] inline std::string readable(const std::string& text) {
    constexpr std::size_t longest = 400;
    if (text.size() <= longest) return text;
    std::uint64_t hash = 0xcbf29ce484222325;  // FNV-1a
    for (const char letter : text) {
        hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001b3;
    }
    std::ostringstream out;
    out << text.substr(0, 40) << "... (" << text.size() << " bytes, FNV-1a " << std::hex << hash
        << ')';
    return out.str();
}

template <kit::RulesCore R>
class Playthrough {
  public:
    /// The text of the golden file.
    [[nodiscard]] std::string text() {
        out_ << R::id << ": deal 1 of some grids, played at random\n";
        const auto presets = R::presets();
        play(presets.front());
        if (presets.size() > 1) play(presets.back());
        return out_.str();
    }

  private:
    static constexpr int shown = 20;     ///< actions with the state after each
    static constexpr int played = 1000;  ///< actions until the last state

    void play(const kit::Preset& preset) {
        for (const std::string_view variant : preset.variants) {
            play(kit::Options{std::string(preset.grid), std::string(variant)});
        }
    }

    void play(const kit::Options& options) {
        out_ << "\n# " << options.grid << ' ' << options.variant << '\n';
        auto state = R::deal(options, 1, {});
        if (!state) {
            out_ << "no deal\n";
            return;
        }
        kit::Random random("playthrough/" + options.grid + '/' + options.variant, 1);
        show(*state);
        for (int i = 1; i <= played && R::status(*state) == kit::Status::playing; ++i) {
            const auto action = R::someAction(*state, random);
            if (!action) break;
            auto next = R::apply(*state, *action);
            if (next) state = std::move(*next);
            const bool last = i == played || R::status(*state) != kit::Status::playing;
            if (i > shown && !last) continue;
            out_ << i << ". " << readable(R::encode(*action)) << (next ? "\n" : " (refused)\n");
            if (next) show(*state);
        }
    }

    void show(const typename R::State& state) {
        const kit::Tally tally = R::tally(state);
        out_ << "   " << readable(R::encode(state)) << " = " << kit::name(R::status(state))
             << ", score " << tally.score << ", " << tally.mistakes << " mistakes, " << tally.hints
             << " hints" << (tally.assisted ? ", assisted" : "") << '\n';
    }

    std::ostringstream out_;
};

template <kit::RulesCore R>
class PlaythroughConformance : public ::testing::Test {};

TYPED_TEST_SUITE_P(PlaythroughConformance);

TYPED_TEST_P(PlaythroughConformance, IsTheGoldenOne) {
    const std::filesystem::path path =
        std::filesystem::path(GRIDLARK_TEST_FOLDER) / "data" / "playthrough.txt";
    const std::string text = Playthrough<TypeParam>().text();
    if (std::getenv("GRIDLARK_WRITE_GOLDEN") != nullptr) {
        std::filesystem::create_directories(path.parent_path());
        std::ofstream(path, std::ios::binary) << text;
    }
    std::ostringstream golden;
    golden << std::ifstream(path, std::ios::binary).rdbuf();
    EXPECT_EQ(golden.str(), text) << path;
}

REGISTER_TYPED_TEST_SUITE_P(PlaythroughConformance, IsTheGoldenOne);

}  // namespace gridlark::conformance
