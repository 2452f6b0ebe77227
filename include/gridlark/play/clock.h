/// Time as the program sees it, and a stopwatch that can be held for several reasons at once.
#pragma once

#include <chrono>
#include <cstdint>

namespace gridlark::play {

using Milliseconds = std::chrono::milliseconds;

/// A monotonic clock with an arbitrary start; an interface because tests need a fake.
class Clock {
  public:
    virtual ~Clock() = default;
    [[nodiscard]] virtual Milliseconds now() const = 0;
};

/// std::chrono::steady_clock.
class SteadyClock final : public Clock {
  public:
    [[nodiscard]] Milliseconds now() const override;
};

/// Why time stands still; several reasons may hold together.
enum class Hold : std::uint8_t {
    hidden = 1,    ///< the board is not on screen
    paused = 2,    ///< the player paused
    inactive = 4,  ///< the window lost focus or is minimised
    dialog = 8,    ///< a dialog, menu or pop-up is in front
    waiting = 16,  ///< the game itself waits: not begun, or finished
};

/// Measures the time during which nothing holds it. Without a clock it stands still.
class Stopwatch {
  public:
    /// `clock` must outlive the stopwatch; null takes it away.
    void use(const Clock* clock);
    void hold(Hold reason);
    void release(Hold reason);
    /// Sets the elapsed time; the holds stay.
    void set(Milliseconds elapsed);

    [[nodiscard]] bool held(Hold reason) const;
    [[nodiscard]] bool running() const { return clock_ != nullptr && holds_ == 0; }
    [[nodiscard]] Milliseconds elapsed() const;

  private:
    void settle();

    const Clock* clock_ = nullptr;
    std::uint8_t holds_ = 0;
    Milliseconds total_{0};
    Milliseconds since_{0};
};

}  // namespace gridlark::play
