#include "plugin.h"

#include "words.h"

namespace gridlark::chain {

QString Plugin::variantTitle(const QString& variant) const {
    if (variant == QLatin1String("original")) return tr("Original");
    return variant == QLatin1String("fair") ? tr("Fair") : variant;
}

QString Plugin::gridTitle(const QString& grid) const {
    const auto level = opponentNamed(grid.toStdString());
    return level ? words::opponent(*level) : grid;
}

ui::Least Plugin::least() const {
    return {.title = tr("Quickest win in turns"), .figure = "turns"};
}

}  // namespace gridlark::chain
