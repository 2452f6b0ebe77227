// Hints, risks and the look back: what the engine knows, shown on the board.

#include <utility>

#include "minesweeper/engine/chances/analysis.h"
#include "table.h"
#include "words.h"

namespace gridlark::minesweeper {

bool MinesweeperTable::canHint() const {
    return playing();
}

QString MinesweeperTable::hintText() const {
    return tr("Hint");
}

void MinesweeperTable::hint() {
    if (!playing()) return;
    if (!begun()) return host().notify(tr("Open any square: the first one is always safe."));
    inBackground([state = session().state()](
                     std::stop_token stop) { return std::pair(state, nextHint(state, stop)); },
                 [this](const std::pair<State, std::optional<Advice>>& found) {
                     if (found.second && playing() && session().state() == found.first)
                         showHint(*found.second);
                 });
}

/// A hint told again costs nothing more.
void MinesweeperTable::showHint(const Advice& advice) {
    const bool again = hintFor_ == session().state();
    if (!again && session().play(Hint{})) return;
    hintFor_ = session().state();
    painter_.mark(advice.because, Mark::reason);
    Mark mark = advice.mine ? Mark::mine : Mark::safe;
    if (advice.reason == Reason::wrongFlag) mark = Mark::wrongFlag;
    if (advice.reason == Reason::guess) {
        mark = Mark::safest;
        for (const kit::Cell cell : advice.cells) painter_.setRisk(cell, advice.risk);
    }
    painter_.mark(advice.cells, mark);
    if (view_) board()->setCursorCell(advice.cells.front());
    refreshBoard();
    host().playSound(QStringLiteral("hint"));
    host().notify(words::hint(advice));
}

void MinesweeperTable::toggleRisks(bool on) {
    if (!on) {
        painter_.clearRisks();
        return refreshBoard();
    }
    if (!playing() || !begun()) {
        risks_.setChecked(false);
        return host().notify(tr("Open any square: the first one is always safe."));
    }
    risksFor_ = session().deal();
    host().notify(tr("With the risks shown, this game counts as assisted."));
    if (session().state().assisted) return findRisks();  // showing them changes nothing
    session().play(Peek{});
}

void MinesweeperTable::findRisks() {
    inBackground(
        [state = session().state()](std::stop_token stop) {
            return std::pair(state.squares, analyse(positionOf(state), {.stop = stop}));
        },
        [this](const std::pair<Squares, Analysis>& found) {
            if (risks_.isChecked() && playing() && session().state().squares == found.first)
                showRisks(found.second);
        });
}

void MinesweeperTable::showRisks(const Analysis& analysis) {
    painter_.clearRisks();
    const kit::Size size = session().state().field.size;
    for (int i = 0; analysis.consistent && i < size.area(); ++i) {
        const double risk = analysis.probability[size.cell(i)];
        if (risk >= 0) painter_.setRisk(size.cell(i), risk);
    }
    refreshBoard();
    if (!analysis.exact) host().notify(tr("This position is too large: the risks are estimates."));
}

void MinesweeperTable::lookBack() {
    if (!session().dealt() || session().status() != kit::Status::lost) return;
    inBackground(
        [state = session().state()](std::stop_token stop) {
            return std::pair(state.squares, verdictOn(state, stop));
        },
        [this](const std::pair<Squares, std::optional<Verdict>>& found) {
            if (found.second && session().state().squares == found.first)
                showVerdict(*found.second);
        });
}

void MinesweeperTable::showVerdict(const Verdict& verdict) {
    painter_.clearMarks();
    painter_.clearRisks();
    const bool certain = verdict.leastRisk <= 0;
    painter_.mark(verdict.safest, certain ? Mark::safe : Mark::safest);
    for (const kit::Cell cell : verdict.safest) {
        if (!certain) painter_.setRisk(cell, verdict.leastRisk);
    }
    refreshBoard();
    if (view_ && !verdict.safest.empty()) board()->reveal(verdict.safest.front());
    host().notify(words::verdict(verdict));
}

}  // namespace gridlark::minesweeper
