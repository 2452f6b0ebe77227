// Looking back: going through the turns, games as text, the curve, the rematch.

#include <QClipboard>
#include <QGuiApplication>

#include "load_panel.h"
#include "moves_view.h"
#include "table.h"
#include "words.h"

namespace gridlark::chain {

void ChainTable::browse(std::size_t turn) {
    if (!session().dealt()) return;
    flight_.stop();
    host().notify({});
    const std::size_t all = session().state().turns.size();
    browsed_ = turn < all ? std::optional(turn) : std::nullopt;
    traceShown_ = true;
    choosing_ = false;
    chosen_ = nowhere;
    refreshView();
    emit changed();
}

/// The game so far is put aside, if it is not over: "Undo" brings it back.
void ChainTable::goOn() {
    if (!session().dealt() || !browsed_) return;
    const State& state = session().state();
    State next = continued(recordOf(state), *browsed_, state.variant, state.level, state.person);
    begin(session().options(), session().deal(), std::move(next));
    host().notify(tr("This goes on as a casual game; it does not count."));
}

void ChainTable::copyGame() {
    if (!session().dealt()) return;
    QGuiApplication::clipboard()->setText(
        QString::fromStdString(text(recordOf(session().state()))));
    host().notify(tr("The game is on the clipboard, as text."));
}

void ChainTable::askForText() {
    if (view_ == nullptr || !session().dealt()) return;
    if (loadPanel_ == nullptr) {
        loadPanel_ = new LoadPanel(panelPlace());
        adopt(*loadPanel_);
        connect(loadPanel_, &LoadPanel::chosen, this, &ChainTable::loadGame);
    }
    const QString copied = QGuiApplication::clipboard()->text();
    loadPanel_->ask(copied.startsWith(QLatin1String("Chain")) ? copied : QString());
}

void ChainTable::loadGame(const QString& text) {
    const auto record = recordFrom(text.toStdString());
    if (!record) return loadPanel_->refuse(words::recordError(record.error()));
    loadPanel_->close();
    const State& state = session().state();
    State next = continued(*record, record->turns.size(), state.variant, state.level, state.person);
    begin(session().options(), session().deal(), std::move(next));
    host().notify(tr("The game is loaded. It goes on as a casual game."));
}

void ChainTable::rematch() {
    if (!session().dealt()) return;
    const bool computer = session().state().level > 0;
    deal(session().options(), computer ? swapped(session().deal()) : session().deal());
}

/// One position after the other, so that the curve grows while it is worked out.
void ChainTable::evaluate() {
    if (!seen_ || evaluating_ || !session().dealt() || playing()) return;
    if (!valuesFor_) valuesFor_ = session().state();
    if (values_.size() >= positions_.size()) return;
    evaluating_ = true;
    const std::size_t at = values_.size();
    // The last position does not tell of a loss by stranded pieces, a resignation or a draw.
    const auto work = [position = positions_[at]](const std::stop_token& stop) {
        return blueAhead(position, stop);
    };
    inBackground(work, [this, at](double value) {
        evaluating_ = false;
        if (playing() || !session().dealt() || valuesFor_ != session().state()) return;
        if (at != values_.size()) return;
        values_.push_back(value);
        showCurve();
        evaluate();
    });
}

void ChainTable::showCurve() {
    if (view_ == nullptr) return;
    if (!valuesFor_ || playing() || positions_.size() < 2) return view_->moves().hideCurve();
    Values values = values_;
    const Outcome outcome = session().state().outcome;
    if (values.size() == positions_.size() && outcome.end == End::stranded) {
        values.back() = *outcome.winner == Colour::blue ? 20 : -20;
    }
    const bool done = values.size() == positions_.size();
    const bool blueBegins = session().state().start.turn == Colour::blue;
    view_->moves().showCurve(values, done ? turningPoint(values, blueBegins) : std::nullopt);
}

}  // namespace gridlark::chain
