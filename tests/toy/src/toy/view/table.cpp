#include "table.h"

#include <algorithm>

#include "toy/rules/gestures.h"

namespace gridlark::toy {

void LightsTable::onGesture(const kit::Gesture& gesture) {
    if (const auto action = actionFor(gesture, *state())) play(*action, QStringLiteral("mark"));
}

void LightsTable::onChange(const Change& change) {
    hinted_.reset();
    BoardTable::onChange(change);
}

QString LightsTable::hintText() const {
    return tr("Hint · %1 left").arg(hintsLeft());
}

/// The hint is paid for by an action; which cell it shows is the view's business.
void LightsTable::hint() {
    if (!canHint() || play({.kind = Kind::hint})) return;
    hinted_ = nextNeeded(*state());
    show();
}

QList<ui::StatusItem> LightsTable::statusItems() const {
    if (state() == nullptr) return {};
    const auto lit = std::ranges::count(state()->lit, std::uint8_t{1});
    return {{.label = tr("Lamps"), .text = QString::number(lit), .spoken = tr("%1 on").arg(lit)}};
}

ui::EndNote LightsTable::endNote() const {
    return {.title = tr("All out"), .actionText = tr("Next"), .icon = QStringLiteral("trophy")};
}

}  // namespace gridlark::toy
