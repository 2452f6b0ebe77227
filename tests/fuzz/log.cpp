// A result log with any content: nothing of it is lost, a result can be added, and statistics can
// be made of it.
#include <cstdint>
#include <cstdlib>
#include <string>

#include "gridlark/play/result_log.h"
#include "gridlark/play/statistics.h"

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
    const std::size_t before = log.results().size();
    if (!log.append(added) || !log.contains(7)) std::abort();
    // A last line without an end counts only once something is appended to it.
    if (log.results().size() < before || log.results().size() > before + 2) std::abort();
    if (!files.content("/log")->starts_with(content)) std::abort();
    const Result& last = log.results().back();
    const Statistics statistics = statisticsOf(log.results(), last.game, last.options);
    if (statistics.played < 1 || statistics.winRate() > 1) std::abort();
    static_cast<void>(timeText(last.time));
    return 0;
}
