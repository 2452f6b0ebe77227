#include "grids.h"

namespace gridlark::shell {

namespace {

std::optional<std::string> firstVariant(const ui::GamePlugin& plugin, const std::string& grid) {
    const auto grids = plugin.grids();
    for (const ui::GridChoice& choice : grids) {
        if (choice.options.grid == grid) return choice.options.variant;
    }
    return std::nullopt;
}

}  // namespace

std::string usualVariant(const ui::GamePlugin& plugin, const std::string& grid) {
    const auto grids = plugin.grids();
    if (grids.isEmpty()) return {};
    return firstVariant(plugin, grid).value_or(grids.first().options.variant);
}

QString gridName(const ui::GamePlugin& plugin, const kit::Options& options) {
    const QString grid = plugin.gridTitle(QString::fromStdString(options.grid));
    if (firstVariant(plugin, options.grid).value_or(options.variant) == options.variant)
        return grid;
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
