/// The plug-in of Lights.
#pragma once

#include <QObject>

#include "gridlark/ui/plugin.h"

namespace gridlark::toy {

class Plugin final : public QObject, public ui::GamePlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID GRIDLARK_PLUGIN_IID FILE "plugin.json")
    Q_INTERFACES(gridlark::ui::GamePlugin)

  public:
    [[nodiscard]] QList<ui::GridChoice> grids() const override;
    [[nodiscard]] QString variantTitle(const QString& variant) const override;
    [[nodiscard]] QString gridTitle(const QString& grid) const override;
    [[nodiscard]] bool hasScore() const override { return true; }
    [[nodiscard]] QString rules() const override;
    [[nodiscard]] std::unique_ptr<ui::Table> open(ui::Host& host) override;
};

}  // namespace gridlark::toy
