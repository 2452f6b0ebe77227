#include "gridlark/kit/rules.h"

#include <array>

namespace gridlark::kit {
namespace {

constexpr std::array<std::string_view, 4> names{"playing", "won", "lost", "drawn"};

}  // namespace

std::string_view name(Status status) {
    return names[static_cast<std::size_t>(status)];
}

std::optional<Status> statusNamed(std::string_view text) {
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (names[i] == text) return static_cast<Status>(i);
    }
    return std::nullopt;
}

}  // namespace gridlark::kit
