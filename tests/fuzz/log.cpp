// A result log with any content: nothing of it is lost, and a result can be added.
#include <cstdint>
#include <cstdlib>
#include <string>

#include "gridlark/play/result_log.h"

#include "frail_files.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace gridlark::play;
    FrailFiles files;
    const std::string content(data, data + size);
    files.put("/log", content);
    ResultLog log("/log", files);
    if (!log.refresh()) std::abort();
    Result added;
    added.game = "cats";
    added.options.grid = "8";
    added.outcome = gridlark::kit::Status::won;
    added.ticket = 7;
    const bool known = log.contains(7);
    const std::size_t before = log.results().size();
    if (!log.append(added) || log.results().size() != before + (known ? 0 : 1)) std::abort();
    if (!files.content("/log")->starts_with(content)) std::abort();
    return 0;
}
