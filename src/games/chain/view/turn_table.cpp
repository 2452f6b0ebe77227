#include "turn_table.h"

#include "chain/view/panels/question_panel.h"
#include "chain/view/parts/player_card.h"
#include "chain/view/parts/turn_bar.h"

namespace gridlark::chain {

QString soundOf(const Turn& turn) {
    if (turn.removed) return QStringLiteral("removal");
    if (turn.path.empty()) return {};
    return jumps(turn) ? QStringLiteral("jump") : QStringLiteral("step");
}

TurnTable::TurnTable(ui::Host& host) : BoardTable(host) {
    connect(&flight_, &FlightShow::hopped, this,
            [this] { this->host().playSound(QStringLiteral("jump")); });
    connect(&flight_, &FlightShow::moved, this, [this] {
        BoardTable::show();
        if (board() != nullptr) board()->updateOver(painter().over());
    });
    connect(&tick_, &QTimer::timeout, this, &TurnTable::showTimes);
    tick_.start(200);  // ms
}

QWidget* TurnTable::makeView() {
    parts_ = new PlayView(painter());
    const TurnBar& bar = parts_->bar();
    connect(&bar, &TurnBar::chainAsked, this, &TurnTable::chooseChain);
    connect(&bar, &TurnBar::cancelAsked, this, &TurnTable::cancelStep);
    connect(&bar, &TurnBar::endAsked, this, [this] { finishTurn(EndTurn{}); });
    connect(&bar, &TurnBar::passAsked, this, [this] { finishTurn(Pass{}); });
    return parts_;
}

void TurnTable::prepare(ui::BoardWidget& board) {
    board.setAccessibleName(tr("Chain"));
}

void TurnTable::settingsChanged() {
    if (parts_) parts_->setTheme(host().theme());
    BoardTable::settingsChanged();
    if (board() != nullptr) board()->setLongPress(0);
}

void TurnTable::cancelWork() {
    BoardTable::cancelWork();
    flight_.stop();
}

void TurnTable::setSeen(bool seen) {
    BoardTable::setSeen(seen);
    if (!seen) flight_.stop();
}

void TurnTable::onPopup(bool open) {
    panelOpen_ = open;
    show();
}

Interaction TurnTable::interaction() const {
    return {.builder = builder_,
            .hint = hint_,
            .flight = flight_.flight(),
            .traced = traced_,
            .inFront = seen() && !panelOpen_};
}

void TurnTable::show() {
    if (parts_) parts_->show(state(), interaction());
    BoardTable::show();
    showTimes();
}

void TurnTable::showTimes() {
    if (!parts_ || state() == nullptr) return;
    for (const Colour colour : {Colour::blue, Colour::red}) {
        parts_->card(colour).setTime(clock_.used(colour, session().stopwatch().elapsed()));
    }
}

void TurnTable::onChange(const Change& change) {
    const State* before = change.before;
    const State* now = change.after;
    const bool sameTurns = before != nullptr && now != nullptr && before->turns == now->turns;
    if (!sameTurns) traced_ = true;
    if (!sameTurns || before->draft != now->draft) {
        builder_ = now != nullptr ? builderFor(*now) : Builder{};
        hint_.reset();
    }
    if (now != nullptr) followClock();
    host().setMusic(playing() ? QStringLiteral("calm") : QString());
    BoardTable::onChange(change);
}

void TurnTable::followClock() {
    const kit::Options& options = session().options();
    const QString game =
        QStringLiteral("%1/%2/%3/%4")
            .arg(QString::fromStdString(options.grid), QString::fromStdString(options.variant),
                 state()->casual ? QStringLiteral("casual") : QStringLiteral("rated"))
            .arg(session().deal());
    const QString kept = host().setting(QStringLiteral("clock"), QString()).toString();
    const auto elapsed = session().stopwatch().elapsed();
    if (clock_.follow(game, state()->position.turn, elapsed, kept)) {
        host().setSetting(QStringLiteral("clock"), clock_.text());
    }
}

void TurnTable::onGesture(const kit::Gesture& gesture) {
    flight_.stop();
    traced_ = false;
    if (mayAct()) respond(actionFor(gesture, *state(), builder_));
    show();
}

void TurnTable::respond(const Response& response) {
    if (builder_ != response.next) {
        builder_ = response.next;
        hint_.reset();
        if (builder_.chosen != nowhere) host().playSound(QStringLiteral("select"));
    }
    if (const auto& refused = response.refused) {
        host().playSound(QStringLiteral("illegal"));
        host().notify(refused->why ? words::refusal(*refused->why) : words::chooseChain());
        board()->twitch(boardSize.cell(refused->square));
    }
    if (!response.loses) return playAll(response.actions);
    const Run run = std::get<Remove>(response.actions.front()).run;
    panel(question_, [](QuestionPanel&) {
    }).ask(words::losingRemoval(run), [this, actions = response.actions] {
        if (mayAct()) playAll(actions);
    });
}

/// Every jump is a step of its own, which "Cancel" takes back.
void TurnTable::playAll(const std::vector<Action>& actions) {
    if (actions.empty()) return;
    for (const Action& action : actions) {
        if (play(action)) return;
    }
    const Turn& draft = state()->draft;
    host().playSound(soundOf(draft));
    if (actions.size() == 1) return;
    const auto hops = static_cast<std::ptrdiff_t>(actions.size());
    startFlight({state()->position.turn, draft.piece},
                {draft.path.end() - hops - 1, draft.path.end()});
}

void TurnTable::startFlight(Piece piece, const std::vector<Square>& path) {
    if (host().theme().animations()) flight_.start(piece, path);
}

void TurnTable::putDown(bool traced) {
    builder_ = {};
    traced_ = traced;
}

void TurnTable::setHint(const Turn& turn) {
    putDown(false);
    hint_ = turn;
}

void TurnTable::chooseChain(bool on) {
    flight_.stop();
    builder_ = {.chain = on && mayAct()};
    host().notify(builder_.chain ? words::chooseChain() : QString());
    show();
}

/// First what is chosen, then the chain, the last jump, the move.
void TurnTable::cancelStep() {
    if (!mayAct()) return;
    host().notify({});
    flight_.stop();
    if (builder_.chain) return chooseChain(false);
    if (!state()->draft.pass()) session().undo();
}

void TurnTable::finishTurn(const Action& action) {
    if (!mayAct()) return;
    host().notify({});
    play(action);
}

QList<ui::StatusItem> TurnTable::statusItems() const {
    return state() != nullptr ? words::status(*state()) : QList<ui::StatusItem>();
}

QString TurnTable::levelText() const {
    return state() != nullptr ? words::game(*state(), session().deal()) : QString();
}

QStringList TurnTable::gestures() const {
    return {tr("Click a piece, then a marked square"),
            tr("Dot: one step or jump; ring: several jumps"),
            tr("E: end of move, C: select chain")};
}

QString TurnTable::continueText() const {
    if (state() == nullptr) return {};
    return state()->level > 0 ? tr("level %1").arg(state()->level) : tr("two players");
}

}  // namespace gridlark::chain
