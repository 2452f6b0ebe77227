#include "plugin.h"

#include "table.h"
#include "toy/rules/lights.h"

namespace gridlark::toy {

QList<ui::GridChoice> Plugin::grids() const {
    QList<ui::GridChoice> choices;
    for (const kit::Preset& preset : Lights::presets()) {
        const std::string grid(preset.grid);
        choices.append({.options = {grid, std::string(preset.variants.front())},
                        .title = gridTitle(QString::fromStdString(grid)),
                        .group = {}});
    }
    return choices;
}

QString Plugin::variantTitle(const QString&) const {
    return tr("Standard");
}

QString Plugin::gridTitle(const QString& grid) const {
    return tr("%1 × %1").arg(grid);
}

QString Plugin::rules() const {
    return tr("A tap switches a lamp and those beside it. Put out **all** of them.");
}

std::unique_ptr<ui::Table> Plugin::open(ui::Host& host) {
    return std::make_unique<LightsTable>(host);
}

}  // namespace gridlark::toy
