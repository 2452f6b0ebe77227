/// What `gridlark` was started with.
#pragma once

#include <QString>
#include <QStringList>
#include <variant>

#include "services/plugin_registry.h"
#include "single_instance.h"

namespace gridlark::shell {

/// The program is to say something and end.
struct Say {
    QString text;
    int status = 0;  ///< 0: on standard output; otherwise on standard error

    static constexpr int wrongUse = 2;
};

struct CommandLine {
    Request request;
    QString screenshots;          ///< directory for `--screenshot`; empty without it
    bool exitAfterPaint = false;  ///< for measuring the start
};

/// Reads the arguments (program name first). Game, grid and variant are checked against the
/// plug-ins; those of a named game, or of all with `--list`, are loaded for it.
[[nodiscard]] std::variant<CommandLine, Say> readCommandLine(const QStringList& arguments,
                                                             PluginRegistry& registry);

}  // namespace gridlark::shell
