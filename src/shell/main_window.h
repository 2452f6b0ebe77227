/// The one window: pages on a stack, messages above them.
#pragma once

#include <QMainWindow>
#include <QTimer>

#include "services/services.h"
#include "single_instance.h"

namespace gridlark::shell {

class Banner;
class GamePage;
class MainMenu;
class Page;
class PageStack;
class WindowActions;

class MainWindow : public QMainWindow {
    Q_OBJECT

  public:
    explicit MainWindow(const Services& services);
    ~MainWindow() override;  ///< the pages go before the services

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
    /// Writes all that waits, for a few seconds at most. False if something is not on the disk.
    [[nodiscard]] bool keep();
    /// Ends the program without a question.
    void endNow();

    [[nodiscard]] Page* page() const;
    /// The page of an open game; null if it is not open.
    [[nodiscard]] GamePage* gamePage(const QString& game) const;
    [[nodiscard]] MainMenu& menu() const { return *menu_; }
    [[nodiscard]] Banner& banner() const { return *banner_; }

  protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

  private:
    void connectActions();
    void listGames();
    void connectPage(Page* page);
    void connectMessages();
    void askToEnd();
    void restoreSize();
    void turnTo(Page& page, const QString& name, bool aside = false);
    void refreshGameMenu();
    [[nodiscard]] GamePage* currentGame() const;
    [[nodiscard]] QString gameInMind() const;
    void showRules();
    void chooseGrid();

    Services services_;
    PageStack* stack_;
    Banner* banner_;
    MainMenu* menu_;
    WindowActions* actions_;
    GamePage* cameFrom_ = nullptr;
    QString pageName_;
    QList<QAction*> games_;  ///< open one each
    QTimer retry_;           ///< of what could not be saved
    bool ending_ = false;    ///< whatever is not kept
};

}  // namespace gridlark::shell
