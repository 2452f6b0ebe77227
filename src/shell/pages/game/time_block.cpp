#include "time_block.h"

#include "gridlark/ui/theme.h"
#include "gridlark/ui/time_label.h"

#include "widgets/parts.h"
#include "widgets/result_texts.h"

namespace gridlark::shell {

namespace {

constexpr int captionHeight = 20;
constexpr int roomyDigits = 52, lowDigits = 46;
constexpr int bestHeight = 18;

}  // namespace

TimeBlock::TimeBlock(QWidget& column, const QString& label)
    : caption_(words("caption", label, &column)),
      digits_(new ui::TimeLabel(ui::Metrics::display, &column)),
      best_(words("caption", {}, &column)) {
    digits_->setLabel(label);
}

void TimeBlock::setTime(play::Milliseconds time, const QString& caption) {
    digits_->setTime(timeText(time));
    if (caption_->text() != caption) caption_->setText(caption);
}

void TimeBlock::setBest(const QString& text) {
    if (best_->text() != text) best_->setText(text);
}

int TimeBlock::height(bool roomy) {
    return captionHeight + (roomy ? roomyDigits : lowDigits) + bestHeight;
}

void TimeBlock::place(int x, int y, int width, bool roomy) {
    const int digits = roomy ? roomyDigits : lowDigits;
    caption_->setGeometry(x, y, width, captionHeight);
    digits_->setGeometry(x, y + captionHeight, width, digits);
    best_->setGeometry(x, y + captionHeight + digits, width, bestHeight);
}

void TimeBlock::showClearOf(const QRect& covered, bool shown) {
    const auto clear = [&covered](const QWidget* part) {
        return !part->geometry().intersects(covered);
    };
    const bool digits = shown && clear(digits_);
    caption_->setVisible(digits && clear(caption_));
    digits_->setVisible(digits);
    best_->setVisible(digits && clear(best_));
}

}  // namespace gridlark::shell
