#include "gridlark/ui/plugin.h"

namespace gridlark::ui {

// Here, so that each class has its type information in one library and casts work across plug-ins.
Host::~Host() = default;
Table::~Table() = default;
GamePlugin::~GamePlugin() = default;

}  // namespace gridlark::ui
