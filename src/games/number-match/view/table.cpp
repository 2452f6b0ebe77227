#include "table.h"

#include <QKeyEvent>
#include <algorithm>
#include <utility>

#include "number-match/deal/deal.h"
#include "stuck_panel.h"

namespace gridlark::number_match {
namespace {

constexpr int mostFlashed = 120;  // of the numbers of an add: more are never in view

int tabStep(const QKeyEvent& key) {
    if (key.modifiers().testFlag(Qt::ControlModifier)) return 0;
    return key.key() == Qt::Key_Tab ? 1 : key.key() == Qt::Key_Backtab ? -1 : 0;
}

}  // namespace

NumberMatchTable::NumberMatchTable(ui::Host& host)
    : BoardTable(host), actions_(host), stars_(host, tr("How hard new games are")) {
    connect(&actions_.add, &QAction::triggered, this, &NumberMatchTable::add);
    connect(&actions_.partners, &QAction::toggled, this, [this](bool on) {
        selection_.partners = on;
        show();
    });
    connect(&actions_.tints, &QAction::toggled, this, [this] { show(); });
    offerStars(stars_, [this] { return state() != nullptr ? state()->stars : 0; });
    connect(&fade_, &TraceFade::valueChanged, this, [this] {
        painter().setStrength(fade_.strength(this->host().theme().animations()));
        if (board() != nullptr) board()->updateOver(painter().over());
    });
    connect(&fade_, &TraceFade::finished, this, [this] { show(); });
}

void NumberMatchTable::prepare(ui::BoardWidget& board) {
    board.setAccessibleName(tr("Number Match"));
    board.setFit(ui::Fit::columns);
    board.setDragging(true);
    board.installEventFilter(this);
    connect(&board, &ui::BoardWidget::dragBegan, this, [this](kit::Cell cell) {
        if (takesGestures()) onGesture({kit::Touch::drag, {cell}});  // selected while it lasts
    });
}

Scene NumberMatchTable::scene() const {
    return sceneOf(state(), {.selection = selection_,
                             .drag = drag(),
                             .hint = hint_,
                             .trace = fade_.trace(),
                             .tinted = actions_.tints.isChecked()});
}

void NumberMatchTable::show() {
    const BoardChange change = std::exchange(change_, {});
    painter().show(scene());
    if (board() != nullptr) board()->refreshRows(change.gone, change.come);
}

// Gestures

void NumberMatchTable::onGesture(const kit::Gesture& gesture) {
    const auto meaning = actionFor(gesture, *state(), selection_.cell);
    if (!meaning) return;
    if (const Pair* pair = std::get_if<Pair>(&*meaning)) {
        if (play(*pair, QStringLiteral("place"))) explain(*pair);
        return;
    }
    select(std::get<Selection>(*meaning));
    if (gesture.touch == kit::Touch::hold)
        host().notify(words::partners(partnersOf(state()->board, gesture.cell())));
}

bool NumberMatchTable::keepsNotice(const kit::Gesture& gesture) const {
    const auto meaning = actionFor(gesture, *state(), selection_.cell);
    const auto* selection = meaning ? std::get_if<Selection>(&*meaning) : nullptr;
    return selection != nullptr && selection->cell.has_value();
}

void NumberMatchTable::select(const Selection& selection) {
    selection_ = selection;
    if (actions_.partners.isChecked()) selection_.partners = true;
    hint_.reset();
    show();
    if (selection_.cell) host().playSound(QStringLiteral("mark"));
}

/// What is in the way flashes; if nothing is, the two themselves.
void NumberMatchTable::explain(const Pair& pair) {
    const Board& on = state()->board;
    const auto via = judge(on, pair.a, pair.b);
    if (via) return;
    select({.cell = pair.b});
    const auto& blocker = via.error().blocker;
    const std::vector<kit::Cell> cells =
        blocker ? std::vector{*blocker} : std::vector{pair.a, pair.b};
    board()->glideTo(cells);
    board()->flash(cells, host().theme().colours().danger);
    board()->twitch(pair.b);
    host().notify(words::obstacle(on, pair, via.error()));
}

bool NumberMatchTable::eventFilter(QObject* watched, QEvent* event) {
    if (watched != board() || event->type() != QEvent::KeyPress) return false;
    const int step = tabStep(*static_cast<QKeyEvent*>(event));
    if (step == 0 || !playing() || !selection_.cell) return false;
    const auto partner = partnerAfter(state()->board, *selection_.cell, board()->cursor(), step);
    if (!partner) return false;
    board()->setCursorCell(*partner);
    board()->showCursor();
    return true;
}

void NumberMatchTable::add() {
    if (!playing()) return;
    host().notify({});
    if (play(Add{}, QStringLiteral("open")) == Refusal::tooLarge) host().notify(words::full());
}

// Changes

void NumberMatchTable::onChange(const Change& change) {
    const BoardChange moved = changeBetween(change.before, change.after);
    if (moved.kind != BoardChange::Kind::none) {
        selection_ = {};
        hint_.reset();
        if (stuckPanel_) stuckPanel_->close();
    }
    if (moved.kind == BoardChange::Kind::removed && board() != nullptr) fade_.begin(moved.link);
    change_ = moved;
    BoardTable::onChange(change);
    if (board() != nullptr) showMoved(moved);
    actions_.refresh(state());
}

void NumberMatchTable::showMoved(const BoardChange& change) {
    switch (change.kind) {
        case BoardChange::Kind::none:
            return;
        case BoardChange::Kind::returned:
            board()->glideTo({change.link.pair.a, change.link.pair.b});
            break;
        case BoardChange::Kind::added:
            showAdded(change.from);
            break;
        case BoardChange::Kind::other:
            host().notify({});
            board()->setCursorCell({0, 0});
            win_ = {};
            hintedAt_.reset();
            break;
        case BoardChange::Kind::removed:
        case BoardChange::Kind::shortened:
            break;
    }
    sayIfNoPair();
}

void NumberMatchTable::showAdded(int from) {
    const Board& on = state()->board;
    std::vector<kit::Cell> cells;
    for (int i = from; i < std::min(on.count(), from + mostFlashed); ++i)
        cells.push_back(on.cell(i));
    board()->glideTo({on.cell(from), on.cell(on.count() - 1)});
    board()->flash(cells, host().theme().colours().accent);
}

void NumberMatchTable::sayIfNoPair() {
    if (!playing() || anyPair(state()->board)) return;
    const bool nothingLeft = stuck(*state());
    host().notify(words::noPair(nothingLeft));
    if (!nothingLeft) return;
    panel(stuckPanel_, [this](StuckPanel& panel) {
        connect(&panel, &StuckPanel::undo, this, [this] {
            host().notify({});
            undo();
        });
        connect(&panel, &StuckPanel::newGame, this,
                [this] { deal(session().options(), std::nullopt); });
    }).open();
}

void NumberMatchTable::leave() {
    if (playing() && stuck(*state())) play(GiveUp{});
}

// Hints and deals

void NumberMatchTable::hint() {
    if (!playing()) return;
    ask([positions = session().past(), known = win_](
            const State&, const std::stop_token& stop) { return nextHint(positions, known, stop); },
        [this](const Hint& found) { showHint(found); });
}

/// Shown again, a hint costs nothing more; one that knows nothing never costs.
void NumberMatchTable::showHint(const Hint& hint) {
    const bool known = hint.kind != Hint::Kind::unknown;
    if (known && hintedAt_ != *state() && play(ShowHint{})) return;
    hintedAt_ = *state();
    if (known) win_ = hint.win;
    select({});
    if (hint.kind == Hint::Kind::pair) {
        hint_ = hint.pair;
        show();
        if (board() != nullptr) board()->glideTo({hint.pair.a, hint.pair.b});
    }
    host().playSound(QStringLiteral("hint"));
    host().notify(words::hint(hint, session().past()));
}

kit::DealNumber NumberMatchTable::freshNumber(const kit::Options& options) const {
    const kit::DealNumber number = BoardTable::freshNumber(options);
    const auto [least, most] = stars_.range();
    return numberWithStars(options, number, least, most).value_or(number);
}

}  // namespace gridlark::number_match
