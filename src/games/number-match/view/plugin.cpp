#include "plugin.h"

namespace gridlark::number_match {

QString Plugin::variantTitle(const QString& variant) const {
    if (variant == QLatin1String("no-adds")) return tr("No adds");
    return variant == QLatin1String("standard") ? tr("Standard") : variant;
}

QString Plugin::gridTitle(const QString& grid) const {
    //: A grid, by how many numbers a game begins with
    return tr("%n number(s)", nullptr, grid.toInt());
}

}  // namespace gridlark::number_match
