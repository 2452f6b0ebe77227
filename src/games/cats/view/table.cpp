#include "table.h"

#include <algorithm>

#include "cats/rules/clash.h"
#include "cats/rules/gestures.h"
#include "extra_hint.h"
#include "placement/view/words.h"

namespace gridlark::cats {

CatsTable::CatsTable(ui::Host& host) : BoardTable(host) {
    placement::makeEraser(erase_);
    connect(&erase_, &QAction::triggered, this, [this] {
        if (playing()) play(Erase{});
    });
}

void CatsTable::prepare(ui::BoardWidget& board) {
    board.setAccessibleName(tr("Cats"));
    board.setDragging(true);
}

void CatsTable::onChange(const Change& change) {
    hint_.reset();
    const State* now = change.after;
    if (change.another()) stars_ = now != nullptr ? stars(*now) : std::nullopt;
    erase_.setEnabled(playing() && std::ranges::count(now->cells, Content::cross) > 0);
    if (!playing() && extraHint_) extraHint_->close();
    BoardTable::onChange(change);
}

void CatsTable::onGesture(const kit::Gesture& gesture) {
    const auto action = actionFor(gesture, *state());
    if (!action) return;
    if (const auto* placed = std::get_if<Place>(&*action)) {
        const std::vector<Clash> wrong = clashes(*state(), placed->cell);
        play(*action, wrong.empty() ? QStringLiteral("place") : QStringLiteral("mistake"));
        if (!wrong.empty()) showMistake(placed->cell, wrong);
        return;
    }
    const bool marks = std::holds_alternative<Mark>(*action) && gesture.touch == kit::Touch::tap;
    const auto refused = play(*action, marks ? QStringLiteral("mark") : QString());
    if (refused == Refusal::sleeping) board()->twitch(gesture.cell());
}

void CatsTable::showMistake(kit::Cell cell, const std::vector<Clash>& clashes) {
    std::vector<kit::Cell> cells{cell};
    for (const Clash& clash : clashes) cells.push_back(clash.with);
    board()->flash(cells, host().theme().colours().danger);
    host().notify(words::mistake(clashes));
}

QString CatsTable::hintText() const {
    const int left = state() != nullptr ? state()->hintsLeft : hintsPerLevel;
    return left > 0 ? tr("Hint · %n left", nullptr, left) : tr("Hint · wait 5 s");
}

void CatsTable::hint() {
    if (!playing()) return;
    if (state()->hintsLeft > 0) return askHint();
    panel(extraHint_, [this](ExtraHint& panel) {
        connect(&panel, &ExtraHint::granted, this, &CatsTable::askHint);
    }).begin();
}

void CatsTable::askHint() {
    if (!playing()) return;
    ask([](const State& state, const std::stop_token& stop) { return nextHint(state, stop); },
        [this](const std::optional<Hint>& hint) {
            if (hint) takeHint(*hint);
        });
}

void CatsTable::takeHint(const Hint& hint) {
    const QString text =
        words::hint(hint, [this](int region) { return painter().regionName(region); });
    if (play(actionFor(*state(), hint))) return;
    hint_ = hint;
    show();
    if (board() != nullptr) {
        if (!hint.wrong.empty()) board()->flash(hint.wrong, host().theme().colours().danger);
        if (hint.cell) board()->setCursorCell(*hint.cell);
    }
    host().playSound(QStringLiteral("hint"));
    host().notify(text);
}

QList<ui::StatusItem> CatsTable::statusItems() const {
    if (state() == nullptr) return {};
    const int lives = state()->lives;
    const int score = sessionScore(*state());
    return {{.label = tr("Lives"),
             .icon = QStringLiteral("heart"),
             .iconEmpty = QStringLiteral("heart-empty"),
             .filled = lives,
             .total = livesPerLevel,
             .spoken = tr("%1 of %2 lives").arg(lives).arg(livesPerLevel)},
            {.label = tr("Score"),
             .text = QString::number(score),
             .spoken = tr("Score %1").arg(score)}};
}

QString CatsTable::levelText() const {
    if (state() == nullptr) return {};
    const QString level = tr("Level %1").arg(state()->level);
    return stars_ ? tr("%1 · %2").arg(level, ui::starsText(*stars_)) : level;
}

QStringList CatsTable::gestures() const {
    return {tr("Click: mark with an X"), tr("Hold, or right click: place a cat"),
            tr("Drag: mark several cells")};
}

QString CatsTable::continueText() const {
    return state() != nullptr ? tr("level %1").arg(state()->level) : QString();
}

}  // namespace gridlark::cats
