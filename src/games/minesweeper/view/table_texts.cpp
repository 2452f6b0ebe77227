// What the table says of itself beside the board.

#include <QLocale>
#include <chrono>

#include "minesweeper/rules/bbbv.h"
#include "table.h"
#include "words.h"

namespace gridlark::minesweeper {

QList<ui::StatusItem> MinesweeperTable::statusItems() const {
    if (!session().dealt()) return {};
    const State& state = session().state();
    const int left = minesLeft(state);
    QList<ui::StatusItem> items{{.label = tr("Mines left"),
                                 .text = QLocale().toString(left),
                                 .spoken = QString::number(left)}};
    if (session().status() == kit::Status::playing || !bbbv_.isChecked()) return items;
    const Bbbv bbbv = bbbvOf(state.squares);
    const bool won = session().status() == kit::Status::won;
    items.append(
        {.label = tr("3BV"),
         //: 3BV of a lost game: the part that was opened, and the whole
         .text = won ? QString::number(bbbv.all) : tr("%1 of %2").arg(bbbv.done).arg(bbbv.all)});
    const double seconds = std::chrono::duration<double>(session().stopwatch().elapsed()).count();
    const QString rate =
        seconds > 0 ? QString::number(bbbv.done / seconds, 'f', 2) : QStringLiteral("–");
    items.append({.label = tr("3BV/s"), .text = rate});
    return items;
}

QString MinesweeperTable::levelText() const {
    return session().dealt() ? words::field(session().state().field) : QString();
}

QStringList MinesweeperTable::gestures() const {
    return {tr("Click: open; on a number: open around it"), tr("Hold, or right click: set a flag"),
            tr("F: flag mode")};
}

ui::EndNote MinesweeperTable::endNote() const {
    if (session().status() == kit::Status::won) {
        return {.title = tr("Cleared"),
                .actionText = tr("New game"),
                .icon = QStringLiteral("trophy"),
                .beside = true};
    }
    const bool several = exploded(session().state()).size() > 1;
    return {.title = several ? tr("Lost: several mines went off.") : tr("Lost: a mine went off."),
            .text = tr("Undo goes on, as an assisted game."),
            .actionText = tr("New game"),
            .icon = QStringLiteral("warning"),
            .beside = true};
}

}  // namespace gridlark::minesweeper
