#include "gridlark/kit/rules.h"

#include "gridlark/kit/names.h"

namespace gridlark::kit {
namespace {

constexpr Names names{std::pair{Status::playing, "playing"}, std::pair{Status::won, "won"},
                      std::pair{Status::lost, "lost"}, std::pair{Status::drawn, "drawn"}};

}  // namespace

std::string_view name(Status status) {
    return names[status];
}

std::optional<Status> statusNamed(std::string_view text) {
    return names.find(text);
}

}  // namespace gridlark::kit
