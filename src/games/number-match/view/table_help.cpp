// Hints, stars, and what the table says of itself.

#include <QLocale>
#include <algorithm>
#include <utility>

#include "table.h"
#include "words.h"

namespace gridlark::number_match {
namespace {

const QString starsKey = QStringLiteral("stars");

}  // namespace

// Hints

QString NumberMatchTable::hintText() const {
    return tr("Hint");
}

void NumberMatchTable::hint() {
    if (!playing() || asked_) return;
    asked_ = session().state();
    inBackground(
        [positions = session().past(), known = win_](std::stop_token stop) {
            return std::pair(nextHint(positions, known, stop), positions);
        },
        [this](const std::pair<Hint, std::vector<State>>& found) {
            if (std::exchange(asked_, std::nullopt)) showHint(found.first, found.second);
        });
}

/// The position is another one by now. A deal under way goes on.
void NumberMatchTable::stopSearch() {
    asked_.reset();
    if (!waiting()) GameTable::cancelWork();
}

/// A hint told again costs nothing more, and one that knows nothing never costs.
void NumberMatchTable::showHint(const Hint& hint, std::span<const State> positions) {
    const bool free = hintFor_ == session().state() || hint.kind == Hint::Kind::unknown;
    if (!free && session().play(ShowHint{})) return;
    hintFor_ = session().state();
    if (hint.kind != Hint::Kind::unknown) win_ = hint.win;
    select(std::nullopt);
    if (hint.kind == Hint::Kind::pair) {
        painter_.marks().hint = {hint.pair.a, hint.pair.b};
        refresh();
        if (board_) board_->glideTo(painter_.marks().hint);
    }
    host().playSound(QStringLiteral("hint"));
    host().notify(words::hint(hint, positions));
}

// Stars

ui::StarRange NumberMatchTable::wantedStars() const {
    return ui::starRange(host().setting(starsKey, QString()).toString());
}

void NumberMatchTable::chooseStars() {
    if (starsPanel_ == nullptr) {
        starsPanel_ = new ui::StarsPanel(view());
        starsPanel_->setTheme(host().theme());
        connect(starsPanel_, &ui::StarsPanel::chosen, this, &NumberMatchTable::takeStars);
        connect(starsPanel_, &ui::Panel::opened, this, [this] { emit popup(true); });
        connect(starsPanel_, &ui::Panel::closed, this, [this] { emit popup(false); });
    }
    starsPanel_->ask(wantedStars());
}

void NumberMatchTable::takeStars(ui::StarRange range) {
    host().setSetting(starsKey, range.text());
    chooseStars_.setText(ui::starsActionText(range));
    forgetAhead();
    emit changed();
    if (!session().dealt()) return;
    const int stars = session().state().stars;
    if (stars != 0 && !range.contains(stars)) deal(session().options(), std::nullopt);
}

kit::DealNumber NumberMatchTable::freshNumber(const kit::Options& options) const {
    const kit::DealNumber number = GameTable::freshNumber(options);
    const auto [least, most] = wantedStars();
    return numberWithStars(options, number, least, most).value_or(number);
}

// What the table says of itself

void NumberMatchTable::refreshActions() {
    const State* state = session().dealt() ? &session().state() : nullptr;
    const int adds = state != nullptr ? state->addsLeft : 0;
    add_.setVisible(state == nullptr || state->variant == Variant::standard);
    add_.setEnabled(playing() && adds > 0);
    partners_.setEnabled(state == nullptr || playing());
    if (!playing()) {
        add_.setText(tr("Add numbers"));
        return;
    }
    const int count = digitsLeft(state->board);
    //: Button, in few words: how many numbers will come; how many adds are left
    add_.setText(adds == 0 ? tr("No adds left") : tr("Add %1 · %2 left").arg(count).arg(adds));
    add_.setToolTip(tr("Write the %n number(s) that are left once more", nullptr, count));
}

QList<ui::StatusItem> NumberMatchTable::statusItems() const {
    if (!session().dealt()) return {};
    const State& state = session().state();
    const auto item = [](const QString& label, int value) {
        return ui::StatusItem{
            .label = label, .text = QLocale().toString(value), .spoken = QString::number(value)};
    };
    QList<ui::StatusItem> items{item(tr("Score"), session().tally().score),
                                item(tr("Moves"), state.moves)};
    if (state.variant == Variant::standard) items.append(item(tr("Adds left"), state.addsLeft));
    return items;
}

QString NumberMatchTable::levelText() const {
    if (!session().dealt() || session().state().stars == 0) return {};
    return ui::starsText(session().state().stars);
}

QString NumberMatchTable::continueText() const {
    if (!session().dealt()) return {};
    return tr("%n left", "numbers", digitsLeft(session().state().board));
}

QStringList NumberMatchTable::gestures() const {
    return {tr("Click two numbers, or drag from one to the other: remove the pair"),
            tr("Hold, or right click: show its partners")};
}

ui::EndNote NumberMatchTable::endNote() const {
    if (session().status() != kit::Status::won)
        return {.title = tr("Lost"), .actionText = tr("New game"), .beside = true};
    return {.title = tr("Cleared"),
            .text = words::par(session().state()),
            .actionText = tr("New game"),
            .icon = QStringLiteral("trophy")};
}

}  // namespace gridlark::number_match
