#include "board/input/board_input.h"

#include <QNativeGestureEvent>
#include <QPointer>

namespace gridlark::ui {
namespace {

std::optional<Press::Button> buttonOf(Qt::MouseButton button) {
    if (button == Qt::LeftButton) return Press::Button::primary;
    if (button == Qt::RightButton) return Press::Button::secondary;
    if (button == Qt::MiddleButton) return Press::Button::middle;
    return std::nullopt;
}

}  // namespace

BoardInput::BoardInput(BoardWidget& board, Viewport& viewport, BoardClock& clock,
                       std::function<void(kit::Cell)> onPress)
    : board_(board), viewport_(viewport), clock_(clock), onPress_(std::move(onPress)) {}

bool BoardInput::event(const QEvent& event) {
    switch (event.type()) {
        case QEvent::Leave:
            hover(std::nullopt);
            return false;
        case QEvent::Hide:
        case QEvent::WindowDeactivate:
        case QEvent::UngrabMouse:
            cancel();
            return false;
        case QEvent::EnabledChange:
            if (!board_.isEnabled()) cancel();
            return false;
        case QEvent::TouchBegin:
        case QEvent::TouchUpdate:
        case QEvent::TouchEnd:
        case QEvent::TouchCancel:
            return touch(static_cast<const QTouchEvent&>(event));
        case QEvent::NativeGesture:
            return zoomGesture(static_cast<const QNativeGestureEvent&>(event));
        default:
            return false;
    }
}

bool BoardInput::zoomGesture(const QNativeGestureEvent& event) {
    if (event.gestureType() != Qt::ZoomNativeGesture || board_.covered()) return false;
    viewport_.zoomBy(1 + event.value(), event.position());
    return true;
}

void BoardInput::down(const QMouseEvent& event) {
    const auto button = buttonOf(event.button());
    if (!button) return cancel();
    viewport_.endGlide();  // the pressed cell stays under the pointer
    const Where cell = board_.cellAt(event.position());
    const bool others = event.buttons() != Qt::MouseButtons(event.button());
    endRing();
    const Gestures::Events events =
        press_.press(*button, event.position(), cell, {clock_.ns(), event.timestamp()}, others);
    if (const auto left = press_.left(clock_.ns())) {
        timer_.start(*left, Qt::PreciseTimer, &board_);
        clock_.run();
    }
    if (cell) onPress_(*cell);
    report(events);
}

void BoardInput::move(const QMouseEvent& event) {
    const QPointF point = event.position();
    if (press_.panning()) return viewport_.moveBy(press_.panTo(point));
    const Where cell = board_.cellAt(point);
    // A finger hovers nowhere.
    if (event.source() == Qt::MouseEventNotSynthesized) hover(cell);
    if (event.buttons() == Qt::NoButton) return;
    report(press_.move(point, cell, viewport_.scrolls()));
}

void BoardInput::up(const QMouseEvent& event) {
    report(press_.release(buttonOf(event.button()), {clock_.ns(), event.timestamp()},
                          event.buttons() == Qt::NoButton));
}

/// False if the touch is for a widget on the board or behind it.
bool BoardInput::touch(const QTouchEvent& event) {
    if (event.type() == QEvent::TouchCancel) {
        fingers_.cancel();
        cancel();
        return true;
    }
    const QList<QEventPoint>& points = event.points();
    if (points.isEmpty()) return false;
    if (event.type() == QEvent::TouchBegin) {
        if (board_.covered() || board_.childAt(points.front().position().toPoint()) != nullptr)
            return false;
        fingers_.begin();
        board_.setFocus(Qt::MouseFocusReason);
    }
    QList<QPointF> places;
    for (const QEventPoint& point : points) {
        if (point.state() != QEventPoint::Released) places.append(point.position());
    }
    const Fingers::Meaning meaning = fingers_.update(places);
    if (meaning == Fingers::Meaning::pointer) {
        pointer(event, points.front());  // a listener may delete the board
    } else if (meaning == Fingers::Meaning::pinchBegan) {
        cancel();
    } else if (meaning == Fingers::Meaning::pinch && !board_.covered()) {
        const auto& [by, middle, factor] = fingers_.pinch();
        viewport_.moveBy(by);
        viewport_.zoomBy(factor, middle);
    }
    return true;
}

/// Acts as a mouse. Qt itself makes mouse events only of touches that no widget accepts, and then
/// does not report a second finger.
void BoardInput::pointer(const QTouchEvent& event, const QEventPoint& finger) {
    if (board_.covered()) return;
    const bool pressed = finger.state() == QEventPoint::Pressed;
    const bool released = finger.state() == QEventPoint::Released;
    QMouseEvent mouse(pressed    ? QEvent::MouseButtonPress
                      : released ? QEvent::MouseButtonRelease
                                 : QEvent::MouseMove,
                      finger.position(), finger.scenePosition(), finger.globalPosition(),
                      pressed || released ? Qt::LeftButton : Qt::NoButton,
                      released ? Qt::NoButton : Qt::LeftButton, event.modifiers(),
                      Qt::MouseEventSynthesizedByApplication);
    mouse.setTimestamp(event.timestamp());
    if (pressed) return down(mouse);
    if (released) return up(mouse);
    if (finger.state() == QEventPoint::Updated) move(mouse);
}

void BoardInput::hover(Where cell) {
    if (cell == hovered_) return;
    const Where before = std::exchange(hovered_, cell);
    if (before) viewport_.update(*before);
    if (cell) viewport_.update(*cell);
    emit board_.hoverMoved(cell);
}

void BoardInput::timerFired() {
    if (const auto left = press_.left(clock_.ns()); left && *left > 0)
        return timer_.start(*left, Qt::PreciseTimer, &board_);
    report(press_.due(clock_.ns()));
}

bool BoardInput::frame() {
    if (ringProgress() > 0) updateRing();
    return timer_.isActive();
}

void BoardInput::updateRing() {
    board_.update(ring().adjusted(-4, -4, 4, 4).toAlignedRect());
}

/// Stops the timer and erases the ring, as no long press is to come.
void BoardInput::endRing() {
    if (!timer_.isActive()) return;
    updateRing();
    timer_.stop();
}

void BoardInput::report(const Gestures::Events& events) {
    showPress();
    const QPointer<BoardWidget> alive(&board_);
    for (const Gestures::Event& event : events) {
        emitOne(event);
        if (!alive) return;  // a listener deleted the board
    }
}

/// Shades the pressed cell, and shows a closed hand while a press moves the board.
void BoardInput::showPress() {
    if (!press_.down()) endRing();
    if (const Where before = std::exchange(down_, press_.down()); before != down_) {
        if (before) viewport_.update(*before);
        if (down_) viewport_.update(*down_);
    }
    if (std::exchange(hand_, press_.panning()) == hand_) return;
    if (!hand_) return board_.unsetCursor();
    hover(std::nullopt);
    board_.setCursor(Qt::ClosedHandCursor);
}

void BoardInput::emitOne(const Gestures::Event& event) const {
    switch (event.kind) {
        case Gestures::Event::pressed:
            return emit board_.pressed(event.cell);
        case Gestures::Event::released:
            return emit board_.released();
        case Gestures::Event::tapped:
            return emit board_.tapped(event.cell);
        case Gestures::Event::held:
            return emit board_.held(event.cell);
        case Gestures::Event::middlePressed:
            return emit board_.middlePressed(event.cell);
        case Gestures::Event::middleClicked:
            return emit board_.middleClicked(event.cell);
        case Gestures::Event::dragBegan:
            return emit board_.dragBegan(event.cell);
        case Gestures::Event::dragEntered:
            return emit board_.dragEntered(event.cell);
        case Gestures::Event::dragEnded:
            return emit board_.dragEnded();
    }
}

}  // namespace gridlark::ui
