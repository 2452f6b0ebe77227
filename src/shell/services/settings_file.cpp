#include "settings_file.h"

#include <QStringList>
#include <utility>

#include "files.h"

namespace gridlark::shell {

namespace {

constexpr std::uint64_t largest = 1'048'576;  // bytes of a file

bool isHexDigit(QChar c) {
    return c.isDigit() || (c.toLower() >= u'a' && c.toLower() <= u'f');
}

bool isGeneral(const QString& section) {
    return section.compare(u"General", Qt::CaseInsensitive) == 0;
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

/// What stands in brackets. What is in no section has a section of its own in the file, whose name
/// in any other sense has a mark.
QByteArray sectionName(const QString& section) {
    return (isGeneral(section) ? "%" : "") + escapedKey(section);
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

QString textOf(const QVariant& value) {
    if (value.typeId() == QMetaType::QByteArray)
        return QStringLiteral("@ByteArray(%1)").arg(QString::fromLatin1(value.toByteArray()));
    const QString text = value.toString();
    return text.startsWith(u'@') ? u'@' + text : text;
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

/// The key behind the codes that stand for all but letters and digits.
QString plainKey(const QString& escaped) {
    QString key;
    for (qsizetype at = 0; at < escaped.size(); ++at) {
        const qsizetype digits = escaped.mid(at, 2) == u"%U" ? 4 : 2, from = at + digits / 2;
        bool isCode = false;
        const ushort code = escaped.mid(from, digits).toUShort(&isCode, 16);
        if (escaped[at] == u'%' && isCode) {
            key += QChar(code);
            at = from + digits - 1;
        } else {
            key += escaped[at] == u'\\' ? u'/' : escaped[at];
        }
    }
    return key;
}

/// The character that a backslash at `at` and what follows stand for; `at` is then the last of it.
QChar escaped(const QString& value, qsizetype& at) {
    static const QString letters = QStringLiteral("abfnrtv0");
    static const QString meanings(QStringLiteral("\a\b\f\n\r\t\v") + QChar(0));
    if (++at == value.size()) return u'\\';
    if (value[at] != u'x') {
        const qsizetype index = letters.indexOf(value[at]);
        return index < 0 ? value[at] : meanings[index];
    }
    const qsizetype first = at + 1;
    while (at + 1 < value.size() && isHexDigit(value[at + 1])) ++at;
    return QChar(static_cast<ushort>(value.mid(first, at + 1 - first).toUInt(nullptr, 16)));
}

/// The texts of a value, which commas outside quotes separate. Blanks around a text do not count.
QStringList textsOf(const QString& value) {
    QStringList texts{QString()};
    bool inQuotes = false;
    qsizetype sure = 0;  // blanks before this belong to the text
    const auto end = [&] {
        while (texts.last().size() > sure && texts.last().endsWith(u' ')) texts.last().chop(1);
        sure = 0;
    };
    for (qsizetype at = 0; at < value.size(); ++at) {
        const QChar letter = value[at];
        if (letter == u'"') {
            inQuotes = !inQuotes;
            sure = texts.last().size();
        } else if (letter == u',' && !inQuotes) {
            end();
            texts << QString();
        } else if (letter == u'\\' || inQuotes) {
            texts.last() += letter == u'\\' ? escaped(value, at) : letter;
            sure = texts.last().size();
        } else if (letter != u' ' || !texts.last().isEmpty()) {
            texts.last() += letter;
        }
    }
    end();
    return texts;
}

/// What `textOf` has made a text of. Of other types QSettings keeps what a data stream wrote: such
/// a value counts as not set, as a few bytes of it can ask for more memory than there is.
QVariant plainOf(const QString& text) {
    if (text.startsWith(u"@@")) return text.mid(1);
    if (text.startsWith(u"@ByteArray(") && text.endsWith(u')'))
        return text.section(u'(', 1).chopped(1).toLatin1();
    if (text.startsWith(u"@Variant(") || text == u"@Invalid()") return {};
    return text;
}

QVariant valueOf(const QStringList& texts) {
    if (texts.size() == 1) return plainOf(texts.first());
    QStringList list;
    for (const QString& text : texts) list << plainOf(text).toString();
    return list;
}

}  // namespace

QByteArray iniOf(const SettingsValues& values) {
    QMap<QByteArray, QByteArray> sections;
    for (const auto& [key, value] : values.asKeyValueRange()) {
        const bool general = !key.contains(u'/');
        const QByteArray section = general ? "General" : sectionName(key.section(u'/', 0, 0));
        sections[section] += lineOf(general ? key : key.section(u'/', 1), value);
    }
    QByteArray text;
    for (const auto& [section, lines] : sections.asKeyValueRange())
        text += '[' + section + "]\n" + lines + '\n';
    return text;
}

std::optional<SettingsValues> valuesOf(const QByteArray& ini) {
    SettingsValues values;
    QString section;
    for (const QString& whole : QString::fromUtf8(ini).split(u'\n')) {
        const QString line = whole.trimmed();
        if (line.isEmpty() || line.startsWith(u';') || line.startsWith(u'#')) continue;
        if (line.startsWith(u'[') && line.endsWith(u']')) {
            const QString name = line.mid(1, line.size() - 2).trimmed();
            const bool marked = name.startsWith(u'%') && isGeneral(name.mid(1));
            section = isGeneral(name) ? QString() : plainKey(marked ? name.mid(1) : name) + u'/';
            continue;
        }
        const qsizetype equals = line.indexOf(u'=');
        if (equals < 0) return std::nullopt;
        const QVariant value = valueOf(textsOf(line.mid(equals + 1).trimmed()));
        if (value.isValid()) values[section + plainKey(line.left(equals).trimmed())] = value;
    }
    return values;
}

SettingsFile::SettingsFile(const play::Disk& disk, const QString& file) : disk_(disk), file_(file) {
    const auto content = disk_.read(pathOf(file), largest);
    if (!content) {
        flaw_ = content.error();
    } else if (auto values = valuesOf(QByteArray::fromStdString(content->value_or("")))) {
        values_ = std::move(*values);
    } else {
        flaw_ = play::DiskError{play::DiskError::Doing::reading, pathOf(file), {}};
    }
}

void SettingsFile::set(const QString& key, const QVariant& value) {
    values_[key] = value;
    unwritten_ = true;
}

play::Disk::Done SettingsFile::write() {
    if (!unwritten_) return {};
    if (flaw_) return tl::unexpected(*flaw_);
    const auto done = disk_.replace(pathOf(file_), iniOf(values_).toStdString());
    unwritten_ = !done;
    return done;
}

}  // namespace gridlark::shell
