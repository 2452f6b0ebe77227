/// The time of the game in the status column, with its caption above and the best time below.
#pragma once

#include <QString>

#include "gridlark/play/clock.h"

class QLabel;
class QRect;
class QWidget;

namespace gridlark::ui {
class TimeLabel;
}

namespace gridlark::shell {

/// Three parts that belong to the column.
class TimeBlock {
  public:
    /// `label` names the time for screen readers.
    TimeBlock(QWidget& column, const QString& label);

    void setTime(play::Milliseconds time, const QString& caption);
    void setBest(const QString& text);

    [[nodiscard]] static int height(bool roomy);
    void place(int x, int y, int width, bool roomy);
    /// Shows the parts that are clear of `covered`, and none if the digits are not: half of them
    /// would look broken.
    void showClearOf(const QRect& covered, bool shown);

  private:
    QLabel* caption_;
    ui::TimeLabel* digits_;
    QLabel* best_;
};

}  // namespace gridlark::shell
