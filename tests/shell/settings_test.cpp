#include <QFileInfo>
#include <QSettings>
#include <QSignalSpy>

#include <sys/stat.h>

#include "gridlark/kit/random.h"

#include "frail_files.h"
#include "services/files.h"
#include "services/settings_file.h"
#include "support.h"

namespace gridlark::shell {

class SettingsTest : public HomeTest {};

TEST_F(SettingsTest, UsualValuesWithoutAFile) {
    const Settings settings(paths_.settings);
    EXPECT_EQ(settings.theme(), ThemeChoice::desktop);
    EXPECT_EQ(settings.longPress(), 500);
    EXPECT_FALSE(settings.patterns());
    EXPECT_TRUE(settings.animations());
    EXPECT_TRUE(settings.timerShown());
    EXPECT_EQ(settings.sounds(), ui::Sounds::all);
    EXPECT_EQ(settings.effectsVolume(), 60);
    EXPECT_EQ(settings.musicVolume(), 60);
    EXPECT_EQ(settings.trouble(), QString());
}

TEST_F(SettingsTest, ReadsBackWhatWasSet) {
    {
        Settings settings(paths_.settings);
        settings.setTheme(ThemeChoice::dark);
        settings.setLongPress(750);
        settings.setPatterns(true);
        settings.setAnimations(false);
        settings.setTimerShown(false);
        settings.setSounds(ui::Sounds::noMusic);
        settings.setEffectsVolume(35);
        settings.setMusicVolume(130);
        settings.setPage("game/toy");
        settings.setLastGrid("toy", {{"5", "standard"}, QStringLiteral("5 × 5")});
        settings.setOfGame("toy", "sound", 3);
        ASSERT_TRUE(settings.sync());
    }
    const Settings settings(paths_.settings);
    EXPECT_EQ(settings.theme(), ThemeChoice::dark);
    EXPECT_EQ(settings.longPress(), 750);
    EXPECT_TRUE(settings.patterns());
    EXPECT_FALSE(settings.animations());
    EXPECT_FALSE(settings.timerShown());
    EXPECT_EQ(settings.sounds(), ui::Sounds::noMusic);
    EXPECT_EQ(settings.effectsVolume(), 35);
    EXPECT_EQ(settings.musicVolume(), 100) << "in its range";
    EXPECT_EQ(settings.page(), "game/toy");
    EXPECT_EQ(settings.lastGame(), "toy");
    EXPECT_EQ(settings.lastGrid("toy").options, (kit::Options{"5", "standard"}));
    EXPECT_EQ(settings.lastGrid("toy").title, QStringLiteral("5 × 5"));
    EXPECT_EQ(settings.ofGame("toy", "sound", 0).toInt(), 3);
    EXPECT_EQ(settings.ofGame("toy", "other", 7).toInt(), 7);
}

TEST_F(SettingsTest, SaysWhatChangedOnceAndOnlyIfItDid) {
    Settings settings(paths_.settings);
    const QSignalSpy spy(&settings, &Settings::changed);
    settings.setPatterns(true);
    settings.setPatterns(true);
    EXPECT_EQ(spy.count(), 1);
}

TEST_F(SettingsTest, ValuesThatMakeNoSenseCountAsNotSet) {
    writeFile(paths_.settings,
              "[General]\ntheme=purple\nlong-press=soon\npatterns=maybe\nanimations=\ntimer=2\n"
              "sounds=loud\nvolume-effects=much\nvolume-music=-7\n");
    const Settings settings(paths_.settings);
    EXPECT_EQ(settings.theme(), ThemeChoice::desktop);
    EXPECT_EQ(settings.longPress(), 500);
    EXPECT_FALSE(settings.patterns());
    EXPECT_TRUE(settings.animations());
    EXPECT_TRUE(settings.timerShown());
    EXPECT_EQ(settings.sounds(), ui::Sounds::all);
    EXPECT_EQ(settings.effectsVolume(), 60);
    EXPECT_EQ(settings.musicVolume(), 0);
}

TEST_F(SettingsTest, LongPressStaysInItsRange) {
    writeFile(paths_.settings, "[General]\nlong-press=99999\n");
    Settings settings(paths_.settings);
    EXPECT_EQ(settings.longPress(), 1500);
    settings.setLongPress(5);
    EXPECT_EQ(settings.longPress(), 200);
}

TEST_F(SettingsTest, GarbageIsKeptAsideAndNamed) {
    const QByteArray garbage("\0\xff\xfe{not an ini]\nfile\n[[[", 25);
    writeFile(paths_.settings, garbage);
    Settings settings(paths_.settings);
    const QStringList kept = filesIn(home_.path(), "gridlark.unreadable-*.ini");
    ASSERT_EQ(kept.size(), 1);
    EXPECT_EQ(readFile(home_.filePath(kept.first())), garbage);
    EXPECT_TRUE(settings.trouble().contains(kept.first())) << qPrintable(settings.trouble());
    settings.setPatterns(true);
    EXPECT_TRUE(settings.sync());
    EXPECT_TRUE(Settings(paths_.settings).patterns());
}

const SettingsValues values{
    {"flag", true},
    {"number", -7},
    {"rate", 0.25},
    {"empty", QString()},
    {"plain", "with blanks, commas; and = signs"},
    {"edges", " blank "},
    {"sign", "@ByteArray(no)"},
    {"odd", QStringLiteral("tab\t new line\n quote\" back\\ é1 × 中a 😀")},
    {"list", QStringList{"one", "two, three", ""}},
    {"window/bytes", QByteArray("\0\1\xff;a,\"", 7)},
    {"window/a key with ü", "there"},
    {"General/key", "in a section of that name"},
};

template <class Got>
void expectSame(const SettingsValues& expected, Got got) {
    for (const auto& [key, value] : expected.asKeyValueRange()) {
        QVariant found = got(key);
        EXPECT_TRUE(found.convert(value.metaType())) << qPrintable(key);
        EXPECT_EQ(found, value) << qPrintable(key) << ": "
                                << qPrintable(found.toStringList().join('|')) << " for "
                                << qPrintable(value.toStringList().join('|'));
    }
}

TEST_F(SettingsTest, EveryKindOfValueIsReadBackByQtAndByUs) {
    writeFile(paths_.settings, iniOf(values));
    const QSettings read(paths_.settings, QSettings::IniFormat);
    EXPECT_EQ(read.allKeys().size(), values.size());
    expectSame(values, [&](const QString& key) { return read.value(key); });
    const auto own = valuesOf(iniOf(values));
    ASSERT_TRUE(own);
    EXPECT_EQ(own->size(), values.size());
    expectSame(values, [&](const QString& key) { return own->value(key); });
}

/// Earlier versions wrote the file through QSettings.
TEST_F(SettingsTest, EveryKindOfValueThatQtWroteIsRead) {
    {
        QSettings written(paths_.settings, QSettings::IniFormat);
        for (const auto& [key, value] : values.asKeyValueRange()) written.setValue(key, value);
        written.setValue("window/deep/key", "below");
    }
    const auto read = valuesOf(readFile(paths_.settings));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->value("window/deep/key"), "below");
    expectSame(values, [&](const QString& key) { return read->value(key); });
}

/// Qt's own form of a value: a list that holds a list that holds a list …
TEST_F(SettingsTest, BytesThatClaimToBeAnotherTypeAreNotBelieved) {
    QByteArray lists;
    for (int i = 0; i < 50'000; ++i) lists += "\\0\\0\\0\\t\\0\\0\\0\\x1";
    const auto read = valuesOf("lists=@Variant(" + lists +
                               ")\nbytes=@ByteArray(\nsign=@\nnothing=@Invalid()\nflag=true\n");
    ASSERT_TRUE(read);
    EXPECT_EQ(*read, (SettingsValues{{"bytes", "@ByteArray("}, {"sign", "@"}, {"flag", "true"}}));
    EXPECT_EQ(valuesOf(iniOf(*read)), read);
}

TEST_F(SettingsTest, TextsOfAnyCharactersAreReadBackByBoth) {
    const QString alphabet = QStringLiteral("ab1x\\\"',;=@%[]() \t\n\u00e9\u0416\u4e2d");
    kit::Random random("settings", 1);
    for (int round = 0; round < 500; ++round) {
        const auto text = [&] {
            QString made;
            for (auto length = random.below(8); length > 0; --length)
                made += alphabet[static_cast<qsizetype>(
                    random.below(static_cast<std::uint32_t>(alphabet.size())))];
            return made;
        };
        const SettingsValues made{{"one", text()},
                                  {"list", QStringList{text(), text()}},
                                  {"part/bytes", text().toUtf8()}};
        const auto own = valuesOf(iniOf(made));
        ASSERT_TRUE(own);
        expectSame(made, [&](const QString& key) { return own->value(key); });
        const QString file = home_.filePath(QString::number(round));  // Qt keeps what it has read
        writeFile(file, iniOf(made));
        const QSettings read(file, QSettings::IniFormat);
        expectSame(made, [&](const QString& key) { return read.value(key); });
        ASSERT_FALSE(HasFailure()) << iniOf(made).constData();
    }
}

TEST_F(SettingsTest, APipeInPlaceOfTheFileHoldsNothingUpAndIsKept) {
    ASSERT_EQ(::mkfifo(qPrintable(paths_.settings), 0600), 0);
    Settings settings(paths_.settings);
    EXPECT_TRUE(settings.trouble().contains("unreadable-")) << qPrintable(settings.trouble());
    settings.setPatterns(true);
    EXPECT_TRUE(settings.sync());
}

TEST_F(SettingsTest, AReadOnlyFileStaysAndIsReported) {
    play::FrailFiles files;
    files.put("/home/gridlark.ini", "[General]\npatterns=true\n");
    files.setWritable("/home/gridlark.ini", false);
    Settings settings("/home/gridlark.ini", play::Disk(files));
    EXPECT_TRUE(settings.patterns());
    const QSignalSpy failed(&settings, &Settings::failed);
    settings.setPatterns(false);
    EXPECT_FALSE(settings.sync());
    EXPECT_EQ(failed.count(), 1);
    EXPECT_EQ(files.content("/home/gridlark.ini"), "[General]\npatterns=true\n");
}

TEST_F(SettingsTest, WhatCannotBeReadOrMovedIsNeverWrittenOver) {
    play::FrailFiles files;
    files.put("/home/gridlark.ini", "no settings");
    files.failAll(std::errc::io_error);
    Settings settings("/home/gridlark.ini", play::Disk(files));
    files.failAll({});
    settings.setPatterns(false);
    settings.setPatterns(true);
    EXPECT_FALSE(settings.sync());
    EXPECT_EQ(files.content("/home/gridlark.ini"), "no settings");
}

TEST_F(SettingsTest, AFullDiskLeavesTheOldFileAndIsReported) {
    Settings settings(paths_.settings);
    settings.setPatterns(true);
    ASSERT_TRUE(settings.sync());
    const QByteArray before = readFile(paths_.settings);
    const QSignalSpy failed(&settings, &Settings::failed);
    {
        const FullDisk full;
        settings.setPatterns(false);
        EXPECT_TRUE(until([&] { return failed.count() == 1; })) << "without being asked to";
        EXPECT_FALSE(settings.sync());
    }
    EXPECT_EQ(readFile(paths_.settings), before);
    EXPECT_FALSE(settings.patterns()) << "still counts";
    EXPECT_TRUE(settings.sync());
    EXPECT_FALSE(Settings(paths_.settings).patterns());
}

TEST_F(SettingsTest, TwoUnreadableFilesOfOneSecondAreBothKept) {
    for (const char* text : {"one", "two"}) {
        writeFile(home_.filePath("a.json"), text);
        EXPECT_TRUE(keepAside(play::Disk(), home_.filePath("a.json")));
    }
    EXPECT_EQ(filesIn(home_.path(), "a.unreadable-*.json").size(), 2);
}

}  // namespace gridlark::shell
