#include "plugin.h"

#include "words.h"

namespace gridlark::chain {

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

}  // namespace gridlark::chain
