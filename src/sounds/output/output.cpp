#include "output.h"

#include <QAudio>
#include <QAudioDevice>
#include <QFile>
#include <QMediaDevices>
#include <QUrl>

namespace gridlark::sounds {
namespace {

/// The device of now: headphones may have come or gone.
std::unique_ptr<QSoundEffect> opened(const QString& name) {
    const QString file = QStringLiteral(":/sounds/%1.wav").arg(name);
    const QAudioDevice device = QMediaDevices::defaultAudioOutput();
    if (device.isNull() || !QFile::exists(file)) return nullptr;
    auto made = std::make_unique<QSoundEffect>(device);
    made->setSource(QUrl(QStringLiteral("qrc") + file));
    return made;
}

float linear(double volume) {
    return QAudio::convertVolume(static_cast<float>(volume), QAudio::LogarithmicVolumeScale,
                                 QAudio::LinearVolumeScale);
}

}  // namespace

QSoundEffect* SoundPlugin::effect(const QString& name) {
    auto& kept = effects_[name];
    if (kept != nullptr && kept->audioDevice() != QMediaDevices::defaultAudioOutput()) kept.reset();
    if (kept == nullptr) kept = opened(name);
    return kept.get();
}

void SoundPlugin::play(const QString& name, double volume) {
    QSoundEffect* sound = volume > 0 ? effect(name) : nullptr;
    if (sound == nullptr) return;
    sound->setVolume(linear(volume));
    sound->play();
}

void SoundPlugin::setMusic(const QString& name, double volume) {
    if (name.isEmpty() || volume <= 0) {
        music_.reset();
        musicName_.clear();
        return;
    }
    if (music_ == nullptr || musicName_ != name) {
        music_ = opened(name);
        musicName_ = name;
        if (music_ == nullptr) return;
        music_->setLoopCount(QSoundEffect::Infinite);
        music_->play();
    }
    music_->setVolume(linear(volume));
}

}  // namespace gridlark::sounds
