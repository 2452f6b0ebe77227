#include "plugin.h"

namespace gridlark::cats {

QString Plugin::variantTitle(const QString& variant) const {
    if (variant == QLatin1String("open")) return tr("Open");
    return variant == QLatin1String("standard") ? tr("Standard") : variant;
}

QString Plugin::gridTitle(const QString& grid) const {
    return tr("%1 × %1").arg(grid);
}

QString Plugin::gridGroup(const QString& grid) const {
    switch (difficultyOf(grid.toInt())) {
        case Difficulty::easy:
            return tr("Easy");
        case Difficulty::medium:
            return tr("Medium");
        case Difficulty::hard:
            break;
    }
    return tr("Hard");
}

}  // namespace gridlark::cats
