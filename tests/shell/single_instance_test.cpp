#include "single_instance.h"

#include <QFileInfo>
#include <QLocalServer>
#include <QLocalSocket>
#include <QLockFile>
#include <QProcess>
#include <QSignalSpy>
#include <future>

#include <unistd.h>

#include "support.h"

Q_DECLARE_METATYPE(gridlark::shell::Request)

namespace gridlark::shell {

class SingleInstanceTest : public HomeTest {
  protected:
    /// In a thread of its own, as the first one answers from this one.
    [[nodiscard]] std::future<SingleInstance::Role> startAnother(const Request& request) {
        return std::async(std::launch::async, [socket = socket_, request] {
            return SingleInstance(socket).start(request);
        });
    }

    template <class T>
    T waitFor(std::future<T> future) {
        EXPECT_TRUE(until([&future] {
            return future.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
        }));
        return future.get();
    }

    QString socket_ = home_.filePath("socket");
};

TEST_F(SingleInstanceTest, TheFirstListens) {
    SingleInstance first(socket_);
    EXPECT_EQ(first.start({}), SingleInstance::Role::first);
}

TEST_F(SingleInstanceTest, TheSecondHandsOverWhatItWasAsked) {
    SingleInstance first(socket_);
    ASSERT_EQ(first.start({}), SingleInstance::Role::first);
    Request seen;
    QObject::connect(&first, &SingleInstance::asked,
                     [&seen](const Request& request, const QString&) { seen = request; });
    const Request request{"toy", "5", "standard", 18446744073709551615u};
    EXPECT_EQ(waitFor(startAnother(request)), SingleInstance::Role::second);
    EXPECT_TRUE(until([&] { return seen == request; }));
    EXPECT_EQ(waitFor(startAnother({})), SingleInstance::Role::second);
    EXPECT_TRUE(until([&] { return seen == Request{}; }));
}

TEST_F(SingleInstanceTest, AStaleSocketIsNoHindrance) {
    writeFile(socket_, "left by a crash");
    SingleInstance first(socket_);
    EXPECT_EQ(first.start({}), SingleInstance::Role::first);
    EXPECT_EQ(waitFor(startAnother({})), SingleInstance::Role::second);
}

TEST_F(SingleInstanceTest, AHungFirstOneDoesNotHangTheSecond) {
    QLockFile lock(socket_ + ".lock");
    ASSERT_TRUE(lock.tryLock(0));
    QLocalServer silent;  // accepts and never answers
    ASSERT_TRUE(silent.listen(socket_));
    EXPECT_EQ(SingleInstance(socket_).start({}), SingleInstance::Role::alone);
}

TEST_F(SingleInstanceTest, NonsenseOnTheSocketDoesNoHarm) {
    SingleInstance first(socket_);
    ASSERT_EQ(first.start({}), SingleInstance::Role::first);
    int asked = 0;
    QObject::connect(&first, &SingleInstance::asked, [&asked] { ++asked; });
    for (const QByteArray& bytes :
         {QByteArray("hello\n"), QByteArray("[]\n"), QByteArray(9000, 'x')}) {
        QLocalSocket socket;
        socket.connectToServer(socket_);
        ASSERT_TRUE(socket.waitForConnected(1000));
        socket.write(bytes);
        EXPECT_TRUE(until([&] { return socket.state() == QLocalSocket::UnconnectedState; }));
    }
    EXPECT_EQ(asked, 0);
    EXPECT_EQ(waitFor(startAnother({})), SingleInstance::Role::second);
    EXPECT_TRUE(until([&] { return asked == 1; }));
}

/// A program that was stopped and goes on finds requests whose senders have started by themselves.
TEST_F(SingleInstanceTest, ARequestWhoseSenderHasGoneIsDropped) {
    SingleInstance first(socket_);
    ASSERT_EQ(first.start({}), SingleInstance::Role::first);
    int asked = 0;
    QObject::connect(&first, &SingleInstance::asked, [&asked] { ++asked; });
    {
        QLocalSocket impatient;
        impatient.connectToServer(socket_);
        ASSERT_TRUE(impatient.waitForConnected(1000));
        impatient.write("{\"game\":\"toy\"}\n");
        ASSERT_TRUE(impatient.waitForBytesWritten(1000));
    }
    EXPECT_EQ(waitFor(startAnother({})), SingleInstance::Role::second) << "later than that one";
    EXPECT_TRUE(until([&] { return asked > 0; }));
    EXPECT_EQ(asked, 1);
}

TEST_F(SingleInstanceTest, WithoutASafePlaceForASocketItIsAlone) {
    EXPECT_EQ(SingleInstance({}).start({}), SingleInstance::Role::alone);
}

/// In a folder that all users share, another one could answer in place of the first program.
TEST_F(SingleInstanceTest, TheSocketIsInAFolderOfTheUserAlone) {
    const QByteArray before = qgetenv("XDG_RUNTIME_DIR");
    for (const QString& folder : {QString(), QStringLiteral("/tmp"), home_.path()}) {
        qputenv("XDG_RUNTIME_DIR", folder.toUtf8());
        const QFileInfo place(QFileInfo(Paths::inside("/a").socket).path());
        EXPECT_NE(place.filePath(), "/tmp");
        EXPECT_EQ(place.ownerId(), ::geteuid());
        EXPECT_FALSE(place.permissions() &
                     (QFile::ReadGroup | QFile::ReadOther | QFile::WriteGroup | QFile::WriteOther |
                      QFile::ExeOther));
    }
    qputenv("XDG_RUNTIME_DIR", before);
}

TEST_F(SingleInstanceTest, TwoNamesOfAHomeAreOne) {
    ASSERT_TRUE(QFile::link(home_.path(), home_.filePath("link")));
    EXPECT_EQ(Paths::inside(home_.path()).socket, Paths::inside(home_.filePath("link")).socket);
}

TEST_F(SingleInstanceTest, EachHomeHasItsOwnSocket) {
    EXPECT_NE(Paths::inside("/a").socket, Paths::inside("/b").socket);
    EXPECT_LT(Paths::inside(QString(300, 'x')).socket.size(), 100);
}

}  // namespace gridlark::shell
