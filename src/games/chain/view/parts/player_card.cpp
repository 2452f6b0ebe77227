#include "player_card.h"

#include <QPainter>
#include <algorithm>

#include "chain/view/words.h"
#include "face.h"

namespace gridlark::chain {
namespace {

constexpr int padding = 8;
constexpr int timeWidth = 56;

/// Shortened, or nothing where a letter or two would be left.
QString shortened(const QString& text, int width, const QFont& font) {
    constexpr int telling = 4;  // letters, with the ellipsis
    const QString left = QFontMetrics(font).elidedText(text, Qt::ElideRight, width);
    return left == text || left.size() > telling ? left : QString();
}

QString firstWithin(int width, const QFont& font, const QStringList& texts) {
    const QFontMetrics metrics(font);
    const auto fits = [&](const QString& text) { return metrics.horizontalAdvance(text) <= width; };
    const auto first = std::find_if(texts.begin(), texts.end(), fits);
    return first == texts.end() ? QString() : *first;
}

}  // namespace

PlayerCard::PlayerCard(Colour colour, QWidget* parent)
    : QWidget(parent), colour_(colour), time_(new ui::TimeLabel(ui::Metrics::lead, this)) {
    time_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    time_->setLabel(tr("Time of %1").arg(words::colour(colour)));
}

/// What else there is to say, the longest first: frame and piece show as much in a narrow card.
QStringList PlayerCard::captions() const {
    if (content_.thinks) return {tr("thinks…")};
    const QString left = tr("%n piece(s)", nullptr, content_.left);
    //: %1: "3 pieces", of that player, on the board
    return content_.moves ? QStringList{tr("%1 · to move").arg(left), left} : QStringList{left};
}

void PlayerCard::show(const Content& content) {
    content_ = content;
    const QString left = tr("%n piece(s)", nullptr, content.left);
    QStringList parts{words::colour(colour_)};
    if (content.name != parts.front()) parts << content.name;
    parts << left;
    if (content.moves) parts << tr("to move");
    const QString name = parts.join(QStringLiteral(", "));
    if (accessibleName() != name) setAccessibleName(name);
    update();
}

/// Whole seconds: tenths of two clocks side by side are restless.
void PlayerCard::setTime(std::chrono::milliseconds time) {
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(time).count();
    time_->setTime(
        QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0')));
}

void PlayerCard::setTheme(const ui::Theme& theme) {
    theme_ = theme;
    update();
}

void PlayerCard::resizeEvent(QResizeEvent*) {
    time_->setGeometry(width() - padding - timeWidth - 4, 0, timeWidth, height());
}

void PlayerCard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const ui::Colours& colours = theme_.colours();
    const QRectF frame = QRectF(rect()).adjusted(1, 1, -1, -1);
    painter.setPen(content_.moves ? QPen(colours.accent, 2) : QPen(colours.line, 1));
    painter.setBrush(colours.surface);
    painter.drawRoundedRect(frame, ui::Metrics::radiusSmall, ui::Metrics::radiusSmall);

    const double side = height() - 2.0 * padding;
    const QRectF disc(padding, padding, side, side);
    paintPiece(painter, disc.adjusted(-3, -3, 3, 3), {colour_, content_.left}, theme_);

    const int left = padding + static_cast<int>(side) + padding;
    const QRect words(left, 4, width() - left - timeWidth - padding - 4, height() - 8);
    const auto line = [&](const QRect& place, const QFont& font, const QColor& ink,
                          const QString& text) {
        painter.setFont(font);
        painter.setPen(ink);
        painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter, text);
    };
    const int half = words.height() / 2;
    const QFont large = theme_.font(ui::Metrics::body, QFont::DemiBold);
    const QFont small = theme_.font(ui::Metrics::caption);
    const QString name = shortened(content_.name, words.width(), large);
    const QString caption = firstWithin(words.width(), small, captions());
    const bool both = !name.isEmpty() && !caption.isEmpty();
    line(both ? words.adjusted(0, 0, 0, -half) : words, large, colours.text, name);
    line(both ? words.adjusted(0, half, 0, 0) : words, small, colours.textQuiet, caption);
}

}  // namespace gridlark::chain
