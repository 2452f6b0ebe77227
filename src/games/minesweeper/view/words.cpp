#include "words.h"

#include <QCoreApplication>
#include <algorithm>

namespace gridlark::minesweeper::words {
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

QString hint(const Advice& advice) {
    const bool one = advice.cells.size() == 1;
    const QString said = advice.mine ? (one ? Words::tr("the marked square is a mine")
                                            : Words::tr("the marked squares are mines"))
                                     : (one ? Words::tr("the marked square is safe")
                                            : Words::tr("the marked squares are safe"));
    switch (advice.reason) {
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
                .arg(QString::number(advice.because.size()), said);
        case Reason::mineCount:
            if (advice.because.empty())
                return Words::tr("Mines left in all: %1. So %2.")
                    .arg(QString::number(advice.minesLeft), said);
            return Words::tr("Mines left in all: %1. With the framed numbers, %2.")
                .arg(QString::number(advice.minesLeft), said);
        case Reason::guess:
            break;
    }
    const QString risk = percent(advice.risk);
    if (!advice.exact)
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

QString rules() {
    return Words::tr(
        "Some squares hide a mine. Open all the others. A number says how many of the squares "
        "around it, at most eight, have mines; a blank square has none around it, and its "
        "neighbours open by themselves.\n"
        "\n"
        "## How to play\n"
        "\n"
        "- **Click** a hidden square to open it. If there is a mine, the game is lost. The first "
        "square you open never has one, nor do those around it.\n"
        "- **Hold** a hidden square, or click it with the secondary button, to set a flag or take "
        "it off. A flagged square does not open. Flags can be set once the first square is open, "
        "and there is no limit to them: the counter of mines may go below zero.\n"
        "- **Click an open number** that has as many flags around it as it says, or click it with "
        "the middle button: all its other neighbours open. If a flag is wrong, a mine goes off.\n"
        "- The selector under the board changes what a click does: in **flag mode**, a click on a "
        "hidden square sets a flag. Clicks on numbers work as before.\n"
        "- While the button is down, you see what would open. Move off the square and nothing "
        "does.\n"
        "\n"
        "You have won when every square without a mine is open, with or without flags. There are "
        "no points; what counts is time. It begins with the first square and stands still in a "
        "pause, in menus, and while the window is not in front.\n"
        "\n"
        "## Keyboard\n"
        "\n"
        "- **Arrow keys** move; **Home** and **End** go to the ends of the row, with **Ctrl** to "
        "the corners of the board; **Page Up** and **Page Down** move by a screen\n"
        "- **Space** does what a click does, **Enter** sets or takes off a flag\n"
        "- **F** changes between opening and flag mode\n"
        "- **H** gives a hint, **R** shows the risks, **A** tells after a loss whether it was "
        "avoidable, **B** shows 3BV after the end\n"
        "- **Ctrl+Z** and **Ctrl+Y** undo and redo, **P** pauses, **Ctrl+R** plays the same board "
        "again, **F2** or **Ctrl+N** begins a new game\n"
        "- **+**, **−** and **0** zoom a large board in, out and to fit; with the mouse, the wheel "
        "with **Ctrl** does, and a drag moves the board\n"
        "\n"
        "## Help\n"
        "\n"
        "A **hint** names a square that is certainly safe or certainly a mine, and frames the "
        "numbers that tell: dotted frames for these, a check mark for what is safe, a mine for "
        "what is one. If nothing is certain, it shows the safest squares and their risk. A wrong "
        "flag is pointed out first. **Risks** shows the chance of a mine for every hidden square. "
        "A game with hints, risks or an undone opening counts as assisted: it sets no best time.\n"
        "\n"
        "After a loss, **Was it avoidable?** tells whether the mine could have been known, and "
        "which square was the safest. Undo takes the last move back, and you can play on.\n"
        "\n"
        "## Grids\n"
        "\n"
        "Beginner has 9 × 9 squares and 10 mines, Intermediate 16 × 10 and 25, Hard 20 × 12 and "
        "40, Expert 30 × 16 and 60, Extreme 40 × 20 and 60, Marathon 80 × 40 and 240. Your own "
        "grid can have 2 to 100 columns and rows. A board of the variant **No guessing** can "
        "always be won by thinking alone. Each grid and variant has statistics of its own.\n"
        "\n"
        "**3BV** is the least number of clicks that open a board without flags; 3BV/s, how many of "
        "them you made in a second, compares boards of different difficulty.\n");
}

}  // namespace gridlark::minesweeper::words
