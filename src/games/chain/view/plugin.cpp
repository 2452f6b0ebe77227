#include "plugin.h"

#include "chain/rules/chain.h"
#include "table.h"
#include "words.h"

namespace gridlark::chain {

QList<ui::GridChoice> Plugin::grids() const {
    QList<ui::GridChoice> choices;
    for (const kit::Preset& preset : Chain::presets()) {
        const std::string grid(preset.grid);
        const QString title = gridTitle(QString::fromStdString(grid));
        for (const std::string_view variant : preset.variants) {
            choices.append({.options = {grid, std::string(variant)}, .title = title, .group = {}});
        }
    }
    return choices;
}

QString Plugin::variantTitle(const QString& variant) const {
    return variant == QLatin1String("original") ? tr("Original") : tr("Fair");
}

QString Plugin::gridTitle(const QString& grid) const {
    const auto level = opponentNamed(grid.toStdString());
    return level ? words::opponent(*level) : grid;
}

ui::Least Plugin::least() const {
    return {.title = tr("Quickest win in turns"), .figure = "turns"};
}

QString Plugin::rules() const {
    return words::rules();
}

std::unique_ptr<ui::Table> Plugin::open(ui::Host& host) {
    return std::make_unique<ChainTable>(host);
}

}  // namespace gridlark::chain
