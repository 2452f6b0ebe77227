// A save of any content in the folder of saves, found at the start, and then once more as if
// another copy of the program had written it: it is read, or kept, and the next save is written
// whole.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>

#include <nlohmann/json.hpp>

#include "frail_files.h"
#include "shell/services/save_store.h"

namespace {

void require(bool holds) {
    if (!holds) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace gridlark;
    const std::string content(data, data + size);
    const auto kept = [&](play::FrailFiles& files) {
        return std::ranges::any_of(
            files.files(), [&](const auto& file) { return files.content(file) == content; });
    };
    play::FrailFiles files;
    files.put("/saves/cats.json", content);
    shell::SaveStore store(QStringLiteral("/saves"), play::Disk(files));
    const auto loaded = store.load(QStringLiteral("cats"));
    require(loaded.document || loaded.trouble.isEmpty() || kept(files));
    if (!loaded.document) return 0;
    files.put("/saves/cats.json", content);
    store.put(QStringLiteral("cats"), {{"ticket", 1}, {"events", {"a", "b"}}}, {});
    require(store.flush(std::chrono::seconds(20)));
    require(nlohmann::json::parse(*files.content("/saves/cats.json"))["ticket"] == 1);
    return 0;
}
