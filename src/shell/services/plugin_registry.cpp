#include "plugin_registry.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonObject>
#include <QLibrary>
#include <QLocale>
#include <QPluginLoader>
#include <algorithm>

#include <unistd.h>

#include "translation.h"

namespace gridlark::shell {

namespace {

/// A text given for each language code, "en" at least.
QString inUsersLanguage(const QJsonValue& texts) {
    const QJsonObject byLanguage = texts.toObject();
    const QStringList languages = QLocale().uiLanguages();
    for (const QString& language : languages) {
        for (const QString& code : {language, language.section(u'-', 0, 0)}) {
            const QString text = byLanguage.value(code).toString();
            if (!text.isEmpty()) return text;
        }
    }
    return byLanguage.value(QLatin1String("en")).toString();
}

/// The interface id up to its version.
QString family(const QString& interfaceId) {
    return interfaceId.section(u'/', 0, 0);
}

/// Whether others than root and this user may have put something there.
bool openToOthers(const QFileInfo& info) {
    const bool known = info.ownerId() == 0 || info.ownerId() == ::geteuid();
    return !known || info.permission(QFile::WriteOther);
}

/// What keeps the player from using a library with this interface id and metadata; empty if nothing
/// does.
QString whyLeftOut(const QString& iid, const QJsonObject& own, const GameInfo& game) {
    const QString ours = QStringLiteral(GRIDLARK_PLUGIN_IID);
    const QString name = QDir::toNativeSeparators(game.file);
    if (family(iid) != family(ours))
        return PluginRegistry::tr("%1 is not a game for Gridlark and was left out.").arg(name);
    if (iid != ours || own.value(QLatin1String("interface")).toInt() != ui::interfaceVersion)
        return PluginRegistry::tr("%1 is made for another version of Gridlark and was left out.")
            .arg(name);
    if (game.id.isEmpty() || game.name.isEmpty())
        return PluginRegistry::tr("%1 does not say which game it is and was left out.").arg(name);
    return {};
}

}  // namespace

QString GameInfo::card(bool dark) const {
    const QString stem = QFileInfo(file).path() + u'/' + id;
    const QString light = stem + QStringLiteral(".card.svg");
    const QString darkFile = stem + QStringLiteral(".card-dark.svg");
    if (dark && QFileInfo::exists(darkFile)) return darkFile;
    return QFileInfo::exists(light) ? light : QString();
}

PluginRegistry::PluginRegistry(const QStringList& directories) {
    for (const QString& directory : directories) {
        const QDir games(directory);
        if (games.exists() && openToOthers(QFileInfo(directory))) {
            messages_ << tr("The games in %1 were left out: other users may write there.")
                             .arg(QDir::toNativeSeparators(directory));
            continue;
        }
        // A link that leads nowhere is listed too ("System"): it is to be named, not passed over.
        const auto files = games.entryList(QDir::Files | QDir::System, QDir::Name);
        for (const QString& file : files) {
            if (QLibrary::isLibrary(file)) look(games.absoluteFilePath(file));
        }
    }
    std::ranges::stable_sort(games_, {}, &GameInfo::order);
    if (games_.empty()) {
        messages_.prepend(tr("No games were found in %1.")
                              .arg(QDir::toNativeSeparators(directories.join(tr(" or in ")))));
    }
}

void PluginRegistry::look(const QString& file) {
    const QFileInfo info(file);
    if (info.exists() && openToOthers(info)) {
        messages_ << tr("%1 was left out: other users may write to it.")
                         .arg(QDir::toNativeSeparators(file));
        return;
    }
    const QJsonObject metaData = QPluginLoader(file).metaData();
    const QJsonObject own = metaData.value(QLatin1String("MetaData")).toObject();
    const GameInfo game{.id = own.value(QLatin1String("id")).toString(),
                        .name = inUsersLanguage(own.value(QLatin1String("name"))),
                        .summary = inUsersLanguage(own.value(QLatin1String("summary"))),
                        .file = file,
                        .order = own.value(QLatin1String("order")).toInt()};
    const QString wrong = whyLeftOut(metaData.value(QLatin1String("IID")).toString(), own, game);
    if (!wrong.isEmpty()) return messages_.append(wrong);
    if (const GameInfo* first = find(game.id)) {
        messages_ << tr("There are two files for the game “%1”: %2 is used, %3 was left out.")
                         .arg(game.id, QDir::toNativeSeparators(first->file),
                              QDir::toNativeSeparators(file));
        return;
    }
    games_.push_back(game);
}

const GameInfo* PluginRegistry::find(const QString& id) const {
    const auto found = std::ranges::find(games_, id, &GameInfo::id);
    return found == games_.end() ? nullptr : &*found;
}

PluginRegistry::Loaded PluginRegistry::load(const QString& id) {
    if (const auto known = loaded_.find(id); known != loaded_.end()) return {known->second, {}};
    const GameInfo* info = find(id);
    if (info == nullptr) return {nullptr, tr("There is no game “%1”.").arg(id)};
    QPluginLoader loader(info->file);
    auto* plugin = qobject_cast<ui::GamePlugin*>(loader.instance());
    if (plugin == nullptr) {
        return {nullptr, tr("%1 cannot be opened: %2")
                             .arg(info->name, loader.isLoaded() ? tr("it offers no game.")
                                                                : loader.errorString())};
    }
    installTranslation(id, QStringLiteral(":/games/%1/translations").arg(id));
    loaded_[id] = plugin;
    return {plugin, {}};
}

}  // namespace gridlark::shell
