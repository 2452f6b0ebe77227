#include "main_window.h"

#include <QAction>
#include <QCloseEvent>
#include <QGuiApplication>
#include <QMessageBox>
#include <QPushButton>
#include <QScreen>

#include "game/game_actions.h"
#include "look.h"
#include "main_menu.h"
#include "pages/game/game_page.h"
#include "pages/game/grid_menu.h"
#include "pages/help_page.h"
#include "pages/home_page.h"
#include "pages/page_stack.h"
#include "pages/settings_page.h"
#include "pages/statistics/statistics_page.h"
#include "services/messages.h"
#include "services/records.h"
#include "services/save_store.h"
#include "services/settings.h"
#include "widgets/banner.h"
#include "widgets/parts.h"
#include "window_actions.h"

namespace gridlark::shell {

namespace {

constexpr QSize usualSize(1120, 760);
constexpr QSize smallestSize(440, 520);
constexpr std::chrono::seconds patience{3};
constexpr std::chrono::seconds retryAfter{5};

}  // namespace

MainWindow::MainWindow(const Services& services)
    : services_(services),
      stack_(new PageStack(services)),
      banner_(new Banner(services.look, services.messages)),
      menu_(new MainMenu(this)),
      actions_(new WindowActions(*this, *menu_)) {
    services.look.dress(this);
    auto* content = new QWidget(this);
    auto* layout = spaced(new QVBoxLayout(content), {}, 0);
    layout->addWidget(banner_);
    layout->addWidget(stack_, 1);
    setCentralWidget(content);
    setMinimumSize(smallestSize);
    connectActions();
    connect(stack_, &PageStack::made, this, &MainWindow::connectPage);
    connectMessages();
    listGames();
    refreshGameMenu();
    restoreSize();
}

MainWindow::~MainWindow() {
    delete stack_;
}

void MainWindow::connectActions() {
    const auto on = [this](QAction* action, auto slot) {
        connect(action, &QAction::triggered, this, slot);
    };
    on(actions_->back, &MainWindow::back);
    on(actions_->home, &MainWindow::showHome);
    on(actions_->grids, &MainWindow::chooseGrid);
    on(actions_->statistics, &MainWindow::showStatistics);
    on(actions_->settings, &MainWindow::showSettings);
    on(actions_->fullScreen, [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
    on(actions_->rules, &MainWindow::showRules);
    on(actions_->about, [this] { showHelp({}); });
    on(actions_->quit, &QWidget::close);
    on(actions_->menuBar, [this] { menu_->openBar(); });
    connect(menu_, &MainMenu::opened, this, [this](bool open) {
        if (GamePage* game = currentGame()) game->setMenuOpen(open);
    });
}

void MainWindow::connectPage(Page* made) {
    connect(made, &Page::back, this, &MainWindow::back);
    connect(made, &Page::menu, menu_, &MainMenu::popup);
    connect(made, &Page::homeAsked, this, &MainWindow::showHome);
    connect(made, &Page::statisticsAsked, this, &MainWindow::showStatistics);
    connect(made, &Page::settingsAsked, this, &MainWindow::showSettings);
    connect(made, &Page::rulesAsked, this, &MainWindow::showRules);
    connect(made, &Page::gameAsked, this, &MainWindow::open);
    connect(made, &Page::escapeTaken, this, [this, made](bool taken) {
        if (page() == made) actions_->setEscape(taken);
    });
}

void MainWindow::connectMessages() {
    Messages& messages = services_.messages;
    retry_.setSingleShot(true);
    retry_.setInterval(retryAfter);
    connect(&retry_, &QTimer::timeout, this, [this] {
        services_.saves.flush(std::chrono::milliseconds(0));
        services_.settings.sync();
    });
    connect(&services_.saves, &SaveStore::failed, &retry_, qOverload<>(&QTimer::start));
    connect(&services_.settings, &Settings::failed, &retry_, qOverload<>(&QTimer::start));
    connect(&services_.saves, &SaveStore::failed, this,
            [&messages](const QString& game, const QString& why) {
                messages.add(tr("The game cannot be saved: %1").arg(why), "save-" + game);
            });
    connect(&services_.saves, &SaveStore::written, this,
            [&messages](const QString& game) { messages.clear("save-" + game); });
    connect(
        &services_.saves, &SaveStore::foundAnother, this, [this, &messages](const QString& game) {
            const GameInfo* info = services_.registry.find(game);
            messages.add(tr("%1 was also played in another window. That game is kept: undo at the "
                            "beginning of this one brings it back.")
                             .arg(info == nullptr ? game : info->name));
        });
    connect(&services_.settings, &Settings::failed, this, [&messages](const QString& why) {
        messages.add(tr("The settings cannot be saved: %1").arg(why), "settings");
    });
    connect(&services_.settings, &Settings::written, this,
            [&messages] { messages.clear("settings"); });
}

void MainWindow::restoreSize() {
    if (restoreGeometry(services_.settings.windowGeometry())) return;
    const QScreen* screen = QGuiApplication::primaryScreen();
    const QSize room = screen != nullptr ? screen->availableSize() : usualSize;
    resize(usualSize.boundedTo(room));
}

Page* MainWindow::page() const {
    return stack_->current();
}

GamePage* MainWindow::currentGame() const {
    return stack_->currentGame();
}

GamePage* MainWindow::gamePage(const QString& game) const {
    return stack_->openGame(game);
}

/// `aside`: the way back leads to the game that was on the page.
void MainWindow::turnTo(Page& next, const QString& name, bool aside) {
    GamePage* leaving = currentGame();
    if (page() != nullptr && page() != &next) page()->leave();
    cameFrom_ = !aside ? nullptr : leaving != nullptr ? leaving : cameFrom_;
    stack_->setCurrentWidget(&next);
    pageName_ = name;
    const QString title = next.title();
    setWindowTitle(title.isEmpty() ? QStringLiteral("Gridlark")
                                   : QStringLiteral("%1 — Gridlark").arg(title));
    actions_->setEscape(false);
    next.enter();
    refreshGameMenu();
    if (GamePage* game = currentGame()) game->setActive(isActiveWindow() && !isMinimized());
}

void MainWindow::back() {
    if (cameFrom_ != nullptr && page() != cameFrom_) {
        turnTo(*cameFrom_, "game/" + cameFrom_->game().info().id);
    } else {
        showHome();
    }
}

void MainWindow::showHome() {
    turnTo(stack_->home(), QStringLiteral("home"));
}

void MainWindow::showStatistics() {
    stack_->statistics().show(gameInMind());
    turnTo(stack_->statistics(), QStringLiteral("statistics"), true);
}

void MainWindow::showSettings() {
    turnTo(stack_->settings(), QStringLiteral("settings"), true);
}

void MainWindow::showHelp(const QString& game) {
    stack_->help().show(game);
    turnTo(stack_->help(), game.isEmpty() ? QStringLiteral("about") : QStringLiteral("help"), true);
}

/// The game on the page, or else the one played last, or else the first.
QString MainWindow::gameInMind() const {
    GamePage* game = currentGame() != nullptr ? currentGame() : cameFrom_;
    if (game != nullptr) return game->game().info().id;
    const QString last = services_.settings.lastGame();
    if (services_.registry.find(last) != nullptr) return last;
    const auto& games = services_.registry.games();
    return games.empty() ? QString() : games.front().id;
}

void MainWindow::showRules() {
    showHelp(gameInMind());
}

void MainWindow::chooseGrid() {
    if (GamePage* game = currentGame()) game->gridMenu().open();
}

void MainWindow::open(const Request& request) {
    if (request.game.isEmpty()) return;
    GamePage* game = stack_->game(request.game);
    if (game == nullptr) {
        if (page() == nullptr) showHome();
        return;
    }
    turnTo(*game, "game/" + request.game);
    game->game().open(request);
}

void MainWindow::openLastPage() {
    const QString name = services_.settings.page();
    const QString game = name.startsWith("game/") ? name.section(u'/', 1) : QString();
    if (!game.isEmpty() && services_.registry.find(game) != nullptr) return open({.game = game});
    if (name == QLatin1String("statistics")) return showStatistics();
    if (name == QLatin1String("settings")) return showSettings();
    if (name == QLatin1String("help")) return showRules();
    if (name == QLatin1String("about")) return showHelp({});
    showHome();
}

void MainWindow::listGames() {
    for (const GameInfo& info : services_.registry.games()) {
        games_ << new QAction(info.name, this);
        connect(games_.last(), &QAction::triggered, this,
                [this, id = info.id] { open({.game = id}); });
    }
}

void MainWindow::refreshGameMenu() {
    if (GamePage* game = currentGame()) return menu_->setGame(game->title(), game->actions().all());
    menu_->setGame(tr("&Game"), games_);
}

void MainWindow::raiseAndActivate(const QString& activation) {
    if (!activation.isEmpty()) qputenv("XDG_ACTIVATION_TOKEN", activation.toUtf8());
    setWindowState(windowState() & ~Qt::WindowMinimized);
    show();
    raise();
    activateWindow();
}

void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() != QEvent::ActivationChange && event->type() != QEvent::WindowStateChange)
        return;
    if (GamePage* game = currentGame()) game->setActive(isActiveWindow() && !isMinimized());
}

bool MainWindow::keep() {
    if (page() != nullptr) page()->leave();
    services_.settings.setPage(pageName_);
    services_.settings.setWindowGeometry(saveGeometry());
    const bool set = services_.settings.sync();
    const bool saved = services_.saves.flush(patience);
    services_.records.flush(patience);
    return set && saved && services_.records.kept();
}

void MainWindow::endNow() {
    ending_ = true;
    close();
    QCoreApplication::quit();
}

void MainWindow::askToEnd() {
    QStringList troubles;
    for (const auto& message : services_.messages.all()) troubles << message.text;
    auto* question = new QMessageBox(QMessageBox::Warning, tr("Not everything is saved"),
                                     tr("What is not saved is lost if you quit now."),
                                     QMessageBox::NoButton, this);
    question->setObjectName(QStringLiteral("not-saved"));
    question->setInformativeText(troubles.join(u'\n'));
    auto* again = question->addButton(tr("Try again"), QMessageBox::AcceptRole);
    auto* stay = question->addButton(tr("Cancel"), QMessageBox::RejectRole);
    auto* lose = question->addButton(tr("Quit all the same"), QMessageBox::DestructiveRole);
    question->setDefaultButton(again);
    question->setEscapeButton(stay);
    question->setAttribute(Qt::WA_DeleteOnClose);
    connect(question, &QMessageBox::buttonClicked, this, [=, this](QAbstractButton* button) {
        if (button == lose) ending_ = true;
        if (button != stay) close();
    });
    question->open();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    const bool ends = keep() || ending_;
    if (!ends) askToEnd();
    event->setAccepted(ends);
}

}  // namespace gridlark::shell
