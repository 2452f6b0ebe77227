/// Where the program keeps its files, and where it looks for plug-ins.
#pragma once

#include <QString>
#include <QStringList>

namespace gridlark::shell {

/// By the desktop's conventions, or all of it inside `GRIDLARK_HOME` where that is set.
struct Paths {
    QString settings;        ///< one INI file
    QString saves;           ///< directory: <game>.json
    QString results;         ///< the result log
    QString pendingResults;  ///< results that could not be appended yet
    QString index;           ///< of the results; may be thrown away
    /// Local socket of the running program, one per user and data directory; empty if there is no
    /// safe place for it.
    QString socket;

    [[nodiscard]] static Paths standard();
    [[nodiscard]] static Paths inside(const QString& home);

    /// Makes the directories. Gives a message for each that cannot be written to.
    [[nodiscard]] QStringList prepare() const;
};

/// In order: next to the program or where it is installed, then those of `GRIDLARK_PLUGINS` (for
/// tests). Never the working directory.
[[nodiscard]] QStringList pluginDirectories();

/// The plug-in that plays sounds, from the same places; it need not be there.
[[nodiscard]] QString soundLibrary();

}  // namespace gridlark::shell
