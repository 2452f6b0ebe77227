#include "table.h"

#include <algorithm>

#include "gridlark/ui/actions.h"

#include "own_panel.h"
#include "placement/view/words.h"
#include "queens/deal/deal.h"
#include "queens/rules/gestures.h"

namespace gridlark::queens {

QueensTable::QueensTable(ui::Host& host)
    : BoardTable(host), wanted_(host, tr("How hard new puzzles are")) {
    placement::makeEraser(eraser_);
    connect(&eraser_, &QAction::triggered, this, [this] {
        if (playing()) play(ClearNotes{});
    });
    ui::describe(autoNotes_, QStringLiteral("check"), tr("Automatic X"),
                 tr("Each queen brings an X to the cells that it rules out"), {Qt::Key_A});
    ui::keep(autoNotes_, host, QStringLiteral("auto-notes"), false);
    offerStars(wanted_, [this] { return stars_; });
}

void QueensTable::prepare(ui::BoardWidget& board) {
    board.setAccessibleName(tr("Queens"));
    board.setDragging(true);
}

bool QueensTable::isOwn() const {
    return state() != nullptr && state()->variant == Variant::own;
}

void QueensTable::onChange(const Change& change) {
    hint_.reset();
    const State* now = change.after;
    if (now != nullptr && change.another()) findStars();
    if (now != nullptr && !isOwn()) lastDealt_ = session().options();
    eraser_.setEnabled(playing() && std::ranges::any_of(now->cells, isNote));
    BoardTable::onChange(change);
}

/// Those of a deal follow from its number; an own puzzle has to be graded, which can take long.
void QueensTable::findStars() {
    stars_ = starsOf(session().options(), session().deal());
    if (!isOwn()) return;
    ask([](const State& state, const std::stop_token& stop) { return stars(state, stop); },
        [this](const std::optional<int>& stars) {
            stars_ = stars;
            emit changed();
        });
}

void QueensTable::onGesture(const kit::Gesture& gesture) {
    const bool isDrag = gesture.touch == kit::Touch::drag;
    const auto action = actionFor(gesture, *state(), autoNotes_.isChecked());
    if (!action) return;
    if (isDrag && hint_) {
        hint_.reset();
        emit changed();  // the button no longer applies it
    }
    const bool notes = std::holds_alternative<Note>(*action);
    const bool silent = isDrag && !std::holds_alternative<Move>(*action);
    const QString sound = notes ? QStringLiteral("mark") : QStringLiteral("place");
    const auto refused = play(*action, silent ? QString() : sound);
    if (refused && !silent) board()->twitch(gesture.cells.back());
}

void QueensTable::hint() {
    if (!playing()) return;
    if (hint_) {
        host().notify({});
        play(actionFor(*hint_, autoNotes_.isChecked()), QStringLiteral("hint"));
        return;
    }
    ask([](const State& state, const std::stop_token& stop) { return nextHint(state, stop); },
        [this](const std::optional<Hint>& hint) {
            if (hint) showHint(*hint);
        });
}

void QueensTable::showHint(const Hint& hint) {
    play(ShowHint{});
    hint_ = hint;
    show();
    if (board() != nullptr) {
        if (!hint.wrong.empty()) board()->flash(hint.wrong, host().theme().colours().danger);
        if (const auto cell = firstCellOf(hint)) board()->setCursorCell(*cell);
    }
    host().playSound(QStringLiteral("hint"));
    host().notify(
        words::hint(hint, *state(), [this](int region) { return painter().regionName(region); }));
    emit changed();  // the button applies the hint now
}

QString QueensTable::hintText() const {
    return hint_ ? tr("Apply the hint") : tr("Hint");
}

/// Grids that have no deals with so many stars get the nearest that they have.
kit::DealNumber QueensTable::freshNumber(const kit::Options& options) const {
    const kit::DealNumber number = BoardTable::freshNumber(options);
    const auto [least, most] = wanted_.range();
    const int bound = std::max(ui::StarRange::fewest, mostStars(options));
    return numberWithStars(options, number, std::min(least, bound), std::min(most, bound))
        .value_or(number);
}

void QueensTable::askForGrid() {
    panel(ownPanel_, [this](OwnPanel& panel) {
        connect(&panel, &OwnPanel::wanted, this, &QueensTable::playOwn);
    }).ask();
}

void QueensTable::playOwn(const OwnPuzzle& own) {
    begin(optionsOf(*own.board), numberOf(*own.board), *own.board);
}

kit::Options QueensTable::dealtFor(const kit::Options& options) const {
    if (options.variant != variantNames[Variant::own]) return options;
    return lastDealt_.value_or(kit::Options{"8", std::string(variantNames[Variant::standard])});
}

QList<ui::StatusItem> QueensTable::statusItems() const {
    if (state() == nullptr) return {};
    const auto set = static_cast<int>(queens(*state()).size());
    const int order = state()->puzzle.order;
    return {{.label = tr("Queens"),
             .text = tr("%1 of %2").arg(set).arg(order),
             .spoken = tr("%1 of %2 queens").arg(set).arg(order)}};
}

QString QueensTable::levelText() const {
    if (state() == nullptr) return {};
    const QString level = stars_ ? ui::starsText(*stars_) : QString();
    if (!isOwn()) return level;
    const QString own = tr("Your own puzzle");
    return level.isEmpty() ? own : tr("%1 · %2").arg(own, level);
}

QStringList QueensTable::gestures() const {
    return {tr("Click: place a queen"), tr("Hold, or right click: note an X"),
            tr("Drag: note several cells, or move a queen")};
}

}  // namespace gridlark::queens
