/// Files in memory whose calls fail, and which lose what was not synced, when a test says so.
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "gridlark/play/file_system.h"

namespace gridlark::play {

/// What happens at one call of a test.
struct Fault {
    enum class Kind { error, shortWrite, stopBefore, stopAfter };

    Kind kind = Kind::error;
    std::errc why{};  ///< of an error

    friend bool operator==(const Fault&, const Fault&) = default;
};

/// All that can happen at a call.
[[nodiscard]] std::vector<Fault> allFaults();
[[nodiscard]] std::string nameOf(const Fault& fault);

/// Remembers of each file and name what a stop of the machine cannot take: content as of the last
/// `sync`, names as of the last `syncFolder`. May be used by several threads.
class FrailFiles : public FileSystem {
  public:
    /// What a stop of the machine makes of what was not synced.
    enum class Unsynced { dropped, torn, kept };
    static constexpr std::array allUnsynced{Unsynced::dropped, Unsynced::torn, Unsynced::kept};

    FrailFiles();

    /// How many calls there were.
    [[nodiscard]] std::size_t calls() const;
    /// Lets a call fail, counted from 0 over all calls; also a write that comes right after a short
    /// one fails (`no_space_on_device`).
    void failAt(std::size_t call, Fault fault);
    /// All calls fail from now on, or none but those set by `failAt`.
    void failAll(std::optional<std::errc> why);
    /// What `failAt` waits for has come.
    [[nodiscard]] bool hasFailed() const;
    /// The machine has stopped: every call fails until `boot`.
    [[nodiscard]] bool stopped() const;
    void stop();
    /// Starts the machine again. No file is open.
    void boot(Unsynced unsynced);

    /// The calls so far, one a line, to find out what went wrong.
    [[nodiscard]] std::string trace() const;
    /// Without a call: the content of a file; nothing if it is not there.
    [[nodiscard]] std::optional<std::string> content(const Path& file) const;
    /// Without a call: the files there are.
    [[nodiscard]] std::vector<Path> files() const;
    void put(const Path& file, std::string content);
    void putPipe(const Path& file);
    void setWritable(const Path& file, bool on);

    Result<Handle> open(const Path& file, Mode mode, unsigned permissions) override;
    Done close(Handle handle) override;
    Result<About> about(Handle handle) override;
    Result<About> about(const Path& path) override;
    Result<std::size_t> read(Handle handle, std::span<char> buffer, std::uint64_t offset) override;
    Result<std::size_t> write(Handle handle, std::string_view bytes) override;
    Done truncate(Handle handle, std::uint64_t size) override;
    Done sync(Handle handle) override;
    Done lock(Handle handle) override;
    Done rename(const Path& from, const Path& to) override;
    Done remove(const Path& file) override;
    Done makeFolder(const Path& folder) override;
    Done removeFolder(const Path& folder) override;
    Done syncFolder(const Path& folder) override;
    Result<std::vector<std::string>> list(const Path& folder) override;
    Result<Path> target(const Path& path) override;

  private:
    struct Node {
        Kind kind = Kind::regular;
        std::uint64_t number = 0;
        std::string content;
        std::string synced;
        std::int64_t changed = 0;
        unsigned permissions = 0;
        bool writable = true;
        std::optional<Handle> lockedBy;
    };
    using NodePointer = std::shared_ptr<Node>;
    using Names = std::map<std::string, NodePointer>;

    /// Counts a call and carries it out, unless it is one that fails.
    template <class Work>
    auto call(const std::string& what, Work work) -> decltype(work());
    [[nodiscard]] NodePointer find(const Path& path) const;
    [[nodiscard]] NodePointer make(Kind kind);
    [[nodiscard]] bool hasFolderOf(const Path& path) const;
    static About aboutOf(const Node& node);

    mutable std::mutex mutex_;
    Names names_;
    Names syncedNames_;
    std::map<Handle, NodePointer> open_;
    Handle lastHandle_ = 0;
    std::uint64_t lastNumber_ = 0;
    std::int64_t time_ = 0;  ///< one more at each change
    std::vector<std::string> trace_;
    std::optional<std::pair<std::size_t, Fault>> fault_;
    std::optional<std::errc> allFail_;
    bool failed_ = false;
    bool shortNow_ = false;  ///< the write under way is to be short
    bool fullNext_ = false;  ///< the next write fails
    bool stopped_ = false;
};

}  // namespace gridlark::play
