#include "grid_pills.h"

#include <algorithm>

#include "widgets/pill_row.h"

namespace gridlark::shell {

GridPills::GridPills(Look& look, QWidget* parent)
    : QObject(parent),
      grids_(new PillRow(look, tr("Grid"), parent)),
      variants_(new PillRow(look, tr("Variant"), parent)) {
    connect(grids_, &PillRow::chosen, this, &GridPills::chooseGrid);
    connect(variants_, &PillRow::chosen, this, &GridPills::chooseVariant);
}

void GridPills::offer(const ui::GamePlugin* plugin, const std::string& game,
                      std::span<const play::Result> results) {
    plugin_ = plugin;
    choices_.clear();
    if (plugin_ != nullptr) {
        const auto presets = plugin_->grids();
        for (const ui::GridChoice& choice : presets) choices_.push_back(choice.options);
    }
    for (const play::Result& result : results) {
        if (result.game != game) continue;
        if (std::find(choices_.begin(), choices_.end(), result.options) == choices_.end())
            choices_.push_back(result.options);
    }
}

kit::Options GridPills::orFirst(const kit::Options& options) const {
    const bool known = std::find(choices_.begin(), choices_.end(), options) != choices_.end();
    return known || choices_.empty() ? options : choices_.front();
}

QString GridPills::title(const kit::Options& options) const {
    const QString grid = QString::fromStdString(options.grid);
    return plugin_ != nullptr ? plugin_->gridTitle(grid) : grid;
}

void GridPills::setCurrent(const kit::Options& options) {
    current_ = options;
    QStringList gridTexts, variantTexts;
    std::vector<std::string> gridNames;
    int grid = -1, variant = -1;
    for (const kit::Options& choice : choices_) {
        if (std::find(gridNames.begin(), gridNames.end(), choice.grid) == gridNames.end()) {
            if (choice.grid == current_.grid) grid = static_cast<int>(gridTexts.size());
            gridNames.push_back(choice.grid);
            gridTexts << title(choice);
        }
        if (choice.grid != current_.grid) continue;
        if (choice.variant == current_.variant) variant = static_cast<int>(variantTexts.size());
        const QString name = QString::fromStdString(choice.variant);
        variantTexts << (plugin_ != nullptr ? plugin_->variantTitle(name) : name);
    }
    grids_->setTexts(gridTexts);
    grids_->setCurrent(grid);
    variants_->setTexts(variantTexts);
    variants_->setCurrent(variant);
    variants_->setVisible(variantTexts.size() > 1);
}

/// Of the same variant if the grid has it.
void GridPills::chooseGrid(int index) {
    const QString text = grids_->texts().value(index);
    const kit::Options* first = nullptr;
    for (const kit::Options& choice : choices_) {
        if (title(choice) != text) continue;
        if (choice.variant == current_.variant) {
            first = &choice;
            break;
        }
        if (first == nullptr) first = &choice;
    }
    if (first != nullptr) emit chosen(kit::Options(*first));
}

void GridPills::chooseVariant(int index) {
    int at = 0;
    for (const kit::Options& choice : choices_) {
        if (choice.grid == current_.grid && at++ == index) return emit chosen(kit::Options(choice));
    }
}

}  // namespace gridlark::shell
