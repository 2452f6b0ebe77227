#include <QDir>
#include <QFileInfo>
#include <QLibraryInfo>

#include "support.h"

namespace gridlark::shell {

class PluginRegistryTest : public HomeTest {
  protected:
    /// Copies a file into the directory under another name.
    void put(const QString& from, const QString& name) {
        QDir().mkpath(games());
        ASSERT_TRUE(QFile::copy(from, games() + '/' + name)) << qPrintable(from);
    }
    void putToy(const QString& name = "toy.so") { put(toyPlugins() + "/toy.so", name); }
    void putOdd(const QString& name) {
        put(QStringLiteral(GRIDLARK_ODD_PLUGINS "/%1/%1.so").arg(name), name + ".so");
    }
    [[nodiscard]] QString games() const { return home_.filePath("games"); }
    [[nodiscard]] PluginRegistry open() const { return PluginRegistry({games()}); }
};

TEST_F(PluginRegistryTest, KnowsAGameWithoutLoadingIt) {
    putToy();
    PluginRegistry registry = open();
    ASSERT_EQ(registry.games().size(), 1u);
    EXPECT_EQ(registry.games()[0].id, "toy");
    EXPECT_EQ(registry.games()[0].name, "Lights");
    EXPECT_FALSE(registry.isLoaded("toy"));
    EXPECT_TRUE(registry.messages().isEmpty());
    EXPECT_NE(registry.load("toy").plugin, nullptr);
    EXPECT_TRUE(registry.isLoaded("toy"));
}

TEST_F(PluginRegistryTest, AnEmptyOrMissingDirectoryIsNamed) {
    const PluginRegistry registry = open();
    EXPECT_TRUE(registry.games().empty());
    ASSERT_EQ(registry.messages().size(), 1);
    EXPECT_TRUE(registry.messages()[0].contains(games()));
}

TEST_F(PluginRegistryTest, ForeignFilesAreNamedAndTheOthersGoOn) {
    putToy();
    put(QLibraryInfo::path(QLibraryInfo::PluginsPath) + "/platforms/libqoffscreen.so",
        "offscreen.so");
    writeFile(games() + "/garbage.so", QByteArray(3000, '\x7f') + "ELF?");
    writeFile(games() + "/nothing.so", {});
    writeFile(games() + "/cats.card.svg", "not looked at");
    QFile::link(home_.filePath("nowhere.so"), games() + "/dangling.so");
    const PluginRegistry registry = open();
    EXPECT_EQ(registry.games().size(), 1u);
    const QString all = registry.messages().join('\n');
    EXPECT_EQ(registry.messages().size(), 4) << qPrintable(all);
    for (const char* name : {"offscreen.so", "garbage.so", "nothing.so", "dangling.so"})
        EXPECT_TRUE(all.contains(name)) << name;
}

/// Whoever can write there could have the program run what he likes.
TEST_F(PluginRegistryTest, WhatOthersCanWriteToIsLeftOutAndNamed) {
    putToy();
    const auto all = QFile::permissions(games() + "/toy.so");
    QFile::setPermissions(games() + "/toy.so", all | QFile::WriteOther);
    EXPECT_TRUE(open().games().empty());
    EXPECT_TRUE(open().messages().join('\n').contains("toy.so"));
    QFile::setPermissions(games() + "/toy.so", all);
    EXPECT_EQ(open().games().size(), 1U);
    QFile::setPermissions(games(), QFile::permissions(games()) | QFile::WriteOther);
    EXPECT_TRUE(open().games().empty());
    EXPECT_TRUE(open().messages().join('\n').contains(games()));
}

TEST_F(PluginRegistryTest, AnotherInterfaceVersionIsNamed) {
    putOdd("older");
    putToy();
    const PluginRegistry registry = open();
    EXPECT_EQ(registry.games().size(), 1u);
    ASSERT_EQ(registry.messages().size(), 1);
    EXPECT_TRUE(registry.messages()[0].contains("older.so"));
    EXPECT_TRUE(registry.messages()[0].contains("version"));
}

TEST_F(PluginRegistryTest, OfTwoWithOneIdTheFirstCounts) {
    putToy("a.so");
    putToy("b.so");
    const PluginRegistry registry = open();
    ASSERT_EQ(registry.games().size(), 1u);
    EXPECT_TRUE(registry.games()[0].file.endsWith("a.so"));
    ASSERT_EQ(registry.messages().size(), 1);
    EXPECT_TRUE(registry.messages()[0].contains("b.so"));
}

TEST_F(PluginRegistryTest, APluginWithoutAGameSaysSoWhenOpened) {
    putOdd("empty");
    PluginRegistry registry = open();
    ASSERT_EQ(registry.games().size(), 1u);
    const auto loaded = registry.load("empty");
    EXPECT_EQ(loaded.plugin, nullptr);
    EXPECT_TRUE(loaded.trouble.contains("Empty"));
}

TEST_F(PluginRegistryTest, AFileThatVanishedSaysSoWhenOpened) {
    putOdd("empty");
    PluginRegistry registry = open();
    QFile::remove(games() + "/empty.so");
    EXPECT_FALSE(registry.load("empty").trouble.isEmpty());
    EXPECT_FALSE(registry.load("unknown").trouble.isEmpty());
}

TEST_F(PluginRegistryTest, ThePictureLiesBesideTheLibrary) {
    putToy();
    EXPECT_EQ(open().games()[0].card(true), QString());
    writeFile(games() + "/toy.card.svg", "<svg/>");
    EXPECT_TRUE(open().games()[0].card(true).endsWith("toy.card.svg"));
    writeFile(games() + "/toy.card-dark.svg", "<svg/>");
    EXPECT_TRUE(open().games()[0].card(true).endsWith("toy.card-dark.svg"));
    EXPECT_TRUE(open().games()[0].card(false).endsWith("toy.card.svg"));
}

TEST_F(PluginRegistryTest, TheWorkingDirectoryIsNeverSearched) {
    qputenv("GRIDLARK_PLUGINS", "games:./games");
    const QStringList directories = pluginDirectories();
    qunsetenv("GRIDLARK_PLUGINS");
    for (const QString& directory : directories) EXPECT_TRUE(QDir::isAbsolutePath(directory));
    EXPECT_EQ(directories.size(), 1);
}

}  // namespace gridlark::shell
