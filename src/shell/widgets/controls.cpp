#include "controls.h"

#include <QAction>
#include <QPainter>
#include <QStyleOptionButton>
#include <QStylePainter>

#include "look.h"
#include "parts.h"

namespace gridlark::shell {

using ui::Metrics;

QString plainText(const QAction& action) {
    QString text = action.text();
    return text.remove(u'&');
}

QString keyText(const QAction& action) {
    return action.shortcut().toString(QKeySequence::NativeText);
}

void nameKeyInToolTip(QAction& action) {
    const QString key = keyText(action);
    action.setToolTip(key.isEmpty() ? plainText(action)
                                    : QStringLiteral("%1 (%2)").arg(plainText(action), key));
}

ThemedButton::ThemedButton(Look& look, const char* kind, const QString& icon, const QString& text,
                           QWidget* parent)
    : QPushButton(text, parent), look_(look), icon_(icon) {
    setProperty("kind", QLatin1String(kind));
    setCursor(Qt::PointingHandCursor);
    setAutoDefault(true);  // Return presses it, as Space does
    connect(&look, &Look::changed, this, &ThemedButton::refresh);
    refresh();
}

void ThemedButton::setIconName(const QString& name) {
    icon_ = name;
    refresh();
}

void ThemedButton::setKind(const char* kind) {
    if (restyle(*this, "kind", QLatin1String(kind))) refresh();
}

void ThemedButton::refresh() {
    if (icon_.isEmpty()) return setIcon(QIcon());
    const ui::Colours& colours = look_.colours();
    setIcon(look_.theme().icon(icon_, isPrimary() ? colours.onAccent : colours.text));
}

ThemedButton* iconButton(Look& look, const QString& icon, const QString& name, QWidget* parent) {
    auto* button = new ThemedButton(look, "quiet", icon, QString(), parent);
    button->setIconSize(QSize(20, 20));
    button->setFixedSize(40, 40);
    button->setToolTip(name);
    button->setAccessibleName(name);
    return button;
}

ActionButton::ActionButton(Look& look, QAction* action, QWidget* parent)
    : ThemedButton(look, "wide", action->data().toString(), QString(), parent), action_(action) {
    setIconSize(QSize(20, 20));
    // As low as the column needs it to be: the sheet of the program asks for more.
    setStyleSheet(QStringLiteral("min-height: 0px; padding: 0px;"));
    connect(action, &QAction::changed, this, &ActionButton::take);
    connect(this, &QPushButton::clicked, action, &QAction::trigger);
    take();
}

void ActionButton::take() {
    const QString key = keyText(*action_);
    const QString icon = action_->data().toString();
    if (icon != iconName()) setIconName(icon);
    setCheckable(action_->isCheckable());
    setChecked(action_->isChecked());
    setAccessibleName(plainText(*action_));
    setAccessibleDescription(key);
    setToolTip(action_->toolTip());
    setEnabled(action_->isEnabled());
    setVisible(action_->isVisible());
    update();
}

void ActionButton::paintEvent(QPaintEvent*) {
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    option.icon = QIcon();  // drawn below, at a place that does not hang on the style's spacing
    option.text.clear();
    painter.drawControl(QStyle::CE_PushButton, option);

    const ui::Colours& colours = look().colours();
    const QColor ink = isPrimary() ? colours.onAccent : colours.text;
    const QColor faint = palette().color(QPalette::Disabled, QPalette::ButtonText);
    constexpr int margin = 14, iconSide = 20, gap = 10;
    const bool iconAlone = width() < minimumSizeHint().width();
    const QRect inner = rect().adjusted(margin, 0, -margin, 0);
    const QRect iconRect(iconAlone ? (width() - iconSide) / 2 : inner.left(),
                         (height() - iconSide) / 2, iconSide, iconSide);
    icon().paint(&painter, iconRect, Qt::AlignCenter,
                 isEnabled() ? QIcon::Normal : QIcon::Disabled);
    if (iconAlone) return;

    const QRect words = inner.adjusted(iconSide + gap, 0, 0, 0);
    const QString key = keyText(*action_);
    const QFont keyFont = look().theme().font(Metrics::caption);
    painter.setFont(keyFont);
    const int keyWidth = QFontMetrics(keyFont).horizontalAdvance(key);
    painter.setPen(!isEnabled() ? faint : isPrimary() ? colours.onAccent : colours.textQuiet);
    painter.drawText(words, Qt::AlignRight | Qt::AlignVCenter, key);

    const QFont wordFont = look().theme().font(Metrics::body, QFont::Medium);
    painter.setFont(wordFont);
    painter.setPen(isEnabled() ? ink : faint);
    const QString text = QFontMetrics(wordFont).elidedText(
        plainText(*action_), Qt::ElideRight, words.width() - (keyWidth > 0 ? keyWidth + 8 : 0));
    painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter, text);
}

}  // namespace gridlark::shell
