#include <QApplication>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPointer>
#include <QStyleHints>
#include <QWheelEvent>
#include <cmath>

#include "board_private.h"

namespace gridlark::ui {
namespace {

constexpr double zoomStep = 1.2;
/// A pointer that is down may tremble this far over the edge of its cell.
constexpr double slop = 4;

std::optional<Gestures::Button> buttonOf(Qt::MouseButton button) {
    switch (button) {
        case Qt::LeftButton:
            return Gestures::Button::primary;
        case Qt::RightButton:
            return Gestures::Button::secondary;
        case Qt::MiddleButton:
            return Gestures::Button::middle;
        default:
            return std::nullopt;
    }
}

double distance(QPointF a, QPointF b) {
    return std::hypot(a.x() - b.x(), a.y() - b.y());
}

}  // namespace

bool BoardWidget::event(QEvent* event) {
    switch (event->type()) {
        case QEvent::Leave:
            d_->hover(std::nullopt);
            break;
        case QEvent::Hide:
        case QEvent::WindowDeactivate:
        case QEvent::UngrabMouse:
            d_->cancelPress();
            break;
        case QEvent::EnabledChange:
            if (!isEnabled()) d_->cancelPress();
            break;
        case QEvent::TouchBegin:
        case QEvent::TouchUpdate:
        case QEvent::TouchEnd:
        case QEvent::TouchCancel:
            if (d_->touch(*static_cast<QTouchEvent*>(event))) return true;
            break;
        case QEvent::NativeGesture: {
            const auto& gesture = *static_cast<QNativeGestureEvent*>(event);
            if (gesture.gestureType() != Qt::ZoomNativeGesture || d_->covered) break;
            d_->zoomBy(1 + gesture.value(), gesture.position());
            return true;
        }
        default:
            break;
    }
    return QWidget::event(event);
}

void BoardWidget::mousePressEvent(QMouseEvent* event) {
    if (d_->covered) return event->ignore();
    d_->press(*event);
}

void BoardWidget::mouseDoubleClickEvent(QMouseEvent* event) {
    mousePressEvent(event);  // a quick second press is a press
}

void BoardWidget::mouseMoveEvent(QMouseEvent* event) {
    if (d_->covered) return event->ignore();
    const QPointF point = event->position();
    if (d_->panning) return d_->pan(point);
    // A finger has no place where it hovers.
    if (event->source() == Qt::MouseEventNotSynthesized) d_->hover(cellAt(point));
    if (event->buttons() == Qt::NoButton) return;
    const bool scrolls = this->scrolls();
    if (d_->gestures.middleDown() && scrolls &&
        distance(point, d_->pressPoint) >= QApplication::startDragDistance()) {
        d_->cancelPress();
        return d_->beginPan(point);
    }
    const Gestures::Events events = d_->gestures.move(d_->cellUnder(point));
    if (d_->gestures.strayed() && scrolls) d_->beginPan(point);
    d_->tell(events);
}

void BoardWidget::mouseReleaseEvent(QMouseEvent* event) {
    if (d_->covered) return event->ignore();
    if (std::exchange(d_->panning, false)) unsetCursor();
    const auto button = buttonOf(event->button());
    const bool last = event->buttons() == Qt::NoButton;
    if (!button) return;
    d_->tell(d_->gestures.release(*button, d_->late(*event), last));
}

void BoardWidget::Private::press(const QMouseEvent& event) {
    const auto button = buttonOf(event.button());
    const bool others = event.buttons() != Qt::MouseButtons(event.button());
    if (!button) return cancelPress();
    glide.reset();  // what is pressed stays under the pointer
    const auto where = geometry.cellAt(event.position());
    endPress();
    const Gestures::Events events = gestures.press(*button, where, others);
    if (gestures.waiting() || gestures.middleDown()) beginPress(event);
    if (where) {
        showCursor(false);
        moveCursor(*where);
    }
    tell(events);
}

void BoardWidget::Private::beginPress(const QMouseEvent& event) {
    pressPoint = event.position();
    pressStamp = event.timestamp();
    pressedAt = clock.nsecsElapsed();
    if (longPress == 0 || !gestures.waiting()) return;
    longPressTimer.start(longPress, Qt::PreciseTimer, &q);
    frames.start(16, Qt::PreciseTimer, &q);
}

/// Nothing more to wait for: the ring goes.
void BoardWidget::Private::endPress() {
    if (!longPressTimer.isActive()) return;
    updateRing();
    longPressTimer.stop();
}

void BoardWidget::Private::cancelPress() {
    if (std::exchange(panning, false)) q.unsetCursor();
    tell(gestures.cancel());
}

/// True if the button was down long enough although the timer has not fired: the program was busy.
bool BoardWidget::Private::late(const QMouseEvent& event) const {
    if (longPress == 0) return false;
    if (event.timestamp() != 0 && pressStamp != 0) {
        return event.timestamp() >= pressStamp + static_cast<quint64>(longPress);
    }
    return clock.nsecsElapsed() - pressedAt >= std::int64_t{1'000'000} * longPress;
}

void BoardWidget::Private::longPressDue() {
    // Timers may fire a little early; the set time is a promise.
    const std::int64_t left =
        std::int64_t{1'000'000} * longPress - (clock.nsecsElapsed() - pressedAt);
    if (left > 0) {
        longPressTimer.start(static_cast<int>((left + 999'999) / 1'000'000), Qt::PreciseTimer, &q);
        return;
    }
    tell(gestures.timeout());
}

void BoardWidget::timerEvent(QTimerEvent* event) {
    if (event->timerId() == d_->longPressTimer.timerId()) return d_->longPressDue();
    if (event->timerId() == d_->frames.timerId()) return d_->frameDue();
    QWidget::timerEvent(event);
}

void BoardWidget::Private::frameDue() {
    for (const kit::Cell cell : effects.step(now())) updateCell(cell);
    if (ringProgress() > 0) updateRing();
    const bool moves = moveOn();
    if (!moves && effects.empty() && !longPressTimer.isActive()) frames.stop();
}

void BoardWidget::Private::tell(const Gestures::Events& events) {
    if (!gestures.waiting()) endPress();
    showDown();
    const QPointer<BoardWidget> alive(&q);
    for (const Gestures::Event& event : events) {
        tellOne(event);
        if (!alive) return;  // what was told may have taken the board away
    }
}

/// The cell that is pressed looks so, by mouse or finger.
void BoardWidget::Private::showDown() {
    const auto now = gestures.waiting() ? std::optional(gestures.origin()) : std::nullopt;
    if (now == down) return;
    if (const auto before = std::exchange(down, now)) updateCell(*before);
    if (now) updateCell(*now);
}

void BoardWidget::Private::tellOne(const Gestures::Event& event) const {
    switch (event.kind) {
        case Gestures::Event::pressed:
            emit q.pressed(event.cell);
            break;
        case Gestures::Event::released:
            emit q.released();
            break;
        case Gestures::Event::tapped:
            emit q.tapped(event.cell);
            break;
        case Gestures::Event::held:
            emit q.held(event.cell);
            break;
        case Gestures::Event::middlePressed:
            emit q.middlePressed(event.cell);
            break;
        case Gestures::Event::middleClicked:
            emit q.middleClicked(event.cell);
            break;
        case Gestures::Event::dragBegan:
            emit q.dragBegan(event.cell);
            break;
        case Gestures::Event::dragEntered:
            emit q.dragEntered(event.cell);
            break;
        case Gestures::Event::dragEnded:
            emit q.dragEnded();
            break;
    }
}

std::optional<kit::Cell> BoardWidget::Private::cellUnder(QPointF point) const {
    const bool still = gestures.waiting() || gestures.middleDown();
    if (still && distance(point, pressPoint) <= slop) return gestures.origin();
    return geometry.cellAt(point);
}

void BoardWidget::Private::hover(std::optional<kit::Cell> cell) {
    if (cell == hovered) return;
    const auto before = std::exchange(hovered, cell);
    if (before) updateCell(*before);
    if (cell) updateCell(*cell);
    emit q.hoverMoved(cell);
}

void BoardWidget::Private::beginPan(QPointF point) {
    panning = true;
    panPoint = point;
    hover(std::nullopt);
    q.setCursor(Qt::ClosedHandCursor);
}

void BoardWidget::Private::pan(QPointF point) {
    const QPoint by = ((point - panPoint) * geometry.ratio()).toPoint();
    panPoint = point;
    scrollTo(geometry.scroll() - by);
}

void BoardWidget::Private::zoomBy(double factor, QPointF point) {
    if (!geometry.zoom(factor, point)) return;
    cancelPress();
    laidOut();
}

void BoardWidget::zoomIn() {
    d_->zoomBy(zoomStep, boardRect().center());
}

void BoardWidget::zoomOut() {
    d_->zoomBy(1 / zoomStep, boardRect().center());
}

void BoardWidget::zoomToFit() {
    if (!d_->geometry.zoomToFit()) return;
    d_->cancelPress();
    d_->laidOut();
}

void BoardWidget::wheelEvent(QWheelEvent* event) {
    const bool level = d_->geometry.scrolls(Qt::Horizontal);
    const bool upright = d_->geometry.scrolls(Qt::Vertical);
    const QPoint turn = event->angleDelta();
    if (d_->covered) return event->ignore();
    if (event->modifiers().testFlag(Qt::ControlModifier)) {
        if (d_->geometry.fit() != Fit::scrollable) return event->ignore();
        return d_->zoomBy(std::pow(zoomStep, turn.y() / 120.0), event->position());
    }
    if (!level && !upright) return event->ignore();
    QPointF by = event->pixelDelta();
    if (by.isNull()) {
        const double cell = d_->geometry.cell() / d_->geometry.ratio();
        by = QPointF(turn) / 120 * std::clamp(cell * 2, 48.0, 120.0);
    }
    const bool sideways = event->modifiers().testFlag(Qt::ShiftModifier) || !upright;
    if (sideways && by.x() == 0) by = by.transposed();
    d_->scrollTo(d_->geometry.scroll() - (by * d_->geometry.ratio()).toPoint());
}

}  // namespace gridlark::ui
