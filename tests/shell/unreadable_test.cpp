// Whatever is wrong with the files, the program starts, says so, and can be played.

#include <QDir>
#include <QFileInfo>

#include "support.h"
#include "widgets/banner.h"

namespace gridlark::shell {

class UnreadableTest : public ProgramTest {
  protected:
    void SetUp() override {}  // files come first

    [[nodiscard]] QString allMessages() {
        QStringList texts;
        for (const auto& message : services().messages.all()) texts << message.text;
        return texts.join('\n');
    }
};

TEST_F(UnreadableTest, EverythingAtOnce) {
    writeFile(paths_.settings, QByteArray("\xff\xfe[[[\nno\n", 10));
    writeFile(paths_.saves + "/toy.json", "{\"half");
    writeFile(paths_.results, "nonsense\n");
    start();
    const QString texts = allMessages();
    EXPECT_TRUE(texts.contains("gridlark.unreadable-")) << qPrintable(texts);
    EXPECT_TRUE(texts.contains("toy.unreadable-"));
    EXPECT_TRUE(texts.contains("results.jsonl"));
    EXPECT_TRUE(window().banner().isVisible());
    while (!services().messages.all().isEmpty()) services().messages.dismissFirst();
    EXPECT_FALSE(window().banner().isVisible());

    GamePage& page = openToy("3", 5);
    win(page);
    EXPECT_TRUE(page.game().ended());
    stop();
    EXPECT_EQ(readFile(paths_.results).count('\n'), 2);
    EXPECT_EQ(readFile(paths_.saves + '/' + filesIn(paths_.saves, "toy.unreadable-*")[0]),
              "{\"half");
}

TEST_F(UnreadableTest, JsonThatIsNoSaveIsKeptWhenTheGameOpens) {
    writeFile(paths_.saves + "/toy.json", "{\"game\":\"chess\"}\n");
    start();
    GamePage& page = openToy();
    EXPECT_TRUE(page.game().playing());
    EXPECT_TRUE(allMessages().contains("toy.unreadable-")) << qPrintable(allMessages());
    EXPECT_EQ(filesIn(paths_.saves, "toy.unreadable-*.json").size(), 1);
    stop();
    EXPECT_TRUE(QFile::exists(paths_.saves + "/toy.json"));
}

TEST_F(UnreadableTest, DirectoriesInTheWayOfFiles) {
    QDir().mkpath(paths_.settings);
    QDir().mkpath(paths_.results);
    QDir().mkpath(paths_.saves + "/toy.json");
    start();
    GamePage& page = openToy("3", 5);
    win(page);
    EXPECT_TRUE(page.game().ended());
    EXPECT_TRUE(until([this] { return allMessages().contains("added"); }));
    EXPECT_EQ(services().records.statistics("toy", page.game().options()).played, 1);
}

TEST_F(UnreadableTest, NowhereToWrite) {
    writeFile(home_.filePath("file"), "in the way");
    paths_ = Paths::inside(home_.filePath("file/home"));
    start();
    EXPECT_TRUE(allMessages().contains("home")) << qPrintable(allMessages());
    GamePage& page = openToy("3", 5);
    win(page);
    EXPECT_TRUE(page.game().ended());
    EXPECT_EQ(services().records.statistics("toy", page.game().options()).played, 1);
}

}  // namespace gridlark::shell
