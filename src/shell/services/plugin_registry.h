/// The plug-ins that are there, by what their files say; a library is loaded when first asked for.
#pragma once

#include <QCoreApplication>
#include <map>
#include <vector>

#include "gridlark/ui/plugin.h"

namespace gridlark::shell {

/// What is known of a game without loading it.
struct GameInfo {
    QString id;
    QString name;
    QString summary;  ///< a sentence for the home page; may be empty
    QString file;
    int order = 0;

    /// The picture beside the library: "<id>.card.svg", or "<id>.card-dark.svg" if there is one.
    /// Empty if there is none.
    [[nodiscard]] QString card(bool dark) const;
};

class PluginRegistry {
    Q_DECLARE_TR_FUNCTIONS(gridlark::shell::PluginRegistry)

  public:
    /// Looks through the directories in order; of two plug-ins with one id the first counts.
    explicit PluginRegistry(const QStringList& directories);

    /// In the order of the home page.
    [[nodiscard]] const std::vector<GameInfo>& games() const { return games_; }
    [[nodiscard]] const GameInfo* find(const QString& id) const;
    /// What is wrong with the files that were left out, for the player.
    [[nodiscard]] const QStringList& messages() const { return messages_; }

    struct Loaded {
        ui::GamePlugin* plugin = nullptr;  ///< stays for the life of the program
        QString trouble;                   ///< for the player, if it could not be loaded
    };
    [[nodiscard]] Loaded load(const QString& id);
    [[nodiscard]] bool isLoaded(const QString& id) const { return loaded_.contains(id); }

  private:
    void look(const QString& file);

    std::vector<GameInfo> games_;
    QStringList messages_;
    std::map<QString, ui::GamePlugin*> loaded_;
};

}  // namespace gridlark::shell
