#include "actions.h"

#include "gridlark/ui/actions.h"

#include "number-match/rules/number_match.h"

namespace gridlark::number_match {

Actions::Actions(ui::Host& host) {
    ui::describe(add, QStringLiteral("plus"), tr("Add numbers"),
                 tr("Write all numbers that are left once more"), {Qt::Key_Plus, Qt::Key_Equal});
    ui::describe(partners, QStringLiteral("link"), tr("Show partners"),
                 tr("Mark what the selected number can go with"), {Qt::Key_M});
    ui::keep(partners, host, QStringLiteral("partners"), false);
    ui::describe(tints, QStringLiteral("tints"), tr("Tints"), tr("Partners have the same tint"),
                 {Qt::Key_C});
    ui::keep(tints, host, QStringLiteral("tints"), true);
    refresh(nullptr);
}

void Actions::refresh(const State* state) {
    const bool playing = state != nullptr && NumberMatch::status(*state) == kit::Status::playing;
    const int adds = playing ? state->addsLeft : 0;
    add.setVisible(state == nullptr || state->variant == Variant::standard);
    add.setEnabled(adds > 0);
    partners.setEnabled(state == nullptr || playing);
    if (!playing) return add.setText(tr("Add numbers"));
    const int count = digitsLeft(state->board);
    //: Button, in few words: how many numbers will come; how many adds are left
    add.setText(adds == 0 ? tr("No adds left") : tr("Add %1 · %2 left").arg(count).arg(adds));
    add.setToolTip(tr("Write the %n number(s) that are left once more", nullptr, count));
}

}  // namespace gridlark::number_match
