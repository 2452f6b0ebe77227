#include "gridlark/play/result_log.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace gridlark::play {
namespace {

constexpr std::size_t tailLength = 64;

/// An open file, closed at the end of its scope.
class Descriptor {
  public:
    Descriptor(const std::filesystem::path& file, int flags)
        // O_NONBLOCK: the program must not wait if the file is a pipe.
        : number_(::open(file.c_str(), flags | O_CLOEXEC | O_NONBLOCK, 0644)) {}
    ~Descriptor() {
        if (number_ >= 0) ::close(number_);
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;

    [[nodiscard]] int get() const { return number_; }
    [[nodiscard]] bool open() const { return number_ >= 0; }

  private:
    int number_;
};

/// Bytes read at `offset`, 0 at the end; −1 with errno set.
ssize_t readAt(int descriptor, char* buffer, std::size_t size, std::uint64_t offset) {
    ssize_t count = 0;
    do {
        count = ::pread(descriptor, buffer, size, static_cast<off_t>(offset));
    } while (count < 0 && errno == EINTR);
    return count;
}

/// The last bytes before `end`, up to `tailLength` of them.
std::string tailBefore(int descriptor, std::uint64_t end) {
    std::string tail(std::min<std::uint64_t>(end, tailLength), '\0');
    const auto count = readAt(descriptor, tail.data(), tail.size(), end - tail.size());
    tail.resize(count < 0 ? 0 : static_cast<std::size_t>(count));
    return tail;
}

/// A new file is safe only once its folder entry is. Not every file system can flush that.
void flushFolder(const std::filesystem::path& folder) {
    const Descriptor descriptor(folder.empty() ? "." : folder, O_RDONLY | O_DIRECTORY);
    if (descriptor.open()) ::fsync(descriptor.get());
}

}  // namespace

ResultLog::ResultLog(std::filesystem::path file) : file_(std::move(file)) {}

bool ResultLog::failed(std::string_view doing, int error) {
    trouble_ =
        std::string(doing) + " " + file_.string() + ": " + std::generic_category().message(error);
    return false;
}

/// Whether the open file is the one read before, possibly with more at its end.
bool ResultLog::goesOn(int descriptor, Identity identity, std::uint64_t size) const {
    return identity == known_.identity && size >= known_.bytes &&
           tailBefore(descriptor, known_.bytes) == known_.tail;
}

bool ResultLog::refresh() {
    trouble_.clear();
    const Descriptor descriptor(file_, O_RDONLY);
    if (!descriptor.open()) {
        if (errno != ENOENT) return failed("cannot open", errno);
        known_ = {};
        return true;
    }
    struct stat about {};
    if (::fstat(descriptor.get(), &about) != 0) return failed("cannot read", errno);
    if (S_ISDIR(about.st_mode)) return failed("cannot read", EISDIR);
    if (!S_ISREG(about.st_mode)) return failed("cannot read", EINVAL);
    const Identity identity{about.st_dev, about.st_ino};
    if (!goesOn(descriptor.get(), identity, static_cast<std::uint64_t>(about.st_size))) known_ = {};
    known_.identity = identity;
    return readOn(descriptor.get());
}

bool ResultLog::readOn(int descriptor) {
    std::array<char, maxLine> buffer{};
    std::string line;
    bool tooLong = false;
    std::uint64_t offset = known_.bytes;
    ssize_t count = 0;
    while ((count = readAt(descriptor, buffer.data(), buffer.size(), offset)) > 0) {
        std::string_view rest(buffer.data(), static_cast<std::size_t>(count));
        for (auto end = rest.find('\n'); end != rest.npos; end = rest.find('\n')) {
            tooLong = tooLong || line.size() + end > maxLine;
            if (!tooLong) line.append(rest.substr(0, end));
            takeLine(line, tooLong);
            line.clear();
            tooLong = false;
            rest.remove_prefix(end + 1);
            known_.bytes = offset + static_cast<std::uint64_t>(count) - rest.size();
        }
        tooLong = tooLong || line.size() + rest.size() > maxLine;
        if (!tooLong) line.append(rest);
        offset += static_cast<std::uint64_t>(count);
    }
    const int error = errno;
    known_.tail = tailBefore(descriptor, known_.bytes);
    return count == 0 || failed("cannot read", error);
}

void ResultLog::takeLine(std::string_view line, bool tooLong) {
    ++known_.lines;
    if (line.empty() && !tooLong) return;
    auto result = tooLong ? tl::unexpected(std::string("too long")) : resultFromLine(line);
    if (!result) {
        ++known_.badLineCount;
        if (known_.badLines.size() < maxBadLines)
            known_.badLines.push_back({known_.lines, result.error()});
        return;
    }
    const bool known = result->ticket != 0 && !known_.tickets.insert(result->ticket).second;
    if (!known) known_.results.push_back(std::move(*result));
}

bool ResultLog::append(const Result& result) {
    if (!refresh()) return false;
    if (known_.tickets.contains(result.ticket)) return true;
    std::string line = toLine(result);
    const auto readBack = resultFromLine(line);
    if (!readBack || line.size() >= maxLine) {
        trouble_ = "not a result: " + (readBack ? "too long" : readBack.error());
        return false;
    }
    std::error_code ignored;  // a folder that is missing shows when the file is opened
    std::filesystem::create_directories(file_.parent_path(), ignored);
    const Descriptor descriptor(file_, O_RDWR | O_APPEND | O_CREAT);
    if (!descriptor.open()) return failed("cannot open", errno);
    if (!write(descriptor.get(), std::move(line))) return false;
    refresh();
    trouble_.clear();  // the line is written, even if reading failed
    return true;
}

/// Writes the line in one call: other programs' lines never come within it.
bool ResultLog::write(int descriptor, std::string line) {
    struct stat about {};
    if (::fstat(descriptor, &about) != 0) return failed("cannot write", errno);
    if (!S_ISREG(about.st_mode)) return failed("cannot write", EINVAL);
    const auto size = static_cast<std::uint64_t>(about.st_size);
    const std::string tail = tailBefore(descriptor, size);
    if (!tail.empty() && tail.back() != '\n') line.insert(0, "\n");
    line += '\n';

    ssize_t count = 0;
    do {
        count = ::write(descriptor, line.data(), line.size());
    } while (count < 0 && errno == EINTR);
    if (count < 0) return failed("cannot write", errno);
    if (static_cast<std::size_t>(count) < line.size()) return failed("cannot write", ENOSPC);
    if (::fsync(descriptor) != 0) return failed("cannot write", errno);
    if (size == 0) flushFolder(file_.parent_path());
    return true;
}

}  // namespace gridlark::play
