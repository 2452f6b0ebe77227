// What a change of the game looks like: links, rows that go and come, the end.

#include <QPushButton>
#include <algorithm>

#include "table.h"

namespace gridlark::number_match {
namespace {

/// So many new numbers flash; more are not seen at once.
constexpr int mostFlashed = 120;

}  // namespace

void NumberMatchTable::onChange(const Change& /*change*/) {
    const State* state = session().dealt() ? &session().state() : nullptr;
    painter_.show(state);
    if (state != nullptr) {
        if (asked_ && *asked_ != *state) stopSearch();
        const BoardChange change = shown_ ? changeBetween(*shown_, state->board)
                                          : BoardChange{.kind = BoardChange::Kind::other};
        if (change.kind != BoardChange::Kind::none) {
            painter_.marks() = {};
            drag_.reset();
            if (stuckPanel_) stuckPanel_->close();
        }
        const std::optional<Board> before = std::exchange(shown_, state->board);
        showChange(change);
        if (change.kind == BoardChange::Kind::removed) trace(change, *before);
    }
    refreshActions();
    const kit::Status status = state != nullptr ? session().status() : kit::Status::playing;
    if (status == kit::Status::won && shownStatus_ == kit::Status::playing)
        host().playSound(QStringLiteral("win"));
    shownStatus_ = status;
}

void NumberMatchTable::showChange(const BoardChange& change) {
    if (board_ == nullptr) return;
    switch (change.kind) {
        case BoardChange::Kind::none:
        case BoardChange::Kind::shortened:
            board_->refresh();
            break;
        case BoardChange::Kind::removed:
            board_->refreshRows(change.rows, {});
            break;
        case BoardChange::Kind::returned:
            board_->refreshRows({}, change.rows);
            board_->glideTo({change.pair.a, change.pair.b});
            break;
        case BoardChange::Kind::added:
            board_->refresh();
            showAdded(change.from);
            break;
        case BoardChange::Kind::other:
            showAnother();
            break;
    }
    if (change.kind != BoardChange::Kind::none) lookForPairs();
}

void NumberMatchTable::showAdded(int from) {
    const Board& board = session().state().board;
    std::vector<kit::Cell> cells;
    for (int i = from; i < std::min(board.count(), from + mostFlashed); ++i) {
        if (board.digits[static_cast<std::size_t>(i)] != noDigit) cells.push_back(board.cell(i));
    }
    board_->glideTo({board.cell(from), board.cell(board.count() - 1)});
    board_->flash(cells, host().theme().colours().accent);
}

/// Another game than before.
void NumberMatchTable::showAnother() {
    host().notify({});
    board_->refresh();
    board_->setCursorCell({0, 0});
    win_ = {};
    hintFor_.reset();
}

void NumberMatchTable::trace(const BoardChange& change, const Board& board) {
    if (board_ == nullptr) return;
    const auto [a, b] = change.pair;
    trace_.stop();
    const auto before = painter_.traced();
    painter_.setTrace(Trace{.pair = change.pair,
                            .via = change.via,
                            .a = board[a],
                            .b = board[b],
                            .columns = board.columns});
    board_->updateOver(before);
    trace_.start();
}

/// Without animations the link is there and then gone.
void NumberMatchTable::dimTrace() {
    const auto cells = painter_.traced();
    if (trace_.state() == QAbstractAnimation::Stopped) {
        painter_.setTrace(std::nullopt);
    } else {
        painter_.setStrength(host().theme().animations() ? trace_.currentValue().toDouble() : 1);
    }
    if (board_) board_->updateOver(cells);
}

/// Says so at once when no pair is left.
void NumberMatchTable::lookForPairs() {
    if (!playing() || anyPair(session().state().board)) return;
    const State& state = session().state();
    if (!stuck(state))
        return host().notify(tr("No pair is left. Add numbers, undo, or begin a new game."));
    host().notify(tr("Neither a pair nor an add is left. Undo, or begin a new game."));
    offerWayOut();
}

void NumberMatchTable::offerWayOut() {
    if (board_ == nullptr) return;
    if (stuckPanel_ == nullptr) {
        stuckPanel_ = new ui::Panel(board_);
        stuckPanel_->setTheme(host().theme());
        stuckPanel_->setIcon(QStringLiteral("warning"));
        stuckPanel_->setTitle(tr("No pair is left"));
        stuckPanel_->setText(
            tr("Undo can still save this game. If you begin a new one, this one is lost."));
        stuckPanel_->setClosable(true);
        connect(stuckPanel_->addButton(tr("Undo")), &QPushButton::clicked, this, [this] {
            stuckPanel_->close();
            host().notify({});
            undo();
        });
        connect(stuckPanel_->addButton(tr("New game")), &QPushButton::clicked, this, [this] {
            stuckPanel_->close();
            deal(session().options(), std::nullopt);
        });
        connect(stuckPanel_, &ui::Panel::opened, this, [this] { emit popup(true); });
        connect(stuckPanel_, &ui::Panel::closed, this, [this] { emit popup(false); });
    }
    stuckPanel_->open();
}

void NumberMatchTable::leave() {
    if (playing() && stuck(session().state())) session().play(GiveUp{});
}

}  // namespace gridlark::number_match
