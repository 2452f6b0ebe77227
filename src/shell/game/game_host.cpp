#include "game_host.h"

#include "look.h"
#include "services/loudspeaker.h"
#include "services/settings.h"

namespace gridlark::shell {

GameHost::GameHost(QString game, Look& look, Settings& settings, Loudspeaker& loudspeaker,
                   QObject* parent)
    : QObject(parent),
      game_(std::move(game)),
      look_(look),
      settings_(settings),
      loudspeaker_(loudspeaker) {}

void GameHost::setHeard(bool heard) {
    if (std::exchange(heard_, heard) == heard || music_.isEmpty()) return;
    loudspeaker_.setMusic(heard ? music_ : QString());
}

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

void GameHost::playSound(const QString& name) {
    loudspeaker_.play(name);
}

void GameHost::setMusic(const QString& name) {
    if (std::exchange(music_, name) != name && heard_) loudspeaker_.setMusic(name);
}

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
