#include "plugin.h"

#include <array>
#include <utility>

#include "words.h"

namespace gridlark::minesweeper {

QList<ui::GridChoice> Plugin::grids() const {
    QList<ui::GridChoice> choices = PluginOf::grids();
    for (ui::GridChoice& choice : choices) {
        const Field field = fieldNamed(choice.options.grid).value_or(Field{});
        //: A grid: its name; its size and number of mines
        choice.title = tr("%1 · %2").arg(choice.title, words::field(field));
    }
    return choices;
}

QString Plugin::variantTitle(const QString& variant) const {
    const auto known = variantNamed(variant.toStdString());
    if (!known) return variant;
    return *known == Variant::noGuess ? tr("No guessing") : tr("Standard");
}

QString Plugin::gridTitle(const QString& grid) const {
    const std::array<std::pair<const char*, QString>, 6> titles{{
        {"beginner", tr("Beginner")},
        {"intermediate", tr("Intermediate")},
        {"hard", tr("Hard")},
        {"expert", tr("Expert")},
        {"extreme", tr("Extreme")},
        {"marathon", tr("Marathon")},
    }};
    for (const auto& [name, title] : titles) {
        if (grid == QLatin1String(name)) return title;
    }
    const auto field = fieldNamed(grid.toStdString());
    return field ? words::field(*field) : grid;
}

ui::Rate Plugin::rate() const {
    return {.title = tr("3BV/s"), .figure = "3bv"};
}

}  // namespace gridlark::minesweeper
