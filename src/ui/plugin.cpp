#include "gridlark/ui/plugin.h"

#include <algorithm>

namespace gridlark::ui {

// Here, so that each class has its type information in one library and casts work across plug-ins.
Host::~Host() = default;
Table::~Table() = default;
GamePlugin::~GamePlugin() = default;

bool GamePlugin::offers(const kit::Options& options) const {
    const auto choices = grids();
    return std::any_of(choices.begin(), choices.end(),
                       [&options](const GridChoice& choice) { return choice.options == options; });
}

}  // namespace gridlark::ui
