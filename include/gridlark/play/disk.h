/// Files that are whole or left as they were: the one way to the player's data.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

#include <tl/expected.hpp>

#include "gridlark/play/file_system.h"

namespace gridlark::play {

/// What could not be done to a file.
struct DiskError {
    enum class Doing { reading, writing, moving };

    Doing doing = Doing::reading;
    std::filesystem::path file;
    std::error_code why;  ///< none: it is no ordinary file

    /// The file is not what it should be, and will be the same at the next try.
    [[nodiscard]] bool lasting() const { return !why || why == std::errc::file_too_large; }
    /// "cannot write /a/b: No space left on device"; English.
    [[nodiscard]] std::string text() const;
};

/// Built on the calls of a `FileSystem`, any of which may fail or be the last one before the power
/// goes. What a member has reported as done is on the disk.
///
/// Several programs may work on the same files. One thread at a time for each file.
class Disk {
  public:
    using Path = FileSystem::Path;
    template <class T>
    using Result = tl::expected<T, DiskError>;
    using Done = Result<void>;

    explicit Disk(FileSystem& files = machineFiles()) : files_(files) {}

    [[nodiscard]] FileSystem& files() const { return files_; }

    /// The content of an ordinary file; nothing if there is no file. A file of more than `limit`
    /// bytes is an error (`file_too_large`).
    [[nodiscard]] Result<std::optional<std::string>> read(const Path& file,
                                                          std::uint64_t limit) const;

    /// Gives a file this content, and makes it and its folder if need be. On any failure it has
    /// its old content or, if only the very last step failed, the new one, never a part of either.
    /// The file that a symbolic link leads to is replaced, not the link.
    [[nodiscard]] Done replace(const Path& file, std::string_view content) const;

    /// Adds a line, given without its line feed, whole or not at all, and makes the file and its
    /// folder if need be. A last line without a line feed, as a crash may leave, is ended first.
    [[nodiscard]] Done append(const Path& file, std::string_view line) const;

    /// Renames a file to "<stem>.<mark>.<suffix>" in its folder, or "<stem>.<mark>-2.<suffix>" and
    /// so on where that is taken. Gives the new path.
    [[nodiscard]] Result<Path> moveAside(const Path& file, std::string_view mark) const;

    /// Removes a file; it need not be there.
    [[nodiscard]] Done remove(const Path& file) const;

    /// Removes what a crash has left of a `replace` in this folder.
    void sweep(const Path& folder) const;

  private:
    FileSystem& files_;
};

}  // namespace gridlark::play
