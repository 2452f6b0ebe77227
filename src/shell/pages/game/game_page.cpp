#include "game_page.h"

#include <QAction>
#include <QLocale>

#include "gridlark/play/statistics.h"

#include "game/game_actions.h"
#include "game/grids.h"
#include "game_arrangement.h"
#include "game_stage.h"
#include "grid_menu.h"
#include "look.h"
#include "note_card.h"
#include "services/records.h"
#include "services/settings.h"
#include "widgets/parts.h"
#include "widgets/result_texts.h"

namespace gridlark::shell {

namespace {

constexpr int tickMs = 100;
constexpr int levelGap = 8;

}  // namespace

GamePage::GamePage(const GameInfo& info, ui::GamePlugin& plugin, const Services& services)
    : Page(services.look, info.name),
      services_(services),
      game_(std::make_unique<RunningGame>(info, plugin, services)) {
    game_->hold(play::Hold::hidden, true);
    build();
    connectGame();
    connectParts();
    refresh();
}

GamePage::~GamePage() {
    game_->disconnect(this);
    delete stage_;  // the view looks at the game: it goes first
}

QWidget* GamePage::view() const {
    return stage_->view();
}

void GamePage::build() {
    buildHeader();
    stage_ = new GameStage(*game_, this);
    actions_ = new GameActions(*game_, this);
    addActions(actions_->all());
    column_ = new StatusColumn(services_.look, actions_->all(), this);
    column_->setTimeShown(services_.settings.timerShown());
    tick_.setInterval(tickMs);
    followTheme();
}

void GamePage::buildHeader() {
    gridMenu_ = new GridMenu(services_.look, game_->plugin(), &header());
    gridMenu_->setOwnText(game_->table().ownGridText());
    level_ = words("quiet", {}, &header());
    header().add(gridMenu_);
    header().add(level_);
}

void GamePage::followTheme() {
    stage_->setTheme(services_.look.theme());
    game_->table().settingsChanged();
}

void GamePage::connectGame() {
    RunningGame* game = game_.get();
    connect(game, &RunningGame::changed, this, &GamePage::refresh);
    connect(game, &RunningGame::dealt, this, [this] { setPaused(false); });
    connect(game, &RunningGame::finished, this, &GamePage::showEnd);
    connect(game, &RunningGame::busyChanged, stage_, &GameStage::setBusy);
    connect(game, &RunningGame::exited, this, &Page::homeAsked);
    connect(game, &RunningGame::notice, this, [this](const QString& text) {
        column_->note().setNotice(text);
        arrange();
    });
    connect(game, &RunningGame::popup, this, [this](bool open) {
        popupOpen_ = open;
        refreshHolds();
        refresh();
    });
    connect(gridMenu_, &GridMenu::chosen, game, &RunningGame::choose);
    connect(gridMenu_, &GridMenu::ownAsked, &game->table(), &ui::Table::askForGrid);
}

void GamePage::connectParts() {
    connect(actions_->pause(), &QAction::triggered, this, [this] { setPaused(!paused_); });
    connect(gridMenu_, &GridMenu::opened, this, &GamePage::setMenuOpen);
    connect(stage_, &GameStage::continued, this, [this] { setPaused(false); });
    connect(stage_, &GameStage::endClosed, this, &GamePage::refreshHolds);
    connect(stage_, &GameStage::statisticsAsked, this, &Page::statisticsAsked);
    connect(&tick_, &QTimer::timeout, this, &GamePage::refreshTime);
    connect(&services_.look, &Look::changed, this, &GamePage::followTheme);
    connect(&services_.records, &Records::changed, this, &GamePage::refreshBest);
    connect(&services_.settings, &Settings::changed, this, [this] {
        game_->table().settingsChanged();
        column_->setTimeShown(services_.settings.timerShown());
        arrange();
    });
}

void GamePage::enter() {
    game_->hold(play::Hold::hidden, false);
    tick_.start();
    refresh();
    stage_->focusFront(popupOpen_);
}

void GamePage::leave() {
    tick_.stop();
    stage_->setBusy(false);
    game_->pageLeft();
}

void GamePage::setPaused(bool on) {
    if (paused_ == on || (on && !game_->playing())) return;
    paused_ = on;
    stage_->setPaused(on);
    refreshHolds();
    refresh();
}

void GamePage::setMenuOpen(bool open) {
    menuOpen_ = open;
    refreshHolds();
}

void GamePage::refreshHolds() {
    game_->hold(play::Hold::paused, paused_);
    game_->hold(play::Hold::dialog, menuOpen_ || popupOpen_);
    emit escapeTaken(paused_ || popupOpen_ || stage_->endShown());
}

void GamePage::showEnd(bool newBest, bool newScore) {
    const ui::EndNote note = game_->table().endNote();
    QStringList lines{note.text, resultText(newBest, newScore)};
    lines.removeAll(QString());
    stage_->showEnd(note, lines.join(u'\n'), newBest);
    if (stage_->endShown()) {
        refreshHolds();
        refresh();
    } else {
        lines.prepend(note.title);
        column_->note().setNotice(lines.join(u'\n'));
        arrange();
    }
}

/// Time and score of a win; empty otherwise.
QString GamePage::resultText(bool newBest, bool newScore) const {
    const play::Game& game = game_->game();
    if (game.status() != kit::Status::won) return {};
    const QString time = timeText(game.stopwatch().elapsed());
    const QString text = newBest ? tr("%1 — your best time").arg(time) : tr("Time %1").arg(time);
    if (!game_->plugin().hasScore()) return text;
    const QString score = QLocale().toString(game.tally().score);
    return text + u'\n' +
           (newScore ? tr("Score %1 — your best").arg(score) : tr("Score %1").arg(score));
}

void GamePage::refresh() {
    if (!game_->ended()) stage_->hideEnd();
    if (paused_ && !game_->playing()) setPaused(false);
    actions_->refresh(paused_, popupOpen_);
    column_->setPrimary(game_->ended() ? actions_->newGame() : actions_->hint());
    gridMenu_->setCurrent(game_->options());
    if (game_->game().dealt()) {
        level_->setText(game_->table().levelText());
        level_->setToolTip(tr("Deal %1").arg(game_->game().deal()));
        column_->setItems(game_->table().statusItems());
        column_->note().setGestures(game_->table().gestures());
    }
    refreshTime();
    if (bestOf_ != game_->options()) refreshBest();
    arrange();
}

void GamePage::refreshTime() {
    const play::Stopwatch& watch = game_->game().stopwatch();
    const bool stopped = paused_ || watch.held(play::Hold::inactive);
    column_->setTime(watch.elapsed(), !stopped);
}

void GamePage::refreshBest() {
    const kit::Options options = game_->options();
    bestOf_ = options;
    const auto best = services_.records.statistics(game_->info().id, options).best;
    const QString grid = gridName(game_->plugin(), options);
    column_->setBest(best ? tr("Best %1 %2").arg(grid, timeText(*best)) : tr("No best time yet"));
}

void GamePage::arrange() {
    const int headerHeight = header().sizeHint().height();
    header().setGeometry(0, 0, width(), headerHeight);
    // The grid's name must be read in full; the level may go.
    const int hidden = level_->isHidden() ? level_->sizeHint().width() + levelGap : 0;
    level_->setVisible(header().sizeHint().width() + hidden <= width());
    const ColumnNeeds needs{
        [this](int wide) { return column_->minimumHeightBeside(wide); },
        [this](int wide, StatusColumn::Arrangement arrangement) {
            return column_->heightUnder(wide, arrangement);
        },
    };
    const GameArrangement parts =
        arranged(size(), headerHeight, shapeOf(*view(), stage_->board()), needs);
    stage_->setGeometry(parts.stageRect);
    column_->setArrangement(parts.column);
    column_->setGeometry(parts.columnRect);
    column_->arrange();
}

}  // namespace gridlark::shell
