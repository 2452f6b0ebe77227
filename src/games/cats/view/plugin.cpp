#include "plugin.h"

#include "cats/rules/cats.h"
#include "table.h"

namespace gridlark::cats {
namespace {

QString groupTitle(int order) {
    switch (difficultyOf(order)) {
        case Difficulty::easy:
            return Plugin::tr("Easy");
        case Difficulty::medium:
            return Plugin::tr("Medium");
        case Difficulty::hard:
            break;
    }
    return Plugin::tr("Hard");
}

}  // namespace

QList<ui::GridChoice> Plugin::grids() const {
    QList<ui::GridChoice> choices;
    for (const kit::Preset& preset : Cats::presets()) {
        const std::string grid(preset.grid);
        for (const std::string_view variant : preset.variants) {
            choices.append({.options = {grid, std::string(variant)},
                            .title = gridTitle(QString::fromStdString(grid)),
                            .group = groupTitle(std::stoi(grid))});
        }
    }
    return choices;
}

QString Plugin::variantTitle(const QString& variant) const {
    return variant == QLatin1String("open") ? tr("Open") : tr("Standard");
}

QString Plugin::gridTitle(const QString& grid) const {
    return tr("%1 × %1").arg(grid);
}

QString Plugin::rules() const {
    return tr(
        "Place a cat in every row, every column and every region. No two cats may touch, "
        "not even diagonally.\n"
        "\n"
        "## How to play\n"
        "\n"
        "- **Click** a cell to mark it with an X: no cat here. Click again to take the X away. "
        "Drag to mark or clear several cells.\n"
        "- **Hold** a cell, or click it with the secondary button, to place a cat. Do the same on "
        "a "
        "cat to take it away.\n"
        "- With the keyboard: the arrow keys move, **Space** marks, **Enter** places a cat, **H** "
        "gives a hint, **E** erases every X.\n"
        "- Some cats are asleep from the beginning. They belong to the solution and never move.\n"
        "\n"
        "## Lives\n"
        "\n"
        "A level begins with three lives. A cat placed on an X, next to another cat, or in a row, "
        "column or region that has a cat already costs one. Without lives the level is lost, and "
        "you "
        "can begin it again. A cat that breaks none of these rules is accepted even if it is not "
        "in "
        "the solution. Undo brings back the board, never a life or a hint.\n"
        "\n"
        "## Hints\n"
        "\n"
        "A hint places the cat that follows next and says why. If a cat of yours is wrong, it "
        "takes "
        "that one away instead. There are three in a level; after that, each further one takes "
        "five "
        "seconds of waiting.\n"
        "\n"
        "## Score\n"
        "\n"
        "Ten points for each life left and five for each hint left: at most 45 in a level. The "
        "next "
        "level follows at once, and the scores of a session add up.\n"
        "\n"
        "## Grids\n"
        "\n"
        "6 × 6 and 7 × 7 are easy, 8 × 8 and 9 × 9 medium, 10 × 10 and larger hard. Every region "
        "has "
        "one cell more or less than the side of the grid, or just as many. Every standard level "
        "has "
        "exactly one solution, and it can be found by thinking alone, without a guess.\n"
        "\n"
        "In an **open** level no cat is asleep and there may be several solutions: any arrangement "
        "that obeys the rules wins.\n");
}

std::unique_ptr<ui::Table> Plugin::open(ui::Host& host) {
    return std::make_unique<CatsTable>(host);
}

}  // namespace gridlark::cats
