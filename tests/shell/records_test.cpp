#include <QDir>
#include <QSignalSpy>
#include <set>

#include "support.h"

namespace gridlark::shell {

using namespace std::chrono_literals;

class RecordsTest : public HomeTest {
  protected:
    void SetUp() override { QDir().mkpath(paths_.saves); }

    [[nodiscard]] std::unique_ptr<Records> open() {
        return std::make_unique<Records>(
            Records::Files{paths_.results, paths_.pendingResults, paths_.index}, messages_,
            settings_);
    }
    /// How many results of the toy there are, by the statistics.
    [[nodiscard]] static int played(Records& records) {
        return records.statistics("toy", wonToy(1, 1).options).played;
    }
    /// Waits until all of the log has been read.
    [[nodiscard]] static bool isRead(const Records& records) {
        return until([&] { return !records.progress(); });
    }

    /// A run that only looks.
    void readAll() {
        const auto records = open();
        records->refresh();
        ASSERT_TRUE(isRead(*records));
    }

    Messages messages_;
    Settings settings_{paths_.settings};
};

TEST_F(RecordsTest, AppendsOneLineWithDateAndVersion) {
    const auto records = open();
    records->add(wonToy(90, 1));
    EXPECT_EQ(played(*records), 1);  // known at once, written or not
    ASSERT_TRUE(records->flush(5s));
    const QByteArray log = readFile(paths_.results);
    EXPECT_EQ(log.count('\n'), 1);
    EXPECT_TRUE(log.contains(GRIDLARK_VERSION));
    play::ResultLog written(paths_.results.toStdString());
    ASSERT_TRUE(written.refresh());
    EXPECT_EQ(written.results()[0].finishedAt.size(), 20u);
    EXPECT_TRUE(messages_.all().isEmpty());
}

TEST_F(RecordsTest, CountsEachResultOnceWhenTheLogHasIt) {
    const auto records = open();
    const QSignalSpy changed(records.get(), &Records::changed);
    records->add(wonToy(90, 1));
    records->add(wonToy(80, 2));
    EXPECT_EQ(changed.count(), 2);
    EXPECT_EQ(played(*records), 2);
    ASSERT_TRUE(records->flush(5s));
    EXPECT_EQ(played(*records), 2) << "in the index, and not yet forgotten here";
    ASSERT_TRUE(until([&] { return changed.count() > 2; }));
    EXPECT_EQ(played(*records), 2);
    records->refresh();
    EXPECT_EQ(played(*records), 2);
}

TEST_F(RecordsTest, KnowsBestTimes) {
    const auto records = open();
    EXPECT_FALSE(records->isBest(wonToy(90, 1))) << "who knows what the log has";
    records->refresh();
    ASSERT_TRUE(isRead(*records));
    EXPECT_TRUE(records->isBest(wonToy(90, 1)));
    records->add(wonToy(90, 1));
    EXPECT_FALSE(records->isBest(wonToy(90, 2)));
    EXPECT_TRUE(records->isBest(wonToy(89, 2)));
    play::Result assisted = wonToy(10, 3);
    assisted.tally.assisted = true;
    EXPECT_FALSE(records->isBest(assisted));
    play::Result lost = wonToy(10, 3);
    lost.outcome = kit::Status::lost;
    EXPECT_FALSE(records->isBest(lost));
}

TEST_F(RecordsTest, SeesWhatAnotherProgramAdds) {
    const auto records = open();
    records->refresh();
    play::ResultLog other(paths_.results.toStdString());
    ASSERT_TRUE(other.append(wonToy(70, 9)));
    records->refresh();
    ASSERT_TRUE(until([&] { return played(*records) == 1; }));
    EXPECT_EQ(played(*records), 1);
}

TEST_F(RecordsTest, WhatCannotBeAppendedIsReportedKeptAndAddedLater) {
    QDir().mkpath(paths_.results);  // a directory where the log should be
    {
        const auto records = open();
        records->add(wonToy(90, 1));
        ASSERT_TRUE(until([this] { return !messages_.all().isEmpty(); }));
        EXPECT_TRUE(messages_.all().first().text.contains("results.jsonl"));
        EXPECT_EQ(played(*records), 1);
    }
    EXPECT_EQ(readFile(paths_.pendingResults).count('\n'), 1);

    ASSERT_TRUE(QDir().rmdir(paths_.results));
    const auto records = open();
    const QSignalSpy changed(records.get(), &Records::changed);
    records->refresh();
    ASSERT_TRUE(records->flush(5s));
    EXPECT_EQ(readFile(paths_.results).count('\n'), 1);
    EXPECT_FALSE(QFile::exists(paths_.pendingResults));
    ASSERT_TRUE(until([&] { return changed.count() > 0; }));
    EXPECT_EQ(played(*records), 1);
}

TEST_F(RecordsTest, TriesAgainWithTheNextResult) {
    QDir().mkpath(paths_.results);
    const auto records = open();
    records->add(wonToy(90, 1));
    ASSERT_TRUE(until([this] { return !messages_.all().isEmpty(); }));
    ASSERT_TRUE(QDir().rmdir(paths_.results));
    records->add(wonToy(80, 2));
    ASSERT_TRUE(records->flush(5s));
    EXPECT_EQ(readFile(paths_.results).count('\n'), 2);
    EXPECT_TRUE(until([this] { return messages_.all().isEmpty(); }));
    EXPECT_FALSE(QFile::exists(paths_.pendingResults));
}

TEST_F(RecordsTest, OfManyUnreadableLinesTheFirstAreNamed) {
    writeFile(paths_.results, QByteArray("no\n").repeated(300));
    readAll();
    ASSERT_EQ(messages_.all().size(), 1);
    EXPECT_TRUE(
        messages_.all().first().text.endsWith(": 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 and "
                                              "288 more."))
        << qPrintable(messages_.all().first().text);
}

/// An earlier version renamed the file of waiting results before it appended them.
TEST_F(RecordsTest, WhatAnEarlierVersionLeftIsTakenUp) {
    writeFile(paths_.pendingResults + ".taken",
              QByteArray::fromStdString(play::toLine(wonToy(90, 1))) + '\n');
    writeFile(paths_.pendingResults,
              QByteArray::fromStdString(play::toLine(wonToy(80, 2))) + "\nhalf");
    const auto records = open();
    records->refresh();
    ASSERT_TRUE(records->flush(5s));
    EXPECT_EQ(readFile(paths_.results).count('\n'), 2);
    EXPECT_FALSE(QFile::exists(paths_.pendingResults + ".taken"));
    EXPECT_FALSE(QFile::exists(paths_.pendingResults));
}

TEST_F(RecordsTest, WaitingResultsStayUntilTheLogHasThem) {
    QDir().mkpath(paths_.results);  // a directory where the log should be
    const QByteArray waiting = QByteArray::fromStdString(play::toLine(wonToy(90, 1))) + '\n';
    for (const QString& file : {paths_.pendingResults, paths_.pendingResults + ".taken"}) {
        writeFile(file, waiting);
        const auto records = open();
        records->refresh();
        EXPECT_FALSE(records->flush(5s));
        EXPECT_TRUE(records->kept());
        EXPECT_EQ(readFile(file), waiting);
        EXPECT_TRUE(until([&] { return played(*records) == 1; })) << "known all the same";
        QFile::remove(file);
    }
}

TEST_F(RecordsTest, OneCopyNeverRemovesWhatAnotherHasLeftToWait) {
    QDir().mkpath(paths_.results);
    const auto one = open();
    const auto other = open();
    one->add(wonToy(90, 1));
    other->add(wonToy(80, 2));
    EXPECT_FALSE(one->flush(5s) || other->flush(5s));
    EXPECT_EQ(readFile(paths_.pendingResults).count('\n'), 2);
    ASSERT_TRUE(QDir().rmdir(paths_.results));
    one->add(wonToy(70, 3));
    ASSERT_TRUE(one->flush(5s));
    EXPECT_EQ(readFile(paths_.results).count('\n'), 3) << "those of the other one too";
    EXPECT_FALSE(QFile::exists(paths_.pendingResults));
    other->add(wonToy(60, 4));
    ASSERT_TRUE(other->flush(5s));
    EXPECT_EQ(readFile(paths_.results).count('\n'), 4) << "nothing twice";
}

TEST_F(RecordsTest, KnowsWhenAResultIsNowhereOnTheDisk) {
    const auto records = open();
    const FullDisk full;
    records->add(wonToy(90, 1));
    EXPECT_FALSE(records->flush(5s));
    EXPECT_FALSE(records->kept());
}

TEST_F(RecordsTest, UnreadableLinesAreToldOnceAndStay) {
    const QByteArray log =
        QByteArray::fromStdString(play::toLine(wonToy(90, 1))) + "\nnot json\n{\"game\":3}\n";
    writeFile(paths_.results, log);
    readAll();
    ASSERT_EQ(messages_.all().size(), 1);
    EXPECT_TRUE(messages_.all().first().text.contains("results.jsonl"));
    EXPECT_TRUE(messages_.all().first().text.contains("2, 3"));
    EXPECT_EQ(readFile(paths_.results), log);
    messages_.dismissFirst();
    readAll();
    EXPECT_TRUE(messages_.all().isEmpty());
}

/// Whatever page of the index a disk has lost: nobody sees wrong figures for long.
TEST_F(RecordsTest, ADamagedIndexIsMadeAnew) {
    QByteArray log;
    for (int i = 1; i <= 300; ++i)
        log +=
            QByteArray::fromStdString(play::toLine(wonToy(60 + i, static_cast<quint64>(i)))) + '\n';
    writeFile(paths_.results, log);
    readAll();
    const QByteArray sound = readFile(paths_.index);
    constexpr qsizetype page = 4096;
    ASSERT_GT(sound.size(), 6 * page);
    for (qsizetype at = 0; at < sound.size(); at += page) {
        QByteArray damaged = sound;
        damaged.replace(at, page, QByteArray(page, 'z'));
        writeFile(paths_.index, damaged);
        const auto records = open();
        records->refresh();
        const auto isRight = [&] {
            const auto statistics = records->statistics("toy", wonToy(1, 1).options);
            return statistics.played == 300 && statistics.median == 210'500ms;
        };
        EXPECT_TRUE(until(isRight)) << "page " << at / page;
        EXPECT_TRUE(isRead(*records));
    }
}

/// As many results as take longer than the window waits.
class LongLogTest : public RecordsTest {
  protected:
    static constexpr int count = 30'000;

    LongLogTest() {
        QByteArray log;
        for (int i = 1; i <= count; ++i)
            log +=
                QByteArray::fromStdString(play::toLine(wonToy(60, static_cast<quint64>(i)))) + '\n';
        writeFile(paths_.results, log);
    }
};

TEST_F(LongLogTest, IsReadInStepsAndSaysHowFar) {
    const auto records = open();
    records->refresh();
    std::set<double> progress;
    EXPECT_TRUE(until([&] {
        if (records->progress()) {
            progress.insert(*records->progress());
            EXPECT_FALSE(records->isBest(wonToy(1, 1'000'000))) << "not all times are known";
        }
        return !records->progress();
    }));
    EXPECT_GT(progress.size(), 1U);
    EXPECT_GE(*progress.begin(), 0.0);
    EXPECT_LT(*progress.rbegin(), 1.0);
    EXPECT_EQ(played(*records), count);
    EXPECT_TRUE(records->isBest(wonToy(1, 1'000'000)));
}

TEST_F(LongLogTest, AResultIsAddedBeforeAllIsReadAndNeverTwice) {
    const auto records = open();
    records->refresh();
    records->add(wonToy(50, count));  // the last line has it
    records->add(wonToy(50, count + 1));
    ASSERT_TRUE(records->flush(5s));
    EXPECT_EQ(readFile(paths_.results).count('\n'), count + 1);
    ASSERT_TRUE(isRead(*records));
    EXPECT_EQ(played(*records), count + 1);
}

TEST_F(LongLogTest, TheNextRunKnowsItAtOnce) {
    readAll();
    const auto records = open();
    records->refresh();
    ASSERT_TRUE(until([&] { return played(*records) > 0; }));
    EXPECT_EQ(played(*records), count) << "with the first answer";
    EXPECT_TRUE(records->knows(count));
    EXPECT_FALSE(records->knows(count + 1));
}

TEST_F(LongLogTest, AnIndexThatIsNoneIsMadeAnew) {
    readAll();
    writeFile(paths_.index, "no index at all, but something of the player's, who knows");
    readAll();
    EXPECT_EQ(filesIn(home_.path(), "results-index.unreadable.sqlite").size(), 1);
    const auto records = open();
    records->refresh();
    ASSERT_TRUE(until([&] { return played(*records) == count; }));
}

}  // namespace gridlark::shell
