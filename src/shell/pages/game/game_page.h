/// The page of one game: the board, and beside or under it the status column.
#pragma once

#include <QTimer>
#include <memory>
#include <optional>

#include "gridlark/ui/plugin.h"

#include "game/running_game.h"
#include "pages/page.h"
#include "services/services.h"
#include "status_column.h"

namespace gridlark::shell {

class GameActions;
class GameStage;
class GridMenu;

class GamePage : public Page {
    Q_OBJECT

  public:
    GamePage(const GameInfo& info, ui::GamePlugin& plugin, const Services& services);
    ~GamePage() override;

    [[nodiscard]] RunningGame& game() { return *game_; }
    [[nodiscard]] GameActions& actions() { return *actions_; }
    [[nodiscard]] StatusColumn& column() { return *column_; }
    [[nodiscard]] GridMenu& gridMenu() { return *gridMenu_; }
    [[nodiscard]] QWidget* view() const;

    void enter() override;
    void leave() override;

    [[nodiscard]] bool paused() const { return paused_; }
    void setPaused(bool on);
    /// A menu is in front of the board.
    void setMenuOpen(bool open);
    /// The window is active and not minimised.
    void setActive(bool active) { game_->hold(play::Hold::inactive, !active); }

  protected:
    void resizeEvent(QResizeEvent*) override { arrange(); }

  private:
    void build();
    void buildHeader();
    void followTheme();
    void connectGame();
    void connectParts();
    void arrange();
    void refresh();
    void refreshTime();
    void refreshBest();
    void refreshHolds();
    void showEnd(bool newBest, bool newScore);
    [[nodiscard]] QString resultText(bool newBest, bool newScore) const;

    Services services_;
    std::unique_ptr<RunningGame> game_;
    GameActions* actions_ = nullptr;
    GridMenu* gridMenu_ = nullptr;
    QLabel* level_ = nullptr;
    GameStage* stage_ = nullptr;
    StatusColumn* column_ = nullptr;
    std::optional<kit::Options> bestOf_;  ///< the grid whose best time is shown
    QTimer tick_;
    bool paused_ = false;
    bool menuOpen_ = false;
    bool popupOpen_ = false;
};

}  // namespace gridlark::shell
