/// The plug-in of Queens.
#pragma once

#include <QObject>

#include "gridlark/ui/game_plugin.h"

#include "queens/rules/queens.h"
#include "table.h"

namespace gridlark::queens {

class Plugin final : public QObject, public ui::PluginOf<Queens, QueensTable> {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID GRIDLARK_PLUGIN_IID FILE "plugin.json")
    Q_INTERFACES(gridlark::ui::GamePlugin)

  public:
    [[nodiscard]] QString variantTitle(const QString& variant) const override;
    [[nodiscard]] QString gridTitle(const QString& grid) const override;
    [[nodiscard]] ui::Facet facet() const override { return ui::starsFacet(); }

  protected:
    [[nodiscard]] QString gridGroup(const QString& grid) const override;
};

}  // namespace gridlark::queens
