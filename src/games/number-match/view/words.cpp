#include "words.h"

#include <QCoreApplication>
#include <QLocale>

#include "gridlark/ui/stars_panel.h"

#include "number-match/rules/number_match.h"

namespace gridlark::number_match::words {

using ui::EndNote;  // lupdate loses the context after a qualified result

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(gridlark::number_match::Words)
};

QString number(const Board& board, kit::Cell cell) {
    return QString::number(board[cell]);
}

QString inTheWay(Via line) {
    switch (line) {
        case Via::row:
            //: %1: a number; %2, %3: its row and column
            return Words::tr("On their row, the %1 in row %2, column %3 is in the way.");
        case Via::column:
            return Words::tr("On their column, the %1 in row %2, column %3 is in the way.");
        case Via::diagonal:
            return Words::tr("On their diagonal, the %1 in row %2, column %3 is in the way.");
        case Via::sequence:
            break;
    }
    return Words::tr(
        "They are on no common line, and in reading order the %1 in row %2, column "
        "%3 is in the way.");
}

QString blocked(const Board& board, const Obstacle& obstacle) {
    const kit::Cell cell = obstacle.blocker.value_or(kit::Cell{});
    return inTheWay(obstacle.line)
        .arg(number(board, cell), QString::number(cell.row + 1), QString::number(cell.column + 1));
}

/// The position to go back to, in steps and as the number of a move.
QString undoTo(const Hint& hint, std::span<const State> positions) {
    const auto steps = static_cast<int>(positions.size() - 1 - hint.move);
    const int move = positions[hint.move].moves;
    const QString back = move == 0
                             ? Words::tr("Undo %n step(s), to the start.", nullptr, steps)
                             //: %1: number of a move
                             : Words::tr("Undo %n step(s), to move %1.", nullptr, steps).arg(move);
    const QString lost = hint.exact
                             ? Words::tr("This position is lost.")
                             : Words::tr("This position is lost. Further back, a win is known.");
    return lost + u' ' + back;
}

/// "You: 31 moves, 1 add." and the par of the deal.
QString par(const State& state) {
    const auto count = [](int moves, int adds) {
        //: %1: "31 moves"; %2: "1 add"
        return Words::tr("%1, %2").arg(Words::tr("%n move(s)", nullptr, moves),
                                       Words::tr("%n add(s)", nullptr, adds));
    };
    const int adds = state.variant == Variant::standard ? addsOfAGame - state.addsLeft : 0;
    const QString own = Words::tr("You: %1.").arg(count(state.moves, adds));
    if (state.stars == 0) return own;
    //: The best win of this deal that the program knows
    return own + u'\n' + Words::tr("Par: %1.").arg(count(state.par.moves, state.par.adds));
}

}  // namespace

QString obstacle(const Board& board, const Pair& pair, const Obstacle& obstacle) {
    switch (obstacle.why) {
        case Why::values:
            //: Two numbers
            return Words::tr("%1 and %2 are neither equal nor 10 together.")
                .arg(number(board, pair.a), number(board, pair.b));
        case Why::link:
        case Why::blocked:
            return blocked(board, obstacle);
        case Why::same:
        case Why::gap:
            break;
    }
    return {};
}

QString hint(const Hint& hint, std::span<const State> positions) {
    switch (hint.kind) {
        case Hint::Kind::pair:
            return Words::tr("The two marked numbers are the next step of a win.");
        case Hint::Kind::add:
            return Words::tr("Add numbers: that is the next step of a win.");
        case Hint::Kind::lost:
            return Words::tr(
                "This position is lost, and no win is known from any position before "
                "it.");
        case Hint::Kind::undo:
            return undoTo(hint, positions);
        case Hint::Kind::unknown:
            break;
    }
    return Words::tr("No win was found, nor a proof that there is none. This costs nothing.");
}

QString partners(const std::vector<kit::Cell>& cells) {
    if (cells.empty()) return Words::tr("This number has no partner.");
    return Words::tr("This number has %n partner(s).", nullptr, static_cast<int>(cells.size()));
}

QString noPair(bool stuck) {
    return stuck ? Words::tr("Neither a pair nor an add is left. Undo, or begin a new game.")
                 : Words::tr("No pair is left. Add numbers, undo, or begin a new game.");
}

QString full() {
    return Words::tr("The grid is full: nothing more fits.");
}

QList<ui::StatusItem> status(const State* state) {
    if (state == nullptr) return {};
    const auto item = [](const QString& label, int value) {
        return ui::StatusItem{
            .label = label, .text = QLocale().toString(value), .spoken = QString::number(value)};
    };
    QList<ui::StatusItem> items{item(Words::tr("Score"), NumberMatch::tally(*state).score),
                                item(Words::tr("Moves"), state->moves)};
    if (state->variant == Variant::standard)
        items.append(item(Words::tr("Adds left"), state->addsLeft));
    return items;
}

QString level(const State* state) {
    return state != nullptr && state->stars != 0 ? ui::starsText(state->stars) : QString();
}

QString left(const State* state) {
    if (state == nullptr) return {};
    return Words::tr("%n left", "numbers", digitsLeft(state->board));
}

QStringList gestures() {
    return {Words::tr("Click two numbers, or drag from one to the other: remove the pair"),
            Words::tr("Hold, or right click: show its partners")};
}

EndNote end(const State& state) {
    if (NumberMatch::status(state) != kit::Status::won) {
        return {.title = Words::tr("Lost"),
                .actionText = Words::tr("New game"),
                .beside = true,
                .sound = {}};
    }
    return {.title = Words::tr("Cleared"),
            .text = par(state),
            .actionText = Words::tr("New game"),
            .icon = QStringLiteral("trophy")};
}

}  // namespace gridlark::number_match::words
