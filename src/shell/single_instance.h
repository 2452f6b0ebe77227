/// One running program per user and data directory.
#pragma once

#include <QObject>
#include <QString>
#include <memory>
#include <optional>

class QJsonObject;
class QLocalServer;
class QLocalSocket;
class QLockFile;

namespace gridlark::shell {

/// What a start asks to open.
struct Request {
    QString game{};  ///< empty: only raise the window
    QString grid{};
    QString variant{};
    std::optional<quint64> deal{};

    friend bool operator==(const Request&, const Request&) = default;
};

/// Hands a request over to the program that runs already, or listens for those of later starts.
class SingleInstance : public QObject {
    Q_OBJECT

  public:
    enum class Role {
        first,   ///< listens now
        second,  ///< the first has taken the request
        alone,   ///< neither: the first does not answer, or no socket can be made
    };

    /// Without a socket it is alone.
    explicit SingleInstance(QString socket);
    ~SingleInstance() override;

    /// Takes at most about a second, however dead the first program is.
    Role start(const Request& request);

  signals:
    /// Another start asks for this; `activation` is its token for raising the window, if any.
    void asked(const gridlark::shell::Request& request, const QString& activation);

  private:
    enum class Answer { taken, nobody, silence };

    Answer handOver(const Request& request);
    bool listen();
    void answerAll();
    void answer(QLocalSocket& socket, QJsonObject& request);

    QString socket_;
    std::unique_ptr<QLockFile> lock_;
    QLocalServer* server_ = nullptr;
};

}  // namespace gridlark::shell
