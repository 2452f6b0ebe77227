/// Sounds through Qt Multimedia.
#pragma once

#include <QObject>
#include <QSoundEffect>
#include <map>
#include <memory>

#include "sound_output.h"

namespace gridlark::sounds {

class SoundPlugin final : public QObject, public SoundOutput {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID GRIDLARK_SOUND_IID)
    Q_INTERFACES(gridlark::sounds::SoundOutput)

  public:
    void play(const QString& name, double volume) override;
    void setMusic(const QString& name, double volume) override;

  private:
    /// Null if there is no such sound, or no device.
    [[nodiscard]] QSoundEffect* effect(const QString& name);

    std::map<QString, std::unique_ptr<QSoundEffect>> effects_;
    std::unique_ptr<QSoundEffect> music_;
    QString musicName_;
};

}  // namespace gridlark::sounds
