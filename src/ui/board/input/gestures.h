/// From pointer events to what the player means: a state machine without clock, widget or pixels.
#pragma once

#include <optional>
#include <vector>

#include "gridlark/kit/grid.h"
#include "gridlark/ui/export.h"

namespace gridlark::ui {

class GRIDLARK_EXPORT Gestures {
  public:
    enum class Button { primary, secondary, middle };

    struct Event {
        enum Kind {
            pressed,
            released,
            tapped,
            held,
            middlePressed,
            middleClicked,
            dragBegan,
            dragEntered,
            dragEnded
        } kind;
        kit::Cell cell{};

        friend bool operator==(const Event&, const Event&) = default;
    };
    /// In the order of reporting; a listener may delete the board at any of them.
    using Events = std::vector<Event>;
    using Where = std::optional<kit::Cell>;

    void setDragging(bool on) { dragging_ = on; }

    /// A button went down. `others`: another one was down already, which cancels both.
    [[nodiscard]] Events press(Button button, Where where, bool others);
    /// The pointer is at `where`, with a button down.
    [[nodiscard]] Events move(Where where);
    /// A button came up. `late`: it was down for the time of a long press, although the timer has
    /// not fired yet; `last`: no other is down.
    [[nodiscard]] Events release(Button button, bool late, bool last);
    /// The time of a long press is over.
    [[nodiscard]] Events timeout();
    /// Ends the press without a gesture.
    [[nodiscard]] Events cancel();

    /// A press that may still become a tap or a long press.
    [[nodiscard]] bool waiting() const { return state_ == State::waiting; }
    /// The middle button is down and may still become a click.
    [[nodiscard]] bool middleDown() const { return state_ == State::middle; }
    /// A press of the primary button left its cell and is no gesture any more.
    [[nodiscard]] bool strayed() const { return state_ == State::strayed; }
    /// Where the press began; only while one lasts.
    [[nodiscard]] kit::Cell origin() const { return origin_; }

  private:
    enum class State {
        idle,
        waiting,   // primary button down in a cell
        dragging,  // it has moved on to other cells
        strayed,   // it has left the cell and is no gesture any more
        held,      // the long press is reported; the button is still down
        middle,    // middle button down
        spent,     // until all buttons are up
    };

    [[nodiscard]] Events dragTo(Where where);
    [[nodiscard]] static Events endOf(State state);

    bool dragging_ = false;
    State state_ = State::idle;
    kit::Cell origin_{};
    Where last_;  ///< the last position of a drag
};

}  // namespace gridlark::ui
