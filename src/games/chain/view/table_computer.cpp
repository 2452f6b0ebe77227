// The computer's turn, hints and offers: what is thought over beside the window.

#include <cstdlib>
#include <utility>

#include "table.h"
#include "words.h"

namespace gridlark::chain {
namespace {

/// Runs `work(stop)` so that both the worker and `own` can stop it.
template <class Work>
auto stoppable(std::stop_source own, Work work) {
    return [own = std::move(own), work = std::move(work)](const std::stop_token& outer) mutable {
        const std::stop_callback link(outer, [&own] { own.request_stop(); });
        return work(own.get_token());
    };
}

bool jumps(const Turn& turn) {
    const kit::Cell from = boardSize.cell(turn.path[0]);
    const kit::Cell to = boardSize.cell(turn.path[1]);
    return std::abs(from.row - to.row) > 1 || std::abs(from.column - to.column) > 1;
}

}  // namespace

void ChainTable::think() {
    if (!seen_ || thinking_ || !session().dealt() || !computersTurn(session().state())) return;
    thinking_ = true;
    thinkingFor_ = session().state();
    stopThought_ = std::stop_source();
    stopHint_.request_stop();
    const auto work = [state = session().state()](const std::stop_token& stop) {
        return levelTurn(state, state.level, stop);
    };
    inBackground(stoppable(stopThought_, work),
                 [this, answer = ++thought_](const std::optional<Thought>& thought) {
                     if (answer == thought_) takeThought(thought);
                 });
    refreshView();
    emit changed();
}

void ChainTable::stopThinking() {
    if (!thinking_) return;
    stopThought_.request_stop();
    ++thought_;
    thinking_ = false;
    thinkingFor_.reset();
}

void ChainTable::takeThought(const std::optional<Thought>& thought) {
    thinking_ = false;
    thinkingFor_.reset();
    if (!thought || !computersTurn(session().state())) return refreshView();
    const Turn turn = thought->turn;
    const Colour colour = session().state().position.turn;
    if (session().play(Play{turn})) return refreshView();
    if (turn.removed) {
        host().playSound(QStringLiteral("removal"));
    } else if (!turn.path.empty()) {
        host().playSound(jumps(turn) ? QStringLiteral("jump") : QStringLiteral("step"));
    }
    const bool stays =
        !turn.removed || turn.piece < turn.removed->first || turn.piece > turn.removed->last;
    if (turn.piece > 0 && stays) flight_.start({colour, turn.piece}, turn.path);
}

/// The best turn found so far is played at once.
void ChainTable::moveNow() {
    if (thinking_) stopThought_.request_stop();
}

bool ChainTable::canHint() const {
    return mayAct();
}

QString ChainTable::hintText() const {
    return tr("Hint");
}

/// A hint speaks of the turn from its beginning.
void ChainTable::hint() {
    if (!mayAct()) return;
    host().notify({});
    while (!session().state().draft.pass()) session().undo();
    stopHint_.request_stop();
    stopHint_ = std::stop_source();
    const auto work = [state = session().state()](const std::stop_token& stop) {
        return std::pair(state, chain::hint(state, stop));
    };
    inBackground(stoppable(stopHint_, work),
                 [this](const std::pair<State, std::optional<Thought>>& found) {
                     if (found.second && mayAct() && session().state() == found.first) {
                         showHint(*found.second);
                     }
                 });
}

/// A hint told again costs nothing more.
void ChainTable::showHint(const Thought& thought) {
    if (adviceFor_ != session().state()) {
        if (session().play(chain::Hint{})) return;
        adviceFor_ = session().state();
    }
    advice_ = thought.turn;
    traceShown_ = false;
    choosing_ = false;
    chosen_ = nowhere;
    host().playSound(QStringLiteral("hint"));
    //: %1: a turn in words; %2: the same in notation
    host().notify(tr("%1 (%2)").arg(words::turn(thought.turn, session().state().position.turn),
                                    words::notation(thought.turn)));
    refreshView();
}

void ChainTable::offerDraw() {
    if (!playing()) return;
    if (session().state().level == 0) {
        return ask({.icon = QStringLiteral("equal"),
                    .title = tr("A draw?"),
                    .text = tr("Both players must agree."),
                    .no = tr("Keep playing"),
                    .yes = tr("We agree on a draw")},
                   [this] { session().play(AgreeDraw{}); });
    }
    if (!mayAct()) return;
    host().notify(tr("The computer thinks about your offer…"));
    const auto work = [state = session().state()](const std::stop_token& stop) {
        return std::pair(state, acceptsDraw(state, stop));
    };
    inBackground(work, [this](const std::pair<State, bool>& answer) {
        if (!playing() || session().state() != answer.first) return;
        host().notify({});
        if (answer.second) {
            session().play(AgreeDraw{});
        } else {
            host().notify(tr("The computer declines: it thinks that it is ahead."));
        }
    });
}

void ChainTable::takeBack() {
    if (!playing()) return;
    flight_.stop();
    if (const auto refused = session().play(TakeBack{})) {
        return host().notify(words::refusal(*refused));
    }
    host().notify(session().state().level > 0
                      ? tr("Your last turn is taken back; the game counts as assisted.")
                      : tr("The last turn is taken back."));
}

void ChainTable::resign() {
    if (!playing()) return;
    const State& state = session().state();
    const Colour loser = state.level > 0 ? state.person : state.position.turn;
    ask({.icon = QStringLiteral("flag"),
         .title = tr("Resign?"),
         .text = tr("The game ends, and %1 has lost.").arg(words::colour(loser)),
         .no = tr("Keep playing"),
         .yes = tr("Resign")},
        [this] { session().play(Resign{}); });
}

/// The person's colour is part of the deal's number.
kit::DealNumber ChainTable::freshNumber(const kit::Options& options) const {
    const kit::DealNumber number = GameTable::freshNumber(options);
    if (options.grid == opponentName(0)) return number;
    const QString wish =
        host().setting(QStringLiteral("colour"), QStringLiteral("blue")).toString();
    bool red = wish == QLatin1String("red");
    if (wish == QLatin1String("alternate")) {
        red = session().dealt() && session().state().level > 0 &&
              session().state().person == Colour::blue;
    }
    return red ? swapped(number) : number;
}

}  // namespace gridlark::chain
