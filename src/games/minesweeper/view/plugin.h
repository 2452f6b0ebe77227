/// The plug-in of Minesweeper.
#pragma once

#include <QObject>

#include "gridlark/ui/game_plugin.h"

#include "minesweeper/rules/minesweeper.h"
#include "table.h"

namespace gridlark::minesweeper {

class Plugin final : public QObject, public ui::PluginOf<Minesweeper, MinesweeperTable> {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID GRIDLARK_PLUGIN_IID FILE "plugin.json")
    Q_INTERFACES(gridlark::ui::GamePlugin)

  public:
    [[nodiscard]] QList<ui::GridChoice> grids() const override;
    [[nodiscard]] QString variantTitle(const QString& variant) const override;
    [[nodiscard]] QString gridTitle(const QString& grid) const override;
    [[nodiscard]] ui::Rate rate() const override;
};

}  // namespace gridlark::minesweeper
