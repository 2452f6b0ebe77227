#include "plugin.h"

#include "queens/rules/queens.h"
#include "table.h"

namespace gridlark::queens {
namespace {

QString groupTitle(int order) {
    if (order <= 7) return Plugin::tr("Small");
    return order <= 9 ? Plugin::tr("Medium") : Plugin::tr("Large");
}

}  // namespace

QList<ui::GridChoice> Plugin::grids() const {
    QList<ui::GridChoice> choices;
    for (const kit::Preset& preset : Queens::presets()) {
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
    if (variant == QLatin1String("own")) return tr("Your own");
    return variant == QLatin1String("blocks") ? tr("With blocks") : tr("Standard");
}

QString Plugin::gridTitle(const QString& grid) const {
    return tr("%1 × %1").arg(grid);
}

ui::Facet Plugin::facet() const {
    QStringList values;
    for (int stars = 1; stars <= 5; ++stars) values << QString(stars, QChar(0x2605));
    return {.title = tr("Stars"), .figure = "stars", .all = tr("All stars"), .values = values};
}

QString Plugin::rules() const {
    // clang-format off
    return tr(
        "Place a queen in every row, every column and every region. No two queens may touch, not even "
        "diagonally. Longer diagonals are free: this is not chess.\n"
        "\n"
        "## How to play\n"
        "\n"
        "- **Click** a cell to place a queen. Click it again to take it away. A wrong one costs nothing.\n"
        "- **Drag** a queen to move it to another cell.\n"
        "- **Hold** a cell, or click it with the secondary button, to note an X: no queen here. Do the same to "
        "take the X away. Drag over several cells to note them all; a drag that begins on an X takes X's away. "
        "A cell with an X takes no queen until the X is gone.\n"
        "- With the keyboard: the arrow keys move, **Space** places a queen, **Enter** notes an X, **H** gives a "
        "hint, **E** erases every X, **A** switches the automatic X on and off, **S** chooses stars.\n"
        "- The level ends by itself when the last queen stands right.\n"
        "\n"
        "## Conflicts\n"
        "\n"
        "Queens in one row, column or region are shown at once, with the row, column or region in question. Queens "
        "that touch are joined by a line.\n"
        "\n"
        "## Automatic X\n"
        "\n"
        "If it is on, each queen brings an X to every cell that it rules out. They go with the queen; your own "
        "stay.\n"
        "\n"
        "## Hints\n"
        "\n"
        "A hint first shows the next step and says why it follows. Ask again, and it is done for you. If a queen or "
        "an X contradicts the solution, the hint points at it before anything else. A win with hints counts, but gives no "
        "best time.\n"
        "\n"
        "## Grids and stars\n"
        "\n"
        "Every puzzle has exactly one solution, and it can be found by thinking alone. Its stars say how hard the "
        "steps are that it takes, from one to five; you can choose the stars of new puzzles. In the variant **with blocks** "
        "some cells are blocked from the beginning.\n"
        "\n"
        "## Your own puzzles\n"
        "\n"
        "Choose **Your own puzzle…** in the list of grids, and paste or open a text: one line for each row, one "
        "letter for each cell, the same letter for the cells of a region. You are told how many solutions it has "
        "and how hard it is. Such puzzles are not counted in the statistics.\n");
    // clang-format on
}

std::unique_ptr<ui::Table> Plugin::open(ui::Host& host) {
    return std::make_unique<QueensTable>(host);
}

}  // namespace gridlark::queens
