/// The player's files, as the shell names them and speaks of them.
#pragma once

#include <QString>
#include <filesystem>
#include <system_error>

#include "gridlark/play/disk.h"

namespace gridlark::shell {

/// The same path as the system writes it.
[[nodiscard]] std::filesystem::path pathOf(const QString& file);

/// Why a file could not be written or read, as the end of a sentence, with what the player can do
/// about it.
[[nodiscard]] QString reasonOf(const std::error_code& why);

/// Renames an unreadable file to "<name>.unreadable-20261128T093000Z.<suffix>" in its folder.
/// Gives the new path.
[[nodiscard]] play::Disk::Result<QString> keepAside(const play::Disk& disk, const QString& file);

}  // namespace gridlark::shell
