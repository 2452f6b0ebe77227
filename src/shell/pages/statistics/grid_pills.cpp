#include "grid_pills.h"

#include "widgets/pill_row.h"

namespace gridlark::shell {

GridPills::GridPills(Look& look, QWidget* parent)
    : QObject(parent),
      grids_(new PillRow(look, tr("Grid"), parent)),
      variants_(new PillRow(look, tr("Variant"), parent)) {
    connect(grids_, &PillRow::chosen, this, &GridPills::chooseGrid);
    connect(variants_, &PillRow::chosen, this, &GridPills::chooseVariant);
}

bool GridPills::offer(const ui::GamePlugin* plugin, const std::vector<kit::Options>& played) {
    const auto before = std::pair(plugin_, choices_);
    plugin_ = plugin;
    choices_.clear();
    if (plugin_ != nullptr) {
        const auto presets = plugin_->grids();
        for (const ui::GridChoice& choice : presets) choices_ << choice.options;
    }
    for (const kit::Options& options : played) {
        if (!choices_.contains(options)) choices_ << options;
    }
    return before != std::pair(plugin_, choices_);
}

kit::Options GridPills::orFirst(const kit::Options& options) const {
    return choices_.isEmpty() || choices_.contains(options) ? options : choices_.first();
}

QString GridPills::title(const kit::Options& options) const {
    const QString grid = QString::fromStdString(options.grid);
    return plugin_ != nullptr ? plugin_->gridTitle(grid) : grid;
}

void GridPills::setCurrent(const kit::Options& options) {
    current_ = options;
    QStringList gridTexts, variantTexts;
    QList<std::string> gridNames;
    int grid = -1, variant = -1;
    for (const kit::Options& choice : choices_) {
        if (!gridNames.contains(choice.grid)) {
            if (choice.grid == current_.grid) grid = static_cast<int>(gridTexts.size());
            gridNames << choice.grid;
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
