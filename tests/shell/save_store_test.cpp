#include <QDir>
#include <atomic>
#include <semaphore>

#include "frail_files.h"
#include "support.h"

namespace gridlark::shell {

using nlohmann::json;
using namespace std::chrono_literals;

class SaveStoreTest : public HomeTest {
  protected:
    void SetUp() override { QDir().mkpath(paths_.saves); }

    [[nodiscard]] QString file() const { return paths_.saves + "/toy.json"; }
};

/// What a store says, heard on this thread as the window hears it: it speaks on its own, where a
/// QSignalSpy would write while it is read here.
struct Heard {
    explicit Heard(const SaveStore& store) {
        QObject::connect(&store, &SaveStore::failed, &here,
                         [this](const QString&, const QString& why) { failures << why; });
        QObject::connect(&store, &SaveStore::foundAnother, &here, [this] { ++others; });
    }

    QStringList failures;
    int others = 0;
    QObject here;
};

TEST_F(SaveStoreTest, WritesAndReadsBack) {
    SaveStore store(paths_.saves);
    store.put("toy", {{"move", 7}}, LeftGame{"level 4", 134'000ms});
    ASSERT_TRUE(store.flush(5s));

    SaveStore next(paths_.saves);
    const auto loaded = next.load("toy");
    ASSERT_TRUE(loaded.document);
    EXPECT_EQ((*loaded.document)["move"], 7);
    ASSERT_TRUE(next.leftGame("toy"));
    EXPECT_EQ(next.leftGame("toy")->text, "level 4");
    EXPECT_EQ(next.leftGame("toy")->time, 134'000ms);
}

TEST_F(SaveStoreTest, AMissingFileIsNoTrouble) {
    SaveStore store(paths_.saves);
    const auto loaded = store.load("toy");
    EXPECT_FALSE(loaded.document);
    EXPECT_EQ(loaded.trouble, QString());
    EXPECT_FALSE(store.leftGame("toy"));
}

TEST_F(SaveStoreTest, AFinishedGameWaitsNoMore) {
    SaveStore store(paths_.saves);
    store.put("toy", json::object(), LeftGame{});
    EXPECT_TRUE(store.leftGame("toy"));
    store.put("toy", json::object(), std::nullopt);
    EXPECT_FALSE(store.leftGame("toy"));
}

TEST_F(SaveStoreTest, ADroppedGameIsGoneAndThatIsNoTrouble) {
    SaveStore store(paths_.saves);
    store.put("toy", json::object(), LeftGame{});
    store.drop("toy");
    EXPECT_FALSE(store.leftGame("toy"));
    EXPECT_FALSE(store.load("toy").document);
    ASSERT_TRUE(store.flush(5s));
    SaveStore next(paths_.saves);
    const auto loaded = next.load("toy");
    EXPECT_FALSE(loaded.document);
    EXPECT_EQ(loaded.trouble, QString());
    EXPECT_FALSE(next.leftGame("toy"));
    EXPECT_TRUE(filesIn(paths_.saves, "toy.unreadable-*.json").isEmpty());
}

TEST_F(SaveStoreTest, UnreadableFilesAreKeptAsideAndNamed) {
    for (const QByteArray& bytes : {QByteArray("{\"cut off"), QByteArray("[1,2]"), QByteArray(),
                                    QByteArray("\xff\xfe\x00garbage", 10)}) {
        writeFile(file(), bytes);
        SaveStore store(paths_.saves);
        const auto loaded = store.load("toy");
        EXPECT_FALSE(loaded.document);
        EXPECT_TRUE(loaded.trouble.contains("toy.unreadable-")) << qPrintable(loaded.trouble);
        EXPECT_FALSE(QFile::exists(file()));
    }
    EXPECT_EQ(filesIn(paths_.saves, "toy.unreadable-*.json").size(), 4);
}

/// A disk that is busy until it is let go.
class SlowFiles final : public play::FrailFiles {
  public:
    Result<Handle> open(const Path& file, Mode mode, unsigned permissions) override {
        if (mode == Mode::create) {
            ++writes_;
            inTime_ = inTime_ && free_.try_acquire_for(10s);
            free_.release();
        }
        return FrailFiles::open(file, mode, permissions);
    }
    void letGo() { free_.release(); }
    /// False if a write waited for its caller, which waited for it.
    [[nodiscard]] bool inTime() const { return inTime_; }
    [[nodiscard]] int writes() const { return writes_; }

  private:
    std::counting_semaphore<> free_{0};
    std::atomic<bool> inTime_ = true;
    std::atomic<int> writes_ = 0;
};

TEST_F(SaveStoreTest, ASlowDiskNeverHoldsUpTheCallerAndTheNewestWins) {
    SlowFiles files;
    ASSERT_TRUE(files.makeFolder("/saves"));
    SaveStore store("/saves", play::Disk(files));
    for (int i = 0; i < 100; ++i) store.put("toy", {{"move", i}}, std::nullopt);
    files.letGo();
    EXPECT_TRUE(store.flush(20s));
    EXPECT_TRUE(files.inTime());
    EXPECT_LE(files.writes(), 2) << "what a newer save overtakes is never written";
    const auto loaded = store.load("toy");
    ASSERT_TRUE(loaded.document);
    EXPECT_EQ((*loaded.document)["move"], 99);
}

TEST_F(SaveStoreTest, AFailureIsReportedAndTriedAgain) {
    play::FrailFiles files;
    SaveStore store("/saves", play::Disk(files));
    const Heard heard(store);
    files.failAll(std::errc::no_space_on_device);
    store.put("toy", {{"move", 1}}, std::nullopt);
    ASSERT_TRUE(until([&] { return heard.failures.size() == 1; }));
    EXPECT_TRUE(heard.failures.first().contains("disk is full"));
    files.failAll({});
    EXPECT_TRUE(store.flush(5s));
    EXPECT_NE(files.content("/saves/toy.json")->find("\"move\":1"), std::string::npos);
}

/// What cannot be read and cannot be moved away stays as it is, whatever is saved.
TEST_F(SaveStoreTest, WhatCannotBeReadIsNeverWrittenOver) {
    play::FrailFiles files;
    files.put("/saves/toy.json", "not a save");
    SaveStore store("/saves", play::Disk(files));
    files.failAll(std::errc::io_error);
    EXPECT_FALSE(store.load("toy").trouble.isEmpty());
    store.put("toy", {{"move", 1}}, std::nullopt);
    EXPECT_FALSE(store.flush(5s));
    EXPECT_EQ(files.content("/saves/toy.json"), "not a save");
    files.failAll({});
    EXPECT_TRUE(store.flush(5s)) << "by now it can be moved";
    EXPECT_EQ(files.files().size(), 2U);
}

TEST_F(SaveStoreTest, APipeOrAHugeFileInPlaceOfASaveIsNoSave) {
    play::FrailFiles files;
    files.putPipe("/saves/toy.json");
    files.put("/saves/other.json", std::string(SaveStore::largest + 1, ' '));
    SaveStore store("/saves", play::Disk(files));
    for (const char* game : {"toy", "other"}) {
        const auto loaded = store.load(game);
        EXPECT_FALSE(loaded.document);
        EXPECT_TRUE(loaded.trouble.contains("unreadable-")) << qPrintable(loaded.trouble);
    }
}

/// A save as two copies of the program write it.
json saveOf(int ticket, std::vector<std::string> events) {
    return {{"ticket", ticket}, {"events", std::move(events)}};
}

/// To compare it with the save that is to be written, or to keep it inside of that, would take more
/// stack than there is.
TEST_F(SaveStoreTest, ASaveNestedWithoutEndIsNoSave) {
    constexpr std::size_t depth = 500'000;
    const std::string nested = std::string(depth, '[') + std::string(depth, ']');
    for (const char* key : {"ticket", "events", "other"}) {
        play::FrailFiles files;
        SaveStore store("/saves", play::Disk(files));
        store.put("toy", saveOf(1, {"a"}), std::nullopt);
        ASSERT_TRUE(store.flush(5s));
        files.put("/saves/toy.json", '{' + json(key).dump() + ':' + nested + '}');
        store.put("toy", saveOf(1, {"a", "b"}), std::nullopt);
        ASSERT_TRUE(store.flush(60s)) << key;
        EXPECT_EQ(files.files().size(), 2U) << key << ": it is kept aside";
        const auto loaded = store.load("toy");
        ASSERT_TRUE(loaded.document) << key;
        EXPECT_EQ((*loaded.document)["events"], json({"a", "b"})) << key;
    }
}

TEST_F(SaveStoreTest, TheSaveOfAnotherCopyIsKeptAsAGamePutAside) {
    play::FrailFiles files;
    SaveStore mine("/saves", play::Disk(files)), theirs("/saves", play::Disk(files));
    const Heard heard(mine);
    mine.put("toy", saveOf(1, {"a"}), std::nullopt);
    ASSERT_TRUE(mine.flush(5s));
    ASSERT_TRUE(theirs.load("toy").document);
    theirs.put("toy", saveOf(1, {"a", "b", "c", "d"}), std::nullopt);
    ASSERT_TRUE(theirs.flush(5s));
    mine.put("toy", saveOf(1, {"a", "x"}), std::nullopt);
    ASSERT_TRUE(mine.flush(5s));
    EXPECT_TRUE(until([&] { return heard.others == 1; }));
    mine.put("toy", saveOf(1, {"a", "x", "y"}), std::nullopt);
    ASSERT_TRUE(mine.flush(5s));

    const auto loaded = SaveStore("/saves", play::Disk(files)).load("toy");
    ASSERT_TRUE(loaded.document);
    EXPECT_EQ((*loaded.document)["events"], json({"a", "x", "y"}));
    ASSERT_EQ((*loaded.document)["older"].size(), 1U);
    EXPECT_EQ((*loaded.document)["older"][0]["events"], json({"a", "b", "c", "d"}));
}

TEST_F(SaveStoreTest, GamesThatAnotherCopyPutAsideAreKeptToo) {
    play::FrailFiles files;
    SaveStore mine("/saves", play::Disk(files)), theirs("/saves", play::Disk(files));
    json save = saveOf(2, {"b"});
    save["older"] = {saveOf(3, {"c"}), saveOf(1, {"a"})};
    save["newer"] = {saveOf(4, {"d"})};
    save["reported"] = true;  // its result is in the log
    theirs.put("toy", save, std::nullopt);
    ASSERT_TRUE(theirs.flush(5s));
    mine.put("toy", saveOf(1, {"a", "x"}), std::nullopt);
    ASSERT_TRUE(mine.flush(5s));
    const auto loaded = SaveStore("/saves", play::Disk(files)).load("toy");
    ASSERT_TRUE(loaded.document);
    EXPECT_EQ((*loaded.document)["ticket"], 1);
    ASSERT_EQ((*loaded.document)["older"].size(), 2U);
    EXPECT_EQ((*loaded.document)["older"][0]["ticket"], 3);
    EXPECT_EQ((*loaded.document)["older"][1]["ticket"], 4);

    mine.put("toy", *loaded.document, std::nullopt);  // as a session that has read it
    ASSERT_TRUE(mine.flush(5s));
    const auto again = SaveStore("/saves", play::Disk(files)).load("toy");
    EXPECT_EQ((*again.document)["older"].size(), 2U) << "nothing twice";
    mine.drop("toy");
    ASSERT_TRUE(mine.flush(5s));
    const auto left = SaveStore("/saves", play::Disk(files)).load("toy");
    ASSERT_TRUE(left.document) << "the others are not dropped";
    EXPECT_EQ((*left.document)["ticket"], 3);
}

/// The file is there, and only reading it fails, once.
TEST_F(SaveStoreTest, ASaveThatCouldNotBeReadAtFirstIsKept) {
    int unread = 0;
    for (std::size_t call = 0; call < 6; ++call) {
        play::FrailFiles files;
        files.put("/saves/toy.json", saveOf(1, {"a"}).dump());
        SaveStore store("/saves", play::Disk(files));
        files.failAt(files.calls() + call, {play::Fault::Kind::error, std::errc::io_error});
        if (store.load("toy").document) continue;
        ++unread;
        store.put("toy", saveOf(2, {"b"}), std::nullopt);
        static_cast<void>(store.flush(5s));
        ASSERT_TRUE(store.flush(5s));
        EXPECT_NE(files.content("/saves/toy.json")->find("\"ticket\":1"), std::string::npos)
            << files.trace();
    }
    EXPECT_EQ(unread, 3) << "opening, asking and reading fail";
}

TEST_F(SaveStoreTest, ASaveThatThisOneGoesOnFromIsNotKeptTwice) {
    play::FrailFiles files;
    SaveStore mine("/saves", play::Disk(files)), theirs("/saves", play::Disk(files));
    mine.put("toy", saveOf(1, {"a"}), std::nullopt);
    ASSERT_TRUE(mine.flush(5s));
    theirs.put("toy", saveOf(1, {"a", "b"}), std::nullopt);
    ASSERT_TRUE(theirs.flush(5s));
    mine.put("toy", saveOf(1, {"a", "b", "c"}), std::nullopt);
    ASSERT_TRUE(mine.flush(5s));
    EXPECT_EQ(files.content("/saves/toy.json")->find("older"), std::string::npos);
}

/// Small and large: Qt keeps up to 16,384 bytes back until it flushes.
TEST_F(SaveStoreTest, AFullDiskLeavesTheOldSaveAndIsReported) {
    for (const qsizetype size : {100, 16'000, 40'000}) {
        SaveStore store(paths_.saves);
        store.put("toy", {{"move", 1}}, std::nullopt);
        ASSERT_TRUE(store.flush(5s));
        const QByteArray before = readFile(file());
        const Heard heard(store);
        {
            const FullDisk full;
            store.put("toy", {{"move", std::string(static_cast<std::size_t>(size), 'x')}},
                      std::nullopt);
            EXPECT_FALSE(store.flush(5s)) << size;
            ASSERT_TRUE(until([&] { return !heard.failures.isEmpty(); })) << size;
            EXPECT_TRUE(heard.failures.first().contains("too large"));
        }
        EXPECT_EQ(readFile(file()), before) << size;
        EXPECT_TRUE(store.flush(5s)) << "tried again";
        EXPECT_GT(readFile(file()).size(), size);
    }
}

TEST_F(SaveStoreTest, WhatWaitsIsWrittenAtTheEnd) {
    { SaveStore(paths_.saves).put("toy", {{"move", 3}}, std::nullopt); }
    EXPECT_TRUE(readFile(file()).contains("\"move\":3"));
}

TEST_F(SaveStoreTest, ADirectoryThatCannotBeWrittenIsAFailureNotACrash) {
    writeFile(home_.filePath("file"), "in the way");
    SaveStore store(home_.filePath("file/saves"));
    const Heard heard(store);
    store.put("toy", json::object(), std::nullopt);
    EXPECT_TRUE(until([&] { return heard.failures.size() == 1; }));
}

}  // namespace gridlark::shell
