#include "game_host.h"

namespace gridlark::shell {

GameHost::GameHost(QString game, Look& look, Settings& settings, Loudspeaker& loudspeaker)
    : game_(std::move(game)), look_(look), settings_(settings), loudspeaker_(loudspeaker) {}

void GameHost::setHeard(bool heard) {
    if (std::exchange(heard_, heard) == heard || music_.isEmpty()) return;
    loudspeaker_.setMusic(heard ? music_ : QString());
}

QVariant GameHost::setting(const QString& key, const QVariant& otherwise) const {
    return settings_.ofGame(game_, key, otherwise);
}

void GameHost::setSetting(const QString& key, const QVariant& value) {
    settings_.setOfGame(game_, key, value);
}

void GameHost::setMusic(const QString& name) {
    if (std::exchange(music_, name) != name && heard_) loudspeaker_.setMusic(name);
}

}  // namespace gridlark::shell
