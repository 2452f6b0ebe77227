#include "table.h"

namespace gridlark::toy {

LightsTable::~LightsTable() {
    delete board_;  // it asks the painter, which goes with this table
}

QWidget* LightsTable::view() {
    if (board_ == nullptr) {
        board_ = new ui::BoardWidget(painter_);
        board_->setBoardName(tr("Lights"));
        connect(board_, &ui::BoardWidget::tapped, this, &LightsTable::tap);
        settingsChanged();
    }
    return board_;
}

void LightsTable::settingsChanged() {
    if (board_ == nullptr) return;
    board_->setTheme(host().theme());
    board_->setLongPress(host().longPress());
}

void LightsTable::onState() {
    painter_.show(session().dealt() ? &session().state() : nullptr);
    if (board_ != nullptr) board_->refresh();
}

void LightsTable::tap(kit::Cell cell) {
    if (!session().dealt()) return;
    if (session().play({.kind = Kind::tap, .cell = cell})) return;
    host().playSound(QStringLiteral("mark"));
}

int LightsTable::hintsLeft() const {
    const bool playing = session().dealt() && session().status() == kit::Status::playing;
    return playing ? hintsPerGame - session().state().hints : 0;
}

/// The hint is paid for by an action; which cell it shows is the view's business.
void LightsTable::hint() {
    if (!canHint() || session().play({.kind = Kind::hint})) return;
    painter_.showHint(nextNeeded(session().state()));
    if (board_ != nullptr) board_->refresh();
}

QList<ui::StatusItem> LightsTable::statusItems() const {
    if (!session().dealt()) return {};
    const auto& lamps = session().state().lit;
    const auto lit = std::ranges::count(lamps, std::uint8_t{1});
    return {{.label = tr("Lamps"), .text = QString::number(lit), .spoken = tr("%1 on").arg(lit)}};
}

ui::EndNote LightsTable::endNote() const {
    return {.title = tr("All out"), .text = {}, .actionText = tr("Next"), .icon = "trophy"};
}

}  // namespace gridlark::toy
