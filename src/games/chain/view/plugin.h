/// The plug-in of Chain.
#pragma once

#include <QObject>

#include "gridlark/ui/game_plugin.h"

#include "chain/rules/chain.h"
#include "table.h"

namespace gridlark::chain {

class Plugin final : public QObject, public ui::PluginOf<Chain, ChainTable> {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID GRIDLARK_PLUGIN_IID FILE "plugin.json")
    Q_INTERFACES(gridlark::ui::GamePlugin)

  public:
    [[nodiscard]] QString variantTitle(const QString& variant) const override;
    [[nodiscard]] QString gridTitle(const QString& grid) const override;
    [[nodiscard]] ui::Least least() const override;
};

}  // namespace gridlark::chain
