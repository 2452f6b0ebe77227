// A result log with any content: the index has the figures that a count of all results has.
#include <cstdint>
#include <cstdlib>
#include <string>

#include "frail_files.h"
#include "records/result_index.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace gridlark;
    play::FrailFiles files;
    files.put("/log", std::string(data, data + size));
    play::ResultLog log("/log", files);
    records::ResultIndex index;
    if (!log.refresh() || !index.readOn(files, "/log")) std::abort();
    for (const play::Result& result : log.results()) {
        const auto right = play::statisticsOf(log.results(), result.game, result.options);
        if (index.statistics(result.game, result.options) != right) std::abort();
        if (result.ticket != 0 && !index.contains(result.ticket)) std::abort();
    }
    if (index.damaged() || index.badLines().count != log.badLineCount()) std::abort();
    return 0;
}
