/// What the player should know and can dismiss.
#pragma once

#include <QList>
#include <QObject>
#include <QString>

namespace gridlark::shell {

/// Messages in the order they came. One subject has one message: a later one replaces it. What
/// was dismissed does not come back until its trouble was over in between.
class Messages : public QObject {
    Q_OBJECT

  public:
    struct Message {
        QString subject;
        QString text;

        friend bool operator==(const Message&, const Message&) = default;
    };

    using QObject::QObject;

    /// An empty text is no message.
    void add(const QString& text, const QString& subject = {});
    /// The trouble about `subject` is over.
    void clear(const QString& subject);
    void dismissFirst();

    [[nodiscard]] const QList<Message>& all() const { return messages_; }

  signals:
    void changed();

  private:
    QList<Message> messages_;
    QList<Message> dismissed_;
};

}  // namespace gridlark::shell
