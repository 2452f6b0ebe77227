#include "single_instance.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QLocalServer>
#include <QLocalSocket>
#include <QLockFile>
#include <QThread>

namespace gridlark::shell {

namespace {

constexpr int answerMs = 700;
constexpr int attempts = 5;
constexpr int attemptMs = 100;
constexpr qint64 longestMessage = 4096;
const QByteArray takenLine = QByteArrayLiteral("taken\n");

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
    socket.write(encode(request));
    if (!socket.waitForBytesWritten(answerMs)) return Answer::silence;
    while (!socket.canReadLine()) {
        if (!socket.waitForReadyRead(answerMs)) return Answer::silence;
    }
    return socket.readLine() == takenLine ? Answer::taken : Answer::silence;
}

bool SingleInstance::listen() {
    QLocalServer::removeServer(socket_);
    server_ = new QLocalServer(this);
    server_->setSocketOptions(QLocalServer::UserAccessOption);
    connect(server_, &QLocalServer::newConnection, this, &SingleInstance::answer);
    return server_->listen(socket_);
}

void SingleInstance::answer() {
    while (QLocalSocket* socket = server_->nextPendingConnection()) {
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
        const auto read = [this, socket] {
            if (socket->bytesAvailable() > longestMessage) return socket->abort();
            if (!socket->canReadLine()) return;
            const QJsonDocument document = QJsonDocument::fromJson(socket->readLine());
            if (!document.isObject()) return socket->abort();
            socket->write(takenLine);
            socket->disconnectFromServer();
            emit asked(decode(document.object()),
                       document.object().value(QLatin1String("activation")).toString());
        };
        connect(socket, &QLocalSocket::readyRead, this, read);
        read();
    }
}

}  // namespace gridlark::shell
