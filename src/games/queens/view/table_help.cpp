// Hints, stars, puzzles of the player's own, and what the table says of itself.
#include <algorithm>

#include "own_panel.h"
#include "placement/view/hint_text.h"
#include "queens/deal/deal.h"
#include "table.h"

namespace gridlark::queens {

namespace {

const QString starsKey = QStringLiteral("stars");

}  // namespace

// Hints

void QueensTable::hint() {
    if (!playing()) return;
    if (hint_) {
        const Hint hint = *hint_;
        host().notify({});
        session().play(actionFor(hint, autoNotes_.isChecked()));
        host().playSound(QStringLiteral("hint"));
        return;
    }
    inBackground(
        [state = session().state()](std::stop_token stop) { return nextHint(state, stop); },
        [this, asked = session().state()](const std::optional<Hint>& hint) {
            if (hint && playing() && session().state() == asked) showHint(*hint);
        });
}

void QueensTable::showHint(const Hint& hint) {
    session().play(ShowHint{});
    hint_ = hint;
    Highlights& shown = painter_.highlights();
    if (hint.step) {
        shown.because = hint.step->because;
        shown.targetsQueen = !hint.step->place.empty();
        shown.targets = shown.targetsQueen ? hint.step->place : hint.step->eliminate;
    } else if (hint.choice) {
        shown.targetsQueen = true;
        shown.targets = {*hint.choice};
    } else {
        shown.targets = hint.wrong;
    }
    refresh();
    if (board_) {
        if (!hint.wrong.empty()) board_->flash(hint.wrong, host().theme().colours().danger);
        if (!shown.targets.empty()) board_->setCursorCell(shown.targets.front());
    }
    host().playSound(QStringLiteral("hint"));
    host().notify(hintSentence(hint));
    emit changed();  // the button says that it applies the hint now
}

QString QueensTable::hintSentence(const Hint& hint) const {
    const auto regionName = [this](int region) { return painter_.regionName(region); };
    if (hint.step) return placement::sentence(*hint.step, regionName);
    if (hint.choice) return tr("Nothing is forced here; a queen on this cell leads to a solution.");
    const int count = static_cast<int>(hint.wrong.size());
    const bool queen = isOwnQueen(session().state().cells[hint.wrong.front()]);
    return queen ? tr("%n queen(s) cannot stay here.", nullptr, count)
                 : tr("%n cell(s) with an X must have a queen.", nullptr, count);
}

QString QueensTable::hintText() const {
    return hint_ ? tr("Apply the hint") : tr("Hint");
}

// Stars

ui::StarRange QueensTable::wantedStars() const {
    return ui::starRange(host().setting(starsKey, QString()).toString());
}

void QueensTable::chooseStars() {
    if (starsPanel_ == nullptr) {
        starsPanel_ = new ui::StarsPanel(view());
        starsPanel_->setTheme(host().theme());
        connect(starsPanel_, &ui::StarsPanel::chosen, this, &QueensTable::takeStars);
        connect(starsPanel_, &ui::Panel::opened, this, [this] { emit popup(true); });
        connect(starsPanel_, &ui::Panel::closed, this, [this] { emit popup(false); });
    }
    starsPanel_->ask(wantedStars());
}

void QueensTable::takeStars(ui::StarRange range) {
    host().setSetting(starsKey, range.text());
    chooseStars_.setText(ui::starsActionText(range));
    forgetAhead();
    emit changed();
    const bool fits = stars_ && range.contains(*stars_);
    if (session().dealt() && !fits) deal(session().options(), std::nullopt);
}

/// Grids that have no deals with so many stars get the nearest that they have.
kit::DealNumber QueensTable::freshNumber(const kit::Options& options) const {
    const kit::DealNumber number = GameTable::freshNumber(options);
    const auto [least, most] = wantedStars();
    const int bound = std::max(ui::StarRange::fewest, mostStars(options));
    const auto found =
        numberWithStars(options, number, std::min(least, bound), std::min(most, bound));
    return found.value_or(number);
}

// Puzzles of the player's own

void QueensTable::askForGrid() {
    if (ownPanel_ == nullptr) {
        ownPanel_ = new OwnPanel(view());
        ownPanel_->takeTheme(host().theme());
        connect(ownPanel_, &OwnPanel::wanted, this, &QueensTable::playOwn);
        connect(ownPanel_, &ui::Panel::opened, this, [this] { emit popup(true); });
        connect(ownPanel_, &ui::Panel::closed, this, [this] { emit popup(false); });
    }
    ownPanel_->ask();
}

void QueensTable::playOwn(const OwnPuzzle& own) {
    begin(optionsOf(*own.board), numberOf(*own.board), *own.board);
}

kit::Options QueensTable::dealtFor(const kit::Options& options) const {
    if (options.variant != name(Variant::own)) return options;
    if (lastDealt_) return *lastDealt_;
    return {"8", std::string(name(Variant::standard))};
}

// What the table says of itself

QList<ui::StatusItem> QueensTable::statusItems() const {
    if (!session().dealt()) return {};
    const State& state = session().state();
    const auto set = static_cast<int>(queens(state).size());
    const QString text = tr("%1 of %2").arg(set).arg(state.puzzle.order);
    return {{.label = tr("Queens"),
             .text = text,
             .icon = {},
             .iconEmpty = {},
             .spoken = tr("%1 of %2 queens").arg(set).arg(state.puzzle.order)}};
}

QString QueensTable::levelText() const {
    if (!session().dealt()) return {};
    const QString level = stars_ ? ui::starsText(*stars_) : QString();
    if (!isOwn()) return level;
    const QString own = tr("Your own puzzle");
    return level.isEmpty() ? own : tr("%1 · %2").arg(own, level);
}

QStringList QueensTable::gestures() const {
    return {tr("Click: place a queen"), tr("Hold, or right click: note an X"),
            tr("Drag: note several cells, or move a queen")};
}

ui::EndNote QueensTable::endNote() const {
    return {.title = tr("Solved"),
            .text = isOwn() ? tr("Your own puzzles are not counted in the statistics.")
                            : tr("%n queen(s), and none of them touch.", nullptr,
                                 session().state().puzzle.order),
            .actionText = tr("Next puzzle"),
            .restart = false,
            .icon = QStringLiteral("trophy")};
}

}  // namespace gridlark::queens
