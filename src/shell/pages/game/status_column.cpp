#include "status_column.h"

#include <QAction>
#include <algorithm>

#include "look.h"
#include "note_card.h"
#include "status_items.h"
#include "widgets/controls.h"

namespace gridlark::shell {

namespace {

constexpr int sectionGap = 20, tightGap = 10;
constexpr int tallButton = 44, lowButton = 32;
constexpr int wideGap = 8, narrowGap = 5;
constexpr int underButtonWidth = 176, underButtonHeight = 40;
constexpr int iconButtonWidth = 40, widestIconButton = 64;

}  // namespace

StatusColumn::StatusColumn(Look& look, const QList<QAction*>& actions, QWidget* parent)
    : QWidget(parent),
      time_(*this, tr("Time")),
      items_(new StatusItems(look, this)),
      note_(new NoteCard(look, this)) {
    for (QAction* action : actions) buttons_ << new ActionButton(look, action, this);
    note_->raise();
}

void StatusColumn::setPrimary(QAction* action) {
    primary_ = action;
    for (ActionButton* button : buttons_)
        button->setKind(button->action() == action ? "primary" : "wide");
}

void StatusColumn::setTime(play::Milliseconds time, bool running) {
    time_.setTime(time, running ? tr("Time") : tr("Time · stopped"));
}

void StatusColumn::setTimeShown(bool shown) {
    timeShown_ = shown;
    arrange();
}

void StatusColumn::setItems(const QList<ui::StatusItem>& items) {
    items_->setItems(items);
}

QList<ActionButton*> StatusColumn::shownButtons() const {
    QList<ActionButton*> shown;
    for (ActionButton* button : buttons_) {
        if (button->action()->isVisible()) shown << button;
    }
    return shown;
}

int StatusColumn::timeHeight(bool roomy) const {
    return timeShown_ ? TimeBlock::height(roomy) : 0;
}

int StatusColumn::minimumHeightBeside(int width) const {
    return tightHeight(width, static_cast<int>(shownButtons().size()));
}

/// With all gaps as small as they get.
int StatusColumn::tightHeight(int width, int buttons) const {
    const int note = note_->heightFor(width);
    return timeHeight(false) + items_->heightFor(width) + 2 * tightGap +
           buttons * (lowButton + narrowGap) + (note > 0 ? tightGap + note : 0);
}

/// In a low column, buttons that can do nothing now make room for a notice, and then the last ones;
/// the main one stays.
QList<ActionButton*> StatusColumn::buttonsBeside() const {
    QList<ActionButton*> buttons = shownButtons();
    const auto crowded = [&] {
        return tightHeight(width(), static_cast<int>(buttons.size())) > height();
    };
    if (note_->notice().isEmpty() || !crowded()) return buttons;
    buttons.removeIf([](ActionButton* button) { return !button->action()->isEnabled(); });
    for (qsizetype i = buttons.size() - 1; i >= 0 && crowded(); --i) {
        if (buttons[i]->action() != primary_) buttons.removeAt(i);
    }
    return buttons;
}

void StatusColumn::arrangeBeside() {
    const auto buttons = buttonsBeside();
    for (ActionButton* button : buttons_) button->setVisible(buttons.contains(button));
    const int count = static_cast<int>(buttons.size());
    const int itemsHeight = items_->heightFor(width());
    const int noteHeight = note_->heightFor(width());
    const auto leftFor = [&](bool roomy) {
        return height() - timeHeight(roomy) - itemsHeight - noteHeight -
               3 * (roomy ? sectionGap : tightGap);
    };
    const bool roomy = leftFor(true) >= count * (tallButton + wideGap);
    const int gap = roomy ? sectionGap : tightGap;
    const int buttonGap = roomy ? wideGap : narrowGap;
    const int buttonHeight =
        std::clamp(leftFor(roomy) / std::max(1, count) - buttonGap, lowButton, tallButton);

    int y = 0;
    time_.place(0, y, width(), roomy);
    if (timeShown_) y += timeHeight(roomy) + gap;
    items_->setGeometry(0, y, width(), itemsHeight);
    if (itemsHeight > 0) y += itemsHeight + gap;
    for (ActionButton* button : buttons) {
        button->setGeometry(0, y, width(), buttonHeight);
        y += buttonHeight + buttonGap;
    }
    y += gap - buttonGap;
    placeNote(y, height(), buttons);
}

/// A notice is worth more than the last button; the gestures are not. What does not fit at `y` ends
/// at `bottom`.
void StatusColumn::placeNote(int y, int bottom, const QList<ActionButton*>& buttons) {
    const int noteHeight = note_->heightFor(width());
    const bool fits = y + noteHeight <= height();
    note_->setVisible(noteHeight > 0 && (fits || !note_->notice().isEmpty()));
    note_->setGeometry(0, fits ? y : std::max(0, bottom - noteHeight), width(), noteHeight);
    // Half a button looks broken: one under a long notice is left to the menu and its key.
    const QRect covered = note_->isHidden() ? QRect() : note_->geometry();
    const auto clear = [&covered](const QWidget* part) {
        return !part->geometry().intersects(covered);
    };
    for (ActionButton* button : buttons) button->setVisible(clear(button));
    time_.showClearOf(covered, timeShown_);
    items_->setVisible(clear(items_));
}

StatusColumn::ButtonGrid StatusColumn::buttonsUnder(int width, Arrangement arrangement) const {
    const bool icons = arrangement == Arrangement::iconsUnder;
    const int least = icons ? iconButtonWidth : underButtonWidth;
    const int count = static_cast<int>(shownButtons().size());
    int columns = std::max(1, (width + narrowGap) / (least + narrowGap));
    if (icons) columns = std::clamp(count, 1, columns);
    const int wide = (width - (columns - 1) * narrowGap) / columns;
    return {columns, (count + columns - 1) / columns,
            icons ? std::min(wide, widestIconButton) : wide};
}

int StatusColumn::heightUnder(int width, Arrangement arrangement) const {
    const bool icons = arrangement == Arrangement::iconsUnder;
    const int rows = buttonsUnder(width, arrangement).rows;
    const int top = std::max(timeHeight(!icons), items_->heightFor(std::max(1, width / 2)));
    const int note = arrangement == Arrangement::under ? note_->roomFor(width) : 0;
    return top + tightGap + rows * (underButtonHeight + narrowGap) + narrowGap + note;
}

void StatusColumn::arrangeUnder() {
    const bool icons = arrangement_ == Arrangement::iconsUnder;
    const int half = timeShown_ ? width() / 2 : 0;
    time_.place(0, 0, half, !icons);
    const int itemsHeight = items_->heightFor(width() - half);
    items_->setGeometry(half, 0, width() - half, itemsHeight);
    const int y = std::max(timeHeight(!icons), itemsHeight) + tightGap;

    const auto buttons = shownButtons();
    const ButtonGrid grid = buttonsUnder(width(), arrangement_);
    for (int i = 0; i < static_cast<int>(buttons.size()); ++i) {
        buttons[i]->setGeometry(i % grid.columns * (grid.width + narrowGap),
                                y + i / grid.columns * (underButtonHeight + narrowGap), grid.width,
                                underButtonHeight);
    }
    const int under = y + grid.rows * (underButtonHeight + narrowGap) + narrowGap;
    placeNote(under, icons ? y - narrowGap : height(), buttons);
}

void StatusColumn::arrange() {
    arrangement_ == Arrangement::beside ? arrangeBeside() : arrangeUnder();
}

}  // namespace gridlark::shell
