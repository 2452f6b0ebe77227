#include "turn_bar.h"

#include <QKeySequence>
#include <QPushButton>
#include <QStyle>

#include "gridlark/ui/actions.h"

namespace gridlark::chain {
namespace {

constexpr int barHeight = 38;
constexpr int barGap = 6;
constexpr int barIcon = 18, barIconGap = 6;
constexpr int barPadding = 13;  // with the border

// As high as the pills beside it, of which it is one in another colour.
constexpr auto barSheet =
    "QPushButton { min-height: 34px; border-radius: 18px; padding: 0 4px; }"
    "QPushButton:focus { min-height: 32px; padding: 0 3px; }";

}  // namespace

TurnBar::TurnBar(QWidget* parent) : QWidget(parent) {
    make(chain, "chain", tr("Select chain"), tr("Click the first and the last piece of a chain"),
         Qt::Key_C);
    make(end, "check", tr("End of move"), tr("Ends the turn; it cannot be taken back"), Qt::Key_E);
    make(cancel, "undo", tr("Cancel"),
         tr("Takes back the chain, then the last jump, then the move"), Qt::Key_Backspace);
    make(pass, "pass", tr("Pass"), tr("Ends the turn without doing anything"), Qt::Key_S);
    entries_[chain].action.setCheckable(true);
    entries_[chain].button->setCheckable(true);
    connect(&entries_[chain].action, &QAction::triggered, this, &TurnBar::chainAsked);
    connect(&entries_[end].action, &QAction::triggered, this, &TurnBar::endAsked);
    connect(&entries_[cancel].action, &QAction::triggered, this, &TurnBar::cancelAsked);
    connect(&entries_[pass].action, &QAction::triggered, this, &TurnBar::passAsked);
}

void TurnBar::make(Which which, const char* icon, const QString& text, const QString& what,
                   int key) {
    Entry& entry = entries_[which];
    entry.what = what;
    ui::describe(entry.action, QLatin1String(icon), text, {}, {key});
    addAction(&entry.action);  // its key works while the bar is seen
    entry.button = new QPushButton(text, this);
    entry.button->setFocusPolicy(Qt::TabFocus);  // the keyboard stays with the board
    entry.button->setCursor(Qt::PointingHandCursor);
    entry.button->setIconSize(QSize(barIcon, barIcon));
    entry.button->setProperty("kind", QStringLiteral("pill"));
    entry.button->setStyleSheet(QLatin1String(barSheet));
    connect(entry.button, &QPushButton::clicked, &entry.action, &QAction::trigger);
}

void TurnBar::show(const words::Reasons& reasons, bool choosing) {
    explain(chain, reasons.chain);
    explain(end, reasons.end);
    explain(cancel, reasons.cancel);
    explain(pass, reasons.pass);
    entries_[chain].action.setChecked(choosing);
    entries_[chain].button->setChecked(choosing);
    suggestEnd(reasons.end.isEmpty());
    drawIcons();
}

void TurnBar::explain(Which which, const QString& why) {
    Entry& entry = entries_[which];
    const QString key = entry.action.shortcut().toString(QKeySequence::NativeText);
    //: What a button does, and its key
    const QString tip = why.isEmpty() ? tr("%1 (%2)").arg(entry.what, key) : why;
    entry.action.setEnabled(why.isEmpty());
    entry.button->setEnabled(why.isEmpty());
    entry.button->setToolTip(tip);
    entry.button->setAccessibleDescription(tip);
}

/// Once something is done, ending the turn is the usual next thing.
void TurnBar::suggestEnd(bool on) {
    QPushButton* button = entries_[end].button;
    const QString kind = on ? QStringLiteral("primary") : QStringLiteral("pill");
    if (button->property("kind").toString() == kind) return;
    button->setProperty("kind", kind);
    button->style()->unpolish(button);
    button->style()->polish(button);
}

void TurnBar::setTheme(const ui::Theme& theme) {
    theme_ = theme;
    arrange();
}

void TurnBar::drawIcons() {
    const ui::Colours& colours = theme_.colours();
    const bool icons = widthWanted(true) <= width();
    for (Entry& entry : entries_) {
        const bool inverted = entry.button->isChecked() ||
                              entry.button->property("kind").toString() == QLatin1String("primary");
        const QColor& ink = inverted && entry.button->isEnabled() ? colours.onAccent : colours.text;
        entry.button->setIcon(icons ? theme_.icon(entry.action.data().toString(), ink) : QIcon());
    }
}

int TurnBar::widthOf(const Entry& entry, bool icon) const {
    const QFontMetrics metrics(theme_.font(ui::Metrics::body, QFont::DemiBold));
    return metrics.horizontalAdvance(entry.action.text()) + 2 * barPadding +
           (icon ? barIcon + barIconGap : 0);
}

/// Of all buttons in one row.
int TurnBar::widthWanted(bool icons) const {
    int width = (static_cast<int>(count) - 1) * barGap;
    for (const Entry& entry : entries_) width += widthOf(entry, icons);
    return width;
}

int TurnBar::heightForWidth(int width) const {
    return widthWanted(false) <= width ? barHeight : 2 * barHeight + barGap;
}

/// With icons where there is room for them; in two rows where the words need it.
void TurnBar::arrange() {
    drawIcons();
    const bool icons = widthWanted(true) <= width();
    const bool oneRow = widthWanted(false) <= width();
    int x = 0;
    for (std::size_t i = 0; i < count; ++i) {
        QPushButton* button = entries_[i].button;
        if (oneRow) {
            const int wide = widthOf(entries_[i], icons);
            button->setGeometry(x, 0, wide, barHeight);
            x += wide + barGap;
        } else {
            const int half = (width() - barGap) / 2;
            const int row = static_cast<int>(i) / 2;
            const int column = static_cast<int>(i) % 2;
            button->setGeometry(column * (half + barGap), row * (barHeight + barGap), half,
                                barHeight);
        }
    }
}

}  // namespace gridlark::chain
