#include "files.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace gridlark::shell {

/// The flush comes first: `commit` of Qt 6.4 does not notice when its own one fails, and replaces
/// the file by what little got through.
QString writeWhole(const QString& file, const QByteArray& bytes) {
    QSaveFile out(file);
    if (!out.open(QIODevice::WriteOnly)) return out.errorString();
    if (out.write(bytes) == bytes.size() && out.flush())
        return out.commit() ? QString() : out.errorString();
    const QString why = out.errorString();
    out.cancelWriting();
    return why;
}

QString keepAside(const QString& file) {
    const QFileInfo info(file);
    const QString stamp =
        QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd'T'HHmmss'Z'"));
    const QString stem =
        info.path() + u'/' + info.completeBaseName() + QStringLiteral(".unreadable-") + stamp;
    for (int attempt = 1; attempt < 100; ++attempt) {
        const QString number = attempt == 1 ? QString() : QStringLiteral("-%1").arg(attempt);
        const QString path = stem + number + u'.' + info.suffix();
        if (QFileInfo::exists(path)) continue;
        return QFile::rename(file, path) ? path : QString();
    }
    return {};
}

}  // namespace gridlark::shell
