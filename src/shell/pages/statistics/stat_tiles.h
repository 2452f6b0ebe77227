/// The figures at the top of the statistics page.
#pragma once

#include <QStringList>
#include <QWidget>
#include <vector>

#include "gridlark/play/statistics.h"
#include "gridlark/ui/plugin.h"

class QGridLayout;

namespace gridlark::shell {

class StatTile;

class StatTiles : public QWidget {
    Q_OBJECT

  public:
    explicit StatTiles(QWidget* parent);

    /// The figures of a grid. `plugin` names those that only some games have; it may be null.
    void show(const play::Statistics& figures, const ui::GamePlugin* plugin);
    /// In rows as even as can be, and as few as the words of the language leave room for.
    void arrange(int room);

    /// What stands on the tiles that are shown: "Played: 128".
    [[nodiscard]] QStringList texts() const;

  private:
    void showIf(bool shown, int tile, const QString& value);

    QGridLayout* grid_;
    std::vector<StatTile*> tiles_;
    int room_ = 0;
};

}  // namespace gridlark::shell
