/// A press on a board, from button down to button up: what it means and how long it has lasted.
///
/// How a long press is measured: `press` notes the time. `left` says how long a timer has to run;
/// when it fires, `due` reports `held` if the whole time has passed (timers may fire a little
/// early, and the set time is a promise). A release after that time is a long press too, even if
/// the timer never fired because the program was busy; there the time stamps of the input device
/// count, if it gives any.
#pragma once

#include <QPointF>
#include <cstdint>
#include <optional>
#include <utility>

#include "board/input/gestures.h"

namespace gridlark::ui {

/// Has no widget and no clock: it gets points in logical pixels, cells and times.
class GRIDLARK_EXPORT Press {
  public:
    using Events = Gestures::Events;
    using Button = Gestures::Button;
    using Where = Gestures::Where;

    /// When something happened.
    struct Moment {
        std::int64_t now = 0;     ///< by the program's monotonic clock, in ns
        std::uint64_t stamp = 0;  ///< by the input device, in ms; 0 if it does not say
    };

    void setDragging(bool on) { gestures_.setDragging(on); }
    /// 0: there is no long press.
    void setLongPress(int milliseconds) { longPress_ = milliseconds; }

    /// A button went down. `others`: another one is down already, which cancels both.
    [[nodiscard]] Events press(Button button, QPointF point, Where cell, Moment when, bool others);
    /// The pointer moved with a button down. `canPan`: the board is larger than the view, and a
    /// press without another meaning moves it.
    [[nodiscard]] Events move(QPointF point, Where cell, bool canPan);
    /// A button came up; `button` is empty for one without a meaning here. `last`: no other is
    /// down.
    [[nodiscard]] Events release(std::optional<Button> button, Moment when, bool last);
    /// The timer of the long press fired. Empty if it was early, or there is no long press to come.
    [[nodiscard]] Events due(std::int64_t now);
    /// Ends the press without a gesture.
    [[nodiscard]] Events cancel();

    /// Time until the long press, in ms, rounded up; nothing if there is none to come.
    [[nodiscard]] std::optional<int> left(std::int64_t now) const;
    /// How much of the ring around a held cell is drawn, 0 … 1; 0 at first: a short press shows
    /// none.
    [[nodiscard]] double ring(std::int64_t now) const;
    /// The cell that looks pressed.
    [[nodiscard]] Where down() const { return gestures_.waiting() ? Where(origin()) : Where(); }
    /// Where the press began; only while one lasts.
    [[nodiscard]] kit::Cell origin() const { return gestures_.origin(); }

    /// The press moves the board.
    [[nodiscard]] bool panning() const { return pan_.has_value(); }
    /// How far it moves the board when it is at `point` now; only while `panning`.
    [[nodiscard]] QPointF panTo(QPointF point) { return point - std::exchange(*pan_, point); }

  private:
    [[nodiscard]] bool late(Moment when) const;

    Gestures gestures_;
    int longPress_ = 500;
    Moment begin_;
    QPointF point_;               ///< where it began
    std::optional<QPointF> pan_;  ///< where the pointer was last while it moves the board
};

}  // namespace gridlark::ui
