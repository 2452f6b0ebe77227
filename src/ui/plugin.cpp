#include <QFile>
#include <QLocale>

#include "gridlark/ui/game_plugin.h"

namespace gridlark::ui {

// Defined here: type information must be in one library, or casts fail across plug-ins.
Host::~Host() = default;
Table::~Table() = default;
GamePlugin::~GamePlugin() = default;

QString rulesPage(std::string_view game) {
    const QString stem =
        QStringLiteral(":/games/%1/translations/rules_%2.md")
            .arg(QString::fromUtf8(game.data(), static_cast<qsizetype>(game.size())));
    QStringList languages{QLocale::languageToCode(QLocale().language()), QStringLiteral("en")};
    for (const QString& language : languages) {
        QFile file(stem.arg(language));
        if (file.open(QIODevice::ReadOnly)) return QString::fromUtf8(file.readAll());
    }
    return {};
}

}  // namespace gridlark::ui
