/// What plays sounds: a plug-in that the shell loads when something is to be heard.
#pragma once

#include <QString>
#include <QtPlugin>

namespace gridlark::sounds {

/// Lives on one thread, which has an event loop. Without a device nothing is heard, and nothing
/// said.
class SoundOutput {
  public:
    virtual ~SoundOutput() = default;
    /// Plays a sound once, from its beginning, beside others. Unknown names are silent. `volume` as
    /// the ear has it, 0 … 1.
    virtual void play(const QString& name, double volume) = 0;
    /// Plays music over and over in place of what went before; continues the same at another
    /// volume. Empty, or a volume of 0: ends it.
    virtual void setMusic(const QString& name, double volume) = 0;
};

}  // namespace gridlark::sounds

#define GRIDLARK_SOUND_IID "io.github.gridlark.SoundOutput/1"
Q_DECLARE_INTERFACE(gridlark::sounds::SoundOutput, GRIDLARK_SOUND_IID)
