#include "plugin.h"

#include "queens/rules/queens.h"

namespace gridlark::queens {

QString Plugin::variantTitle(const QString& variant) const {
    if (variant == QLatin1String("own")) return tr("Your own");
    if (variant == QLatin1String("blocks")) return tr("With blocks");
    return variant == QLatin1String("standard") ? tr("Standard") : variant;
}

QString Plugin::gridTitle(const QString& grid) const {
    return tr("%1 × %1").arg(grid);
}

QString Plugin::gridGroup(const QString& grid) const {
    const int order = grid.toInt();
    if (order <= 7) return tr("Small");
    return order <= 9 ? tr("Medium") : tr("Large");
}

}  // namespace gridlark::queens
