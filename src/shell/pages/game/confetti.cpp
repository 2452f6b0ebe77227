#include "confetti.h"

#include <QPainter>
#include <QRandomGenerator>
#include <QTimerEvent>

namespace gridlark::shell {
namespace {

constexpr int durationMs = 900;
constexpr int pieceCount = 48;
constexpr qreal gravity = 1.4;  // heights per second squared

qreal between(qreal low, qreal high) {
    return low + QRandomGenerator::global()->generateDouble() * (high - low);
}

}  // namespace

Confetti::Confetti(QWidget* over) : QWidget(over) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void Confetti::begin(const ui::Theme& theme) {
    pieces_.clear();
    for (int i = 0; i < pieceCount; ++i) {
        pieces_.push_back({.at = {between(0.3, 0.7), between(0.45, 0.6)},
                           .speed = {between(-0.7, 0.7), between(-1.1, -0.3)},
                           .turns = between(-2, 2),
                           .colour = theme.colours().regions[static_cast<std::size_t>(i) % 12]});
    }
    setGeometry(parentWidget()->rect());
    since_.start();
    timer_.start(16, Qt::PreciseTimer, this);
    show();
    raise();
}

void Confetti::timerEvent(QTimerEvent*) {
    if (since_.elapsed() >= durationMs) {
        timer_.stop();
        hide();
    }
    update();
}

void Confetti::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const qreal seconds = static_cast<qreal>(since_.elapsed()) / 1000;
    painter.setOpacity(std::clamp(1.6 * (1 - seconds * 1000 / durationMs), 0.0, 1.0));
    const qreal size = std::max(5.0, width() / 70.0);
    for (const Piece& piece : pieces_) {
        const qreal x = (piece.at.x() + piece.speed.x() * seconds) * width();
        const qreal y =
            (piece.at.y() + piece.speed.y() * seconds + gravity * seconds * seconds / 2) * height();
        painter.save();
        painter.translate(x, y);
        painter.rotate(360 * piece.turns * seconds);
        painter.setBrush(piece.colour);
        painter.drawRoundedRect(QRectF(-size / 2, -size / 3, size, size * 2 / 3), 1.5, 1.5);
        painter.restore();
    }
}

}  // namespace gridlark::shell
