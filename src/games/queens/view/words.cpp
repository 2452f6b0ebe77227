#include "words.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>
#include <algorithm>

#include "placement/view/words.h"

namespace gridlark::queens::words {

using ui::EndNote;  // lupdate loses the context after a qualified result

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(gridlark::queens::Words)
};

QString listed(const std::vector<kit::Cell>& cells) {
    constexpr std::size_t most = 6;
    QStringList names;
    for (const kit::Cell cell : cells) {
        if (static_cast<std::size_t>(names.size()) == most) break;
        //: a cell: its row and column
        names << Words::tr("row %1 column %2").arg(cell.row + 1).arg(cell.column + 1);
    }
    const QString list = QLocale().createSeparatedList(names);
    return cells.size() > most ? Words::tr("%1 and more").arg(list) : list;
}

/// For texts that make no board.
QString unreadable(const Remark& remark) {
    switch (remark.finding) {
        case Finding::empty:
            return Words::tr("There is nothing in the text.");
        case Finding::tooLong:
            return Words::tr("The text is longer than 64 KiB: no puzzle.");
        case Finding::badJson:
            return Words::tr("The text begins like JSON, but is no object of it.");
        case Finding::noRegions:
            return Words::tr("The object has no list “regions” of lines.");
        case Finding::badCells:
            return Words::tr("“given” and “blocked” must be lists of [row, column].");
        case Finding::order:
            return Words::tr("It has %n row(s); 16 are the most.", nullptr, remark.count);
        default:
            return {};
    }
}

QString aboutBoard(const Remark& remark) {
    const QString cells = listed(remark.cells);
    switch (remark.finding) {
        case Finding::notSquare:
            return Words::tr("It is not square: with %n row(s), check %1.", nullptr, remark.count)
                .arg(cells);
        case Finding::regionCount:
            return Words::tr("It has %n region(s), which are not as many as rows.", nullptr,
                             remark.count);
        case Finding::outside:
            return Words::tr("Outside the board: %1.").arg(cells);
        case Finding::givenBlocked:
            return Words::tr("A given queen stands on a blocked cell: %1.").arg(cells);
        case Finding::givenClash:
            return Words::tr("These given queens cannot both stand: %1.").arg(cells);
        case Finding::disconnected:
            return Words::tr("A region is in several parts: %1 lies apart.").arg(cells);
        case Finding::noSolution:
            return Words::tr("It has no solution: there is no place for a queen among %1.")
                .arg(cells);
        case Finding::severalSolutions:
            return (remark.count < solutionLimit
                        ? Words::tr("It has %n solution(s); two of them differ at %1.", nullptr,
                                    remark.count)
                        : Words::tr("It has %n solution(s) or more; two of them differ at %1.",
                                    nullptr, remark.count))
                .arg(cells);
        case Finding::unknown:
            return Words::tr("Its solutions could not be counted in time.");
        default:
            return unreadable(remark);
    }
}

}  // namespace

QString hint(const Hint& hint, const State& state, const std::function<QString(int)>& regionName) {
    if (hint.step) return placement::sentence(*hint.step, regionName);
    if (hint.choice)
        return Words::tr("Nothing is forced here; a queen on this cell leads to a solution.");
    const auto isQueen = [&](kit::Cell cell) { return isOwnQueen(state.cells[cell]); };
    const auto queens = static_cast<int>(std::ranges::count_if(hint.wrong, isQueen));
    const int notes = static_cast<int>(hint.wrong.size()) - queens;
    QStringList sentences;
    if (queens > 0) sentences << Words::tr("%n queen(s) cannot stay here.", nullptr, queens);
    if (notes > 0)
        sentences << Words::tr("%n cell(s) with an X must have a queen.", nullptr, notes);
    return sentences.join(u' ');
}

EndNote end(const State& state) {
    return {.title = Words::tr("Solved"),
            .text = state.variant == Variant::own
                        ? Words::tr("Your own puzzles are not counted in the statistics.")
                        : Words::tr("%n queen(s), and none of them touch.", nullptr,
                                    state.puzzle.order),
            .actionText = Words::tr("Next puzzle"),
            .icon = QStringLiteral("trophy")};
}

QString verdict(const OwnPuzzle& own) {
    QStringList sentences;
    for (const Remark& remark : own.remarks) sentences << aboutBoard(remark);
    if (own.solutions == 1) {
        sentences << Words::tr("It has exactly one solution.");
        if (own.stars) sentences << Words::tr("%n star(s) of 5.", nullptr, *own.stars);
    }
    if (own.playable()) sentences << Words::tr("It can be played, and is not counted.");
    return sentences.join(u' ');
}

}  // namespace gridlark::queens::words
