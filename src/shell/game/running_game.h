/// An open game: kept, timed and reported, whatever page shows it.
#pragma once

#include <QObject>
#include <memory>
#include <optional>

#include "gridlark/ui/plugin.h"

#include "auto_save.h"
#include "game_host.h"
#include "services/plugin_registry.h"
#include "services/services.h"
#include "single_instance.h"

namespace gridlark::shell {

/// Hands each result to the records, once.
class RunningGame : public QObject {
    Q_OBJECT

  public:
    RunningGame(const GameInfo& info, ui::GamePlugin& plugin, const Services& services);
    ~RunningGame() override;

    [[nodiscard]] const GameInfo& info() const { return info_; }
    [[nodiscard]] ui::GamePlugin& plugin() const { return plugin_; }
    [[nodiscard]] ui::Table& table() const { return *table_; }
    [[nodiscard]] play::Game& game() const { return table_->game(); }

    /// Continues what was left, or what is asked for; deals if there is nothing to continue.
    void open(const Request& request);
    void newGame() { deal(options(), std::nullopt); }
    /// A new deal of other options. The game in progress can be brought back by undo.
    void choose(const kit::Options& options) { deal(options, std::nullopt); }
    void restart();
    void undo();
    void redo();

    [[nodiscard]] bool playing() const;
    [[nodiscard]] bool ended() const;
    [[nodiscard]] bool busy() const { return busy_; }
    /// Those of the game on the table; before there is one, those it is to have.
    [[nodiscard]] kit::Options options() const;

    void hold(play::Hold reason, bool on);
    /// The page goes: background work stops and everything is kept.
    void pageLeft();

  signals:
    void changed();
    void dealt();
    void busyChanged(bool on);
    void popup(bool open);
    /// A short text to show beside the board; empty takes it away.
    void notice(const QString& text);
    /// The player has left the game for good; nothing is kept of it.
    void exited();
    /// The game came to its end just now; `newBest` if it is the fastest on its grid, `newScore`
    /// if it has the highest score there (of games that have one).
    void finished(bool newBest, bool newScore);

  private:
    void connectTable();
    void resume();
    void onTableChanged();
    void onEnded();
    void reportSeen();
    void recordResult();
    void rememberGrid();
    void showUndo(const QString& what);
    void deal(const kit::Options& options, std::optional<kit::DealNumber> number);

    GameInfo info_;
    ui::GamePlugin& plugin_;
    Services services_;
    GameHost host_;
    std::unique_ptr<ui::Table> table_;
    AutoSave saver_;
    std::optional<kit::Options> remembered_;
    bool resumed_ = false;
    bool busy_ = false;
    bool seen_ = true;
    bool newBest_ = false;
    bool newScore_ = false;
};

}  // namespace gridlark::shell
