#include "gridlark/play/home.h"

#include <cstdlib>

namespace gridlark::play {
namespace {

using Path = std::filesystem::path;

Path fromEnvironment(const char* name) {
    const char* text = std::getenv(name);
    return text == nullptr ? Path() : Path(text);
}

}  // namespace

Home Home::in(const Path& folder) {
    return {.results = folder / "results.jsonl",
            .pending = folder / "results-pending.jsonl",
            .index = folder / "results-index.sqlite",
            .saves = folder / "saves"};
}

std::optional<Home> usualHome() {
    const Path own = fromEnvironment("GRIDLARK_HOME");
    if (!own.empty()) return Home::in(own);
    const Path data = fromEnvironment("XDG_DATA_HOME");
    if (data.is_absolute()) return Home::in(data / "gridlark");
    const Path home = fromEnvironment("HOME");
    if (home.empty()) return std::nullopt;
    return Home::in(home / ".local" / "share" / "gridlark");
}

}  // namespace gridlark::play
