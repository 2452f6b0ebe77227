#include "game_page.h"

#include <QAction>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <algorithm>

#include "gridlark/play/statistics.h"
#include "gridlark/ui/board.h"
#include "gridlark/ui/panel.h"

#include "game_actions.h"
#include "look.h"
#include "services/records.h"
#include "services/settings.h"
#include "widgets/confetti.h"
#include "widgets/grid_menu.h"
#include "widgets/note_card.h"

namespace gridlark::shell {

namespace {

constexpr int tickMs = 100;
constexpr int busyNoteMs = 300;

}  // namespace

GamePage::GamePage(const GameInfo& info, ui::GamePlugin& plugin, const Services& services,
                   QWidget* parent)
    : Page(parent),
      services_(services),
      game_(std::make_unique<RunningGame>(info, plugin, services)) {
    game_->hold(play::Hold::hidden, true);
    build();
    connectGame();
    refresh();
}

GamePage::~GamePage() {
    game_->disconnect(this);
    delete stage_;  // the view looks at the game: it goes first
}

void GamePage::build() {
    buildHeader();
    buildStage();
    actions_ = new GameActions(*game_, this);
    addActions(actions_->all());
    column_ = new StatusColumn(services_.look, this);
    column_->setActions(actions_->all());
    column_->setPrimary(actions_->hint());
    column_->setTimeShown(services_.settings.timerShown());
    tick_.setInterval(tickMs);
    busySoon_.setSingleShot(true);
    busySoon_.setInterval(busyNoteMs);
    connect(&services_.look, &Look::changed, this, &GamePage::takeTheme);
    takeTheme();
}

void GamePage::buildHeader() {
    header_ = new PageHeader(services_.look, game_->info().name, true, this);
    use(header_);
    gridMenu_ = new GridMenu(services_.look, game_->plugin(), header_);
    gridMenu_->setOwnText(game_->table().ownGridText());
    level_ = new QLabel(header_);
    level_->setProperty("role", QStringLiteral("quiet"));
    header_->add(gridMenu_);
    header_->add(level_);
}

void GamePage::buildStage() {
    stage_ = new QWidget(this);
    view_ = game_->table().view();
    view_->setParent(stage_);
    view_->show();
    board_ = qobject_cast<ui::BoardWidget*>(view_);
    if (board_ == nullptr) board_ = view_->findChild<ui::BoardWidget*>();
    busyNote_ = new QLabel(tr("Dealing…"), stage_);
    busyNote_->setProperty("role", QStringLiteral("lead"));
    busyNote_->setAlignment(Qt::AlignCenter);
    busyNote_->setAttribute(Qt::WA_TransparentForMouseEvents);
    busyNote_->hide();
    pausePanel_ = new ui::Panel(stage_);
    endPanel_ = new ui::Panel(stage_);
}

void GamePage::takeTheme() {
    const ui::Theme& theme = services_.look.theme();
    for (QWidget* widget : {stage_, view_}) widget->setPalette(theme.palette());
    pausePanel_->setTheme(theme);
    endPanel_->setTheme(theme);
    game_->table().settingsChanged();
}

void GamePage::connectGame() {
    connect(game_.get(), &RunningGame::changed, this, &GamePage::refresh);
    connect(game_.get(), &RunningGame::dealt, this, [this] { setPaused(false); });
    connect(game_.get(), &RunningGame::finished, this, &GamePage::showEnd);
    connect(game_.get(), &RunningGame::busyChanged, this, &GamePage::onBusy);
    connect(game_.get(), &RunningGame::exited, this, &GamePage::exited);
    connect(game_.get(), &RunningGame::notice, this, [this](const QString& text) {
        column_->note().setNotice(text);
        arrange();
    });
    connect(game_.get(), &RunningGame::popup, this, [this](bool open) {
        popupOpen_ = open;
        refreshHolds();
        refresh();
    });
    connect(actions_, &GameActions::pauseAsked, this, [this] { setPaused(!paused_); });
    connect(gridMenu_, &GridMenu::chosen, game_.get(), &RunningGame::choose);
    connect(gridMenu_, &GridMenu::ownAsked, &game_->table(), &ui::Table::askForGrid);
    connect(gridMenu_, &GridMenu::opened, this, &GamePage::setMenuOpen);
    connect(pausePanel_, &ui::Panel::closedByPlayer, this, [this] { setPaused(false); });
    connect(endPanel_, &ui::Panel::closedByPlayer, this, &GamePage::hideEnd);
    connect(&tick_, &QTimer::timeout, this, &GamePage::refreshTime);
    connect(&busySoon_, &QTimer::timeout, busyNote_, &QWidget::show);
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
    focusFront();
}

/// The keyboard goes to what lies over the board, or else to the board.
void GamePage::focusFront() {
    for (ui::Panel* panel : {pausePanel_, endPanel_}) {
        const auto buttons = panel->findChildren<QPushButton*>();
        if (panel->isOpen() && !buttons.isEmpty())
            return buttons.first()->setFocus(Qt::OtherFocusReason);
    }
    if (!popupOpen_) view_->setFocus(Qt::OtherFocusReason);
}

void GamePage::leave() {
    tick_.stop();
    busySoon_.stop();
    game_->pageLeft();
}

void GamePage::setPaused(bool on) {
    if (paused_ == on || (on && !game_->playing())) return;
    paused_ = on;
    if (board_ != nullptr) {
        board_->setCovered(on);
    } else {
        view_->setVisible(!on);
    }
    if (on) {
        pausePanel_->setIcon(QStringLiteral("pause"));
        pausePanel_->setTitle(tr("Paused"));
        pausePanel_->setText(tr("The board is covered and time stands still."));
        pausePanel_->setClosable(true);
        pausePanel_->removeButtons();
        QPushButton* button = pausePanel_->addButton(tr("Continue"));
        connect(button, &QPushButton::clicked, this, [this] { setPaused(false); });
        pausePanel_->open();
    } else {
        pausePanel_->close();
        view_->setFocus(Qt::OtherFocusReason);
    }
    refreshHolds();
    refresh();
}

void GamePage::setMenuOpen(bool open) {
    menuOpen_ = open;
    refreshHolds();
}

void GamePage::setActive(bool active) {
    game_->hold(play::Hold::inactive, !active);
}

bool GamePage::blocked() const {
    return paused_ || popupOpen_ || endShown_;
}

void GamePage::refreshHolds() {
    game_->hold(play::Hold::paused, paused_);
    game_->hold(play::Hold::dialog, menuOpen_ || popupOpen_);
    emit escapeTaken(blocked());
}

void GamePage::showEnd(bool newBest, bool newScore) {
    const ui::EndNote note = game_->table().endNote();
    if (note.celebrates) celebrate();
    QString text = note.text;
    if (game_->game().status() == kit::Status::won) {
        const QString time =
            QString::fromStdString(play::timeText(game_->game().stopwatch().elapsed()));
        text += (text.isEmpty() ? QString() : QStringLiteral("\n")) +
                (newBest ? tr("%1 — your best time").arg(time) : tr("Time %1").arg(time));
        const QString score = QLocale().toString(game_->game().tally().score);
        if (game_->plugin().hasScore())
            text += u'\n' +
                    (newScore ? tr("Score %1 — your best").arg(score) : tr("Score %1").arg(score));
    }
    if (!note.beside) return showEndPanel(note, text, newBest);
    column_->note().setNotice(text.isEmpty() ? note.title : note.title + u'\n' + text);
    arrange();
}

void GamePage::celebrate() {
    const ui::Theme& theme = services_.look.theme();
    if (!theme.animations() || board_ == nullptr || !board_->isVisible()) return;
    if (confetti_ == nullptr) confetti_ = new Confetti(board_);
    confetti_->begin(theme);
}

void GamePage::showEndPanel(const ui::EndNote& note, const QString& text, bool newBest) {
    endPanel_->setIcon(newBest ? QStringLiteral("trophy") : note.icon);
    endPanel_->setTitle(note.title);
    endPanel_->setText(text);
    endPanel_->setClosable(true);
    endPanel_->removeButtons();
    QPushButton* next = endPanel_->addButton(note.actionText);
    connect(next, &QPushButton::clicked, game_.get(),
            note.restart ? &RunningGame::restart : &RunningGame::newGame);
    if (note.restart) {
        QPushButton* fresh = endPanel_->addButton(tr("New game"));
        connect(fresh, &QPushButton::clicked, game_.get(), &RunningGame::newGame);
    }
    QPushButton* statistics = endPanel_->addButton(tr("Statistics"));
    connect(statistics, &QPushButton::clicked, this, &GamePage::statisticsAsked);
    endShown_ = true;
    endPanel_->open();
    refreshHolds();
    refresh();
}

void GamePage::hideEnd() {
    if (!endShown_) return;
    endShown_ = false;
    endPanel_->close();
    refreshHolds();
    view_->setFocus(Qt::OtherFocusReason);
}

void GamePage::onBusy(bool on) {
    on ? busySoon_.start() : busySoon_.stop();
    if (!on) busyNote_->hide();
}

void GamePage::refresh() {
    if (endShown_ && !game_->ended()) hideEnd();
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
    const auto best =
        play::bestTime(services_.records.results(), game_->info().id.toStdString(), options);
    const QString grid = gridName(game_->plugin(), options);
    column_->setBest(best
                         ? tr("Best %1 %2").arg(grid, QString::fromStdString(play::timeText(*best)))
                         : tr("No best time yet"));
}

void GamePage::resizeEvent(QResizeEvent*) {
    arrange();
}

}  // namespace gridlark::shell
