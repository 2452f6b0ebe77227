/// The root object of most plug-ins, as far as it follows from the rules core and the table.
#pragma once

#include <memory>
#include <string>

#include "gridlark/kit/rules.h"
#include "gridlark/ui/plugin.h"

namespace gridlark::ui {

/// The rules page of a game in the player's language, or else in English, from the Markdown file
/// `translations/rules_<language>.md` in the game's folder. Empty if there is none.
[[nodiscard]] GRIDLARK_EXPORT QString rulesPage(std::string_view game);

/// `R` is the rules core, `T` the table, made from a `Host&`.
template <kit::RulesCore R, class T>
class PluginOf : public GamePlugin {
  public:
    /// The presets, in order.
    [[nodiscard]] QList<GridChoice> grids() const override {
        QList<GridChoice> choices;
        for (const kit::Preset& preset : R::presets()) {
            const std::string grid(preset.grid);
            const QString name = QString::fromStdString(grid);
            for (const std::string_view variant : preset.variants) {
                choices.append({.options = {grid, std::string(variant)},
                                .title = gridTitle(name),
                                .group = gridGroup(name)});
            }
        }
        return choices;
    }

    [[nodiscard]] bool offers(const kit::Options& options) const override {
        return R::offers(options);
    }
    [[nodiscard]] QString rules() const override { return rulesPage(R::id); }
    [[nodiscard]] std::unique_ptr<Table> open(Host& host) override {
        return std::make_unique<T>(host);
    }

  protected:
    /// The heading above a grid in the chooser; may be empty.
    [[nodiscard]] virtual QString gridGroup(const QString& /*grid*/) const { return {}; }
};

}  // namespace gridlark::ui
