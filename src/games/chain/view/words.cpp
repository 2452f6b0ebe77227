// Words for a game on the table: what is said of it, and asked.

#include "words.h"

#include <QCoreApplication>
#include <QLocale>

#include "chain/rules/chain.h"

namespace gridlark::chain::words {

using ui::EndNote;  // lupdate takes what stands before `::` for the context of a function

namespace {

/// Of the quiet turns, so many are counted down.
constexpr int countedDown = 10;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(gridlark::chain::Words)
};

/// How a game ended.
QString outcome(const Outcome& outcome) {
    const QString winner = outcome.winner ? colour(*outcome.winner) : QString();
    const QString loser = outcome.winner ? colour(other(*outcome.winner)) : QString();
    switch (outcome.end) {
        case End::none:
            break;
        case End::cleared:
            return Words::tr("%1 has removed all pieces.").arg(winner);
        case End::stranded:
            return Words::tr("%1 has left pieces that can form no chain any more.").arg(loser);
        case End::quiet:
            return Words::tr("No chain was removed in 30 turns of each player.");
        case End::resigned:
            return Words::tr("%1 has resigned.").arg(loser);
        case End::agreed:
            return Words::tr("Both players have agreed on a draw.");
    }
    return {};
}

}  // namespace

QString player(const State* state, Colour colour) {
    if (state == nullptr || state->level == 0) return words::colour(colour);
    return colour == state->person ? Words::tr("You") : level(state->level);
}

QString lastTurn(const State* state, std::optional<std::size_t> lookedAt) {
    if (state == nullptr) return {};
    const std::size_t all = state->turns.size();
    const std::size_t at = lookedAt.value_or(all);
    QString text =
        state->start.turn == Colour::blue ? Words::tr("Blue begins.") : Words::tr("Red begins.");
    if (at > 0) {
        const Turns shown = state->turns.without(all - at);
        text = turn(shown.last().turn, shown.last().before.turn);
    }
    if (!lookedAt) return text;
    //: %3: what that turn did
    return Words::tr("Turn %1 of %2. %3").arg(QString::number(at), QString::number(all), text);
}

QString hint(const Turn& turn, Colour colour) {
    //: %1: a turn in words; %2: the same in notation
    return Words::tr("%1 (%2)").arg(words::turn(turn, colour), notation(turn));
}

QString takenBack(const State& state) {
    return state.level > 0 ? Words::tr("Your last turn is taken back; the game counts as assisted.")
                           : Words::tr("The last turn is taken back.");
}

QString chooseChain() {
    return Words::tr("Click the first piece of the chain, and then its last.");
}

Reasons whyNot(const State* state, const Interaction& interaction) {
    if (!mayAct(state, interaction)) {
        const QString never = state == nullptr                  ? Words::tr("There is no game.")
                              : state->outcome.end != End::none ? refusal(Refusal::over)
                              : !interaction.inFront ? Words::tr("The game is not in front now.")
                              : interaction.lookedAt ? Words::tr("An earlier turn is on the board.")
                                                     : Words::tr("It is the other player’s turn.");
        return {never, never, never, never};
    }
    Reasons reasons;
    const Turn& draft = state->draft;
    const bool ready = !readyChains(shownBoard(*state), state->position.turn).empty();
    if (draft.removed) {
        reasons.chain = refusal(Refusal::removed);
    } else if (!ready) {
        reasons.chain = Words::tr("You have no chain ready.");
    }
    if (draft.pass()) {
        reasons.end = refusal(Refusal::nothingDone);
        if (!interaction.builder.chain) reasons.cancel = reasons.end;
    } else {
        reasons.pass = refusal(Refusal::somethingDone);
    }
    return reasons;
}

QString game(const State& state, kit::DealNumber deal) {
    if (state.casual) return Words::tr("Casual game");
    const QString variant =
        state.variant == Variant::fair ? Words::tr("fair") : Words::tr("original");
    //: The number of a deal, and how it was dealt: "fair" or "original"
    return Words::tr("Deal %1 · %2").arg(placementOf(deal)).arg(variant);
}

QList<ui::StatusItem> status(const State& state) {
    const auto turn = static_cast<int>(state.turns.size()) / 2 + 1;
    QList<ui::StatusItem> items{{.label = Words::tr("Turn"), .text = QLocale().toString(turn)}};
    const int left = mostQuietTurns - state.position.quiet;
    if (state.outcome.end == End::none && left <= countedDown) {
        items.append({.label = Words::tr("Draw in"),
                      .text = QLocale().toString(left),
                      .spoken = Words::tr("%n turn(s)", nullptr, left)});
    }
    return items;
}

EndNote end(const State& state) {
    const auto& winner = state.outcome.winner;
    EndNote note{.text = outcome(state.outcome),
                 .actionText = Words::tr("New game"),
                 .icon = QStringLiteral("flag"),
                 .beside = true};
    if (!winner) {
        note.title = Words::tr("A draw");
        note.sound = QStringLiteral("draw");
    } else if (state.level > 0 && *winner != state.person) {
        note.title = Words::tr("%1 has won").arg(level(state.level));
        note.sound = QStringLiteral("loss");
    } else {
        note.title = state.level > 0           ? Words::tr("You have won")
                     : *winner == Colour::blue ? Words::tr("Blue has won")
                                               : Words::tr("Red has won");
        note.icon = QStringLiteral("trophy");
    }
    return note;
}

Question losingRemoval(Run run) {
    return {.icon = QStringLiteral("warning"),
            .title = Words::tr("This would lose the game"),
            .text = Words::tr("Without the chain from %1 to %2, pieces are left that can form no "
                              "chain any more. Whoever removes it and ends the turn has lost.")
                        .arg(run.first)
                        .arg(run.last),
            .no = Words::tr("Leave it"),
            .yes = Words::tr("Remove it all the same")};
}

Question agreeDraw() {
    return {.icon = QStringLiteral("equal"),
            .title = Words::tr("A draw?"),
            .text = Words::tr("Both players must agree."),
            .no = Words::tr("Keep playing"),
            .yes = Words::tr("We agree on a draw")};
}

Question resign(const State& state) {
    const Colour loser = state.level > 0 ? state.person : state.position.turn;
    return {.icon = QStringLiteral("flag"),
            .title = Words::tr("Resign?"),
            .text = Words::tr("The game ends, and %1 has lost.").arg(colour(loser)),
            .no = Words::tr("Keep playing"),
            .yes = Words::tr("Resign")};
}

Question leave() {
    return {.icon = QStringLiteral("exit"),
            .title = Words::tr("Leave this game for good?"),
            .text = Words::tr("It cannot be gone on with, and does not count."),
            .no = Words::tr("Keep playing"),
            .yes = Words::tr("Exit")};
}

}  // namespace gridlark::chain::words
