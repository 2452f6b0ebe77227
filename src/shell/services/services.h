/// What the parts of the shell share; made once by `Application`, outlives all of them.
#pragma once

namespace gridlark::play {
class Clock;
}

namespace gridlark::shell {

class Look;
class Loudspeaker;
class Messages;
class PluginRegistry;
class Records;
class SaveStore;
class Settings;

struct Services {
    Settings& settings;
    Look& look;
    Messages& messages;
    PluginRegistry& registry;
    SaveStore& saves;
    Records& records;
    Loudspeaker& loudspeaker;
    const play::Clock& clock;
};

}  // namespace gridlark::shell
