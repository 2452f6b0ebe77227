#include "words.h"

#include <QCoreApplication>
#include <algorithm>

namespace gridlark::toy::words {

using ui::EndNote;  // lupdate loses the context after a qualified result

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(gridlark::toy::Words)
};

}  // namespace

QString lamp(kit::Cell cell, bool on) {
    const QString text =
        on ? Words::tr("Row %1, column %2, on") : Words::tr("Row %1, column %2, off");
    return text.arg(cell.row + 1).arg(cell.column + 1);
}

QList<ui::StatusItem> status(const State* state) {
    if (state == nullptr) return {};
    const auto on = std::ranges::count(state->lit, std::uint8_t{1});
    return {{.label = Words::tr("Lamps"),
             .text = QString::number(on),
             .spoken = Words::tr("%1 on").arg(on)}};
}

QString hint(int left) {
    return Words::tr("Hint · %1 left").arg(left);
}

EndNote end() {
    return {.title = Words::tr("All out"),
            .actionText = Words::tr("Next"),
            .icon = QStringLiteral("trophy")};
}

}  // namespace gridlark::toy::words
