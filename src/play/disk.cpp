#include "gridlark/play/disk.h"

#include <array>
#include <atomic>
#include <chrono>
#include <thread>

namespace gridlark::play {
namespace {

using Path = FileSystem::Path;
using Doing = DiskError::Doing;
using std::errc;

constexpr int attempts = 4;
/// How often a lock that another program holds is tried, and how long between.
constexpr int lockAttempts = 50;
constexpr std::chrono::milliseconds lockPause{20};
constexpr std::string_view newMark = ".new-";

/// Turns a system error into an error of a file.
auto failure(Doing doing, const Path& file) {
    return [doing, &file](std::error_code why) { return DiskError{doing, file, why}; };
}

tl::unexpected<std::error_code> error(errc why) {
    return tl::unexpected(std::make_error_code(why));
}

/// Makes a folder and those that it is in. Each name is on the disk before anything comes into it.
FileSystem::Done makeFolders(FileSystem& files, const Path& folder) {
    if (folder.empty() || files.about(folder)) return {};
    const Path parent = folder.parent_path();
    if (parent != folder) {
        if (auto made = makeFolders(files, parent); !made) return made;
    }
    if (const auto made = files.makeFolder(folder); !made && made.error() != errc::file_exists)
        return made;
    auto synced = files.syncFolder(parent);
    if (!synced) static_cast<void>(files.removeFolder(folder));  // the next call tries again
    return synced;
}

/// Opens a file that may have to be made, and its folder with it.
FileSystem::Result<OpenFile> make(FileSystem& files, const Path& file, FileSystem::Mode mode,
                                  unsigned permissions = 0666) {
    auto opened = OpenFile::open(files, file, mode, permissions);
    if (opened || opened.error() != errc::no_such_file_or_directory) return opened;
    if (const auto made = makeFolders(files, file.parent_path()); !made)
        return tl::unexpected(made.error());
    return OpenFile::open(files, file, mode, permissions);
}

FileSystem::Done writeAll(OpenFile& file, std::string_view bytes) {
    while (!bytes.empty()) {
        const auto count = file.write(bytes);
        if (!count) return tl::unexpected(count.error());
        if (*count == 0) return error(errc::no_space_on_device);
        bytes.remove_prefix(*count);
    }
    return {};
}

/// Waits a moment for another program's lock. True if the lock is ours, false where the file
/// system has no locks.
FileSystem::Result<bool> lock(OpenFile& file) {
    for (int attempt = 1;; ++attempt) {
        const auto locked = file.lock();
        if (locked) return true;
        if (locked.error() != errc::resource_unavailable_try_again) return false;
        if (attempt == lockAttempts) return tl::unexpected(locked.error());
        std::this_thread::sleep_for(lockPause);
    }
}

/// A name that no other `replace` uses, in this program or another.
Path newNameFor(FileSystem& files, const Path& file) {
    static std::atomic<unsigned> counter = 0;
    for (;;) {
        Path name = file;
        name += std::string(newMark) + std::to_string(++counter);
        if (!files.about(name)) return name;
    }
}

/// Writes a new file with its content and waits until it is on the disk.
FileSystem::Done writeNew(FileSystem& files, const Path& file, std::string_view content,
                          unsigned permissions) {
    auto opened = make(files, file, FileSystem::Mode::create, permissions);
    if (!opened) return tl::unexpected(opened.error());
    static_cast<void>(opened->lock());  // `sweep` leaves it alone
    if (auto written = writeAll(*opened, content); !written) return written;
    if (auto synced = opened->sync(); !synced) return synced;
    return opened->close();
}

/// The line with what has to come before and after it in a file of this size.
FileSystem::Result<std::string> framed(const OpenFile& file, std::uint64_t size,
                                       std::string_view line) {
    std::array<char, 1> last{'\n'};
    if (size > 0) {
        const auto count = file.read(last, size - 1);
        if (!count) return tl::unexpected(count.error());
    }
    return (last[0] == '\n' ? "" : "\n") + std::string(line) + '\n';
}

/// Appends to an open file. Whatever fails after the first byte is undone if the file is locked:
/// without the lock, another program's line could go with it.
FileSystem::Done appendTo(FileSystem& files, OpenFile& opened, const FileSystem::About& about,
                          const Path& folder, std::string_view line, bool locked) {
    const auto text = framed(opened, about.size, line);
    if (!text) return tl::unexpected(text.error());
    auto done = writeAll(opened, *text);
    if (done) done = opened.sync();
    if (done && about.size == 0) done = files.syncFolder(folder);
    if (!done && locked) static_cast<void>(opened.truncate(about.size));
    return done;
}

}  // namespace

std::string DiskError::text() const {
    const std::string_view verb = doing == Doing::reading   ? "cannot read "
                                  : doing == Doing::writing ? "cannot write "
                                                            : "cannot move ";
    return std::string(verb) + file.string() + ": " +
           (why ? why.message() : "it is no ordinary file");
}

Disk::Result<std::optional<std::string>> Disk::read(const Path& file, std::uint64_t limit) const {
    const auto failed = [&](std::error_code why) {
        return tl::unexpected(DiskError{Doing::reading, file, why});
    };
    const auto opened = OpenFile::open(files_, file, FileSystem::Mode::read);
    if (!opened) {
        if (opened.error() == errc::no_such_file_or_directory) return std::nullopt;
        return failed(opened.error());
    }
    const auto about = opened->about();
    if (!about) return failed(about.error());
    if (about->kind != FileSystem::Kind::regular) return failed({});
    if (about->size > limit) return failed(std::make_error_code(errc::file_too_large));
    std::string content(about->size, '\0');
    const auto count = opened->read(content, 0);
    if (!count) return failed(count.error());
    content.resize(*count);
    return content;
}

Disk::Done Disk::replace(const Path& file, std::string_view content) const {
    const auto failed = failure(Doing::writing, file);
    const auto target = files_.target(file);
    if (!target) return tl::unexpected(failed(target.error()));
    const auto old = files_.about(*target);
    if (!old && old.error() != errc::no_such_file_or_directory)
        return tl::unexpected(failed(old.error()));
    if (old && old->kind != FileSystem::Kind::regular) return tl::unexpected(failed({}));
    if (old && !old->writable)
        return tl::unexpected(failed(std::make_error_code(errc::permission_denied)));

    FileSystem::Done done;
    for (int attempt = 0; attempt < attempts; ++attempt) {
        const Path fresh = newNameFor(files_, *target);
        done = writeNew(files_, fresh, content, old ? old->permissions : 0666);
        if (done) done = files_.rename(fresh, *target);
        if (done) return files_.syncFolder(target->parent_path()).map_error(failed);
        // Another program may have chosen the same name, or swept this one away.
        if (done.error() == errc::file_exists) continue;
        static_cast<void>(files_.remove(fresh));
        if (done.error() != errc::no_such_file_or_directory) break;
    }
    return tl::unexpected(failed(done.error()));
}

Disk::Done Disk::append(const Path& file, std::string_view line) const {
    const auto failed = [&](std::error_code why) {
        return tl::unexpected(DiskError{Doing::writing, file, why});
    };
    for (int attempt = 0; attempt < attempts; ++attempt) {
        auto opened = make(files_, file, FileSystem::Mode::append);
        if (!opened) return failed(opened.error());
        const auto locked = lock(*opened);
        if (!locked) return failed(locked.error());
        const auto about = opened->about();
        if (!about) return failed(about.error());
        if (about->kind != FileSystem::Kind::regular) return failed({});
        const auto named = files_.about(file);
        if (!named || !named->sameFileAs(*about)) continue;  // replaced before it was locked
        const auto done = appendTo(files_, *opened, *about, file.parent_path(), line, *locked);
        if (!done) return failed(done.error());
        return {};
    }
    return failed(std::make_error_code(errc::device_or_resource_busy));
}

Disk::Result<Path> Disk::moveAside(const Path& file, std::string_view mark) const {
    const auto failed = [&](std::error_code why) {
        return tl::unexpected(DiskError{Doing::moving, file, why});
    };
    const std::string stem = file.stem().string() + '.' + std::string(mark);
    for (int number = 1;; ++number) {
        const std::string tail = number == 1 ? "" : '-' + std::to_string(number);
        Path aside = file.parent_path() / (stem + tail + file.extension().string());
        const auto taken = files_.about(aside);
        if (taken) continue;
        if (taken.error() != errc::no_such_file_or_directory) return failed(taken.error());
        if (const auto moved = files_.rename(file, aside); !moved) return failed(moved.error());
        static_cast<void>(files_.syncFolder(file.parent_path()));  // it is where it was or here
        return aside;
    }
}

Disk::Done Disk::remove(const Path& file) const {
    const auto removed = files_.remove(file);
    if (removed || removed.error() == errc::no_such_file_or_directory) return {};
    return tl::unexpected(DiskError{Doing::writing, file, removed.error()});
}

void Disk::sweep(const Path& folder) const {
    const auto names = files_.list(folder);
    if (!names) return;
    for (const std::string& name : *names) {
        const auto mark = name.rfind(newMark);
        if (mark == name.npos ||
            name.find_first_not_of("0123456789", mark + newMark.size()) != name.npos)
            continue;
        const Path left = folder / name;
        auto opened = OpenFile::open(files_, left, FileSystem::Mode::read);
        if (opened && opened->lock()) static_cast<void>(files_.remove(left));
    }
}

}  // namespace gridlark::play
