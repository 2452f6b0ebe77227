#include "board/input/gestures.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>

namespace gridlark::ui {
namespace {

/// Appends the cells after `from` up to `to`, as a fast pointer skips some.
void appendPath(Gestures::Events& events, kit::Cell from, kit::Cell to) {
    const int rows = to.row - from.row;
    const int columns = to.column - from.column;
    const int steps = std::max(std::abs(rows), std::abs(columns));
    for (int i = 1; i <= steps; ++i) {
        const double share = static_cast<double>(i) / steps;
        const kit::Cell cell{from.row + static_cast<int>(std::lround(rows * share)),
                             from.column + static_cast<int>(std::lround(columns * share))};
        events.push_back({Gestures::Event::dragEntered, cell});
    }
}

}  // namespace

Gestures::Events Gestures::press(Button button, Where where, bool others) {
    Events events = cancel();  // a release may have been lost to another window
    state_ = State::spent;
    if (others || !where) return events;
    origin_ = *where;
    switch (button) {
        case Button::primary:
            state_ = State::waiting;
            events.push_back({Event::pressed, origin_});
            break;
        case Button::secondary:
            events.push_back({Event::held, origin_});
            break;
        case Button::middle:
            state_ = State::middle;
            events.push_back({Event::middlePressed, origin_});
            break;
    }
    return events;
}

Gestures::Events Gestures::move(Where where) {
    if (state_ == State::dragging) return dragTo(where);
    if ((state_ != State::waiting && state_ != State::middle) || where == origin_) return {};
    if (state_ == State::middle || !dragging_) {
        state_ = state_ == State::middle ? State::spent : State::strayed;
        return {{Event::released, {}}};
    }
    state_ = State::dragging;
    last_ = origin_;
    Events events{{Event::dragBegan, origin_}};
    const Events entered = dragTo(where);
    events.insert(events.end(), entered.begin(), entered.end());
    return events;
}

Gestures::Events Gestures::dragTo(Where where) {
    Events events;
    if (where && last_) {
        appendPath(events, *last_, *where);
    } else if (where) {
        events.push_back({Event::dragEntered, *where});
    }
    last_ = where;
    return events;
}

Gestures::Events Gestures::release(Button button, bool late, bool last) {
    const State before = std::exchange(state_, last ? State::idle : State::spent);
    if (before == State::waiting && button == Button::primary)
        return {{Event::released, {}}, {late ? Event::held : Event::tapped, origin_}};
    if (before == State::middle && button == Button::middle)
        return {{Event::released, {}}, {Event::middleClicked, origin_}};
    const bool another = before == State::waiting || before == State::middle;
    return another ? Events{} : endOf(before);
}

Gestures::Events Gestures::timeout() {
    if (state_ != State::waiting) return {};
    state_ = State::held;
    return {{Event::held, origin_}};
}

Gestures::Events Gestures::cancel() {
    return endOf(std::exchange(state_, state_ == State::idle ? State::idle : State::spent));
}

/// What ends with a press that was in this state and made no gesture.
Gestures::Events Gestures::endOf(State state) {
    if (state == State::dragging) return {{Event::released, {}}, {Event::dragEnded, {}}};
    const bool down = state == State::waiting || state == State::held || state == State::middle;
    return down ? Events{{Event::released, {}}} : Events{};
}

}  // namespace gridlark::ui
