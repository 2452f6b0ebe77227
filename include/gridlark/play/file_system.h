/// What Gridlark asks of the operating system about files, one call at a time.
#pragma once

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include <tl/expected.hpp>

namespace gridlark::play {

/// Every file of the player's is read and written through this interface, so that tests can let
/// each single call fail, or the machine stop between two of them. No call waits for another
/// program, throws, or is cut short by a signal; an error is the system's own (`errno`).
class FileSystem {
  public:
    using Path = std::filesystem::path;
    template <class T>
    using Result = tl::expected<T, std::error_code>;
    using Done = Result<void>;

    /// An open file; means something only to the file system that gave it.
    using Handle = int;

    enum class Mode {
        read,    ///< must be there
        append,  ///< read and added to at its end; made if it is not there
        create,  ///< written; must not be there
    };
    enum class Kind { regular, folder, other };

    struct About {
        Kind kind = Kind::other;
        std::uint64_t size = 0;    ///< bytes
        std::uint64_t device = 0;  ///< with `node`: two paths with the same are the same file
        std::uint64_t node = 0;
        std::int64_t changed = 0;  ///< when the content last changed, in ns
        unsigned permissions = 0;  ///< as in chmod(2)
        bool writable = true;      ///< by this program; known of paths alone

        [[nodiscard]] bool sameFileAs(const About& other) const {
            return device == other.device && node == other.node;
        }
        /// Very likely nobody has written it in between.
        [[nodiscard]] bool unchangedSince(const About& other) const {
            return sameFileAs(other) && size == other.size && changed == other.changed;
        }
    };

    virtual ~FileSystem() = default;

    /// A file that is made gets these permissions, as far as the user's mask allows.
    [[nodiscard]] virtual Result<Handle> open(const Path& file, Mode mode,
                                              unsigned permissions) = 0;
    virtual Done close(Handle handle) = 0;
    [[nodiscard]] virtual Result<About> about(Handle handle) = 0;
    /// Of what a symbolic link leads to.
    [[nodiscard]] virtual Result<About> about(const Path& path) = 0;
    /// Bytes read at `offset`; fewer than the buffer holds only at the end of the file.
    [[nodiscard]] virtual Result<std::size_t> read(Handle handle, std::span<char> buffer,
                                                   std::uint64_t offset) = 0;
    /// Writes at the end. May write fewer bytes than there are, as on a full disk.
    [[nodiscard]] virtual Result<std::size_t> write(Handle handle, std::string_view bytes) = 0;
    [[nodiscard]] virtual Done truncate(Handle handle, std::uint64_t size) = 0;
    /// Returns when the bytes of the file are on the disk.
    [[nodiscard]] virtual Done sync(Handle handle) = 0;
    /// Takes the lock that goes with the file, until it is closed. Fails with
    /// `resource_unavailable_try_again` where another program has it.
    [[nodiscard]] virtual Done lock(Handle handle) = 0;

    /// Replaces `to` if it is there.
    [[nodiscard]] virtual Done rename(const Path& from, const Path& to) = 0;
    [[nodiscard]] virtual Done remove(const Path& file) = 0;
    /// Makes one folder; fails with `file_exists` where anything has that name.
    [[nodiscard]] virtual Done makeFolder(const Path& folder) = 0;
    /// Removes an empty folder.
    [[nodiscard]] virtual Done removeFolder(const Path& folder) = 0;
    /// Returns when the names in a folder are on the disk.
    [[nodiscard]] virtual Done syncFolder(const Path& folder) = 0;
    /// The names in a folder, in no order.
    [[nodiscard]] virtual Result<std::vector<std::string>> list(const Path& folder) = 0;
    /// Where a symbolic link leads in the end; any other path as it is.
    [[nodiscard]] virtual Result<Path> target(const Path& path) = 0;
};

/// The machine's own.
[[nodiscard]] FileSystem& machineFiles();

/// An open file, closed at the end of its scope.
class OpenFile {
  public:
    [[nodiscard]] static FileSystem::Result<OpenFile> open(FileSystem& files,
                                                           const FileSystem::Path& file,
                                                           FileSystem::Mode mode,
                                                           unsigned permissions = 0666) {
        return files.open(file, mode, permissions).map([&](FileSystem::Handle handle) {
            return OpenFile(files, handle);
        });
    }
    OpenFile(OpenFile&& other) noexcept
        : files_(std::exchange(other.files_, nullptr)), handle_(other.handle_) {}
    OpenFile& operator=(OpenFile&& other) noexcept {
        std::swap(files_, other.files_);
        std::swap(handle_, other.handle_);
        return *this;
    }
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;
    ~OpenFile() {
        if (files_ != nullptr) files_->close(handle_);
    }

    [[nodiscard]] FileSystem::Result<FileSystem::About> about() const {
        return files_->about(handle_);
    }
    [[nodiscard]] FileSystem::Result<std::size_t> read(std::span<char> buffer,
                                                       std::uint64_t offset) const {
        return files_->read(handle_, buffer, offset);
    }
    [[nodiscard]] FileSystem::Result<std::size_t> write(std::string_view bytes) {
        return files_->write(handle_, bytes);
    }
    [[nodiscard]] FileSystem::Done truncate(std::uint64_t size) {
        return files_->truncate(handle_, size);
    }
    [[nodiscard]] FileSystem::Done sync() { return files_->sync(handle_); }
    [[nodiscard]] FileSystem::Done lock() { return files_->lock(handle_); }
    /// Closes it now, where an error matters: some file systems report a failed write only then.
    [[nodiscard]] FileSystem::Done close() {
        return std::exchange(files_, nullptr)->close(handle_);
    }

  private:
    OpenFile(FileSystem& files, FileSystem::Handle handle) : files_(&files), handle_(handle) {}

    FileSystem* files_;
    FileSystem::Handle handle_;
};

}  // namespace gridlark::play
