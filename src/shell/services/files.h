/// Files that are whole or left as they were.
#pragma once

#include <QByteArray>
#include <QString>

namespace gridlark::shell {

/// Replaces a file by these bytes. Gives what went wrong, or an empty text; the old file stays on
/// any failure.
[[nodiscard]] QString writeWhole(const QString& file, const QByteArray& bytes);

/// Renames an unreadable file to "<name>.unreadable-20261128T093000Z.<suffix>" in its directory.
/// The new path; empty if it could not be renamed.
[[nodiscard]] QString keepAside(const QString& file);

}  // namespace gridlark::shell
