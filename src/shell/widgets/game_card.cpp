#include "game_card.h"

#include <QFocusEvent>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>

#include "look.h"

namespace gridlark::shell {

using ui::Metrics;

namespace {

constexpr int pictureWidth = 370, pictureHeight = 188;
constexpr int sideMargin = 24;
constexpr int pillHeight = 32;

/// The visible part of a text that is wrapped into two lines: the second may be cut short.
QString twoLines(const QString& text, const QFontMetrics& metrics, int width) {
    const auto lines = [&](const QString& part) {
        return metrics.boundingRect(QRect(0, 0, width, 1000), Qt::TextWordWrap, part).height() /
               metrics.lineSpacing();
    };
    QString shown = text;
    for (int room = 2 * width; lines(shown) > 2 && room > width; room -= width / 8)
        shown = metrics.elidedText(text, Qt::ElideRight, room);
    return shown;
}

}  // namespace

GameCard::GameCard(Look& look, const GameInfo& info, QWidget* parent)
    : QPushButton(parent), look_(look), info_(info) {
    setCursor(Qt::PointingHandCursor);
    setAutoDefault(true);
    setAttribute(Qt::WA_Hover);
    connect(&look, &Look::changed, this, [this] {
        picture_ = QPixmap();
        update();
    });
}

int GameCard::heightFor(int width) {
    return width * pictureHeight / pictureWidth + bodyHeight;
}

void GameCard::setSubtitle(const QString& text) {
    subtitle_ = text;
    describe();
}

void GameCard::setAction(const QString& text, bool waits) {
    action_ = text;
    waits_ = waits;
    describe();
}

void GameCard::describe() {
    setAccessibleName(QStringList{info_.name, subtitle_, action_}.join(QStringLiteral(". ")));
    update();
}

/// A ring is for those who move by keys; it stays while the window is away.
void GameCard::focusInEvent(QFocusEvent* event) {
    if (event->reason() != Qt::ActiveWindowFocusReason && event->reason() != Qt::PopupFocusReason)
        byKeyboard_ =
            event->reason() != Qt::MouseFocusReason && event->reason() != Qt::OtherFocusReason;
    QPushButton::focusInEvent(event);
}

void GameCard::paintPicture(QPainter& painter, const QRectF& area) {
    const ui::Colours& colours = look_.colours();
    // Games are ordered in tens: each gets a ground of its own.
    const auto place = static_cast<std::size_t>(std::max(0, info_.order / 10 - 1));
    QColor tint = colours.regions[place % colours.regions.size()];
    tint.setAlpha(look_.theme().dark() ? 60 : 90);
    painter.fillRect(area, ui::blended(tint, colours.window));

    const QString file = info_.card(look_.theme().dark());
    if (file.isEmpty()) {
        painter.setFont(look_.theme().font(Metrics::display, QFont::Bold));
        painter.setPen(colours.textQuiet);
        painter.drawText(area, Qt::AlignCenter, info_.name.left(1));
        return;
    }
    const qreal ratio = devicePixelRatioF();
    const QSize pixels = (area.size() * ratio).toSize();
    if (picture_.size() != pixels) {
        picture_ = ui::svgPixmap(file, pixels);
        picture_.setDevicePixelRatio(ratio);
    }
    painter.drawPixmap(area.topLeft(), picture_);
}

void GameCard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const ui::Colours& colours = look_.colours();
    const QRectF frame = QRectF(rect()).adjusted(2, 2, -2, -4);
    QPainterPath outline;
    outline.addRoundedRect(frame, Metrics::radiusLarge, Metrics::radiusLarge);

    const bool over = underMouse() || isDown();
    QColor shade(0, 0, 0, look_.theme().dark() ? 70 : over ? 34 : 20);
    painter.fillPath(outline.translated(0, over ? 3 : 2), shade);
    painter.fillPath(outline, over ? colours.surfaceOver : colours.surface);

    painter.save();
    painter.setClipPath(outline);
    QRectF picture = frame;
    picture.setHeight(height() - bodyHeight);
    paintPicture(painter, picture);
    painter.restore();

    const bool ring = hasFocus() && byKeyboard_;
    painter.setPen(ring ? QPen(colours.focus, 3) : QPen(over ? colours.accent : colours.line, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(outline);

    paintWords(painter);
}

void GameCard::paintWords(QPainter& painter) const {
    const ui::Colours& colours = look_.colours();
    QRect line(sideMargin, height() - bodyHeight + 12, width() - 2 * sideMargin, 28);
    painter.setFont(look_.theme().font(Metrics::title, QFont::DemiBold));
    painter.setPen(colours.text);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, info_.name);
    line.translate(0, 28);
    line.setHeight(22);
    painter.setFont(look_.theme().font(Metrics::body));
    painter.setPen(colours.textQuiet);
    const QFontMetrics metrics = painter.fontMetrics();
    if (metrics.horizontalAdvance(subtitle_) > line.width()) line.setHeight(40);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap,
                     twoLines(subtitle_, metrics, line.width()));
    paintAction(painter, QRect(sideMargin, line.bottom() + 6, line.width(), pillHeight));
}

void GameCard::paintAction(QPainter& painter, const QRect& line) const {
    const ui::Colours& colours = look_.colours();
    const QFont font = look_.theme().font(Metrics::body, QFont::DemiBold);
    painter.setFont(font);
    constexpr int padding = 14;
    const QString text =
        QFontMetrics(font).elidedText(action_, Qt::ElideRight, line.width() - 2 * padding);
    const int words = QFontMetrics(font).horizontalAdvance(text);
    if (!waits_) {
        painter.setPen(colours.accent);
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, text);
        return;
    }
    const QRectF pill(line.left(), line.top(), words + 2 * padding, line.height());
    painter.setPen(Qt::NoPen);
    painter.setBrush(underMouse() ? colours.accentOver : colours.accent);
    painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2);
    painter.setPen(colours.onAccent);
    painter.drawText(pill, Qt::AlignCenter, text);
}

}  // namespace gridlark::shell
