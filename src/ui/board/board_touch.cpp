// Fingers: one is a mouse, two move and zoom the board.

#include <QMouseEvent>
#include <QTouchEvent>
#include <algorithm>
#include <cmath>

#include "board_private.h"

namespace gridlark::ui {
namespace {

using Points = QList<QEventPoint>;

/// The fingers that are down.
Points fingersDown(const QTouchEvent& event) {
    Points down = event.points();
    down.removeIf([](const QEventPoint& point) { return point.state() == QEventPoint::Released; });
    return down;
}

QPointF middleOf(const Points& fingers) {
    return (fingers[0].position() + fingers[1].position()) / 2;
}

double spreadOf(const Points& fingers) {
    const QPointF apart = fingers[1].position() - fingers[0].position();
    return std::hypot(apart.x(), apart.y());
}

}  // namespace

/// False: not for the board, but for what lies on it or behind it.
bool BoardWidget::Private::touch(const QTouchEvent& event) {
    if (event.type() == QEvent::TouchCancel) {
        touching = Touching::none;
        cancelPress();
        return true;
    }
    const Points& all = event.points();
    if (all.isEmpty()) return false;
    if (event.type() == QEvent::TouchBegin) {
        if (covered || q.childAt(all.front().position().toPoint()) != nullptr) return false;
        touching = Touching::one;
        q.setFocus(Qt::MouseFocusReason);
    }
    const Points fingers = fingersDown(event);
    const Touching before = touching;
    if (fingers.isEmpty()) touching = Touching::none;
    if (fingers.size() >= 2) {
        twoFingers(fingers);
    } else if (before == Touching::two && !fingers.isEmpty()) {
        touching = Touching::spent;  // the finger that is left does nothing
    } else if (before == Touching::one) {
        oneFinger(event, all.front());  // what is told may take the board away
    }
    return true;
}

/// Tells what a mouse would of a finger. Qt makes such events of its own only of touches that
/// nobody accepts, and then tells nothing of a second finger.
void BoardWidget::Private::oneFinger(const QTouchEvent& event, const QEventPoint& finger) {
    const auto tell = [&](QEvent::Type type, Qt::MouseButton button, Qt::MouseButtons buttons,
                          void (BoardWidget::*handler)(QMouseEvent*)) {
        QMouseEvent mouse(type, finger.position(), finger.scenePosition(), finger.globalPosition(),
                          button, buttons, event.modifiers(),
                          Qt::MouseEventSynthesizedByApplication);
        mouse.setTimestamp(event.timestamp());
        (q.*handler)(&mouse);
    };
    switch (finger.state()) {
        case QEventPoint::Pressed:
            return tell(QEvent::MouseButtonPress, Qt::LeftButton, Qt::LeftButton,
                        &BoardWidget::mousePressEvent);
        case QEventPoint::Updated:
            return tell(QEvent::MouseMove, Qt::NoButton, Qt::LeftButton,
                        &BoardWidget::mouseMoveEvent);
        case QEventPoint::Released:
            return tell(QEvent::MouseButtonRelease, Qt::LeftButton, Qt::NoButton,
                        &BoardWidget::mouseReleaseEvent);
        default:
            return;
    }
}

/// The board stays under the fingers.
void BoardWidget::Private::twoFingers(const QList<QEventPoint>& fingers) {
    const QPointF middle = middleOf(fingers);
    const double spread = std::max(spreadOf(fingers), 1.0);
    if (touching != Touching::two) {
        cancelPress();
        touching = Touching::two;
    } else if (!covered) {
        pan(middle);
        if (geometry.fit() == Fit::scrollable) zoomBy(spread / fingerSpread, middle);
    }
    panPoint = middle;
    fingerSpread = spread;
}

}  // namespace gridlark::ui
