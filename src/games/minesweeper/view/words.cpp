#include "words.h"

#include <QCoreApplication>
#include <algorithm>
#include <chrono>

#include "minesweeper/rules/bbbv.h"

namespace gridlark::minesweeper::words {

using ui::EndNote;  // lupdate loses the context after a qualified result

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(gridlark::minesweeper::Words)
};

}  // namespace

QString field(const Field& field) {
    const QString mines = Words::tr("%n mine(s)", nullptr, field.mines);
    //: Columns, rows, number of mines
    return Words::tr("%1 × %2 · %3")
        .arg(QString::number(field.size.columns), QString::number(field.size.rows), mines);
}

QString percent(double probability) {
    double value = probability * 100;
    if (probability > 0 && probability < 1) value = std::clamp(value, 0.1, 99.9);
    const bool whole = value == static_cast<int>(value);
    //: A share of a hundred
    return Words::tr("%1 %").arg(QString::number(value, 'f', whole ? 0 : 1));
}

QString hint(const Hint& hint) {
    const bool one = hint.cells.size() == 1;
    const QString said = hint.mine ? (one ? Words::tr("the marked square is a mine")
                                          : Words::tr("the marked squares are mines"))
                                   : (one ? Words::tr("the marked square is safe")
                                          : Words::tr("the marked squares are safe"));
    switch (hint.reason) {
        case Reason::wrongFlag:
            return one ? Words::tr("The marked flag is wrong: there is no mine.")
                       : Words::tr("The marked flags are wrong: there are no mines.");
        case Reason::oneNumber:
            //: %1: "the marked square is safe" or the like
            return Words::tr("The framed number alone says it: %1.").arg(said);
        case Reason::twoNumbers:
            return Words::tr("The two framed numbers together say it: %1.").arg(said);
        case Reason::numbers:
            return Words::tr("The %1 framed numbers together say it: %2.")
                .arg(QString::number(hint.because.size()), said);
        case Reason::mineCount:
            if (hint.because.empty())
                return Words::tr("Mines left in all: %1. So %2.")
                    .arg(QString::number(hint.minesLeft), said);
            return Words::tr("Mines left in all: %1. With the framed numbers, %2.")
                .arg(QString::number(hint.minesLeft), said);
        case Reason::guess:
            break;
    }
    const QString risk = percent(hint.risk);
    if (!hint.exact)
        return Words::tr("Nothing certain was found. The least risk, by estimate: %1.").arg(risk);
    return Words::tr("Nothing is certain. The least risk of a mine is %1.").arg(risk);
}

QString verdict(const Verdict& verdict) {
    const QString risk = percent(verdict.risk);
    const QString least = percent(verdict.leastRisk);
    QString text;
    if (verdict.knowable) {
        text = Words::tr("Yes: this square was certainly a mine.");
    } else if (verdict.leastRisk <= 0) {
        text = Words::tr("Yes: its risk was %1, and the marked squares were certainly safe.")
                   .arg(risk);
    } else if (verdict.risk > verdict.leastRisk) {
        text = Words::tr("Not for certain, as nothing was safe. Its risk was %1; %2 was the least.")
                   .arg(risk, least);
    } else {
        text =
            Words::tr("No: nothing was safe, and no square had less risk than its %1.").arg(risk);
    }
    return verdict.exact ? text : text + u' ' + Words::tr("These risks are estimates.");
}

QString firstIsSafe() {
    return Words::tr("Open any square: the first one is always safe.");
}

QString refusal(Refusal refusal) {
    if (refusal == Refusal::notBegun)
        return Words::tr("Open a square first: until then there are no mines to flag.");
    if (refusal != Refusal::noLayout) return {};
    return Words::tr(
        "No board without guessing was found for this square. Try another one, or a grid with "
        "fewer mines.");
}

QList<ui::StatusItem> bbbv(const State& state, play::Milliseconds elapsed) {
    const Bbbv bbbv = bbbvOf(state.squares);
    const double seconds = std::chrono::duration<double>(elapsed).count();
    const QString all = QString::number(bbbv.all);
    return {
        {.label = Words::tr("3BV"),
         //: 3BV of a lost game: the part that was opened, and the whole
         .text = exploded(state).empty() ? all : Words::tr("%1 of %2").arg(bbbv.done).arg(all)},
        {.label = Words::tr("3BV/s"),
         .text = seconds > 0 ? QString::number(bbbv.done / seconds, 'f', 2) : QStringLiteral("–")}};
}

EndNote end(const State& state) {
    EndNote note{.actionText = Words::tr("New game"), .beside = true};
    const std::size_t mines = exploded(state).size();
    if (mines == 0) {
        note.title = Words::tr("Cleared");
        note.icon = QStringLiteral("trophy");
        return note;
    }
    note.title = mines > 1 ? Words::tr("Lost: several mines went off.")
                           : Words::tr("Lost: a mine went off.");
    note.text = Words::tr("Undo goes on, as an assisted game.");
    note.icon = QStringLiteral("warning");
    note.sound = QStringLiteral("explosion");
    return note;
}

}  // namespace gridlark::minesweeper::words
