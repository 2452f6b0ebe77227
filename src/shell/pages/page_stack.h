/// The pages of the window; each is made when it is first asked for.
#pragma once

#include <QHash>
#include <QStackedWidget>

#include "services/services.h"

namespace gridlark::shell {

class GamePage;
class HelpPage;
class HomePage;
class Page;
class SettingsPage;
class StatisticsPage;

class PageStack : public QStackedWidget {
    Q_OBJECT

  public:
    explicit PageStack(const Services& services);
    /// The pages of games go before the services, and before the stack's own order would have it.
    ~PageStack() override;

    [[nodiscard]] HomePage& home();
    [[nodiscard]] StatisticsPage& statistics();
    [[nodiscard]] SettingsPage& settings();
    [[nodiscard]] HelpPage& help();
    /// Null, and a message, if the game cannot be loaded.
    [[nodiscard]] GamePage* game(const QString& id);
    /// Null if the game is not open.
    [[nodiscard]] GamePage* openGame(const QString& id) const { return games_.value(id); }

    /// Null before the first page is shown.
    [[nodiscard]] Page* current() const;
    /// Null if another page is in front.
    [[nodiscard]] GamePage* currentGame() const;

  signals:
    /// A page is there for the first time.
    void made(gridlark::shell::Page* page);

  private:
    template <class PageType>
    PageType& once(PageType*& page);
    void adopt(Page* page);

    Services services_;
    HomePage* home_ = nullptr;
    StatisticsPage* statistics_ = nullptr;
    SettingsPage* settings_ = nullptr;
    HelpPage* help_ = nullptr;
    QHash<QString, GamePage*> games_;
};

}  // namespace gridlark::shell
