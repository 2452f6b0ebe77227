#include "table.h"

#include "gridlark/ui/panel.h"

#include "game_panel.h"
#include "load_panel.h"
#include "moves_view.h"
#include "player_card.h"
#include "turn_bar.h"

namespace gridlark::chain {
namespace {

constexpr int clockTick = 200;  // ms

}  // namespace

ChainTable::ChainTable(ui::Host& host) : GameTable(host), flight_(painter_) {
    makeAction(takeBack_, "take-back", tr("Take back"), Qt::Key_T);
    makeAction(moveNow_, "play", tr("Move now"), Qt::Key_F);
    makeAction(goOn_, "play", tr("Go on from here"), Qt::Key_O);
    makeAction(rematch_, "swap", tr("Rematch"), Qt::Key_R);
    makeAction(sound_, "music", tr("Music and sounds"), Qt::Key_M);
    makeAction(gameMenu_, "flag", tr("Exit, resign…"), Qt::Key_G);
    connectActions();
    refreshSound();
    refreshActions();
    tick_.setInterval(clockTick);
    connect(&tick_, &QTimer::timeout, this, &ChainTable::refreshTimes);
    tick_.start();
}

ChainTable::~ChainTable() {
    stopThinking();
    stopHint_.request_stop();
    // The board asks the painter for squares; it may outlive this table inside the shell's page.
    delete view_;
}

void ChainTable::makeAction(QAction& action, const char* icon, const QString& text, int key) {
    action.setText(text);
    action.setShortcut(key);
    action.setData(QLatin1String(icon));
}

void ChainTable::connectActions() {
    connect(&takeBack_, &QAction::triggered, this, &ChainTable::takeBack);
    connect(&moveNow_, &QAction::triggered, this, &ChainTable::moveNow);
    connect(&goOn_, &QAction::triggered, this, &ChainTable::goOn);
    connect(&rematch_, &QAction::triggered, this, &ChainTable::rematch);
    connect(&sound_, &QAction::triggered, this, &ChainTable::cycleSound);
    connect(&gameMenu_, &QAction::triggered, this, &ChainTable::openGamePanel);
    connect(&flight_, &FlightShow::hopped, this,
            [this] { host().playSound(QStringLiteral("jump")); });
}

QList<QAction*> ChainTable::actions() {
    return {&moveNow_, &takeBack_, &goOn_, &rematch_, &gameMenu_, &sound_};
}

QWidget* ChainTable::view() {
    if (view_ == nullptr) {
        view_ = new PlayView(painter_);
        board()->setBoardName(tr("Chain"));
        board()->setLongPress(0);
        flight_.setBoard(board());
        connectView();
        settingsChanged();
        refreshView();
    }
    return view_;
}

ui::BoardWidget* ChainTable::board() const {
    return view_ ? &view_->board() : nullptr;
}

void ChainTable::connectView() {
    connect(board(), &ui::BoardWidget::tapped, this, &ChainTable::tap);
    connect(board(), &ui::BoardWidget::held, this, &ChainTable::tap);
    TurnBar& bar = view_->bar();
    connect(&bar, &TurnBar::chainAsked, this, &ChainTable::toggleChoosing);
    connect(&bar, &TurnBar::endAsked, this, &ChainTable::endTurn);
    connect(&bar, &TurnBar::cancelAsked, this, &ChainTable::cancelStep);
    connect(&bar, &TurnBar::passAsked, this, &ChainTable::pass);
    MovesView& moves = view_->moves();
    connect(&moves, &MovesView::chosen, this, &ChainTable::browse);
    connect(&moves, &MovesView::copyAsked, this, &ChainTable::copyGame);
    connect(&moves, &MovesView::loadAsked, this, &ChainTable::askForText);
}

void ChainTable::settingsChanged() {
    refreshSound();
    if (view_ == nullptr) return;
    const ui::Theme& theme = host().theme();
    view_->setTheme(theme);
    if (question_) question_->setTheme(theme);
    if (gamePanel_) gamePanel_->setTheme(theme);
    if (loadPanel_) loadPanel_->setTheme(theme);
}

bool ChainTable::playing() const {
    return session().dealt() && session().status() == kit::Status::playing;
}

bool ChainTable::mayAct() const {
    return playing() && seen_ && !panelOpen_ && !browsed_ && !computersTurn(session().state());
}

void ChainTable::cancelWork() {
    GameTable::cancelWork();
    stopThinking();
    stopHint_.request_stop();
    evaluating_ = false;
    flight_.stop();
    for (ui::Panel* panel : {question_.data(), static_cast<ui::Panel*>(gamePanel_.data()),
                             static_cast<ui::Panel*>(loadPanel_.data())}) {
        if (panel != nullptr) panel->close();
    }
    refreshView();
}

void ChainTable::setSeen(bool seen) {
    seen_ = seen;
    if (!seen) {
        stopThinking();
        flight_.stop();
    }
    refreshView();
    if (!seen) return;
    think();
    evaluate();
}

/// What changed since the last look decides what of the view's own remains.
void ChainTable::takeChange() {
    if (!session().dealt()) {
        seenState_.reset();
        browsed_.reset();
        positions_.clear();
        return;
    }
    const State& state = session().state();
    if (seenState_ == state) return;
    const bool sameTurns =
        seenState_ && seenState_->turns == state.turns && seenState_->start == state.start;
    const bool sameDraft = sameTurns && seenState_->draft == state.draft;
    if (!sameTurns) {
        browsed_.reset();
        traceShown_ = true;
        positions_ = positionsOf(state);
    }
    if (!sameDraft) {
        choosing_ = false;
        firstNumber_.reset();
        advice_.reset();
        const bool goesOn = state.draft.path.size() > 1 &&
                            !ways(state.position, state.draft, state.draft.target()).empty();
        chosen_ = goesOn ? state.draft.target() : nowhere;
    }
    seenState_ = state;
}

void ChainTable::onChange(const Change& /*change*/) {
    const auto before = seenState_;
    takeChange();
    const bool wasPlaying = before && before->outcome.end == End::none;
    if (session().dealt()) {
        const State& state = session().state();
        if (thinkingFor_ != state) stopThinking();
        if (valuesFor_ && valuesFor_ != state) {
            valuesFor_.reset();
            values_.clear();
        }
        followClock();
    }
    refreshView();
    if (wasPlaying && session().dealt() && !playing()) takeEnd();
    host().setMusic(playing() ? QStringLiteral("calm") : QString());
    think();
    evaluate();
}

void ChainTable::followClock() {
    const State& state = session().state();
    const kit::Options& options = session().options();
    const QString game =
        QStringLiteral("%1/%2/%3/%4")
            .arg(QString::fromStdString(options.grid), QString::fromStdString(options.variant),
                 state.casual ? QStringLiteral("casual") : QStringLiteral("rated"))
            .arg(session().deal());
    const QString kept = host().setting(QStringLiteral("clock"), QString()).toString();
    if (clock_.follow(game, state.position.turn, session().stopwatch().elapsed(), kept)) {
        host().setSetting(QStringLiteral("clock"), clock_.text());
    }
}

void ChainTable::takeEnd() {
    const State& state = session().state();
    const bool persons = state.level == 0;
    const QString sound = !state.outcome.winner ? QStringLiteral("draw")
                          : persons || *state.outcome.winner == state.person
                              ? QStringLiteral("win")
                              : QStringLiteral("loss");
    host().playSound(sound);
}

void ChainTable::refreshView() {
    refreshActions();
    if (view_ == nullptr) return;
    refreshScene();
    refreshBar();
    refreshCards();
    refreshTimes();
    refreshSaid();
    showCurve();
}

void ChainTable::refreshScene() {
    Scene scene;
    if (session().dealt()) {
        const State& state = session().state();
        const auto entries = state.turns.list();
        const std::size_t at = browsed_.value_or(entries.size());
        scene = sceneOf(browsed_ ? positions_[at] : shownBoard(state));
        if (!browsed_ && !state.draft.pass()) {
            addTrace(scene, state.position, state.draft);
        } else if (at > 0 && (browsed_ || traceShown_)) {
            addTrace(scene, entries[at - 1].before, entries[at - 1].turn);
        }
        if (mayAct() && chosen_ != nowhere) {
            if (choosing_) scene.at(chosen_).chosen = true;
            if (!choosing_) addWays(scene, chosen_, ways(state.position, state.draft, chosen_));
        }
        if (!browsed_ && advice_) addAdvice(scene, state.position, *advice_);
        view_->moves().showTurns(entries);
        view_->moves().setCurrent(at, !browsed_);
    } else {
        view_->moves().showTurns({});
    }
    view_->moves().setActive(seen_ && !panelOpen_ && session().dealt());
    if (scene == painter_.scene()) return;
    painter_.show(scene);
    board()->refresh();
    board()->updateOver(allCells());
}

void ChainTable::refreshActions() {
    const State* state = session().dealt() ? &session().state() : nullptr;
    const bool against = state != nullptr && (state->level > 0 || state->casual);
    const bool waits = thinking_;
    moveNow_.setVisible(waits);
    takeBack_.setVisible(playing() && against && !waits && !browsed_);
    takeBack_.setEnabled(against && Chain::apply(*state, TakeBack{}).has_value());
    goOn_.setVisible(state != nullptr && browsed_.has_value());
    rematch_.setVisible(state != nullptr && !playing() && !state->casual);
    rematch_.setText(state != nullptr && state->level > 0 ? tr("Rematch, swapped") : tr("Rematch"));
}

}  // namespace gridlark::chain
