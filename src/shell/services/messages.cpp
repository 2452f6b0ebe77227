#include "messages.h"

#include <algorithm>

namespace gridlark::shell {

void Messages::add(const QString& text, const QString& subject) {
    const QString key = subject.isEmpty() ? text : subject;
    if (dismissed_.contains(Message{key, text})) return;
    const auto known = std::find_if(messages_.begin(), messages_.end(),
                                    [&key](const Message& m) { return m.subject == key; });
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
