/// The program: all services, in the order they need each other, and the window.
#pragma once

#include <memory>

#include "gridlark/play/clock.h"

#include "look.h"
#include "main_window.h"
#include "services/loudspeaker.h"
#include "services/messages.h"
#include "services/paths.h"
#include "services/plugin_registry.h"
#include "services/records.h"
#include "services/save_store.h"
#include "services/services.h"
#include "services/settings.h"

namespace gridlark::shell {

class Application {
  public:
    Application(const Paths& paths, PluginRegistry& registry,
                const play::Disk& disk = play::Disk());

    [[nodiscard]] MainWindow& window() { return *window_; }
    [[nodiscard]] const Services& services() const { return services_; }

    /// Shows the window on what is asked for, or as it was left.
    void start(const Request& request);

  private:
    Messages messages_;
    Settings settings_;
    Look look_;
    play::SteadyClock clock_;
    SaveStore saves_;
    Records records_;
    Loudspeaker loudspeaker_;
    Services services_;
    std::unique_ptr<MainWindow> window_;
};

/// Name, icon and translation of the program; call once after QApplication is made.
void introduce();

}  // namespace gridlark::shell
