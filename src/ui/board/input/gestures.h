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
    /// In the order in which they must be reported; the last one may delete the listener.
    using Events = std::vector<Event>;
    using Where = std::optional<kit::Cell>;

    void setDragging(bool on) { dragging_ = on; }

    /// A button went down. `others`: another one was down already, which spoils both.
    [[nodiscard]] Events press(Button button, Where where, bool others);
    /// The pointer is at `where`, with a button down.
    [[nodiscard]] Events move(Where where);
    /// A button came up. `late`: it was down for the time of a long press, though the timer has not
    /// come to say so; `last`: no other is down.
    [[nodiscard]] Events release(Button button, bool late, bool last);
    /// The time of a long press is over.
    [[nodiscard]] Events timeout();
    /// Ends whatever is under way; no gesture results.
    [[nodiscard]] Events cancel();

    /// A press that may still become a tap or a long press.
    [[nodiscard]] bool waiting() const { return state_ == State::waiting; }
    /// The middle button is down and nothing has come of it yet.
    [[nodiscard]] bool middleDown() const { return state_ == State::middle; }
    /// A press of the primary button left its cell; nothing comes of it any more.
    [[nodiscard]] bool strayed() const { return state_ == State::strayed; }
    /// Where the press began; only while one lasts.
    [[nodiscard]] kit::Cell origin() const { return origin_; }

  private:
    enum class State {
        idle,
        waiting,   // primary button down in a cell
        dragging,  // it has moved on to other cells
        strayed,   // it has left the cell, and that is all
        held,      // the long press is told; the button is still down
        middle,    // middle button down
        spent,     // until all buttons are up
    };

    [[nodiscard]] Events dragTo(Where where);

    bool dragging_ = false;
    State state_ = State::idle;
    kit::Cell origin_{};
    Where last_;  ///< where a drag was seen last
};

}  // namespace gridlark::ui
