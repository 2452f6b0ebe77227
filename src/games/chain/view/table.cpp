#include "table.h"

#include <QClipboard>
#include <QGuiApplication>

#include "chain/view/panels/game_panel.h"
#include "chain/view/panels/load_panel.h"
#include "chain/view/parts/moves_view.h"

namespace gridlark::chain {

ChainTable::ChainTable(ui::Host& host)
    : TurnTable(host), actions_(host), opponent_(background()), review_(background()) {
    connectActions();
    connect(&opponent_, &Opponent::decided, this, &ChainTable::playComputersTurn);
    connect(&opponent_, &Opponent::hinted, this, &ChainTable::showHint);
    connect(&opponent_, &Opponent::answered, this, &ChainTable::answerOffer);
    connect(&review_, &Review::grown, this, [this] {
        show();
        goOn();
    });
}

void ChainTable::connectActions() {
    const auto on = [this](QAction& action, auto slot) {
        connect(&action, &QAction::triggered, this, slot);
    };
    on(actions_.moveNow, [this] { opponent_.moveNow(); });
    on(actions_.takeBack, [this] { takeBack(); });
    on(actions_.menu, [this] { openMenu(); });
    on(actions_.goOn, [this] {
        if (state() == nullptr || !review_.lookedAt()) return;
        beginCasual(recordOf(*state()), *review_.lookedAt(),
                    tr("This goes on as a casual game; it does not count."));
    });
    on(actions_.rematch, [this] {
        if (state() == nullptr) return;
        const kit::DealNumber same = session().deal();
        deal(session().options(), state()->level > 0 ? swapped(same) : same);
    });
}

Background ChainTable::background() {
    return [this](auto work) { ask(std::move(work), [](const auto& then) { then(); }); };
}

QWidget* ChainTable::makeView() {
    QWidget* view = TurnTable::makeView();
    const MovesView& moves = parts()->moves();
    connect(&moves, &MovesView::chosen, this, &ChainTable::lookAt);
    connect(&moves, &MovesView::copyAsked, this, &ChainTable::copyGame);
    connect(&moves, &MovesView::loadAsked, this, &ChainTable::askForGame);
    return view;
}

void ChainTable::settingsChanged() {
    actions_.sound.refresh();
    TurnTable::settingsChanged();
}

void ChainTable::cancelWork() {
    TurnTable::cancelWork();
    opponent_.stop();
    review_.stop();
    show();
}

void ChainTable::setSeen(bool seen) {
    TurnTable::setSeen(seen);
    if (!seen) opponent_.stop();
    goOn();
    show();
    if (opponent_.thinking()) emit changed();
}

Interaction ChainTable::interaction() const {
    Interaction all = TurnTable::interaction();
    all.lookedAt = review_.lookedAt();
    all.thinking = opponent_.thinking();
    return all;
}

void ChainTable::show() {
    TurnTable::show();
    actions_.show(state(), interaction());
    if (parts() != nullptr) parts()->showCurve(state(), review_.values());
}

void ChainTable::onChange(const Change& change) {
    opponent_.stop();
    const State* before = change.before;
    if (before == nullptr || change.after == nullptr || before->turns != change.after->turns) {
        review_.begin();
        hintCounted_ = false;
    }
    goOn();
    TurnTable::onChange(change);
}

void ChainTable::onGesture(const kit::Gesture& gesture) {
    if (!review_.lookedAt()) return TurnTable::onGesture(gesture);
    stopFlight();
    host().notify(
        tr("This is an earlier turn. Page Down leads on to the present; “Go on from here” begins a "
           "casual game."));
}

void ChainTable::goOn() {
    if (!seen() || state() == nullptr) return;
    if (computersTurn(*state())) opponent_.think();
    review_.evaluate(*state());
}

void ChainTable::playComputersTurn(const Turn& turn) {
    const Piece piece{state()->position.turn, turn.piece};
    if (play(Play{turn}, soundOf(turn))) return;
    const bool stays =
        !turn.removed || turn.piece < turn.removed->first || turn.piece > turn.removed->last;
    if (stays) startFlight(piece, turn.path);
}

/// A hint speaks of the turn from its beginning.
void ChainTable::hint() {
    if (!mayAct()) return;
    host().notify({});
    while (!state()->draft.pass()) session().undo();
    opponent_.findHint();
}

void ChainTable::showHint(const Hint& hint) {
    if (!mayAct() || (!hintCounted_ && play(ShowHint{}))) return;
    hintCounted_ = true;
    setHint(hint.turn);
    host().playSound(QStringLiteral("hint"));
    host().notify(words::hint(hint.turn, state()->position.turn));
    show();
}

void ChainTable::answerOffer(bool accepts) {
    if (!playing()) return;
    host().notify(accepts ? QString() : tr("The computer declines: it thinks that it is ahead."));
    if (accepts) play(AgreeDraw{});
}

void ChainTable::takeBack() {
    if (!playing()) return;
    stopFlight();
    const auto refused = play(TakeBack{});
    host().notify(refused ? words::refusal(*refused) : words::takenBack(*state()));
}

void ChainTable::lookAt(std::size_t turn) {
    if (state() == nullptr) return;
    stopFlight();
    host().notify({});
    review_.lookAt(turn, *state());
    putDown(true);
    show();
    emit changed();
}

void ChainTable::copyGame() {
    if (state() == nullptr) return;
    QGuiApplication::clipboard()->setText(QString::fromStdString(text(recordOf(*state()))));
    host().notify(tr("The game is on the clipboard, as text."));
}

void ChainTable::askForGame() {
    if (state() == nullptr) return;
    panel(loadPanel_, [this](LoadPanel& panel) {
        connect(&panel, &LoadPanel::loaded, this, [this](const Record& record) {
            beginCasual(record, record.turns.size(),
                        tr("The game is loaded. It goes on as a casual game."));
        });
    }).ask();
}

/// The game so far is put aside, if it is not over: "Undo" brings it back.
void ChainTable::beginCasual(const Record& record, std::size_t turns, const QString& notice) {
    const State& now = *state();
    begin(session().options(), session().deal(),
          continued(record, turns, now.variant, now.level, now.person));
    host().notify(notice);
}

void ChainTable::openMenu() {
    if (board() == nullptr || state() == nullptr) return;
    panel(menu_, [this](GamePanel& menu) {
        connect(&menu, &GamePanel::drawAgreed, this, [this] { play(AgreeDraw{}); });
        connect(&menu, &GamePanel::resigned, this, [this] { play(Resign{}); });
        connect(&menu, &GamePanel::drawOffered, this, [this] {
            if (!mayAct()) return;
            host().notify(tr("The computer thinks about your offer…"));
            opponent_.considerDraw();
        });
        connect(&menu, &GamePanel::left, this, [this] {
            cancelWork();
            session().abandon();
            emit exited();
        });
        connect(&menu, &GamePanel::colourChosen, this, [this](const QString& colour) {
            host().setSetting(QStringLiteral("colour"), colour);
            forgetAhead();
        });
    }).show(*state(), opponent_.thinking(), colourWish());
}

QString ChainTable::colourWish() const {
    return host().setting(QStringLiteral("colour"), QStringLiteral("blue")).toString();
}

/// The person's colour is part of the deal's number.
kit::DealNumber ChainTable::freshNumber(const kit::Options& options) const {
    const kit::DealNumber number = TurnTable::freshNumber(options);
    if (options.grid == opponentName(0)) return number;
    const bool wasBlue =
        state() != nullptr && state()->level > 0 && state()->person == Colour::blue;
    const QString wish = colourWish();
    const bool red =
        wish == QLatin1String("red") || (wish == QLatin1String("alternate") && wasBlue);
    return red ? swapped(number) : number;
}

}  // namespace gridlark::chain
