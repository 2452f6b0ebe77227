// How a turn is built: piece, squares, chain, end.

#include <algorithm>

#include "table.h"
#include "turn_bar.h"
#include "words.h"

namespace gridlark::chain {

/// The marks of the last turn vanish at the next tap.
void ChainTable::tap(kit::Cell cell) {
    flight_.stop();
    if (browsed_) {
        return host().notify(
            tr("This is an earlier turn. Page Down leads on to the present; “Go on from here” "
               "begins a casual game."));
    }
    if (!playing()) return;
    host().notify({});
    traceShown_ = false;
    const Square square = boardSize.index(cell);
    if (mayAct()) {
        const State& state = session().state();
        const auto piece = pieceAt(shownBoard(state), square);
        if (choosing_) {
            tapChain(square);
        } else if (piece) {
            tapOwn(square, *piece);
        } else {
            tapEmpty(square);
        }
    }
    refreshView();
}

void ChainTable::tapOwn(Square square, Piece piece) {
    const State& state = session().state();
    if (piece.colour != state.position.turn) {
        return refuse(square, words::refusal(Refusal::notYours));
    }
    if (state.draft.removed) return refuse(square, words::refusal(Refusal::afterRemoval));
    if (!state.draft.path.empty() && square != state.draft.target()) {
        return refuse(square, words::refusal(Refusal::otherPiece));
    }
    choose(chosen_ == square ? nowhere : square);
}

void ChainTable::choose(Square square) {
    chosen_ = square;
    advice_.reset();
    if (square != nowhere) host().playSound(QStringLiteral("select"));
}

void ChainTable::tapEmpty(Square square) {
    if (chosen_ == nowhere) return;
    const State& state = session().state();
    const auto all = ways(state.position, state.draft, chosen_);
    const auto way = std::ranges::find(all, square, &Way::target);
    if (way != all.end()) return goAlong(*way);
    const auto tried = hop(state.position, state.draft, chosen_, square);
    refuse(chosen_, words::refusal(tried ? Refusal::tooFar : tried.error()));
}

/// Every jump is a step of its own, which "Cancel" takes back.
void ChainTable::goAlong(const Way& way) {
    Square from = chosen_;
    const Piece piece = *pieceAt(shownBoard(session().state()), from);
    std::vector<Square> path{from};
    for (const Square to : way.path) {
        if (session().play(Hop{from, to})) break;
        path.push_back(from = to);
    }
    host().playSound(way.jump ? QStringLiteral("jump") : QStringLiteral("step"));
    if (path.size() > 2) flight_.start(piece, path);
}

void ChainTable::tapChain(Square square) {
    const State& state = session().state();
    const auto piece = pieceAt(shownBoard(state), square);
    if (!piece) return refuse(square, tr("Click the first piece of the chain, and then its last."));
    if (piece->colour != state.position.turn) {
        return refuse(square, words::refusal(Refusal::notYours));
    }
    if (!firstNumber_) {
        firstNumber_ = piece->number;
        return choose(square);
    }
    if (*firstNumber_ == piece->number) {
        firstNumber_.reset();
        return choose(nowhere);
    }
    takeRun({std::min(*firstNumber_, piece->number), std::max(*firstNumber_, piece->number)});
}

/// Asks first if removing the chain loses the game.
void ChainTable::takeRun(Run run) {
    const State& state = session().state();
    const auto tried = remove(state.position, state.draft, run);
    if (!tried) {
        const Square first = chosen_;
        firstNumber_.reset();
        chosen_ = nowhere;
        return refuse(first, words::refusal(tried.error()));
    }
    if (!loses(shownBoard(state), state.position.turn, run)) return removeRun(run);
    ask({.icon = QStringLiteral("warning"),
         .title = tr("This would lose the game"),
         .text = tr("Without the chain from %1 to %2, pieces are left that can form no chain any "
                    "more. Whoever removes it and ends the turn has lost.")
                     .arg(run.first)
                     .arg(run.last),
         .no = tr("Leave it"),
         .yes = tr("Remove it all the same")},
        [this, run] {
            if (mayAct()) removeRun(run);
        });
}

void ChainTable::removeRun(Run run) {
    if (!session().play(Remove{run})) host().playSound(QStringLiteral("removal"));
}

void ChainTable::toggleChoosing(bool on) {
    flight_.stop();
    choosing_ = on && mayAct();
    firstNumber_.reset();
    chosen_ = nowhere;
    host().notify(choosing_ ? tr("Click the first piece of the chain, and then its last.")
                            : QString());
    refreshView();
}

void ChainTable::endTurn() {
    if (!mayAct() || session().state().draft.pass()) return;
    host().notify({});
    session().play(EndTurn{});
}

/// First what is chosen, then the chain, the last jump, the move.
void ChainTable::cancelStep() {
    if (!mayAct()) return;
    host().notify({});
    flight_.stop();
    if (choosing_) return toggleChoosing(false);
    if (!session().state().draft.pass()) session().undo();
}

void ChainTable::pass() {
    if (!mayAct() || !session().state().draft.pass()) return;
    host().notify({});
    session().play(Pass{});
}

void ChainTable::refuse(Square square, const QString& why) {
    host().playSound(QStringLiteral("illegal"));
    host().notify(why);
    board()->twitch(boardSize.cell(square));
}

void ChainTable::refreshBar() {
    TurnBar& bar = view_->bar();
    QString never;
    if (!session().dealt()) {
        never = tr("There is no game.");
    } else if (!playing()) {
        never = words::refusal(Refusal::over);
    } else if (!seen_ || panelOpen_) {
        never = tr("The game is not in front now.");
    } else if (browsed_) {
        never = tr("An earlier turn is on the board.");
    } else if (!mayAct()) {
        never = tr("It is the other player’s turn.");
    }
    TurnBar::Reasons reasons{never, never, never, never};
    if (never.isEmpty()) {
        const State& state = session().state();
        const bool ready = !readyChains(shownBoard(state), state.position.turn).empty();
        if (state.draft.removed) reasons.chain = words::refusal(Refusal::removed);
        if (!state.draft.removed && !ready) reasons.chain = tr("You have no chain ready.");
        if (state.draft.pass()) reasons.end = words::refusal(Refusal::nothingDone);
        if (state.draft.pass() && !choosing_) reasons.cancel = words::refusal(Refusal::nothingDone);
        if (!state.draft.pass()) reasons.pass = words::refusal(Refusal::somethingDone);
    }
    bar.show(reasons);
    bar.setChoosing(choosing_);
    bar.setEndSuggested(reasons.end.isEmpty());
}

}  // namespace gridlark::chain
