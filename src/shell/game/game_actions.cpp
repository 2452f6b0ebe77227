#include "game_actions.h"

#include <QAction>
#include <QActionGroup>

#include "running_game.h"
#include "widgets/controls.h"

namespace gridlark::shell {

namespace {

/// Ctrl+Y too, wherever the desktop has another key.
QList<QKeySequence> redoKeys() {
    auto keys = QKeySequence::keyBindings(QKeySequence::Redo);
    const QKeySequence known(Qt::CTRL | Qt::Key_Y);
    if (!keys.contains(known)) keys << known;
    return keys;
}

}  // namespace

GameActions::GameActions(RunningGame& game, QObject* parent)
    : QObject(parent),
      game_(game),
      hint_(make("hint", tr("&Hint"), {Qt::Key_H})),
      undo_(make("undo", tr("&Undo"), QKeySequence::keyBindings(QKeySequence::Undo))),
      redo_(make("redo", tr("&Redo"), redoKeys())),
      pause_(make("pause", tr("&Pause"), {Qt::Key_P})),
      restart_(make("restart", tr("Re&start"), {Qt::CTRL | Qt::Key_R})),
      newGame_(make("new-game", tr("&New game"),
                    QKeySequence::keyBindings(QKeySequence::New) << Qt::Key_F2)),
      own_(new QActionGroup(this)) {
    own_->setExclusionPolicy(QActionGroup::ExclusionPolicy::None);
    all_ << hint_ << undo_ << redo_;
    const auto own = game.table().actions();
    for (QAction* action : own) {
        nameKeyInToolTip(*action);
        own_->addAction(action);
        all_ << action;
    }
    all_ << pause_ << restart_ << newGame_;
    // A held key must not spend hints or passes; steps back and forward cost nothing.
    for (QAction* action : all_) action->setAutoRepeat(action == undo_ || action == redo_);
    connectAll();
    refresh(false, false);
}

QAction* GameActions::make(const char* icon, const QString& text, const QList<QKeySequence>& keys) {
    auto* action = new QAction(text, this);
    action->setData(QLatin1String(icon));
    action->setShortcuts(keys);
    return action;
}

void GameActions::connectAll() {
    connect(hint_, &QAction::triggered, &game_, [this] { game_.table().hint(); });
    connect(undo_, &QAction::triggered, &game_, &RunningGame::undo);
    connect(redo_, &QAction::triggered, &game_, &RunningGame::redo);
    connect(restart_, &QAction::triggered, &game_, &RunningGame::restart);
    connect(newGame_, &QAction::triggered, &game_, &RunningGame::newGame);
}

void GameActions::refresh(bool paused, bool blocked) {
    ui::Table& table = game_.table();
    const bool dealt = game_.game().dealt();
    const bool seen = dealt && !paused && !blocked;
    hint_->setText(table.hintText().isEmpty() ? tr("&Hint") : table.hintText());
    hint_->setEnabled(seen && game_.playing() && table.canHint());
    undo_->setEnabled(seen && table.canUndo());
    redo_->setEnabled(seen && table.canRedo());
    own_->setEnabled(seen);
    pause_->setText(paused ? tr("&Continue") : tr("&Pause"));
    pause_->setData(paused ? QStringLiteral("play") : QStringLiteral("pause"));
    pause_->setEnabled(game_.playing() && !blocked);
    restart_->setEnabled(dealt && !blocked && game_.game().touched());
    newGame_->setEnabled(!blocked);
    for (QAction* action : {hint_, undo_, redo_, pause_, restart_, newGame_})
        nameKeyInToolTip(*action);
}

}  // namespace gridlark::shell
