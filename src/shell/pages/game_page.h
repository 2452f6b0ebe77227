/// The page of one game: the board, and beside or under it the status column.
#pragma once

#include <QTimer>
#include <memory>
#include <optional>

#include "gridlark/ui/plugin.h"

#include "page.h"
#include "services/running_game.h"
#include "services/services.h"
#include "widgets/status_column.h"

class QLabel;

namespace gridlark::ui {
class Panel;
}

namespace gridlark::shell {

class Confetti;
class GameActions;
class GridMenu;

class GamePage : public Page {
    Q_OBJECT

  public:
    GamePage(const GameInfo& info, ui::GamePlugin& plugin, const Services& services,
             QWidget* parent = nullptr);
    ~GamePage() override;

    [[nodiscard]] RunningGame& game() { return *game_; }
    [[nodiscard]] GameActions& actions() { return *actions_; }
    [[nodiscard]] StatusColumn& column() { return *column_; }
    [[nodiscard]] GridMenu& gridMenu() { return *gridMenu_; }
    [[nodiscard]] QWidget* view() const { return view_; }

    [[nodiscard]] QString title() const override { return game_->info().name; }
    void enter() override;
    void leave() override;

    [[nodiscard]] bool paused() const { return paused_; }
    void setPaused(bool on);
    /// A menu is in front of the board.
    void setMenuOpen(bool open);
    /// The window is active and not minimised.
    void setActive(bool active);

  signals:
    /// Esc belongs to something in front of the board, not to "back".
    void escapeTaken(bool taken);
    void statisticsAsked();
    /// The game was left for good.
    void exited();

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void build();
    void buildHeader();
    void buildStage();
    void takeTheme();
    void connectGame();
    void arrange();
    void refresh();
    void refreshTime();
    void refreshBest();
    void refreshHolds();
    void showEnd(bool newBest, bool newScore);
    void celebrate();
    void showEndPanel(const ui::EndNote& note, const QString& text, bool newBest);
    void hideEnd();
    void focusFront();
    void onBusy(bool on);
    [[nodiscard]] bool blocked() const;
    [[nodiscard]] QSize boardSize(QSize available) const;

    Services services_;
    std::unique_ptr<RunningGame> game_;
    GameActions* actions_ = nullptr;
    PageHeader* header_ = nullptr;
    GridMenu* gridMenu_ = nullptr;
    QLabel* level_ = nullptr;
    QWidget* stage_ = nullptr;
    QWidget* view_ = nullptr;
    ui::BoardWidget* board_ = nullptr;  ///< the view or a part of it
    QLabel* busyNote_ = nullptr;
    Confetti* confetti_ = nullptr;  ///< over the board; made when first needed
    StatusColumn* column_ = nullptr;
    ui::Panel* pausePanel_ = nullptr;
    ui::Panel* endPanel_ = nullptr;
    std::optional<kit::Options> bestOf_;  ///< the grid whose best time is shown
    QTimer tick_;
    QTimer busySoon_;
    bool paused_ = false;
    bool menuOpen_ = false;
    bool popupOpen_ = false;
    bool endShown_ = false;
};

}  // namespace gridlark::shell
