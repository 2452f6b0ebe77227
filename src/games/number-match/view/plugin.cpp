#include "plugin.h"

namespace gridlark::number_match {

QString Plugin::variantTitle(const QString& variant) const {
    return variant == QLatin1String("no-adds") ? tr("No adds") : tr("Standard");
}

QString Plugin::gridTitle(const QString& grid) const {
    //: A grid, by how many numbers a game begins with
    return tr("%n number(s)", nullptr, grid.toInt());
}

}  // namespace gridlark::number_match
