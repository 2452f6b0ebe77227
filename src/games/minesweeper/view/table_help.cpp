// Hints, risks and the look back: what the engine knows, shown on the board.

#include <algorithm>
#include <utility>

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

void MinesweeperTable::showHint(const Advice& advice) {
    if (session().play(Hint{})) return;
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

/// What could have been known before the move that lost the game.
void MinesweeperTable::lookBack() {
    if (!session().dealt() || session().status() != kit::Status::lost) return;
    inBackground(
        [state = session().state()](std::stop_token stop) {
            return std::pair(state.squares, analyse(beforeLoss(state), {.stop = stop}));
        },
        [this](const std::pair<Squares, Analysis>& found) {
            if (session().state().squares == found.first) showLookBack(found.second);
        });
}

/// The cell that ended the game is marked as the mine it was; the safest one beside it.
void MinesweeperTable::showLookBack(const Analysis& analysis) {
    const std::vector<kit::Cell> mines = exploded(session().state());
    if (mines.empty() || !analysis.consistent) return;
    const auto riskOf = [&](kit::Cell cell) { return analysis.probability[cell]; };
    const kit::Cell fatal = *std::ranges::max_element(mines, {}, riskOf);
    std::vector<kit::Cell> safest;
    double least = 1;
    const kit::Size size = session().state().field.size;
    for (int i = 0; i < size.area(); ++i) {
        const kit::Cell cell = size.cell(i);
        const double risk = riskOf(cell);
        if (risk < 0 || risk > least) continue;
        if (risk < least) safest.clear();
        least = risk;
        safest.push_back(cell);
    }
    painter_.clearMarks();
    painter_.clearRisks();
    painter_.mark(safest, least > 0 ? Mark::safest : Mark::safe);
    for (const kit::Cell cell : safest) painter_.setRisk(cell, least);
    refreshBoard();
    if (view_ && !safest.empty()) board()->reveal(safest.front());
    host().notify(
        words::lookBack({.risk = riskOf(fatal), .least = least, .exact = analysis.exact}));
}

}  // namespace gridlark::minesweeper
