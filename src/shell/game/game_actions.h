/// The actions every game has, with their keys.
#pragma once

#include <QList>
#include <QObject>

class QAction;
class QActionGroup;
class QKeySequence;

namespace gridlark::shell {

class RunningGame;

/// Enabled and worded as the game's state has it.
class GameActions : public QObject {
    Q_OBJECT

  public:
    GameActions(RunningGame& game, QObject* parent);

    /// In the order of the status column and the menu, the game's own among them.
    [[nodiscard]] QList<QAction*> all() const { return all_; }
    [[nodiscard]] QAction* newGame() const { return newGame_; }
    [[nodiscard]] QAction* hint() const { return hint_; }
    [[nodiscard]] QAction* pause() const { return pause_; }

    /// `paused`: the board is covered. `blocked`: something in front of it takes the keyboard.
    void refresh(bool paused, bool blocked);

  private:
    QAction* make(const char* icon, const QString& text, const QList<QKeySequence>& keys);
    void connectAll();

    RunningGame& game_;
    QAction* hint_;
    QAction* undo_;
    QAction* redo_;
    QAction* pause_;
    QAction* restart_;
    QAction* newGame_;
    QActionGroup* own_;  ///< the game's own: switched off together, each as it was otherwise
    QList<QAction*> all_;
};

}  // namespace gridlark::shell
