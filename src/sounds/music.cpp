#include <array>
#include <cstddef>

#include "gridlark/kit/random.h"

#include "pieces.h"

namespace gridlark::sounds {
namespace {

constexpr double beat = 0.9;  // seconds
constexpr int beatsOfBar = 4;
constexpr int bars = 16;

/// The lowest note of each bar's chord and the three above it: D major ninths that go round.
struct Chord {
    int bass;
    std::array<int, 3> upper;
};

constexpr std::array<Chord, 8> round{{
    {38, {57, 62, 66}},  // D
    {35, {57, 62, 66}},  // h
    {43, {55, 59, 66}},  // G
    {45, {57, 61, 64}},  // A
    {38, {57, 64, 66}},  // D
    {42, {57, 61, 64}},  // f sharp
    {43, {59, 62, 69}},  // G
    {45, {57, 62, 64}},  // A sus
}};

/// The five tones of the melody, D E F# A H, over two octaves.
constexpr std::array<int, 9> scale{62, 64, 66, 69, 71, 74, 76, 78, 81};

void addChord(Canvas& canvas, const Chord& chord, double at) {
    const double length = beat * beatsOfBar;
    canvas.add(Tone{Voice::pad, pitchOf(chord.bass + 12), 0, length * 1.5, 0.16}, at);
    for (const int key : chord.upper) {
        canvas.add(Tone{Voice::pad, pitchOf(key), 0, length * 1.6, 0.09}, at);
    }
}

/// A melody that wanders by small steps and rests often.
void addMelody(Canvas& canvas) {
    kit::Random random("music/calm", 3);
    int place = 4;
    for (int i = 0; i < bars * beatsOfBar; ++i) {
        const bool first = i % beatsOfBar == 0;
        if (!first && random.chance(5, 9)) continue;
        place += static_cast<int>(random.below(5)) - 2;
        if (place < 0) place = 1;
        if (place >= static_cast<int>(scale.size())) place = static_cast<int>(scale.size()) - 2;
        const double late = random.chance(1, 4) ? beat / 2 : 0;
        const double pitch = pitchOf(scale[static_cast<std::size_t>(place)]);
        canvas.add(Tone{Voice::pluck, pitch, 0, 2.2, first ? 0.2 : 0.15}, i * beat + late);
    }
}

}  // namespace

Canvas calmMusic() {
    Canvas canvas(musicRate, beat * beatsOfBar * bars, true);
    for (int bar = 0; bar < bars; ++bar) {
        addChord(canvas, round[static_cast<std::size_t>(bar) % round.size()],
                 bar * beat * beatsOfBar);
    }
    addMelody(canvas);
    canvas.limit(0.8);
    return canvas;
}

}  // namespace gridlark::sounds
