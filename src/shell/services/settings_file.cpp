#include "settings_file.h"

#include <QDataStream>
#include <QIODevice>
#include <QStringList>

#include "files.h"

namespace gridlark::shell {

namespace {

bool isHexDigit(QChar c) {
    return c.isDigit() || (c.toLower() >= u'a' && c.toLower() <= u'f');
}

QByteArray escapedKey(const QString& key) {
    QByteArray bytes;
    for (const QChar c : key) {
        const bool plain = c.unicode() < 0x7f && (c.isLetterOrNumber() || c == u'-' || c == u'_');
        bytes += plain ? QByteArray(1, c.toLatin1())
                       : "%U" + QByteArray::number(c.unicode(), 16).rightJustified(4, '0');
    }
    return bytes;
}

/// Codes for all but printable ASCII, so that the encoding of the file does not matter.
QByteArray quoted(const QString& text) {
    QByteArray bytes;
    bool afterCode = false;  // a digit would be taken for a part of the code before it
    for (const QChar c : text) {
        const bool plain = c.unicode() >= 0x20 && c.unicode() < 0x7f;
        const bool code = !plain || (afterCode && isHexDigit(c));
        if (code) {
            bytes += "\\x" + QByteArray::number(c.unicode(), 16);
        } else {
            if (c == u'"' || c == u'\\') bytes += '\\';
            bytes += c.toLatin1();
        }
        afterCode = code;
    }
    const bool needsQuotes = text.startsWith(u' ') || text.endsWith(u' ') || text.contains(u';') ||
                             text.contains(u',') || text.contains(u'=');
    return needsQuotes ? '"' + bytes + '"' : bytes;
}

/// Of types other than text, numbers and flags, QSettings reads what a data stream wrote.
QString textOf(const QVariant& value) {
    QByteArray bytes;
    switch (value.typeId()) {
        case QMetaType::QByteArray:
            return QStringLiteral("@ByteArray(%1)").arg(QString::fromLatin1(value.toByteArray()));
        case QMetaType::QString:
        case QMetaType::Bool:
        case QMetaType::Int:
        case QMetaType::LongLong:
        case QMetaType::Double:
            return value.toString().startsWith(u'@') ? u'@' + value.toString() : value.toString();
        default:
            QDataStream stream(&bytes, QIODevice::WriteOnly);
            stream.setVersion(QDataStream::Qt_4_0);
            stream << value;
            return QStringLiteral("@Variant(%1)").arg(QString::fromLatin1(bytes));
    }
}

QByteArray lineOf(const QString& name, const QVariant& value) {
    QByteArrayList texts;
    if (value.typeId() == QMetaType::QStringList) {
        for (const QString& text : value.toStringList()) texts << quoted(textOf(text));
    } else {
        texts << quoted(textOf(value));
    }
    return escapedKey(name) + '=' + texts.join(", ") + '\n';
}

}  // namespace

QByteArray iniOf(const QMap<QString, QVariant>& values) {
    QMap<QString, QByteArray> sections;
    for (const auto& [key, value] : values.asKeyValueRange()) {
        const bool general = !key.contains(u'/');
        const QString section = general ? QStringLiteral("General") : key.section(u'/', 0, 0);
        sections[section] += lineOf(general ? key : key.section(u'/', 1), value);
    }
    QByteArray text;
    for (const auto& [section, lines] : sections.asKeyValueRange())
        text += '[' + escapedKey(section) + "]\n" + lines + '\n';
    return text;
}

SettingsFile::SettingsFile(const QString& file) : file_(file), kept_(file, QSettings::IniFormat) {
    static_cast<void>(kept_.allKeys());  // only now is every section read
}

QVariant SettingsFile::value(const QString& key, const QVariant& otherwise) const {
    const auto changed = changed_.constFind(key);
    return changed != changed_.constEnd() ? *changed : kept_.value(key, otherwise);
}

void SettingsFile::set(const QString& key, const QVariant& value) {
    changed_[key] = value;
    unwritten_ = true;
}

QString SettingsFile::write() {
    if (!unwritten_) return {};
    QMap<QString, QVariant> values;
    for (const QString& key : kept_.allKeys()) values[key] = kept_.value(key);
    values.insert(changed_);
    const QString why = writeWhole(file_, iniOf(values));
    unwritten_ = !why.isEmpty();
    return why;
}

}  // namespace gridlark::shell
