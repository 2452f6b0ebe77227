#include "gridlark/play/disk.h"

#include <cstdlib>
#include <functional>
#include <sstream>

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include "frail_files.h"

namespace gridlark::play {
namespace {

using std::errc;
using Path = FileSystem::Path;

/// The same on the machine's own disk and on the one that the tests let fail.
class DiskTest : public testing::TestWithParam<bool> {
  protected:
    DiskTest() {
        if (!GetParam()) return;
        std::string name = (std::filesystem::temp_directory_path() / "gridlark-disk-XXXXXX");
        home_ = ::mkdtemp(name.data());
    }
    ~DiskTest() override {
        if (GetParam()) std::filesystem::remove_all(home_);
    }

    [[nodiscard]] std::string read(const Path& file) const {
        const auto content = disk_.read(file, 1000);
        if (!content) return content.error().text();
        return content->value_or("(none)");
    }
    [[nodiscard]] std::size_t fileCount() const {
        const auto names = disk_.files().list(home_);
        return names ? names->size() : 0;
    }

    FrailFiles frail_;
    Path home_ = "/home";
    Disk disk_{GetParam() ? machineFiles() : frail_};
};

INSTANTIATE_TEST_SUITE_P(Both, DiskTest, testing::Bool(), [](const auto& which) {
    return which.param ? std::string("Machine") : std::string("Frail");
});

TEST_P(DiskTest, ReplacesWholeAndMakesFolders) {
    const Path file = home_ / "a" / "b" / "file.txt";
    EXPECT_EQ(read(file), "(none)");
    ASSERT_TRUE(disk_.replace(file, "one"));
    EXPECT_EQ(read(file), "one");
    ASSERT_TRUE(disk_.replace(file, ""));
    EXPECT_EQ(read(file), "");
    ASSERT_TRUE(disk_.replace(file, std::string(700, 'x')));
    EXPECT_EQ(read(file), std::string(700, 'x'));
    const auto names = disk_.files().list(file.parent_path());
    ASSERT_TRUE(names);
    EXPECT_EQ(*names, std::vector<std::string>{"file.txt"}) << "nothing is left beside it";
}

TEST_P(DiskTest, AppendsLines) {
    const Path file = home_ / "a" / "log";
    ASSERT_TRUE(disk_.append(file, "one"));
    ASSERT_TRUE(disk_.append(file, ""));
    ASSERT_TRUE(disk_.append(file, "three"));
    EXPECT_EQ(read(file), "one\n\nthree\n");
}

TEST_P(DiskTest, EndsALineThatWasCutOff) {
    const Path file = home_ / "log";
    ASSERT_TRUE(disk_.replace(file, "one\ntw"));
    ASSERT_TRUE(disk_.append(file, "three"));
    EXPECT_EQ(read(file), "one\ntw\nthree\n");
}

TEST_P(DiskTest, RefusesWhatIsTooLarge) {
    const Path file = home_ / "file";
    ASSERT_TRUE(disk_.replace(file, std::string(1001, 'x')));
    const auto content = disk_.read(file, 1000);
    ASSERT_FALSE(content);
    EXPECT_EQ(content.error().why, errc::file_too_large);
    EXPECT_EQ(content.error().file, file);
    EXPECT_TRUE(disk_.read(file, 1001));
}

TEST_P(DiskTest, RefusesFolders) {
    ASSERT_TRUE(disk_.replace(home_ / "folder" / "file", "x"));
    EXPECT_EQ(read(home_ / "folder"),
              "cannot read " + (home_ / "folder").string() + ": it is no ordinary file");
    const auto replaced = disk_.replace(home_ / "folder", "y");
    ASSERT_FALSE(replaced);
    EXPECT_EQ(replaced.error().doing, DiskError::Doing::writing);
    EXPECT_FALSE(disk_.append(home_ / "folder", "y"));
    EXPECT_EQ(read(home_ / "folder" / "file"), "x");
}

TEST_P(DiskTest, MovesAsideToANewName) {
    ASSERT_TRUE(disk_.replace(home_ / "a.json", "1"));
    EXPECT_EQ(disk_.moveAside(home_ / "a.json", "old"), home_ / "a.old.json");
    ASSERT_TRUE(disk_.replace(home_ / "a.json", "2"));
    EXPECT_EQ(disk_.moveAside(home_ / "a.json", "old"), home_ / "a.old-2.json");
    EXPECT_EQ(read(home_ / "a.old.json") + read(home_ / "a.old-2.json"), "12");
    const auto none = disk_.moveAside(home_ / "a.json", "old");
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().doing, DiskError::Doing::moving);
}

TEST_P(DiskTest, RemovesAndTakesNoneForDone) {
    ASSERT_TRUE(disk_.replace(home_ / "a", "1"));
    EXPECT_TRUE(disk_.remove(home_ / "a"));
    EXPECT_EQ(read(home_ / "a"), "(none)");
    EXPECT_TRUE(disk_.remove(home_ / "a"));
}

TEST_P(DiskTest, SweepsOnlyWhatAStoppedProgramLeft) {
    for (const char* name : {"a.json", "a.json.new-7", "b.new-x", "c.new-12"})
        ASSERT_TRUE(disk_.replace(home_ / name, name));
    auto busy =
        OpenFile::open(disk_.files(), home_ / "c.new-12", FileSystem::Mode::read);  // in the making
    ASSERT_TRUE(busy && busy->lock());
    disk_.sweep(home_);
    EXPECT_EQ(read(home_ / "a.json.new-7"), "(none)");
    EXPECT_EQ(read(home_ / "c.new-12"), "c.new-12");
    EXPECT_EQ(fileCount(), 3U);
}

TEST_P(DiskTest, TheLockOfAnotherProgramIsWaitedForOnlyAMoment) {
    ASSERT_TRUE(disk_.append(home_ / "log", "one"));
    {
        auto other = OpenFile::open(disk_.files(), home_ / "log", FileSystem::Mode::append);
        ASSERT_TRUE(other && other->lock());
        const auto appended = disk_.append(home_ / "log", "two");
        ASSERT_FALSE(appended);
        EXPECT_EQ(appended.error().why, errc::resource_unavailable_try_again);
    }
    EXPECT_TRUE(disk_.append(home_ / "log", "two"));
    EXPECT_EQ(read(home_ / "log"), "one\ntwo\n");
}

class MachineDisk : public DiskTest {};
INSTANTIATE_TEST_SUITE_P(Only, MachineDisk, testing::Values(true));

TEST_P(MachineDisk, NeverWaitsForAPipe) {
    const Path pipe = home_ / "pipe";
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    EXPECT_EQ(read(pipe), "cannot read " + pipe.string() + ": it is no ordinary file");
    EXPECT_FALSE(disk_.replace(pipe, "x"));
    EXPECT_FALSE(disk_.append(pipe, "x"));
    EXPECT_TRUE(std::filesystem::is_fifo(pipe));
}

TEST_P(MachineDisk, FollowsLinksAndKeepsPermissions) {
    const Path file = home_ / "dotfiles" / "real.ini", link = home_ / "link.ini";
    ASSERT_TRUE(disk_.replace(file, "1"));
    ASSERT_EQ(::chmod(file.c_str(), 0600), 0);
    std::filesystem::create_symlink("dotfiles/real.ini", link);
    ASSERT_TRUE(disk_.replace(link, "2"));
    EXPECT_TRUE(std::filesystem::is_symlink(link));
    EXPECT_EQ(read(file), "2");
    EXPECT_EQ(std::filesystem::status(file).permissions(), std::filesystem::perms(0600));
    std::filesystem::create_symlink("dotfiles/later.ini", home_ / "ahead.ini");
    ASSERT_TRUE(disk_.replace(home_ / "ahead.ini", "3"));
    EXPECT_EQ(read(home_ / "dotfiles" / "later.ini"), "3");
}

TEST_P(MachineDisk, LeavesAReadOnlyFileAlone) {
    if (::geteuid() == 0) GTEST_SKIP() << "root may write everything; see FrailDisk";
    const Path file = home_ / "file";
    ASSERT_TRUE(disk_.replace(file, "1"));
    ASSERT_EQ(::chmod(file.c_str(), 0400), 0);
    const auto replaced = disk_.replace(file, "2");
    ASSERT_FALSE(replaced);
    EXPECT_EQ(replaced.error().why, errc::permission_denied);
    EXPECT_EQ(read(file), "1");
}

TEST(FrailDisk, LeavesAReadOnlyFileAlone) {
    FrailFiles files;
    const Disk disk(files);
    files.put("/home/file", "1");
    files.setWritable("/home/file", false);
    const auto replaced = disk.replace("/home/file", "2");
    ASSERT_FALSE(replaced);
    EXPECT_EQ(replaced.error().why, errc::permission_denied);
    EXPECT_EQ(files.content("/home/file"), "1");
}

/// Runs `work` with every fault at every call, each followed by every way for a machine to come
/// back; `check(files, done)` looks at what is left. The number of runs.
template <class Work>
int forEachFault(const std::function<void(FrailFiles&)>& prepare, Work work,
                 const std::function<void(FrailFiles&, bool done)>& check) {
    int runs = 0;
    for (const Fault& fault : allFaults()) {
        for (const auto unsynced : FrailFiles::allUnsynced) {
            for (std::size_t call = 0;; ++call) {
                FrailFiles files;
                prepare(files);
                files.failAt(files.calls() + call, fault);
                const bool done = static_cast<bool>(work(Disk(files)));
                if (!files.hasFailed()) break;
                ++runs;
                SCOPED_TRACE(nameOf(fault) + " at call " + std::to_string(call) + ", then " +
                             (unsynced == FrailFiles::Unsynced::dropped ? "dropped"
                              : unsynced == FrailFiles::Unsynced::torn  ? "torn"
                                                                        : "kept") +
                             '\n' + files.trace());
                check(files, done);  // as the same program sees it
                files.boot(unsynced);
                check(files, done);
                if (testing::Test::HasFailure()) return runs;
            }
        }
    }
    return runs;
}

TEST(FrailDisk, ReplaceGivesTheOldContentOrTheNew) {
    const std::string fresh(300, 'n');
    for (const bool isNew : {false, true}) {
        const int runs = forEachFault(
            [&](FrailFiles& files) {
                if (!isNew) files.put("/home/file", "old");
            },
            [&](const Disk& disk) { return disk.replace("/home/file", fresh); },
            [&](FrailFiles& files, bool done) {
                const auto content = files.content("/home/file");
                if (content == fresh) return;
                EXPECT_FALSE(done) << "said to be on the disk";
                EXPECT_EQ(content, isNew ? std::nullopt : std::optional<std::string>("old"));
            });
        EXPECT_GT(runs, 100);
    }
}

/// A call that fails leaves nothing beside the file, unless it is the removal itself.
TEST(FrailDisk, ReplaceLeavesNothingBeside) {
    for (std::size_t call = 0;; ++call) {
        FrailFiles files;
        files.put("/home/file", "old");
        files.failAt(call, {Fault::Kind::error, errc::io_error});
        const auto done = Disk(files).replace("/home/file", "new");
        if (!files.hasFailed()) break;
        EXPECT_EQ(files.files().size(), 1U) << files.trace();
    }
}

TEST(FrailDisk, SweepsWhatAStopLeft) {
    int left = 0;
    for (std::size_t call = 0;; ++call) {
        FrailFiles files;
        files.put("/home/file", "old");
        files.failAt(call, {Fault::Kind::stopBefore});
        static_cast<void>(Disk(files).replace("/home/file", "new"));
        if (!files.hasFailed()) break;
        files.boot(FrailFiles::Unsynced::kept);
        left += static_cast<int>(files.files().size()) - 1;
        Disk(files).sweep("/home");
        EXPECT_EQ(files.files(), std::vector<Path>{"/home/file"});
    }
    EXPECT_GT(left, 0) << "a stop leaves something at times";
}

/// Lines that were there stay; the new one is there if it was said to be, and may be torn if the
/// machine stopped. The next line can be read whatever happened.
TEST(FrailDisk, AppendAddsTheLineOrNothing) {
    const std::string line(200, 'l');
    for (const char* old : {"", "one\n", "one\ntor"}) {
        const int runs = forEachFault(
            [&](FrailFiles& files) {
                if (*old != '\0') files.put("/home/log", old);
            },
            [&](const Disk& disk) { return disk.append("/home/log", line); },
            [&](FrailFiles& files, bool done) {
                std::istringstream content(files.content("/home/log").value_or(""));
                EXPECT_TRUE(content.str().starts_with(old)) << content.str();
                bool found = false;
                for (std::string read; std::getline(content, read);) {
                    found = found || read == line;
                    const bool known = read == "one" || read == "tor" || read == "next";
                    EXPECT_TRUE(known || line.starts_with(read)) << read;
                }
                EXPECT_TRUE(found || !done) << content.str();
                if (files.stopped()) return;
                ASSERT_TRUE(Disk(files).append("/home/log", "next"));
                EXPECT_TRUE(('\n' + *files.content("/home/log")).ends_with("\nnext\n"));
            });
        EXPECT_GT(runs, 100);
    }
}

/// Without a stop of the machine, a line that failed leaves no part of itself.
TEST(FrailDisk, AppendThatFailsLeavesNoPart) {
    for (const Fault& fault : allFaults()) {
        if (fault.kind == Fault::Kind::stopBefore || fault.kind == Fault::Kind::stopAfter) continue;
        for (std::size_t call = 0;; ++call) {
            FrailFiles files;
            files.put("/home/log", "one\n");
            files.failAt(call, fault);
            const bool done = Disk(files).append("/home/log", "two").has_value();
            if (!files.hasFailed()) break;
            EXPECT_EQ(files.content("/home/log"), done ? "one\ntwo\n" : "one\n")
                << nameOf(fault) << '\n'
                << files.trace();
        }
    }
}

}  // namespace
}  // namespace gridlark::play
