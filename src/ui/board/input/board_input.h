/// Mouse and fingers on a board: turns Qt's events into presses, hovering and panning, and emits
/// the board's signals.
#pragma once

#include <QBasicTimer>
#include <QMouseEvent>
#include <QTouchEvent>
#include <functional>

#include "board/board_clock.h"
#include "board/input/fingers.h"
#include "board/input/press.h"
#include "board/picture/board_marks.h"
#include "board/picture/viewport.h"

class QNativeGestureEvent;

namespace gridlark::ui {

class BoardInput {
  public:
    using Where = Gestures::Where;

    /// `onPress` is called with the cell in which any button went down. The references must outlive
    /// this.
    BoardInput(BoardWidget& board, Viewport& viewport, BoardClock& clock,
               std::function<void(kit::Cell)> onPress);

    [[nodiscard]] Press& press() { return press_; }
    /// Handles touches, and all events that end a press or hovering. True if the event is used up.
    [[nodiscard]] bool event(const QEvent& event);
    void down(const QMouseEvent& event);
    void move(const QMouseEvent& event);
    void up(const QMouseEvent& event);
    /// Ends the press without a gesture.
    void cancel() { report(press_.cancel()); }

    void hover(Where cell);
    /// The cell under the pointer is gone; no signal is emitted.
    void forgetHover() { hovered_.reset(); }
    [[nodiscard]] Where hovered() const { return hovered_; }
    /// The cell that looks pressed.
    [[nodiscard]] Where pressed() const { return down_; }

    /// The timer of the long press.
    [[nodiscard]] bool isTimer(int id) const { return id == timer_.timerId(); }
    void timerFired();
    /// Repaints the ring of the long press. True while there may be one.
    bool frame();
    /// Where that ring is, in logical pixels, and how much of it, 0 … 1.
    [[nodiscard]] QRectF ring() const { return ringRect(board_.cellRect(press_.origin())); }
    [[nodiscard]] double ringProgress() const { return press_.ring(clock_.ns()); }

  private:
    [[nodiscard]] bool touch(const QTouchEvent& event);
    [[nodiscard]] bool zoomGesture(const QNativeGestureEvent& event);
    void pointer(const QTouchEvent& event, const QEventPoint& finger);
    void report(const Gestures::Events& events);
    void emitOne(const Gestures::Event& event) const;
    void showPress();
    void endRing();
    void updateRing();

    BoardWidget& board_;
    Viewport& viewport_;
    BoardClock& clock_;
    std::function<void(kit::Cell)> onPress_;
    Press press_;
    Fingers fingers_;
    QBasicTimer timer_;
    Where hovered_;
    Where down_;
    bool hand_ = false;  ///< the pointer is a closed hand
};

}  // namespace gridlark::ui
