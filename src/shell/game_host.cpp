#include "game_host.h"

#include "look.h"
#include "settings.h"

namespace gridlark::shell {

GameHost::GameHost(QString game, Look& look, Settings& settings, QObject* parent)
    : QObject(parent), game_(std::move(game)), look_(look), settings_(settings) {}

const ui::Theme& GameHost::theme() const {
    return look_.theme();
}

int GameHost::longPress() const {
    return settings_.longPress();
}

QVariant GameHost::setting(const QString& key, const QVariant& otherwise) const {
    return settings_.ofGame(game_, key, otherwise);
}

void GameHost::setSetting(const QString& key, const QVariant& value) {
    settings_.setOfGame(game_, key, value);
}

/// The program has no sounds.
void GameHost::playSound(const QString&) {}

void GameHost::setMusic(const QString&) {}

ui::Sounds GameHost::sounds() const {
    return settings_.sounds();
}

void GameHost::setSounds(ui::Sounds sounds) {
    settings_.setSounds(sounds);
}

void GameHost::notify(const QString& text) {
    emit notice(text);
}

}  // namespace gridlark::shell
