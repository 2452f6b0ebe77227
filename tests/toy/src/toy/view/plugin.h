/// The plug-in of Lights.
#pragma once

#include <QObject>

#include "gridlark/ui/game_plugin.h"

#include "table.h"

namespace gridlark::toy {

class Plugin final : public QObject, public ui::PluginOf<Lights, LightsTable> {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID GRIDLARK_PLUGIN_IID FILE "plugin.json")
    Q_INTERFACES(gridlark::ui::GamePlugin)

  public:
    [[nodiscard]] QString variantTitle(const QString&) const override { return tr("Standard"); }
    [[nodiscard]] QString gridTitle(const QString& grid) const override {
        return tr("%1 × %1").arg(grid);
    }
    [[nodiscard]] bool hasScore() const override { return true; }
};

}  // namespace gridlark::toy
