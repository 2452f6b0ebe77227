/// What one game asks of the shell.
#pragma once

#include "gridlark/ui/plugin.h"

#include "look.h"
#include "services/loudspeaker.h"
#include "services/settings.h"

namespace gridlark::shell {

class GameHost : public QObject, public ui::Host {
    Q_OBJECT

  public:
    GameHost(QString game, Look& look, Settings& settings, Loudspeaker& loudspeaker);

    /// Whether the game's music is heard now.
    void setHeard(bool heard);

    [[nodiscard]] const ui::Theme& theme() const override { return look_.theme(); }
    [[nodiscard]] int longPress() const override { return settings_.longPress(); }
    [[nodiscard]] QVariant setting(const QString& key, const QVariant& otherwise) const override;
    void setSetting(const QString& key, const QVariant& value) override;
    void playSound(const QString& name) override { loudspeaker_.play(name); }
    void setMusic(const QString& name) override;
    [[nodiscard]] ui::Sounds sounds() const override { return settings_.sounds(); }
    void setSounds(ui::Sounds sounds) override { settings_.setSounds(sounds); }
    void notify(const QString& text) override { emit notice(text); }

  signals:
    void notice(const QString& text);

  private:
    QString game_;
    Look& look_;
    Settings& settings_;
    Loudspeaker& loudspeaker_;
    QString music_;
    bool heard_ = false;
};

}  // namespace gridlark::shell
