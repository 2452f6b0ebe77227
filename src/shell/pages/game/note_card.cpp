#include "note_card.h"

#include <QPainter>
#include <algorithm>

#include "look.h"
#include "widgets/parts.h"

namespace gridlark::shell {

using ui::Metrics;

namespace {

constexpr QMargins padding(14, 10, 14, 10);
constexpr int barWidth = 4;

}  // namespace

NoteCard::NoteCard(Look& look, QWidget* parent)
    : QFrame(parent), look_(look), label_(new QLabel(this)) {
    label_->setWordWrap(true);
    label_->setTextFormat(Qt::PlainText);
    label_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    connect(&look, &Look::changed, this, &NoteCard::refresh);
    refresh();
}

void NoteCard::setGestures(const QStringList& lines) {
    if (gestures_ == lines) return;
    gestures_ = lines;
    refresh();
}

void NoteCard::setNotice(const QString& text) {
    if (notice_ == text) return;
    notice_ = text;
    refresh();
    if (text.isEmpty()) return;
    setAccessibleName(text);
    announce(*this);
}

void NoteCard::refresh() {
    const bool quiet = notice_.isEmpty();
    restyle(*label_, "role", quiet ? QStringLiteral("caption") : QString());
    label_->setText(quiet ? gestures_.join(u'\n') : notice_);
    updateGeometry();
    update();
}

int NoteCard::heightFor(int width) const {
    return heightOf(label_->text(), label_->font(), width);
}

int NoteCard::roomFor(int width) const {
    const QFont quiet = look_.theme().font(Metrics::caption);
    return std::max(heightFor(width), heightOf(gestures_.join(u'\n'), quiet, width));
}

int NoteCard::heightOf(const QString& text, const QFont& font, int width) {
    if (text.isEmpty()) return 0;
    const QRect room(0, 0, width - padding.left() - padding.right(), 10000);
    return QFontMetrics(font).boundingRect(room, Qt::TextWordWrap, text).height() + padding.top() +
           padding.bottom() + 2;
}

void NoteCard::resizeEvent(QResizeEvent*) {
    label_->setGeometry(rect() - padding);
}

void NoteCard::paintEvent(QPaintEvent*) {
    if (label_->text().isEmpty()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const ui::Colours& colours = look_.colours();
    const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(QPen(colours.line, 1));
    painter.setBrush(notice_.isEmpty() ? QBrush(Qt::NoBrush) : QBrush(colours.surface));
    painter.drawRoundedRect(frame, Metrics::radiusSmall, Metrics::radiusSmall);
    if (notice_.isEmpty()) return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.accent);
    painter.drawRoundedRect(QRectF(4, 8, barWidth, height() - 16), 2, 2);
}

}  // namespace gridlark::shell
