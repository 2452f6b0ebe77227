// Words for what the rules speak of: players, pieces, turns, refusals, records.

#include <QCoreApplication>
#include <array>

#include "gridlark/kit/names.h"

#include "words.h"

namespace gridlark::chain::words {
namespace {

struct RuleWords {
    Q_DECLARE_TR_FUNCTIONS(gridlark::chain::RuleWords)
};

constexpr kit::Names refusals{
    std::pair{Refusal::over, QT_TRANSLATE_NOOP("gridlark::chain::Words", "The game is over.")},
    std::pair{Refusal::noPiece,
              QT_TRANSLATE_NOOP("gridlark::chain::Words", "There is no piece on that square.")},
    std::pair{Refusal::notYours, QT_TRANSLATE_NOOP("gridlark::chain::Words",
                                                   "That piece belongs to the other player.")},
    std::pair{Refusal::otherPiece,
              QT_TRANSLATE_NOOP("gridlark::chain::Words",
                                "Another piece has moved in this turn already.")},
    std::pair{Refusal::occupied,
              QT_TRANSLATE_NOOP("gridlark::chain::Words", "A piece stands on that square.")},
    std::pair{Refusal::landed,
              QT_TRANSLATE_NOOP("gridlark::chain::Words",
                                "The piece has been on that square in this turn already.")},
    std::pair{Refusal::tooFar,
              QT_TRANSLATE_NOOP("gridlark::chain::Words",
                                "That is too far: one step, or jumps over one piece each.")},
    std::pair{Refusal::nothingToJump,
              QT_TRANSLATE_NOOP("gridlark::chain::Words", "There is no piece to jump over.")},
    std::pair{Refusal::stepTaken,
              QT_TRANSLATE_NOOP("gridlark::chain::Words", "A step is the whole move of a turn.")},
    std::pair{Refusal::stepAfterJump,
              QT_TRANSLATE_NOOP("gridlark::chain::Words", "After a jump only jumps may follow.")},
    std::pair{Refusal::afterRemoval,
              QT_TRANSLATE_NOOP("gridlark::chain::Words",
                                "The move comes before the removal of a chain.")},
    std::pair{Refusal::missing,
              QT_TRANSLATE_NOOP("gridlark::chain::Words",
                                "A number between the two is not on the board any more.")},
    std::pair{Refusal::tooShort,
              QT_TRANSLATE_NOOP("gridlark::chain::Words", "A chain has at least three pieces.")},
    std::pair{Refusal::apart,
              QT_TRANSLATE_NOOP("gridlark::chain::Words",
                                "Not a chain: each number must touch the next one.")},
    std::pair{Refusal::removed, QT_TRANSLATE_NOOP("gridlark::chain::Words",
                                                  "Only one chain may be removed in a turn.")},
    std::pair{Refusal::nothingDone, QT_TRANSLATE_NOOP("gridlark::chain::Words",
                                                      "Nothing has been done yet in this turn.")},
    std::pair{Refusal::somethingDone,
              QT_TRANSLATE_NOOP("gridlark::chain::Words",
                                "This turn has begun: end it, or cancel what was done.")},
    std::pair{Refusal::notHere,
              QT_TRANSLATE_NOOP("gridlark::chain::Words",
                                "Turns can be taken back in casual games alone.")},
    std::pair{Refusal::nothingThere,
              QT_TRANSLATE_NOOP("gridlark::chain::Words", "There is no turn to take back.")}};

QString levelName(int level) {
    const std::array<QString, levels> names{
        //: Names of the computer's nine levels, the weakest first
        RuleWords::tr("Newcomer"),     RuleWords::tr("Beginner"), RuleWords::tr("Learner"),
        RuleWords::tr("Hobby player"), RuleWords::tr("Regular"),  RuleWords::tr("Club player"),
        RuleWords::tr("Expert"),       RuleWords::tr("Master"),   RuleWords::tr("Grandmaster")};
    return kit::at(names, level - 1);
}

QString landings(const std::vector<Square>& path) {
    QStringList names;
    for (std::size_t i = 1; i + 1 < path.size(); ++i) names << square(path[i]);
    return names.join(QStringLiteral(", "));
}

QString move(const Turn& turn) {
    const QString number = QString::number(turn.piece);
    const QString from = square(turn.path.front());
    const QString to = square(turn.target());
    if (turn.path.size() == 2) {
        //: The piece with this number; from and to are squares such as c4
        return RuleWords::tr("piece %1 from %2 to %3").arg(number, from, to);
    }
    //: %3: one square or several, separated by commas
    return RuleWords::tr("piece %1 from %2 by way of %3 to %4")
        .arg(number, from, landings(turn.path), to);
}

QString removal(Run run) {
    return RuleWords::tr("removes %1 to %2").arg(run.first).arg(run.last);
}

}  // namespace

QString colour(Colour colour) {
    return colour == Colour::blue ? RuleWords::tr("Blue") : RuleWords::tr("Red");
}

QString piece(Piece piece) {
    const QString number = QString::number(piece.number);
    return piece.colour == Colour::blue ? RuleWords::tr("blue %1").arg(number)
                                        : RuleWords::tr("red %1").arg(number);
}

QString square(Square square) {
    return QString::fromStdString(std::string(name(square)));
}

QString notation(const Turn& turn) {
    if (turn.pass()) return RuleWords::tr("pass");
    return QString::fromStdString(chain::text(turn));
}

QString level(int level) {
    return RuleWords::tr("Level %1").arg(level);
}

QString opponent(int level) {
    if (level == 0) return RuleWords::tr("Two players");
    //: An opponent: "Level 3", and the name of that level
    return RuleWords::tr("%1 · %2").arg(words::level(level), levelName(level));
}

QString turn(const Turn& turn, Colour colour) {
    const QString who = words::colour(colour);
    //: %1: Blue or Red
    if (turn.pass()) return RuleWords::tr("%1 passes.").arg(who);
    //: %1: Blue or Red; %2: what was done
    if (!turn.removed) return RuleWords::tr("%1: %2.").arg(who, move(turn));
    if (turn.path.empty()) return RuleWords::tr("%1: %2.").arg(who, removal(*turn.removed));
    //: %1: Blue or Red; %2: a move; %3: "removes 5 to 8"
    return RuleWords::tr("%1: %2, %3.").arg(who, move(turn), removal(*turn.removed));
}

QString refusal(Refusal refusal) {
    return QCoreApplication::translate("gridlark::chain::Words", refusals[refusal].data());
}

QString recordError(const RecordError& error) {
    using What = RecordError::What;
    const QString word = QString::fromStdString(error.word);
    const QString line = QString::number(error.line);
    const QString who = error.player ? colour(*error.player) : QString();
    switch (error.what) {
        case What::tooLong:
            return RuleWords::tr("The text is too long to be a game.");
        case What::board:
            return RuleWords::tr(
                       "Line %1: the board cannot be read. It needs seven rows of ten squares, and "
                       "then who begins, such as “blue 0”.")
                .arg(line);
        case What::turn:
            //: %2: Blue or Red; %3: what stands there
            return RuleWords::tr("Turn %1 (%2): “%3” is no turn. Turns look like “7:c2-c4 x5-8”.")
                .arg(QString::number(error.turn), who, word);
        case What::illegal:
            break;
        case What::ending:
            return RuleWords::tr("Line %1: “%2” cannot follow here, as the game has ended before.")
                .arg(line, word);
    }
    //: %2: Blue or Red; %3: the turn; %4: a whole sentence
    return RuleWords::tr("Turn %1 (%2): “%3” is not possible. %4")
        .arg(QString::number(error.turn), who, word,
             refusal(error.refusal.value_or(Refusal::noPiece)));
}

}  // namespace gridlark::chain::words
