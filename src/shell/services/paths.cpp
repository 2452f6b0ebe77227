#include "paths.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <sys/stat.h>
#include <unistd.h>

#include "gridlark/play/home.h"

#include "files.h"

namespace gridlark::shell {

namespace {

struct PathText {
    Q_DECLARE_TR_FUNCTIONS(gridlark::shell::Paths)
};

/// Whether a folder belongs to this user and nobody else may enter it.
bool isPrivate(const QString& folder) {
    struct stat about {};
    return ::lstat(QFile::encodeName(folder).constData(), &about) == 0 && S_ISDIR(about.st_mode) &&
           about.st_uid == ::geteuid() && (about.st_mode & 077U) == 0;
}

/// Where sockets of this user's programs are safe from others; empty if there is no such place.
QString runtimeFolder() {
    const QString session = qEnvironmentVariable("XDG_RUNTIME_DIR");
    if (!session.isEmpty() && isPrivate(session)) return session;
    const QString own = QDir::tempPath() + QStringLiteral("/gridlark-%1").arg(::geteuid());
    ::mkdir(QFile::encodeName(own).constData(), 0700);  // it may be there
    return isPrivate(own) ? own : QString();
}

/// Short, as the path of a local socket has room for about 100 bytes. The same for all names of a
/// folder.
QString socketFor(const QString& data) {
    const QString folder = runtimeFolder();
    if (folder.isEmpty()) return {};
    std::error_code error;
    const std::filesystem::path real = std::filesystem::weakly_canonical(pathOf(data), error);
    const std::string name = error ? pathOf(data).string() : real.string();
    const QByteArray hash =
        QCryptographicHash::hash(QByteArray::fromStdString(name), QCryptographicHash::Sha256)
            .toHex();
    return folder + QStringLiteral("/gridlark-") + QString::fromLatin1(hash.left(16));
}

Paths pathsIn(const QString& config, const QString& data) {
    const auto home = play::Home::in(pathOf(data));
    const auto text = [](const std::filesystem::path& path) {
        return QFile::decodeName(path.c_str());
    };
    return {.settings = config + QStringLiteral("/gridlark.ini"),
            .saves = text(home.saves),
            .results = text(home.results),
            .pendingResults = text(home.pending),
            .index = text(home.index),
            .socket = socketFor(data)};
}

/// A folder of what is loaded: beside the program in the build tree, or where it is installed.
QString loadable(const QString& name) {
    const QDir program(QCoreApplication::applicationDirPath());
    const QString beside = program.absoluteFilePath(name);
    if (QFileInfo(beside).isDir()) return beside;
    return QDir::cleanPath(
        program.absoluteFilePath(QStringLiteral(GRIDLARK_INSTALLED_LIBRARIES "/") + name));
}

}  // namespace

Paths Paths::inside(const QString& home) {
    const QString path = QDir(home).absolutePath();
    return pathsIn(path, path);
}

Paths Paths::standard() {
    const QString home = qEnvironmentVariable("GRIDLARK_HOME");
    if (!home.isEmpty()) return inside(home);
    const auto place = [](QStandardPaths::StandardLocation location) {
        return QStandardPaths::writableLocation(location) + QStringLiteral("/gridlark");
    };
    return pathsIn(place(QStandardPaths::GenericConfigLocation),
                   place(QStandardPaths::GenericDataLocation));
}

QStringList Paths::prepare() const {
    QStringList messages;
    QStringList directories{QFileInfo(settings).path(), saves};
    directories.removeDuplicates();
    for (const QString& directory : directories) {
        if (QDir().mkpath(directory) && QFileInfo(directory).isWritable()) continue;
        messages << PathText::tr(
                        "Nothing can be written in %1. You can play, but this will not be kept.")
                        .arg(QDir::toNativeSeparators(directory));
    }
    return messages;
}

QString soundLibrary() {
    return loadable(QStringLiteral("sounds")) + QStringLiteral("/sounds.so");
}

QStringList pluginDirectories() {
    QStringList directories{loadable(QStringLiteral("games"))};
    const auto further = qEnvironmentVariable("GRIDLARK_PLUGINS").split(u':', Qt::SkipEmptyParts);
    for (const QString& directory : further) {
        if (QDir::isAbsolutePath(directory)) directories << QDir::cleanPath(directory);
    }
    directories.removeDuplicates();
    return directories;
}

}  // namespace gridlark::shell
