#include "frail_files.h"

#include <algorithm>
#include <utility>

namespace gridlark::play {
namespace {

tl::unexpected<std::error_code> error(std::errc why) {
    return tl::unexpected(std::make_error_code(why));
}

std::string folderOf(const FileSystem::Path& path) {
    return path.parent_path().string();
}

}  // namespace

std::vector<Fault> allFaults() {
    return {{Fault::Kind::error, std::errc::no_space_on_device},
            {Fault::Kind::error, std::errc::io_error},
            {Fault::Kind::error, std::errc::permission_denied},
            {Fault::Kind::shortWrite},
            {Fault::Kind::stopBefore},
            {Fault::Kind::stopAfter}};
}

std::string nameOf(const Fault& fault) {
    switch (fault.kind) {
        case Fault::Kind::error:
            return std::make_error_code(fault.why).message();
        case Fault::Kind::shortWrite:
            return "short write";
        case Fault::Kind::stopBefore:
            return "stop before";
        case Fault::Kind::stopAfter:
            break;
    }
    return "stop after";
}

FrailFiles::FrailFiles() {
    names_["/"] = syncedNames_["/"] = make(Kind::folder);
}

template <class Work>
auto FrailFiles::call(const std::string& what, Work work) -> decltype(work()) {
    const std::lock_guard lock(mutex_);
    const std::size_t number = trace_.size();
    trace_.push_back(what);
    if (stopped_) return error(std::errc::io_error);
    if (allFail_) return error(*allFail_);
    shortNow_ = false;
    bool stopAfter = false;
    if (fault_ && fault_->first == number) {
        failed_ = true;
        const Fault fault = std::exchange(fault_, std::nullopt)->second;
        trace_.back() += "  <- " + nameOf(fault);
        stopped_ = fault.kind == Fault::Kind::stopBefore;
        stopAfter = fault.kind == Fault::Kind::stopAfter;
        shortNow_ = fault.kind == Fault::Kind::shortWrite;
        if (stopped_) return error(std::errc::io_error);
        if (fault.kind == Fault::Kind::error) return error(fault.why);
    }
    auto result = work();
    if (!stopAfter) return result;
    stopped_ = true;
    return error(std::errc::io_error);  // nobody is there any more to learn of it
}

std::size_t FrailFiles::calls() const {
    const std::lock_guard lock(mutex_);
    return trace_.size();
}

void FrailFiles::failAt(std::size_t call, Fault fault) {
    const std::lock_guard lock(mutex_);
    fault_ = {call, fault};
    failed_ = false;
}

void FrailFiles::failAll(std::optional<std::errc> why) {
    const std::lock_guard lock(mutex_);
    allFail_ = why;
}

bool FrailFiles::hasFailed() const {
    const std::lock_guard lock(mutex_);
    return failed_;
}

bool FrailFiles::stopped() const {
    const std::lock_guard lock(mutex_);
    return stopped_;
}

void FrailFiles::stop() {
    const std::lock_guard lock(mutex_);
    stopped_ = true;
}

void FrailFiles::boot(Unsynced unsynced) {
    const std::lock_guard lock(mutex_);
    open_.clear();
    fault_.reset();
    stopped_ = fullNext_ = shortNow_ = false;
    if (unsynced == Unsynced::dropped) names_ = syncedNames_;
    // What lies in a folder that is gone is gone with it.
    std::erase_if(names_, [this](const auto& entry) {
        for (Path path = Path(entry.first).parent_path(); path != "/"; path = path.parent_path()) {
            if (!names_.contains(path.string())) return entry.first != "/";
        }
        return false;
    });
    for (auto& [name, node] : names_) {
        node->lockedBy.reset();
        if (unsynced == Unsynced::dropped) node->content = node->synced;
        if (unsynced == Unsynced::torn && node->content != node->synced) {
            const bool added = node->content.starts_with(node->synced);
            const std::size_t sure = added ? node->synced.size() : 0;
            node->content.resize(sure + (node->content.size() - sure) / 2);
        }
        node->synced = node->content;
    }
    syncedNames_ = names_;
}

std::string FrailFiles::trace() const {
    const std::lock_guard lock(mutex_);
    std::string text;
    for (std::size_t i = 0; i < trace_.size(); ++i)
        text += std::to_string(i) + " " + trace_[i] + '\n';
    return text;
}

std::optional<std::string> FrailFiles::content(const Path& file) const {
    const std::lock_guard lock(mutex_);
    const NodePointer node = find(file);
    if (node == nullptr || node->kind != Kind::regular) return std::nullopt;
    return node->content;
}

std::vector<FileSystem::Path> FrailFiles::files() const {
    const std::lock_guard lock(mutex_);
    std::vector<Path> files;
    for (const auto& [name, node] : names_) {
        if (node->kind != Kind::folder) files.emplace_back(name);
    }
    return files;
}

void FrailFiles::put(const Path& file, std::string content) {
    const std::lock_guard lock(mutex_);
    for (Path folder = file.parent_path(); !names_.contains(folder.string());
         folder = folder.parent_path())
        names_[folder.string()] = syncedNames_[folder.string()] = make(Kind::folder);
    const NodePointer node = make(Kind::regular);
    node->content = node->synced = std::move(content);
    node->changed = ++time_;
    names_[file.string()] = syncedNames_[file.string()] = node;
}

void FrailFiles::putPipe(const Path& file) {
    put(file, {});
    names_[file.string()]->kind = Kind::other;
}

void FrailFiles::setWritable(const Path& file, bool on) {
    const std::lock_guard lock(mutex_);
    find(file)->writable = on;
}

FrailFiles::NodePointer FrailFiles::find(const Path& path) const {
    const auto found = names_.find(path.string());
    return found == names_.end() ? nullptr : found->second;
}

FrailFiles::NodePointer FrailFiles::make(Kind kind) {
    auto node = std::make_shared<Node>();
    node->kind = kind;
    node->number = ++lastNumber_;
    return node;
}

bool FrailFiles::hasFolderOf(const Path& path) const {
    const NodePointer folder = find(folderOf(path));
    return folder != nullptr && folder->kind == Kind::folder;
}

FileSystem::About FrailFiles::aboutOf(const Node& node) {
    return {.kind = node.kind,
            .size = node.content.size(),
            .device = 1,
            .node = node.number,
            .changed = node.changed,
            .permissions = node.permissions,
            .writable = node.writable};
}

FileSystem::Result<FileSystem::Handle> FrailFiles::open(const Path& file, Mode mode,
                                                        unsigned permissions) {
    return call("open " + file.string(), [&]() -> Result<Handle> {
        NodePointer node = find(file);
        if (mode == Mode::create && node != nullptr) return error(std::errc::file_exists);
        if (mode == Mode::append && node != nullptr && node->kind == Kind::folder)
            return error(std::errc::is_a_directory);
        if (mode == Mode::append && node != nullptr && !node->writable)
            return error(std::errc::permission_denied);
        if (node == nullptr) {
            if (mode == Mode::read || !hasFolderOf(file))
                return error(std::errc::no_such_file_or_directory);
            node = names_[file.string()] = make(Kind::regular);
            node->permissions = permissions;
        }
        open_[++lastHandle_] = node;
        return lastHandle_;
    });
}

FileSystem::Done FrailFiles::close(Handle handle) {
    // Even a close that fails closes.
    const auto shut = [&] {
        const auto found = open_.find(handle);
        if (found == open_.end()) return;
        if (found->second->lockedBy == handle) found->second->lockedBy.reset();
        open_.erase(found);
    };
    const Done done = call("close", [&]() -> Done {
        shut();
        return {};
    });
    const std::lock_guard lock(mutex_);
    shut();
    return done;
}

FileSystem::Result<FileSystem::About> FrailFiles::about(Handle handle) {
    return call("about handle", [&]() -> Result<About> { return aboutOf(*open_.at(handle)); });
}

FileSystem::Result<FileSystem::About> FrailFiles::about(const Path& path) {
    return call("about " + path.string(), [&]() -> Result<About> {
        const NodePointer node = find(path);
        if (node == nullptr) return error(std::errc::no_such_file_or_directory);
        return aboutOf(*node);
    });
}

FileSystem::Result<std::size_t> FrailFiles::read(Handle handle, std::span<char> buffer,
                                                 std::uint64_t offset) {
    return call("read", [&]() -> Result<std::size_t> {
        const std::string& content = open_.at(handle)->content;
        const std::size_t from = std::min<std::size_t>(offset, content.size());
        return content.copy(buffer.data(), buffer.size(), from);
    });
}

FileSystem::Result<std::size_t> FrailFiles::write(Handle handle, std::string_view bytes) {
    return call("write " + std::to_string(bytes.size()), [&]() -> Result<std::size_t> {
        if (std::exchange(fullNext_, false)) return error(std::errc::no_space_on_device);
        fullNext_ = shortNow_;
        const std::string_view written = shortNow_ ? bytes.substr(0, bytes.size() / 2) : bytes;
        open_.at(handle)->content += written;
        open_.at(handle)->changed = ++time_;
        return written.size();
    });
}

FileSystem::Done FrailFiles::truncate(Handle handle, std::uint64_t size) {
    return call("truncate " + std::to_string(size), [&]() -> Done {
        open_.at(handle)->content.resize(size);
        open_.at(handle)->changed = ++time_;
        return {};
    });
}

FileSystem::Done FrailFiles::sync(Handle handle) {
    return call("sync", [&]() -> Done {
        Node& node = *open_.at(handle);
        node.synced = node.content;
        return {};
    });
}

FileSystem::Done FrailFiles::lock(Handle handle) {
    return call("lock", [&]() -> Done {
        Node& node = *open_.at(handle);
        if (node.lockedBy && node.lockedBy != handle)
            return error(std::errc::resource_unavailable_try_again);
        node.lockedBy = handle;
        return {};
    });
}

FileSystem::Done FrailFiles::rename(const Path& from, const Path& to) {
    return call("rename " + from.string() + " " + to.string(), [&]() -> Done {
        const NodePointer node = find(from);
        if (node == nullptr || !hasFolderOf(to)) return error(std::errc::no_such_file_or_directory);
        names_.erase(from.string());
        names_[to.string()] = node;
        return {};
    });
}

FileSystem::Done FrailFiles::remove(const Path& file) {
    return call("remove " + file.string(), [&]() -> Done {
        if (names_.erase(file.string()) == 0) return error(std::errc::no_such_file_or_directory);
        return {};
    });
}

FileSystem::Done FrailFiles::makeFolder(const Path& folder) {
    return call("make folder " + folder.string(), [&]() -> Done {
        if (find(folder) != nullptr) return error(std::errc::file_exists);
        if (!hasFolderOf(folder)) return error(std::errc::no_such_file_or_directory);
        names_[folder.string()] = make(Kind::folder);
        return {};
    });
}

FileSystem::Done FrailFiles::removeFolder(const Path& folder) {
    return call("remove folder " + folder.string(), [&]() -> Done {
        for (const auto& entry : names_) {
            if (entry.first != "/" && folderOf(entry.first) == folder)
                return error(std::errc::directory_not_empty);
        }
        if (names_.erase(folder.string()) == 0) return error(std::errc::no_such_file_or_directory);
        return {};
    });
}

FileSystem::Done FrailFiles::syncFolder(const Path& folder) {
    return call("sync folder " + folder.string(), [&]() -> Done {
        const auto inside = [&](const auto& entry) { return folderOf(entry.first) == folder; };
        std::erase_if(syncedNames_,
                      [&](const auto& entry) { return entry.first != "/" && inside(entry); });
        for (const auto& entry : names_) {
            if (inside(entry)) syncedNames_.insert(entry);
        }
        return {};
    });
}

FileSystem::Result<std::vector<std::string>> FrailFiles::list(const Path& folder) {
    return call("list " + folder.string(), [&]() -> Result<std::vector<std::string>> {
        if (find(folder) == nullptr) return error(std::errc::no_such_file_or_directory);
        std::vector<std::string> names;
        for (const auto& [name, node] : names_) {
            if (name != "/" && folderOf(name) == folder)
                names.push_back(Path(name).filename().string());
        }
        return names;
    });
}

FileSystem::Result<FileSystem::Path> FrailFiles::target(const Path& path) {
    return call("target " + path.string(), [&]() -> Result<Path> { return path; });
}

}  // namespace gridlark::play
