/// Where sounds go: through the settings to a thread of their own.
#pragma once

#include <QObject>
#include <QString>
#include <QThread>

#include "gridlark/ui/plugin.h"

namespace gridlark::shell {

class Settings;

/// Plays sounds and music as loud as the settings say. The first sound starts the thread, which
/// loads the plug-in that knows about devices: that takes a while and must not hold up the window.
/// Without the plug-in or a device there is silence.
class Loudspeaker : public QObject {
    Q_OBJECT

  public:
    /// `library`: the file of the plug-in (sound_output.h), which need not be there.
    Loudspeaker(const Settings& settings, QString library);
    ~Loudspeaker() override;

    void play(const QString& name);
    /// Music of that name from now on, empty: none. Heard as far as the settings allow.
    void setMusic(const QString& name);

    /// Returns when everything so far has reached the device.
    void finish();

  private:
    class Player;

    void follow();
    [[nodiscard]] Player& player();
    template <class Work>
    void post(Work work);

    const Settings& settings_;
    QString library_;
    QString music_;
    bool heard_ = false;  ///< the player has music
    Player* player_ = nullptr;
    QThread thread_;
};

}  // namespace gridlark::shell
