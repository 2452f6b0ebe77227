/// The clock of all animations on a board, and the timer of their frames.
#pragma once

#include <QBasicTimer>
#include <QElapsedTimer>
#include <QObject>

namespace gridlark::ui {

class BoardClock {
  public:
    /// `target` gets the timer's events and must outlive this.
    explicit BoardClock(QObject& target) : target_(target) { clock_.start(); }

    [[nodiscard]] std::int64_t ms() const { return clock_.elapsed(); }
    [[nodiscard]] std::int64_t ns() const { return clock_.nsecsElapsed(); }

    /// Frames are needed until `stop`.
    void run() { frames_.start(16, Qt::PreciseTimer, &target_); }
    void stop() { frames_.stop(); }
    [[nodiscard]] bool isTimer(int id) const { return id == frames_.timerId(); }

  private:
    QObject& target_;
    QElapsedTimer clock_;
    QBasicTimer frames_;
};

}  // namespace gridlark::ui
