#include "plugin.h"

#include "table.h"
#include "words.h"

namespace gridlark::number_match {

QList<ui::GridChoice> Plugin::grids() const {
    QList<ui::GridChoice> choices;
    for (const kit::Preset& preset : NumberMatch::presets()) {
        const std::string grid(preset.grid);
        for (const std::string_view variant : preset.variants) {
            choices.append({.options = {grid, std::string(variant)},
                            .title = gridTitle(QString::fromStdString(grid)),
                            .group = {}});
        }
    }
    return choices;
}

QString Plugin::variantTitle(const QString& variant) const {
    return variant == QLatin1String("no-adds") ? tr("No adds") : tr("Standard");
}

QString Plugin::gridTitle(const QString& grid) const {
    //: A grid, by how many numbers a game begins with
    return tr("%n number(s)", nullptr, grid.toInt());
}

ui::Facet Plugin::facet() const {
    QStringList values;
    for (int stars = 1; stars <= mostStars; ++stars) values << QString(stars, QChar(0x2605));
    return {.title = tr("Stars"), .figure = "stars", .all = tr("All stars"), .values = values};
}

QString Plugin::rules() const {
    return words::rules();
}

std::unique_ptr<ui::Table> Plugin::open(ui::Host& host) {
    return std::make_unique<NumberMatchTable>(host);
}

}  // namespace gridlark::number_match
