#include "table.h"

#include "toy/rules/gestures.h"

namespace gridlark::toy {

void LightsTable::onGesture(const kit::Gesture& gesture) {
    if (const auto action = actionFor(gesture, *state())) play(*action, QStringLiteral("mark"));
}

void LightsTable::onChange(const Change& change) {
    interaction_ = {};
    BoardTable::onChange(change);
}

/// The hint is paid for by an action; which cell it points at is the view's business.
void LightsTable::hint() {
    if (!canHint() || play({.kind = Kind::hint})) return;
    interaction_.hinted = nextNeeded(*state());
    show();
}

}  // namespace gridlark::toy
