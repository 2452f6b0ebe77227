#include "messages.h"

#include <algorithm>

namespace gridlark::shell {

void Messages::add(const QString& text, const QString& subject) {
    if (text.isEmpty()) return;
    const QString key = subject.isEmpty() ? text : subject;
    if (dismissed_.contains(Message{key, text})) return;
    const auto known = std::ranges::find(messages_, key, &Message::subject);
    if (known == messages_.end()) {
        messages_.append({key, text});
    } else if (known->text != text) {
        known->text = text;
    } else {
        return;
    }
    emit changed();
}

void Messages::clear(const QString& subject) {
    dismissed_.removeIf([&subject](const Message& m) { return m.subject == subject; });
    if (messages_.removeIf([&subject](const Message& m) { return m.subject == subject; }) > 0)
        emit changed();
}

void Messages::dismissFirst() {
    if (messages_.isEmpty()) return;
    dismissed_.append(messages_.takeFirst());
    emit changed();
}

}  // namespace gridlark::shell
