#include "words.h"

#include <QCoreApplication>

namespace gridlark::number_match::words {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(gridlark::number_match::Words)
};

QString number(const Board& board, kit::Cell cell) {
    return QString::number(board[cell]);
}

QString blocked(const Board& board, const Obstacle& obstacle) {
    const kit::Cell cell = obstacle.blocker.value_or(kit::Cell{});
    const QString row = QString::number(cell.row + 1);
    const QString column = QString::number(cell.column + 1);
    switch (obstacle.line) {
        case Via::row:
            //: %1: a number; %2, %3: its row and column
            return Words::tr("On their row, the %1 in row %2, column %3 is in the way.")
                .arg(number(board, cell), row, column);
        case Via::column:
            return Words::tr("On their column, the %1 in row %2, column %3 is in the way.")
                .arg(number(board, cell), row, column);
        case Via::diagonal:
            return Words::tr("On their diagonal, the %1 in row %2, column %3 is in the way.")
                .arg(number(board, cell), row, column);
        case Via::sequence:
            break;
    }
    return Words::tr(
               "They are on no common line, and in reading order the %1 in row %2, column "
               "%3 is in the way.")
        .arg(number(board, cell), row, column);
}

/// The past position to go back to, in steps and as a move number.
QString undoTo(const Advice& advice, std::span<const State> positions) {
    const auto steps = static_cast<int>(positions.size() - 1 - advice.move);
    const int move = positions[advice.move].moves;
    const QString back = move == 0
                             ? Words::tr("Undo %n step(s), to the start.", nullptr, steps)
                             //: %1: number of a move
                             : Words::tr("Undo %n step(s), to move %1.", nullptr, steps).arg(move);
    const QString lost = advice.exact
                             ? Words::tr("This position is lost.")
                             : Words::tr("This position is lost. Further back, a win is known.");
    return lost + u' ' + back;
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

QString hint(const Advice& advice, std::span<const State> positions) {
    switch (advice.kind) {
        case Advice::Kind::pair:
            return Words::tr("The two marked numbers are the next step of a win.");
        case Advice::Kind::add:
            return Words::tr("Add numbers: that is the next step of a win.");
        case Advice::Kind::lost:
            return Words::tr(
                "This position is lost, and no win is known from any position before "
                "it.");
        case Advice::Kind::undo:
            return undoTo(advice, positions);
        case Advice::Kind::unknown:
            break;
    }
    return Words::tr("No win was found, nor a proof that there is none. This costs nothing.");
}

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

QString rules() {
    return Words::tr(
        "Take all numbers off the grid, two by two.\n"
        "\n"
        "Two numbers make a pair if they are **equal**, or **10 together**, and nothing stands "
        "between them on one of these lines:\n"
        "\n"
        "- a **row**, a **column** or a **diagonal**\n"
        "- the **reading order**: the end of a row goes on at the start of the next\n"
        "\n"
        "The gaps that numbers leave behind let a link through. A row without numbers vanishes, "
        "and the rows below move up.\n"
        "\n"
        "## How to play\n"
        "\n"
        "- **Click** a number, then its partner. Or **drag** from one to the other.\n"
        "- If the two are no pair, you are told why, and the second one is selected. Click the "
        "selected number again to let it go.\n"
        "- **Hold** a number, or click it with the secondary button, to see its partners. "
        "**Show partners** shows them always.\n"
        "- **Add** writes all numbers that are left once more behind the last one. A game has 5 "
        "adds.\n"
        "- **Undo** and **redo** go back and forth without end, over adds and vanished rows too.\n"
        "\n"
        "You have won when no number is left. If there is neither a pair nor an add, only undo "
        "helps; a game that you leave so for a new one is lost.\n"
        "\n"
        "## Keyboard\n"
        "\n"
        "- **Arrow keys** move from number to number; **Home** and **End** go to the ends of the "
        "row, with **Ctrl** to the corners; **Page Up** and **Page Down** move by a screen\n"
        "- **Space** selects, **Enter** shows the partners, **Tab** goes from partner to partner "
        "of the selected number\n"
        "- **+** adds numbers, **M** shows partners always, **C** switches the tints, **S** "
        "chooses stars\n"
        "- **H** gives a hint, **Ctrl+Z** and **Ctrl+Y** undo and redo, **P** pauses, **Ctrl+R** "
        "plays the same deal again, **F2** or **Ctrl+N** begins a new game\n"
        "\n"
        "## Points\n"
        "\n"
        "A pair side by side, the end of a row and the start of the next included, gives 1 point, "
        "a pair over gaps 4. Each row that vanishes gives 10, and the last number 150. A hint "
        "costs 3. Undo takes the points back.\n"
        "\n"
        "## Hints\n"
        "\n"
        "A hint shows the next step of a win. If the position is lost, it says how far to undo; "
        "if it does not know, it says so, and costs nothing. A win with hints counts, but sets "
        "no best time and no best score.\n"
        "\n"
        "## Grids and stars\n"
        "\n"
        "A game begins with 27, 36 or 45 numbers, and can always be won with one add at most. In "
        "the variant **No adds** there are 36 numbers, and they can be cleared as they are. "
        "**Par** is the best win that the program knows: its moves and adds. Stars say how often "
        "play at random wins, from one (often) to five (hardly ever); you can choose the stars "
        "of new games.\n"
        "\n"
        "Tints go by partners: 1 and 9, 2 and 8, 3 and 7, 4 and 6, and 5.\n");
}

}  // namespace gridlark::number_match::words
