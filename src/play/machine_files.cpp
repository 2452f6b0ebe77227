#include <cerrno>
#include <memory>
#include <string>

#include <dirent.h>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "gridlark/play/file_system.h"

namespace gridlark::play {
namespace {

constexpr int mostLinks = 40;

tl::unexpected<std::error_code> systemError(int number = errno) {
    return tl::unexpected(std::error_code(number, std::generic_category()));
}

/// Calls again what a signal has interrupted; a negative result is an error.
template <class Call>
auto uninterrupted(Call call) {
    auto result = call();
    while (result < 0 && errno == EINTR) result = call();
    return result;
}

template <class Call>
FileSystem::Done done(Call call) {
    if (uninterrupted(call) < 0) return systemError();
    return {};
}

int flagsOf(FileSystem::Mode mode) {
    switch (mode) {
        case FileSystem::Mode::read:
            return O_RDONLY;
        case FileSystem::Mode::append:
            return O_RDWR | O_APPEND | O_CREAT;
        case FileSystem::Mode::create:
            break;
    }
    return O_WRONLY | O_CREAT | O_EXCL;
}

class MachineFiles final : public FileSystem {
  public:
    Result<Handle> open(const Path& file, Mode mode, unsigned permissions) override {
        // O_NONBLOCK: a pipe without a writer would otherwise be waited for.
        const int flags = flagsOf(mode) | O_CLOEXEC | O_NONBLOCK | O_NOCTTY;
        const int handle = uninterrupted([&] { return ::open(file.c_str(), flags, permissions); });
        if (handle < 0) return systemError();
        return handle;
    }
    /// Not repeated after a signal: the file is closed by then.
    Done close(Handle handle) override {
        if (::close(handle) < 0 && errno != EINTR) return systemError();
        return {};
    }
    Result<About> about(Handle handle) override {
        struct stat status {};
        if (::fstat(handle, &status) < 0) return systemError();
        return aboutOf(status);
    }
    Result<About> about(const Path& path) override {
        struct stat status {};
        if (::stat(path.c_str(), &status) < 0) return systemError();
        About about = aboutOf(status);
        about.writable = ::access(path.c_str(), W_OK) == 0;
        return about;
    }
    Result<std::size_t> read(Handle handle, std::span<char> buffer, std::uint64_t offset) override {
        std::size_t count = 0;
        while (count < buffer.size()) {
            const auto more = uninterrupted([&] {
                return ::pread(handle, buffer.data() + count, buffer.size() - count,
                               static_cast<off_t>(offset + count));
            });
            if (more < 0) return systemError();
            if (more == 0) break;
            count += static_cast<std::size_t>(more);
        }
        return count;
    }
    Result<std::size_t> write(Handle handle, std::string_view bytes) override {
        const auto count =
            uninterrupted([&] { return ::write(handle, bytes.data(), bytes.size()); });
        if (count < 0) return systemError();
        return static_cast<std::size_t>(count);
    }
    Done truncate(Handle handle, std::uint64_t size) override {
        return done([&] { return ::ftruncate(handle, static_cast<off_t>(size)); });
    }
    Done sync(Handle handle) override {
        return done([&] { return ::fsync(handle); });
    }
    Done lock(Handle handle) override {
        return done([&] { return ::flock(handle, LOCK_EX | LOCK_NB); });
    }

    Done rename(const Path& from, const Path& to) override {
        return done([&] { return ::rename(from.c_str(), to.c_str()); });
    }
    Done remove(const Path& file) override {
        return done([&] { return ::unlink(file.c_str()); });
    }
    Done makeFolder(const Path& folder) override {
        return done([&] { return ::mkdir(folder.c_str(), 0777); });
    }
    Done removeFolder(const Path& folder) override {
        return done([&] { return ::rmdir(folder.c_str()); });
    }
    Done syncFolder(const Path& folder) override {
        const int handle = uninterrupted(
            [&] { return ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC); });
        if (handle < 0) return systemError();
        const Done synced = sync(handle);
        ::close(handle);
        // Not every file system can do it; those that cannot say so.
        if (!synced && synced.error() == std::errc::invalid_argument) return {};
        return synced;
    }
    Result<std::vector<std::string>> list(const Path& folder) override {
        const std::unique_ptr<DIR, int (*)(DIR*)> entries(::opendir(folder.c_str()), ::closedir);
        if (entries == nullptr) return systemError();
        std::vector<std::string> names;
        errno = 0;
        while (const dirent* entry = ::readdir(entries.get())) {
            const std::string name = static_cast<const char*>(entry->d_name);
            if (name != "." && name != "..") names.push_back(name);
        }
        if (errno != 0) return systemError();
        return names;
    }
    Result<Path> target(const Path& path) override {
        Path end = path;
        std::error_code error;
        for (int links = 0; std::filesystem::is_symlink(end, error); ++links) {
            if (links == mostLinks) return systemError(ELOOP);
            const Path next = std::filesystem::read_symlink(end, error);
            if (error) return tl::unexpected(error);
            end = end.parent_path() / next;  // an absolute one stands for itself
        }
        return end;
    }

  private:
    static About aboutOf(const struct stat& status) {
        About about;
        about.kind = S_ISREG(status.st_mode)   ? Kind::regular
                     : S_ISDIR(status.st_mode) ? Kind::folder
                                               : Kind::other;
        about.size = static_cast<std::uint64_t>(status.st_size);
        about.device = status.st_dev;
        about.node = status.st_ino;
        about.changed =
            std::int64_t{status.st_mtim.tv_sec} * 1'000'000'000 + status.st_mtim.tv_nsec;
        about.permissions = status.st_mode & 07777U;
        return about;
    }
};

}  // namespace

FileSystem& machineFiles() {
    static MachineFiles files;
    return files;
}

}  // namespace gridlark::play
