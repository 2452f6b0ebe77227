#include "loudspeaker.h"

#include <QPluginLoader>

#include "settings.h"
#include "sounds/output/sound_output.h"

namespace gridlark::shell {

/// Lives on the thread.
class Loudspeaker::Player : public QObject {
  public:
    explicit Player(const QString& library) : loader_(library) {}

    /// Null without the plug-in.
    [[nodiscard]] sounds::SoundOutput* output() {
        if (!std::exchange(tried_, true)) {
            output_ = qobject_cast<sounds::SoundOutput*>(loader_.instance());
        }
        return output_;
    }

    /// The root of the plug-in goes while its thread still runs. The library stays, as threads of
    /// Qt Multimedia may still be on their way out of it.
    ~Player() override {
        if (output_ != nullptr) delete loader_.instance();
    }

  private:
    QPluginLoader loader_;
    bool tried_ = false;
    sounds::SoundOutput* output_ = nullptr;
};

Loudspeaker::Loudspeaker(const Settings& settings, QString library)
    : settings_(settings), library_(std::move(library)) {
    connect(&settings_, &Settings::changed, this, &Loudspeaker::follow);
}

Loudspeaker::~Loudspeaker() {
    thread_.quit();
    thread_.wait();
}

Loudspeaker::Player& Loudspeaker::player() {
    if (player_ == nullptr) {
        player_ = new Player(library_);
        player_->moveToThread(&thread_);
        connect(&thread_, &QThread::finished, player_, &QObject::deleteLater);
        thread_.setObjectName(QStringLiteral("sounds"));
        thread_.start();
    }
    return *player_;
}

template <class Work>
void Loudspeaker::post(Work work) {
    Player& to = player();
    QMetaObject::invokeMethod(
        &to,
        [&to, work = std::move(work)] {
            if (sounds::SoundOutput* output = to.output()) work(*output);
        },
        Qt::QueuedConnection);
}

void Loudspeaker::play(const QString& name) {
    const double volume = settings_.effectsVolume() / 100.0;
    if (settings_.sounds() == ui::Sounds::none || volume <= 0) return;
    post([name, volume](sounds::SoundOutput& output) { output.play(name, volume); });
}

void Loudspeaker::setMusic(const QString& name) {
    if (music_ == name) return;
    music_ = name;
    follow();
}

void Loudspeaker::finish() {
    if (player_ != nullptr)
        QMetaObject::invokeMethod(
            player_, [] {}, Qt::BlockingQueuedConnection);
}

void Loudspeaker::follow() {
    const double volume =
        settings_.sounds() == ui::Sounds::all ? settings_.musicVolume() / 100.0 : 0;
    const bool hears = !music_.isEmpty() && volume > 0;
    if (!std::exchange(heard_, hears) && !hears) return;
    post([name = music_, volume](sounds::SoundOutput& output) { output.setMusic(name, volume); });
}

}  // namespace gridlark::shell
