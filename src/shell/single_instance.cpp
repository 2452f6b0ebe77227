#include "single_instance.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QLocalServer>
#include <QLocalSocket>
#include <QLockFile>
#include <QThread>

#include <sys/socket.h>
#include <unistd.h>

namespace gridlark::shell {

namespace {

constexpr int answerMs = 2'000;
constexpr int attempts = 5;
constexpr int attemptMs = 100;
constexpr qint64 longestMessage = 4096;
const QByteArray takenLine = QByteArrayLiteral("taken\n");
const QByteArray goLine = QByteArrayLiteral("go\n");

/// Whether the program at the other end belongs to the same user.
bool ofThisUser(const QLocalSocket& socket) {
    ucred peer{};
    socklen_t length = sizeof(peer);
    return ::getsockopt(static_cast<int>(socket.socketDescriptor()), SOL_SOCKET, SO_PEERCRED, &peer,
                        &length) == 0 &&
           peer.uid == ::geteuid();
}

QByteArray encode(const Request& request) {
    QJsonObject object{
        {QStringLiteral("game"), request.game},
        {QStringLiteral("grid"), request.grid},
        {QStringLiteral("variant"), request.variant},
        {QStringLiteral("activation"), qEnvironmentVariable("XDG_ACTIVATION_TOKEN")}};
    if (request.deal) object.insert(QStringLiteral("deal"), QString::number(*request.deal));
    return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
}

Request decode(const QJsonObject& object) {
    const auto text = [&object](const char* key) {
        return object.value(QLatin1String(key)).toString();
    };
    Request request{text("game"), text("grid"), text("variant"), {}};
    bool isNumber = false;
    const quint64 deal = text("deal").toULongLong(&isNumber);
    if (isNumber) request.deal = deal;
    return request;
}

}  // namespace

SingleInstance::SingleInstance(QString socket) : socket_(std::move(socket)) {}

SingleInstance::~SingleInstance() = default;

SingleInstance::Role SingleInstance::start(const Request& request) {
    if (socket_.isEmpty()) return Role::alone;
    // The lock belongs to the listener for life: whoever gets it may clear a stale socket away.
    lock_ = std::make_unique<QLockFile>(socket_ + QStringLiteral(".lock"));
    lock_->setStaleLockTime(0);
    for (int attempt = 0; attempt < attempts; ++attempt) {
        if (lock_->tryLock(0)) return listen() ? Role::first : Role::alone;
        const Answer answer = handOver(request);
        if (answer == Answer::taken) return Role::second;
        if (answer == Answer::silence) break;
        QThread::msleep(attemptMs);  // the first is just starting, or just ending
    }
    lock_.reset();
    return Role::alone;
}

SingleInstance::Answer SingleInstance::handOver(const Request& request) {
    QLocalSocket socket;
    socket.connectToServer(socket_);
    if (!socket.waitForConnected(answerMs)) return Answer::nobody;
    if (!ofThisUser(socket)) return Answer::silence;
    socket.write(encode(request));
    if (!socket.waitForBytesWritten(answerMs)) return Answer::silence;
    while (!socket.canReadLine()) {
        if (!socket.waitForReadyRead(answerMs)) return Answer::silence;
    }
    if (socket.readLine() != takenLine) return Answer::silence;
    socket.write(goLine);
    return socket.waitForBytesWritten(answerMs) ? Answer::taken : Answer::silence;
}

bool SingleInstance::listen() {
    QLocalServer::removeServer(socket_);
    server_ = new QLocalServer(this);
    server_->setSocketOptions(QLocalServer::UserAccessOption);
    connect(server_, &QLocalServer::newConnection, this, &SingleInstance::answerAll);
    return server_->listen(socket_);
}

void SingleInstance::answerAll() {
    while (QLocalSocket* socket = server_->nextPendingConnection()) {
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
        if (!ofThisUser(*socket)) {
            socket->abort();
            continue;
        }
        const auto read = [this, socket, request = QJsonObject()]() mutable {
            answer(*socket, request);
        };
        connect(socket, &QLocalSocket::readyRead, this, read);
        QMetaObject::invokeMethod(socket, &QLocalSocket::readyRead);
    }
}

/// A request counts only once its sender has heard that it is taken: a sender that was kept waiting
/// has started by itself.
void SingleInstance::answer(QLocalSocket& socket, QJsonObject& request) {
    if (socket.bytesAvailable() > longestMessage) return socket.abort();
    if (!socket.canReadLine()) return;
    if (request.isEmpty()) {
        request = QJsonDocument::fromJson(socket.readLine()).object();
        if (request.isEmpty()) return socket.abort();
        socket.write(takenLine);
        if (!socket.canReadLine()) return;
    }
    const bool goes = socket.readLine() == goLine;
    socket.disconnectFromServer();
    if (goes) emit asked(decode(request), request.value(QLatin1String("activation")).toString());
}

}  // namespace gridlark::shell
