/// The plug-in of Cats.
#pragma once

#include <QObject>

#include "gridlark/ui/game_plugin.h"

#include "cats/rules/cats.h"
#include "table.h"

namespace gridlark::cats {

class Plugin final : public QObject, public ui::PluginOf<Cats, CatsTable> {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID GRIDLARK_PLUGIN_IID FILE "plugin.json")
    Q_INTERFACES(gridlark::ui::GamePlugin)

  public:
    [[nodiscard]] QString variantTitle(const QString& variant) const override;
    [[nodiscard]] QString gridTitle(const QString& grid) const override;

  protected:
    [[nodiscard]] QString gridGroup(const QString& grid) const override;
};

}  // namespace gridlark::cats
