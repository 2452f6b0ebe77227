#include "plugin.h"

#include <array>
#include <utility>

#include "minesweeper/rules/minesweeper.h"
#include "table.h"
#include "words.h"

namespace gridlark::minesweeper {

QList<ui::GridChoice> Plugin::grids() const {
    QList<ui::GridChoice> choices;
    for (const kit::Preset& preset : Minesweeper::presets()) {
        const std::string grid(preset.grid);
        const Field field = fieldNamed(grid).value_or(Field{});
        for (const std::string_view variant : preset.variants) {
            choices.append({.options = {grid, std::string(variant)},
                            //: A grid: its name; its size and number of mines
                            .title = tr("%1 · %2").arg(gridTitle(QString::fromStdString(grid)),
                                                       words::field(field)),
                            .group = {}});
        }
    }
    return choices;
}

bool Plugin::offers(const kit::Options& options) const {
    return Minesweeper::offers(options);
}

QString Plugin::variantTitle(const QString& variant) const {
    return variant == QLatin1String("no-guess") ? tr("No guessing") : tr("Standard");
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

QString Plugin::rules() const {
    return words::rules();
}

std::unique_ptr<ui::Table> Plugin::open(ui::Host& host) {
    return std::make_unique<MinesweeperTable>(host);
}

}  // namespace gridlark::minesweeper
