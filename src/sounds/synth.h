/// Tones from sums of decaying sine waves, added up on a canvas.
#pragma once

#include <cstdint>
#include <vector>

namespace gridlark::sounds {

/// How a tone begins, decays, and which partials it has.
enum class Voice : std::uint8_t {
    wood,   ///< a short knock
    pluck,  ///< a string
    bell,   ///< inharmonic partials that ring on
    pad,    ///< swells and fades; soft
};

struct Tone {
    Voice voice = Voice::pluck;
    double pitch = 440;    ///< Hz
    double glideTo = 0;    ///< Hz at its end; 0: the pitch stays
    double seconds = 0.3;  ///< when nothing is left of it
    double loudness = 0.5;
};

/// A noise that dies away, dull or sharp.
struct Noise {
    double seconds = 0.5;
    double loudness = 0.5;
    double brightness = 0.1;  ///< 0 … 1: share of each new random value in the next sample
};

/// Mono samples, −1 … 1 where nothing clips.
class Canvas {
  public:
    /// `loops`: what rings on beyond the end continues at the beginning.
    Canvas(int rate, double seconds, bool loops = false);

    void add(const Tone& tone, double at);
    void add(const Noise& noise, double at);

    /// Makes everything softer by one factor if the loudest sample is above `peak`.
    void limit(double peak);

    [[nodiscard]] int rate() const { return rate_; }
    [[nodiscard]] const std::vector<double>& samples() const { return samples_; }

  private:
    /// Adds `value(seconds since begin)` for as long as it lasts.
    template <class Value>
    void addEach(double at, double seconds, Value value);

    int rate_;
    bool loops_;
    std::vector<double> samples_;
};

/// Frequency of a key of the piano, counted in half tones from a' = 69 (MIDI).
[[nodiscard]] double pitchOf(int key);

}  // namespace gridlark::sounds
