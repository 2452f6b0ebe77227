#include "grids.h"

#include <algorithm>

namespace gridlark::shell {

namespace {

bool isUsualVariant(const ui::GamePlugin& plugin, const kit::Options& options) {
    const auto grids = plugin.grids();
    const auto first = std::find_if(grids.begin(), grids.end(), [&](const ui::GridChoice& choice) {
        return choice.options.grid == options.grid;
    });
    return first == grids.end() || first->options.variant == options.variant;
}

}  // namespace

QString gridName(const ui::GamePlugin& plugin, const kit::Options& options) {
    const QString grid = plugin.gridTitle(QString::fromStdString(options.grid));
    if (isUsualVariant(plugin, options)) return grid;
    return QStringLiteral("%1 · %2").arg(
        grid, plugin.variantTitle(QString::fromStdString(options.variant)));
}

std::optional<kit::Options> fitting(const ui::GamePlugin& plugin, const QString& grid,
                                    const QString& variant, const kit::Options& now) {
    const std::string ofGrid = grid.isEmpty() ? now.grid : grid.toStdString();
    const std::string ofVariant = variant.isEmpty() ? now.variant : variant.toStdString();
    if (plugin.offers({ofGrid, ofVariant})) return kit::Options{ofGrid, ofVariant};
    const auto choices = plugin.grids();
    for (const ui::GridChoice& choice : choices) {
        const std::string& aGrid = grid.isEmpty() ? choice.options.grid : ofGrid;
        const std::string& aVariant = variant.isEmpty() ? choice.options.variant : ofVariant;
        if (plugin.offers({aGrid, aVariant})) return kit::Options{aGrid, aVariant};
    }
    return std::nullopt;
}

}  // namespace gridlark::shell
