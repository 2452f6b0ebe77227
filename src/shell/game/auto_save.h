/// Keeps the save of an open game up to date.
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>

#include "gridlark/ui/plugin.h"

namespace gridlark::shell {

class SaveStore;

/// Saves at most a second after a change, and every five seconds while only time runs on.
class AutoSave : public QObject {
    Q_OBJECT

  public:
    /// Both outlive this.
    AutoSave(QString game, ui::Table& table, SaveStore& saves);

    /// The game has changed.
    void saveSoon();
    /// Saves now what has changed since the last time.
    void save();
    /// The player has left the game for good.
    void drop();

  private:
    QString game_;
    ui::Table& table_;
    SaveStore& saves_;
    QTimer soon_;
    QTimer whileTimeRuns_;
    play::Milliseconds savedTime_{-1};
    bool unsaved_ = false;
};

}  // namespace gridlark::shell
