#include "main_window.h"

#include <QAction>
#include <QCloseEvent>
#include <QGuiApplication>
#include <QScreen>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "game_actions.h"
#include "look.h"
#include "main_menu.h"
#include "pages/game_page.h"
#include "pages/help_page.h"
#include "pages/home_page.h"
#include "pages/settings_page.h"
#include "pages/statistics/statistics_page.h"
#include "services/messages.h"
#include "services/records.h"
#include "services/save_store.h"
#include "services/settings.h"
#include "widgets/banner.h"
#include "widgets/controls.h"
#include "widgets/grid_menu.h"

namespace gridlark::shell {

namespace {

constexpr QSize usualSize(1120, 760);
constexpr QSize smallestSize(440, 520);
constexpr std::chrono::seconds patience{3};

}  // namespace

MainWindow::MainWindow(const Services& services)
    : services_(services),
      stack_(new QStackedWidget),
      banner_(new Banner(services.look, services.messages)),
      menu_(new MainMenu(this)) {
    services.look.dress(this);
    auto* content = new QWidget(this);
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(banner_);
    layout->addWidget(stack_, 1);
    setCentralWidget(content);
    setMinimumSize(smallestSize);
    buildActions();
    restoreSize();
    connect(menu_, &MainMenu::opened, this, [this](bool open) {
        if (GamePage* game = currentGame()) game->setMenuOpen(open);
    });
    connect(&services.saves, &SaveStore::failed, this,
            [this](const QString& game, const QString& why) {
                services_.messages.add(tr("The game cannot be saved: %1").arg(why), "save-" + game);
            });
    connect(&services.saves, &SaveStore::written, this,
            [this](const QString& game) { services_.messages.clear("save-" + game); });
    connect(&services.settings, &Settings::failed, this, [this](const QString& why) {
        services_.messages.add(tr("The settings cannot be saved: %1").arg(why), "settings");
    });
    connect(&services.settings, &Settings::written, this,
            [this] { services_.messages.clear("settings"); });
}

/// The pages go before the services and before the stack's own order would have it.
MainWindow::~MainWindow() {
    qDeleteAll(std::exchange(games_, {}));
}

void MainWindow::restoreSize() {
    if (restoreGeometry(services_.settings.windowGeometry())) return;
    const QScreen* screen = QGuiApplication::primaryScreen();
    const QSize room = screen != nullptr ? screen->availableSize() : usualSize;
    resize(usualSize.boundedTo(room));
}

QAction* MainWindow::action(const QString& text, const QKeySequence& key,
                            void (MainWindow::*slot)()) {
    auto* made = new QAction(text, this);
    made->setShortcut(key);
    made->setAutoRepeat(false);
    nameKeyInToolTip(*made);
    connect(made, &QAction::triggered, this, slot);
    addAction(made);
    return made;
}

void MainWindow::buildActions() {
    back_ = action(tr("&Back"), Qt::Key_Escape, &MainWindow::back);
    setEscape(false);
    QAction* home = action(tr("&Games"), Qt::ALT | Qt::Key_Home, &MainWindow::showHome);
    QAction* grids = action(tr("Choose a g&rid…"), Qt::CTRL | Qt::Key_G, &MainWindow::chooseGrid);
    QAction* statistics =
        action(tr("&Statistics"), Qt::CTRL | Qt::Key_T, &MainWindow::showStatistics);
    QAction* settings =
        action(tr("S&ettings"), Qt::CTRL | Qt::Key_Comma, &MainWindow::showSettings);
    QAction* full = action(tr("&Full screen"), Qt::Key_F11, &MainWindow::toggleFullScreen);
    QAction* rules = action(tr("&Rules"), Qt::Key_F1, &MainWindow::showRules);
    QAction* about = action(tr("&About Gridlark"), {}, &MainWindow::showAbout);
    auto* quit = new QAction(tr("&Quit"), this);
    quit->setShortcut(Qt::CTRL | Qt::Key_Q);
    quit->setAutoRepeat(false);
    connect(quit, &QAction::triggered, this, &QWidget::close);
    addAction(quit);
    action(tr("Menu"), Qt::Key_F10, &MainWindow::openMenuBar);

    menu_->addMenu(tr("&View"), {back_, home, grids, statistics, settings, full});
    menu_->addMenu(tr("&Help"), {rules, about, quit});
    refreshGameMenu();
}

void MainWindow::setEscape(bool taken) {
    QList<QKeySequence> keys{QKeySequence(Qt::Key_Escape), QKeySequence(Qt::ALT | Qt::Key_Left),
                             QKeySequence(Qt::Key_Back)};
    if (taken) keys.removeFirst();
    back_->setShortcuts(keys);
}

Page* MainWindow::page() const {
    return qobject_cast<Page*>(stack_->currentWidget());
}

GamePage* MainWindow::currentGame() const {
    return qobject_cast<GamePage*>(page());
}

void MainWindow::adopt(Page* made) {
    stack_->addWidget(made);
    connect(made, &Page::back, this, &MainWindow::back);
    connect(made, &Page::menu, menu_, &MainMenu::popup);
}

void MainWindow::turnTo(Page* next, const QString& name) {
    GamePage* leaving = currentGame();
    if (page() != nullptr && page() != next) page()->leave();
    const bool aside = next == statistics_ || next == settingsPage_ || next == help_;
    cameFrom_ = aside ? (leaving != nullptr ? leaving : cameFrom_) : nullptr;
    stack_->setCurrentWidget(next);
    pageName_ = name;
    const QString title = next->title();
    setWindowTitle(title.isEmpty() ? QStringLiteral("Gridlark")
                                   : QStringLiteral("%1 — Gridlark").arg(title));
    setEscape(false);
    next->enter();
    refreshGameMenu();
    if (GamePage* game = currentGame()) game->setActive(isActiveWindow() && !isMinimized());
}

void MainWindow::back() {
    if (cameFrom_ != nullptr && page() != cameFrom_) {
        GamePage* game = cameFrom_;
        turnTo(game, "game/" + game->game().info().id);
    } else {
        showHome();
    }
}

void MainWindow::showHome() {
    if (home_ == nullptr) {
        home_ = new HomePage(services_);
        adopt(home_);
        connect(home_, &HomePage::gameAsked, this, [this](const QString& id) {
            open({.game = id, .grid = {}, .variant = {}, .deal = {}});
        });
        connect(home_, &HomePage::statisticsAsked, this, &MainWindow::showStatistics);
        connect(home_, &HomePage::settingsAsked, this, &MainWindow::showSettings);
        connect(home_, &HomePage::helpAsked, this, &MainWindow::showRules);
    }
    turnTo(home_, QStringLiteral("home"));
}

void MainWindow::showStatistics() {
    const QString game = gameInMind();
    if (statistics_ == nullptr) {
        statistics_ = new StatisticsPage(services_);
        adopt(statistics_);
        connect(statistics_, &StatisticsPage::playAsked, this, &MainWindow::open);
    }
    statistics_->show(game);
    turnTo(statistics_, QStringLiteral("statistics"));
}

void MainWindow::showSettings() {
    if (settingsPage_ == nullptr) {
        settingsPage_ = new SettingsPage(services_);
        adopt(settingsPage_);
    }
    turnTo(settingsPage_, QStringLiteral("settings"));
}

void MainWindow::showHelp(const QString& game) {
    if (help_ == nullptr) {
        help_ = new HelpPage(services_);
        adopt(help_);
    }
    help_->show(game);
    turnTo(help_, game.isEmpty() ? QStringLiteral("about") : QStringLiteral("help"));
}

/// The game on the page, or else the one played last, or else the first.
QString MainWindow::gameInMind() const {
    const GamePage* game = currentGame() != nullptr ? currentGame() : cameFrom_;
    if (game != nullptr) return const_cast<GamePage*>(game)->game().info().id;
    const QString last = services_.settings.lastGame();
    if (services_.registry.find(last) != nullptr) return last;
    const auto& games = services_.registry.games();
    return games.empty() ? QString() : games.front().id;
}

void MainWindow::showRules() {
    showHelp(gameInMind());
}

void MainWindow::showAbout() {
    showHelp({});
}

void MainWindow::chooseGrid() {
    if (GamePage* game = currentGame()) game->gridMenu().open();
}

void MainWindow::openMenuBar() {
    menu_->openBar();
}

void MainWindow::toggleFullScreen() {
    setWindowState(windowState() ^ Qt::WindowFullScreen);
}

GamePage* MainWindow::pageOf(const QString& game) {
    GamePage*& known = games_[game];
    if (known == nullptr) known = makeGamePage(game);
    if (known == nullptr) games_.remove(game);
    return games_.value(game);
}

GamePage* MainWindow::makeGamePage(const QString& game) {
    const GameInfo* info = services_.registry.find(game);
    const auto loaded = services_.registry.load(game);
    if (info == nullptr || loaded.plugin == nullptr) {
        services_.messages.add(loaded.trouble);
        return nullptr;
    }
    auto* made = new GamePage(*info, *loaded.plugin, services_);
    adopt(made);
    connect(made, &GamePage::escapeTaken, this, [this, made](bool taken) {
        if (page() == made) setEscape(taken);
    });
    connect(made, &GamePage::statisticsAsked, this, &MainWindow::showStatistics);
    connect(made, &GamePage::exited, this, &MainWindow::showHome);
    return made;
}

void MainWindow::open(const Request& request) {
    if (request.game.isEmpty()) return;
    GamePage* game = pageOf(request.game);
    if (game == nullptr) {
        if (page() == nullptr) showHome();
        return;
    }
    turnTo(game, "game/" + request.game);
    game->game().open(request);
}

void MainWindow::openLastPage() {
    const QString name = services_.settings.page();
    const QString game = name.startsWith("game/") ? name.section(u'/', 1) : QString();
    if (!game.isEmpty() && services_.registry.find(game) != nullptr)
        return open({.game = game, .grid = {}, .variant = {}, .deal = {}});
    if (name == QLatin1String("statistics")) return showStatistics();
    if (name == QLatin1String("settings")) return showSettings();
    if (name == QLatin1String("help")) return showRules();
    if (name == QLatin1String("about")) return showAbout();
    showHome();
}

void MainWindow::refreshGameMenu() {
    if (GamePage* game = currentGame()) return menu_->setGame(game->title(), game->actions().all());
    QList<QAction*> games;
    for (const GameInfo& info : services_.registry.games()) {
        const QString objectName = "open-" + info.id;
        auto* entry = findChild<QAction*>(objectName);
        if (entry == nullptr) {
            entry = new QAction(info.name, this);
            entry->setObjectName(objectName);
            connect(entry, &QAction::triggered, this, [this, id = info.id] {
                open({.game = id, .grid = {}, .variant = {}, .deal = {}});
            });
        }
        games << entry;
    }
    menu_->setGame(tr("&Game"), games);
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

void MainWindow::closeEvent(QCloseEvent* event) {
    if (page() != nullptr) page()->leave();
    services_.settings.setPage(pageName_);
    services_.settings.setWindowGeometry(saveGeometry());
    services_.settings.sync();
    services_.saves.flush(patience);
    services_.records.flush(patience);
    event->accept();
}

}  // namespace gridlark::shell
