/// Pictures of all pages, for the documentation and for looking at.
#pragma once

#include <QString>

namespace gridlark::shell {

class PluginRegistry;

/// Writes PNG files into `directory`: every page, light, dark and with patterns, at several sizes
/// and at device pixel ratio 2, from sample games and results in a temporary directory. The
/// player's own files are neither read nor written. The exit status.
[[nodiscard]] int takeScreenshots(const QString& directory, PluginRegistry& registry);

}  // namespace gridlark::shell
