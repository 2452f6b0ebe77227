/// The grids of a game by name.
#pragma once

#include <QString>
#include <optional>

#include "gridlark/ui/plugin.h"

namespace gridlark::shell {

/// "8 × 8", or "8 × 8 · Open" for a variant other than the usual one.
[[nodiscard]] QString gridName(const ui::GamePlugin& plugin, const kit::Options& options);

/// The first variant of a grid; of one that is not among the choices, the game's first.
[[nodiscard]] std::string usualVariant(const ui::GamePlugin& plugin, const std::string& grid);

/// What the game offers of a grid and a variant asked for; what is empty is taken from `now` if
/// that fits, or else from the first choice that does. Nothing if the game offers no such thing.
[[nodiscard]] std::optional<kit::Options> fitting(const ui::GamePlugin& plugin, const QString& grid,
                                                  const QString& variant, const kit::Options& now);

}  // namespace gridlark::shell
