/// The interface between a game's plug-in and the shell.
///
/// A plug-in's JSON (view/plugin.json) holds "id", "name" (a name for each language code, at least
/// "en"), "summary" (likewise), "order" (the position on the home page) and "interface" (the major
/// version below). Nothing else is read at start-up: the library is loaded when the game is first
/// opened.
#pragma once

#include <QAction>
#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariant>
#include <memory>
#include <optional>
#include <string>

#include "gridlark/play/game.h"
#include "gridlark/ui/board.h"
#include "gridlark/ui/theme.h"

namespace gridlark::ui {

/// Major version of this interface; a plug-in with another one is refused.
inline constexpr int interfaceVersion = 1;

/// A grid in the grid chooser.
struct GridChoice {
    kit::Options options;
    QString title{};  ///< "8 × 8"
    QString group{};  ///< heading above it in the chooser ("Medium"); may be empty
};

/// One item of the status column: `filled` of `total` icons, or `text` if `total` is 0.
struct StatusItem {
    QString label{};
    QString text{};
    QString icon{};
    QString iconEmpty{};
    int filled = 0;
    int total = 0;
    QString spoken{};  ///< for screen readers: "2 of 3 lives"
};

/// What the shell shows when a game ends.
struct EndNote {
    QString title{};       ///< "Level 4 done"
    QString text{};        ///< one or two sentences; may be empty
    QString actionText{};  ///< main button: "Next level"
    bool restart = false;  ///< the main button restarts the same deal; otherwise a new deal follows
    QString icon{};
    bool beside = false;  ///< shown beside the board instead of in a panel over it
    QString sound = QStringLiteral("win");
    bool celebrates = false;  ///< confetti over the board
};

/// A figure of the results (`play::Result::figures`) that counts per second: "3BV/s".
struct Rate {
    QString title{};
    std::string figure{};  ///< empty: there is none
};

/// A figure of the results where less is better: "turns". Statistics show the least of all wins.
struct Least {
    QString title{};       ///< "Quickest win in turns"
    std::string figure{};  ///< empty: there is none
};

/// A whole-numbered figure of the results that statistics can be narrowed by: "stars".
struct Facet {
    QString title{};
    std::string figure{};  ///< empty: there is none
    QString all{};         ///< for all values together
    QStringList values{};  ///< for 1, 2, …
};

/// What the loudspeaker plays; the same for all games.
enum class Sounds : std::uint8_t { all, noMusic, none };

/// What the shell offers a table; outlives it.
class GRIDLARK_EXPORT Host {
  public:
    virtual ~Host();
    [[nodiscard]] virtual const Theme& theme() const = 0;
    [[nodiscard]] virtual int longPress() const = 0;  ///< ms
    /// One of this game's own settings; `otherwise` if it is not set.
    [[nodiscard]] virtual QVariant setting(const QString& key, const QVariant& otherwise) const = 0;
    /// A text, a list of texts, a number, a flag or bytes.
    virtual void setSetting(const QString& key, const QVariant& value) = 0;
    /// Plays a sound of the program by name, if there is sound.
    virtual void playSound(const QString& name) = 0;
    /// Repeats music by name while the game is visible and not paused; empty ends it.
    virtual void setMusic(const QString& name) = 0;
    [[nodiscard]] virtual Sounds sounds() const = 0;
    /// `Table::settingsChanged` follows.
    virtual void setSounds(Sounds sounds) = 0;
    /// Shows a short notice beside the board instead of the previous one; empty clears it.
    virtual void notify(const QString& text) = 0;
};

/// One open game: a session with its view, actions and status items.
class GRIDLARK_EXPORT Table : public QObject {
    Q_OBJECT

  public:
    ~Table() override;

    [[nodiscard]] virtual play::Game& game() = 0;
    /// The view, made once: a board, or a widget that contains one. Its parent owns it. The shell
    /// gives it the proportions of `heightForWidth` or else `sizeHint`, or more height if it
    /// expands vertically.
    [[nodiscard]] virtual QWidget* view() = 0;
    /// Theme, long press or other settings changed: read them from the host.
    virtual void settingsChanged() = 0;

    /// Deals in the background; `dealt` follows. Without a number the table chooses one, or uses
    /// the deal made ahead if it fits. Replaces a pending request.
    virtual void deal(const kit::Options& options, std::optional<kit::DealNumber> number) = 0;
    /// The grid chooser's entry for custom sizes ("Custom…"); empty if there are none.
    [[nodiscard]] virtual QString ownGridText() const { return {}; }
    /// Asks for a custom size in a panel over the view (see `popup`) and deals it.
    virtual void askForGrid() {}
    /// Stops dealing, hints and other background work; their results are dropped.
    virtual void cancelWork() = 0;
    /// Whether the board is on screen and not paused; true at first. When it is again, work that
    /// the game needs (the computer's turn) and `cancelWork` stopped starts anew.
    virtual void setSeen(bool /*seen*/) {}

    /// The game's own actions, in order, with icon name (in `QAction::data`), text and shortcut.
    [[nodiscard]] virtual QList<QAction*> actions() { return {}; }
    [[nodiscard]] virtual QList<StatusItem> statusItems() const = 0;
    /// "Level 4 · ★★☆☆☆"; may be empty.
    [[nodiscard]] virtual QString levelText() const { return {}; }
    /// "Click: mark with an X", …
    [[nodiscard]] virtual QStringList gestures() const = 0;
    [[nodiscard]] virtual EndNote endNote() const = 0;
    /// "level 4", for "Continue · level 4 · 2:14"; may be empty.
    [[nodiscard]] virtual QString continueText() const { return {}; }

    /// Undo and redo as the player sees them; by default the session's.
    [[nodiscard]] virtual bool canUndo() { return game().canUndo(); }
    [[nodiscard]] virtual bool canRedo() { return game().canRedo(); }
    virtual void undo() { game().undo(); }
    virtual void redo() { game().redo(); }

    [[nodiscard]] virtual bool canHint() const = 0;
    [[nodiscard]] virtual QString hintText() const = 0;  ///< "Hint · 3 left"
    virtual void hint() = 0;

  signals:
    /// State, status items, texts or enabled actions changed: the shell shows and saves them.
    void changed();
    /// The game has just ended; comes after `changed`. The shell shows and sounds it (`endNote`).
    void ended();
    /// A requested deal is on the board.
    void dealt();
    /// The game begins (true) or ends (false) waiting for background work (a deal, a hint).
    void busy(bool on);
    /// One of the game's own pop-ups opened or closed; the clock stands still meanwhile.
    void popup(bool open);
    /// The player has left the game for good: the table has abandoned it, and the shell forgets its
    /// save and goes home.
    void exited();
};

/// The root object of a plug-in.
class GRIDLARK_EXPORT GamePlugin {
  public:
    virtual ~GamePlugin();
    [[nodiscard]] virtual QList<GridChoice> grids() const = 0;
    /// Whether this can be dealt: what `grids` lists, and custom sizes if the game has them.
    [[nodiscard]] virtual bool offers(const kit::Options& options) const = 0;
    /// Title of a variant ("Open"), for choosers and statistics.
    [[nodiscard]] virtual QString variantTitle(const QString& variant) const = 0;
    /// Title of a grid, presets and others.
    [[nodiscard]] virtual QString gridTitle(const QString& grid) const = 0;
    /// What statistics show beside the times.
    [[nodiscard]] virtual Rate rate() const { return {}; }
    [[nodiscard]] virtual Least least() const { return {}; }
    /// What statistics can be narrowed by.
    [[nodiscard]] virtual Facet facet() const { return {}; }
    /// Whether results have a score (`kit::Tally::score`): statistics show the best one.
    [[nodiscard]] virtual bool hasScore() const { return false; }
    /// The rules in the user's language, as Markdown.
    [[nodiscard]] virtual QString rules() const = 0;
    [[nodiscard]] virtual std::unique_ptr<Table> open(Host& host) = 0;
};

}  // namespace gridlark::ui

#define GRIDLARK_PLUGIN_IID "io.github.gridlark.GamePlugin/1"
Q_DECLARE_INTERFACE(gridlark::ui::GamePlugin, GRIDLARK_PLUGIN_IID)
