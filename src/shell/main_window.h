/// The one window: pages on a stack, messages above them.
#pragma once

#include <QHash>
#include <QMainWindow>

#include "services/services.h"
#include "single_instance.h"

class QAction;
class QStackedWidget;

namespace gridlark::shell {

class Banner;
class GamePage;
class HelpPage;
class HomePage;
class MainMenu;
class Page;
class SettingsPage;
class StatisticsPage;

/// Makes each page when it is first shown.
class MainWindow : public QMainWindow {
    Q_OBJECT

  public:
    explicit MainWindow(const Services& services);
    ~MainWindow() override;

    /// Opens what another start or the command line asks for; without a game, the page stays.
    void open(const Request& request);
    /// The page of the last time, or home.
    void openLastPage();
    void showHome();
    void showStatistics();
    void showSettings();
    /// The rules of a game, or about the program for an empty id.
    void showHelp(const QString& game);
    /// The page before: a game if it was opened from there, and from a game home.
    void back();
    void raiseAndActivate(const QString& activation);

    [[nodiscard]] Page* page() const;
    /// The page of an open game; null if it is not open.
    [[nodiscard]] GamePage* gamePage(const QString& game) const { return games_.value(game); }
    [[nodiscard]] MainMenu& menu() const { return *menu_; }
    [[nodiscard]] Banner& banner() const { return *banner_; }

  protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

  private:
    void buildActions();
    void restoreSize();
    QAction* action(const QString& text, const QKeySequence& key, void (MainWindow::*slot)());
    GamePage* pageOf(const QString& game);
    GamePage* makeGamePage(const QString& game);
    void turnTo(Page* page, const QString& name);
    void adopt(Page* page);
    void refreshGameMenu();
    void setEscape(bool taken);
    [[nodiscard]] GamePage* currentGame() const;
    [[nodiscard]] QString gameInMind() const;
    void showRules();
    void showAbout();
    void chooseGrid();
    void openMenuBar();
    void toggleFullScreen();

    Services services_;
    QStackedWidget* stack_;
    Banner* banner_;
    MainMenu* menu_;
    HomePage* home_ = nullptr;
    StatisticsPage* statistics_ = nullptr;
    SettingsPage* settingsPage_ = nullptr;
    HelpPage* help_ = nullptr;
    QHash<QString, GamePage*> games_;
    GamePage* cameFrom_ = nullptr;
    QString pageName_;
    QAction* back_ = nullptr;
};

}  // namespace gridlark::shell
