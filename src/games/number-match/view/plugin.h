/// The plug-in of Number Match.
#pragma once

#include <QObject>

#include "gridlark/ui/game_plugin.h"

#include "number-match/rules/number_match.h"
#include "table.h"

namespace gridlark::number_match {

class Plugin final : public QObject, public ui::PluginOf<NumberMatch, NumberMatchTable> {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID GRIDLARK_PLUGIN_IID FILE "plugin.json")
    Q_INTERFACES(gridlark::ui::GamePlugin)

  public:
    [[nodiscard]] QString variantTitle(const QString& variant) const override;
    [[nodiscard]] QString gridTitle(const QString& grid) const override;
    [[nodiscard]] ui::Facet facet() const override { return ui::starsFacet(); }
    [[nodiscard]] bool hasScore() const override { return true; }
};

}  // namespace gridlark::number_match
