#include "verdict.h"

#include "minesweeper/engine/chances/analysis.h"

namespace gridlark::minesweeper {

std::optional<Verdict> verdictOn(const State& lost, const std::stop_token& stop) {
    const std::vector<kit::Cell> mines = exploded(lost);
    if (mines.empty()) return std::nullopt;
    const Analysis analysis = analyse(beforeLoss(lost), {.stop = stop});
    if (analysis.stopped || !analysis.consistent) return std::nullopt;
    Verdict verdict;
    verdict.exact = analysis.exact;
    verdict.risk = -1;
    for (const kit::Cell cell : mines) {
        if (analysis.probability[cell] <= verdict.risk) continue;
        verdict.fatal = cell;
        verdict.risk = analysis.probability[cell];
    }
    verdict.knowable = verdict.risk == 1;
    verdict.safest = safestCells(analysis);
    verdict.leastRisk = verdict.safest.empty() ? 1 : analysis.probability[verdict.safest.front()];
    return verdict;
}

}  // namespace gridlark::minesweeper
