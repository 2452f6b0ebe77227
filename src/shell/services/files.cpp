#include "files.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFile>

namespace gridlark::shell {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(gridlark::shell::Files)
};

}  // namespace

std::filesystem::path pathOf(const QString& file) {
    return QFile::encodeName(file).toStdString();
}

QString reasonOf(const std::error_code& why) {
    using std::errc;
    if (!why) return Text::tr("it is no ordinary file");
    if (why == errc::no_space_on_device || why == std::error_code(EDQUOT, std::generic_category()))
        return Text::tr("the disk is full – please make room");
    if (why == errc::permission_denied || why == errc::operation_not_permitted)
        return Text::tr("you may not write there – please check the permissions");
    if (why == errc::read_only_file_system) return Text::tr("the disk is read-only");
    if (why == errc::file_too_large) return Text::tr("it is too large");
    if (why == errc::io_error)
        return Text::tr("the disk does not work – please keep a copy of your files elsewhere");
    return QString::fromStdString(why.message());
}

play::Disk::Result<QString> keepAside(const play::Disk& disk, const QString& file) {
    const QString mark = QDateTime::currentDateTimeUtc().toString(
        QStringLiteral("'unreadable-'yyyyMMdd'T'HHmmss'Z'"));
    return disk.moveAside(pathOf(file), mark.toStdString()).map([](const auto& aside) {
        return QFile::decodeName(QByteArray::fromStdString(aside.string()));
    });
}

}  // namespace gridlark::shell
