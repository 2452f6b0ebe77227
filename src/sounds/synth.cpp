#include "synth.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <span>

#include "gridlark/kit/random.h"

namespace gridlark::sounds {
namespace {

/// A sine wave above the pitch of a tone.
struct Partial {
    double ratio;     ///< to the pitch
    double strength;  ///< of 1
    double decay;     ///< 1 / s
};

constexpr Partial woodPartials[]{{1, 0.8, 38}, {2.7, 0.25, 60}, {5.2, 0.1, 90}};
constexpr Partial pluckPartials[]{{1, 0.7, 5}, {2, 0.3, 8}, {3, 0.12, 13}, {4, 0.05, 20}};
constexpr Partial bellPartials[]{{1, 0.6, 3.2}, {2.76, 0.2, 5}, {5.4, 0.08, 9}};
constexpr Partial padPartials[]{{1, 0.5, 0}, {1.004, 0.35, 0}, {2, 0.1, 0}};

std::span<const Partial> partialsOf(Voice voice) {
    switch (voice) {
        case Voice::wood:
            return woodPartials;
        case Voice::pluck:
            return pluckPartials;
        case Voice::bell:
            return bellPartials;
        case Voice::pad:
            return padPartials;
    }
    return {};
}

/// Rises from 0 and falls back to 0 at the end, so that nothing clicks.
double envelope(Voice voice, double time, double seconds) {
    const double attack = voice == Voice::pad ? seconds * 0.4 : 0.003;
    const double release = voice == Voice::pad ? seconds * 0.6 : std::min(0.03, seconds / 3);
    const double rise = std::min(1.0, time / attack);
    const double fall = std::min(1.0, (seconds - time) / release);
    const double both = std::max(0.0, rise * fall);
    return voice == Voice::pad ? both * both * (3 - 2 * both) : both;
}

/// Turns of the wave after `time`, for a pitch that moves evenly from one to the other.
double turns(const Tone& tone, double time) {
    const double slope = tone.glideTo > 0 ? (tone.glideTo - tone.pitch) / tone.seconds : 0;
    return tone.pitch * time + slope * time * time / 2;
}

}  // namespace

Canvas::Canvas(int rate, double seconds, bool loops)
    : rate_(rate), loops_(loops), samples_(static_cast<std::size_t>(std::lround(rate * seconds))) {}

template <class Value>
void Canvas::addEach(double at, double seconds, Value value) {
    const auto first = static_cast<std::size_t>(std::lround(at * rate_));
    const auto count = static_cast<std::size_t>(std::lround(seconds * rate_));
    for (std::size_t i = 0; i < count; ++i) {
        std::size_t place = first + i;
        if (loops_) place %= samples_.size();
        if (place >= samples_.size()) return;
        samples_[place] += value(static_cast<double>(i) / rate_);
    }
}

void Canvas::add(const Tone& tone, double at) {
    const auto partials = partialsOf(tone.voice);
    addEach(at, tone.seconds, [&](double time) {
        const double angle = 2 * std::numbers::pi * turns(tone, time);
        double sum = 0;
        for (const Partial& partial : partials) {
            sum += partial.strength * std::exp(-partial.decay * time) *
                   std::sin(angle * partial.ratio);
        }
        return tone.loudness * envelope(tone.voice, time, tone.seconds) * sum;
    });
}

void Canvas::add(const Noise& noise, double at) {
    kit::Random random("noise", 1);
    double value = 0;
    addEach(at, noise.seconds, [&](double time) {
        const double fresh = random.below(2001) / 1000.0 - 1;
        value += noise.brightness * (fresh - value);
        const double fade = 1 - time / noise.seconds;
        // What the low pass takes away is given back, so that dull noise is as loud as sharp noise.
        return noise.loudness * fade * fade * value / std::sqrt(noise.brightness) *
               envelope(Voice::wood, time, noise.seconds);
    });
}

void Canvas::limit(double peak) {
    double loudest = 0;
    for (const double sample : samples_) loudest = std::max(loudest, std::abs(sample));
    if (loudest <= peak) return;
    for (double& sample : samples_) sample *= peak / loudest;
}

double pitchOf(int key) {
    return 440 * std::exp2((key - 69) / 12.0);
}

}  // namespace gridlark::sounds
