/// What one game asks of the shell.
#pragma once

#include <QObject>

#include "gridlark/ui/plugin.h"

namespace gridlark::shell {

class Look;
class Loudspeaker;
class Settings;

class GameHost : public QObject, public ui::Host {
    Q_OBJECT

  public:
    GameHost(QString game, Look& look, Settings& settings, Loudspeaker& loudspeaker,
             QObject* parent = nullptr);

    /// Whether the game's music is heard now.
    void setHeard(bool heard);

    [[nodiscard]] const ui::Theme& theme() const override;
    [[nodiscard]] int longPress() const override;
    [[nodiscard]] QVariant setting(const QString& key, const QVariant& otherwise) const override;
    void setSetting(const QString& key, const QVariant& value) override;
    void playSound(const QString& name) override;
    void setMusic(const QString& name) override;
    [[nodiscard]] ui::Sounds sounds() const override;
    void setSounds(ui::Sounds sounds) override;
    void notify(const QString& text) override;

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
