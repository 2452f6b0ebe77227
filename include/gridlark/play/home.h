/// The player's files.
#pragma once

#include <filesystem>
#include <optional>

namespace gridlark::play {

/// In one folder; settings may lie elsewhere.
struct Home {
    std::filesystem::path results;  ///< the result log
    std::filesystem::path pending;  ///< results that could not be appended yet
    std::filesystem::path index;    ///< can be thrown away
    std::filesystem::path saves;    ///< folder: <game>.json

    [[nodiscard]] static Home in(const std::filesystem::path& folder);
};

/// $GRIDLARK_HOME, or else gridlark in $XDG_DATA_HOME or ~/.local/share; nothing if none of these
/// is set.
[[nodiscard]] std::optional<Home> usualHome();

}  // namespace gridlark::play
